import { ExternalLink, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#web/kit/ui/back-link.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { EditionLink } from '#web/widgets/edition-link.tsx';
import { sharePage } from '#web/widgets/share-page.ts';

interface Props {
  hotsite: { id: number; nome: string; rota: string; ativo: boolean };
  /** Whether a version is public. */
  publica: boolean;
  current: 'estudio' | 'versoes' | 'verificacao';
  /** A line below its address. */
  state?: ReactNode;
  /** Actions of this screen. */
  children?: ReactNode;
}

const tabs = [
  { id: 'estudio', label: 'Estúdio' },
  { id: 'versoes', label: 'Versões' },
  { id: 'verificacao', label: 'Verificação' },
] as const;

/** Header of a hotsite's screens: its name, and navigation between them. */
export function HotsiteHead({ hotsite, publica, current, state, children }: Props) {
  const { id, nome, rota, ativo } = hotsite;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <BackLink to="/admin/hotsites">Hotsites</BackLink>
          <p className="mt-0.5 text-xl font-semibold tracking-tight break-words">{nome}</p>
          {ativo && publica ? (
            <span className="flex flex-wrap items-center gap-x-3">
              <a
                href={`/hotsite/${encodeURIComponent(rota)}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-6 max-w-full items-center gap-1 font-mono text-xs text-muted hover:text-ink"
              >
                <span className="min-w-0 break-all">/hotsite/{rota}</span>
                <ExternalLink aria-hidden="true" className="size-3 shrink-0" />
                <span className="sr-only">, página pública em nova aba</span>
              </a>
              <button
                type="button"
                className="inline-flex min-h-6 items-center gap-1 text-xs text-muted underline-offset-4 hover:text-ink hover:underline"
                onClick={() => void sharePage({ nome, rota })}
              >
                <Share2 aria-hidden="true" className="size-3" />
                Copiar link
              </button>
              <EditionLink page={{ nome, rota }} small />
            </span>
          ) : (
            <p className="font-mono text-xs break-all text-faint">
              /hotsite/{rota} <span className="font-sans">{ativo ? '(em preparação)' : '(inativo)'}</span>
            </p>
          )}
          {state}
        </div>
        {children}
      </div>
      <nav aria-label="Telas do hotsite" className="flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={`/admin/hotsites/${id}/${tab.id}`}
            aria-current={tab.id === current ? 'page' : undefined}
            className={cx(
              '-mb-px border-b-2 px-3 py-2 font-medium',
              tab.id === current
                ? 'border-gold-ink text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
