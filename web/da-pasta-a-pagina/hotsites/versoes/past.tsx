import { FileCheck2 } from 'lucide-react';
import type { LinkPrevia, Publicacao, Versao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { versionLabel } from '#web/da-pasta-a-pagina/hotsites/versoes/version-label.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { FindingCounts } from '#web/widgets/publicacao/finding-counts.tsx';

const card = 'rounded-xl border border-line bg-surface';
const title = 'px-4 pt-4 pb-1 text-[15px] font-semibold tracking-tight sm:px-5';

interface PublicationsProps {
  publicacoes: Publicacao[];
  versoes: Versao[];
  /** Requests the evidence of a day. */
  onProve: () => void;
}

/** Publication history: by whom, why, and the findings at that moment. */
export function Publications({ publicacoes, versoes, onProve }: PublicationsProps) {
  return (
    <section aria-labelledby="publicacoes" className={card}>
      <div className="flex flex-wrap items-center gap-x-4 pr-4 sm:pr-5">
        <h2 id="publicacoes" className={cx(title, 'flex-1')}>
          Histórico de publicações
        </h2>
        {publicacoes.length > 0 && (
          <Button look="ghost" className="mt-2" onClick={onProve}>
            <FileCheck2 aria-hidden="true" />
            Baixar comprovante
          </Button>
        )}
      </div>
      {publicacoes.length === 0 ? (
        <p className="px-4 pb-4 text-muted sm:px-5">Nenhuma versão foi publicada ainda.</p>
      ) : (
        <ol className="divide-y divide-line">
          {publicacoes.map(({ id, numero, publicadaEm, autor, motivo, ressalva, achados }) => (
            <li key={id} className="grid gap-0.5 px-4 py-2.5 sm:px-5">
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="font-medium tabular-nums">Versão {numero}</span>
                <span className="min-w-0 text-muted">
                  {versionLabel(motivo, versoes.find((versao) => versao.numero === numero)?.motor)}
                </span>
                <FindingCounts counts={achados} className="ml-auto" />
              </span>
              <span className="text-[13px] text-faint tabular-nums">
                {formatDate(publicadaEm)} às {formatTime(publicadaEm)}
                {autor && ` por ${autor}`}
              </span>
              {ressalva && (
                <span className="mt-1 rounded-md bg-gold-soft px-3 py-1.5 break-words text-gold-ink">
                  Publicada com ressalva: {ressalva}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface LinksProps {
  links: LinkPrevia[];
  busy: boolean;
  onRevoke: (id: number) => void;
}

/** Active preview links. */
export function PreviewLinks({ links, busy, onRevoke }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links-de-previa" className={card}>
      <h2 id="links-de-previa" className={title}>
        Links de prévia
      </h2>
      <ul className="divide-y divide-line">
        {links.map(({ id, numero, autor, criadoEm, expiraEm }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
            <span className="min-w-0 flex-1 tabular-nums">
              <span className="font-medium">Versão {numero}</span>{' '}
              <span className="text-muted">
                até {formatDate(expiraEm)} às {formatTime(expiraEm)}
              </span>
              <span className="block text-[13px] text-faint">
                Criado em {formatDate(criadoEm)}
                {autor && ` por ${autor}`}
              </span>
            </span>
            <Button
              disabled={busy}
              aria-label={`Cancelar o link da versão ${numero}, criado em ${formatDate(criadoEm)}`}
              onClick={() => onRevoke(id)}
            >
              Cancelar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
