import { History, Monitor, Share2, Smartphone, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#contract/base/format-count.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Versao, Versoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import { styleText } from '#web/da-pasta-a-pagina/hotsites/ai-cell.tsx';
import type { VersoesActions } from '#web/da-pasta-a-pagina/hotsites/versoes/use-versoes.ts';
import { StateBadge } from '#web/da-pasta-a-pagina/hotsites/versoes/version-list.tsx';
import { countOf, formatDate, formatTime } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts';
import { countsText, FindingCounts } from '#web/widgets/publicacao/finding-counts.tsx';
import { PreviewFrame } from '#web/widgets/publicacao/preview-frame.tsx';

interface Props {
  data: Versoes;
  versao: Versao;
  wasPublic: boolean;
  copy: VersoesActions['copy'];
  onPublish: () => void;
  onShare: () => void;
  onCompare: (other: number) => void;
  onCopied: (id: number) => void;
}

/** Width of the screen a page is shown for, in pixels. */
const desktop = 1280;

/** One version: details, actions and preview. */
export function VersionPane(props: Props) {
  const { data, versao, wasPublic, copy, onPublish, onShare, onCompare, onCopied } = props;
  const { hotsite, versoes } = data;
  const current = versoes.find(({ publica }) => publica);
  const base = current ?? versoes[0];
  const isOlder = current !== undefined && current.numero > versao.numero;
  const others = versoes.filter(({ id }) => id !== versao.id);
  const onPhone = useMediaQuery('(max-width: 639px)');
  const [chosen, setPhone] = useState<boolean | null>(null);
  const isPhone = chosen ?? onPhone;

  return (
    <section aria-label={`Versão ${versao.numero}`} className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-[15px] font-semibold tracking-tight">Versão {versao.numero}</h2>
        <StateBadge versao={versao} wasPublic={wasPublic} />
        <FindingCounts counts={versao.achados} />
        <span className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={onShare}>
            <Share2 aria-hidden="true" />
            Link de prévia
          </Button>
          {!versao.publica && (
            <Button look="primary" onClick={onPublish}>
              {isOlder ? <History aria-hidden="true" /> : <Upload aria-hidden="true" />}
              {isOlder ? 'Restaurar' : 'Publicar'}
            </Button>
          )}
        </span>
      </div>
      <Notes hotsiteId={hotsite.id} versao={versao} />
      <div className="flex flex-wrap items-end gap-3">
        {others.length > 0 && (
          <Pick label="Comparar com" onPick={(id) => onCompare(Number(id))}>
            {others.map(({ id, numero, publica }) => (
              <option key={id} value={id}>
                Versão {numero}
                {publica ? ' (pública)' : ''}
              </option>
            ))}
          </Pick>
        )}
        {base && base.id !== versao.id && versao.temFonte && base.temFonte && versao.secoes.length > 0 && (
          <Pick
            label={`Copiar uma seção para a versão ${base.numero}`}
            disabled={copy.isPending}
            onPick={(secao) =>
              copy.mutate(
                { versaoId: versao.id, secao: secao as SectionId },
                {
                  onSuccess({ versoes: [draft] }) {
                    if (!draft) return;
                    onCopied(draft.id);
                    showToast({
                      title: 'Rascunho criado',
                      text: `A versão ${draft.numero} espera a publicação.`,
                    });
                  },
                },
              )
            }
          >
            {versao.secoes.map(({ id, titulo }) => (
              <option key={id} value={id}>
                {titulo}
              </option>
            ))}
          </Pick>
        )}
        <fieldset className="ml-auto flex gap-1">
          <legend className="sr-only">Largura da prévia</legend>
          <IconButton
            label="Prévia em computador"
            aria-pressed={!isPhone}
            className={isPhone ? '' : 'bg-sunken text-ink'}
            onClick={() => setPhone(false)}
          >
            <Monitor />
          </IconButton>
          <IconButton
            label="Prévia em celular"
            aria-pressed={isPhone}
            className={isPhone ? 'bg-sunken text-ink' : ''}
            onClick={() => setPhone(true)}
          >
            <Smartphone />
          </IconButton>
        </fieldset>
      </div>
      <div className={cx(isPhone && 'mx-auto w-full max-w-[390px]')}>
        <PreviewFrame
          key={versao.id}
          hotsiteId={hotsite.id}
          versao={versao}
          className="h-[72dvh]"
          laidOut={isPhone ? undefined : desktop}
        />
      </div>
    </section>
  );
}

/** A select that acts immediately and resets. */
function Pick({
  label,
  disabled,
  onPick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onPick: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <select
      aria-label={label}
      className="control w-auto max-w-full"
      value=""
      disabled={disabled}
      onChange={(event) => onPick(event.target.value)}
    >
      <option value="" disabled>
        {label}...
      </option>
      {children}
    </select>
  );
}

function Notes({ hotsiteId, versao }: { hotsiteId: number; versao: Versao }) {
  const { criadaEm, autor, motor, estilo, motivo, origem, imagens, uso, achados } = versao;
  const entries: [string, ReactNode][] = [
    ['Criada', `${formatDate(criadaEm)} às ${formatTime(criadaEm)}${autor ? ` por ${autor}` : ''}`],
    ['Estilo', `${styleText(estilo)} · ${countOf(imagens, 'imagem', 'imagens')}`],
    ...(origem === null ? [] : [['Feita da', `Versão ${origem}`] as [string, ReactNode]]),
    [
      'Verificação',
      <Link
        key="verificacao"
        to={`/admin/hotsites/${hotsiteId}/verificacao?versao=${versao.id}`}
        className="[a&]:underline [a&]:decoration-line [a&]:underline-offset-4 [a&]:hover:decoration-ink"
      >
        {countsText(achados)}
      </Link>,
    ],
  ];
  const technical: [string, ReactNode][] = [
    ['Motivo', motivo],
    ['Motor', motor],
    [
      'Custo',
      uso
        ? `${countOf(uso.chamadas, 'chamada', 'chamadas')}, ${formatCount(uso.tokensEntrada)} tokens lidos e ${formatCount(uso.tokensSaida)} escritos`
        : 'Nenhuma chamada de modelo',
    ],
  ];
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-surface px-4 py-3 sm:px-5">
      <Terms entries={entries} />
      <Disclosure label="Detalhes técnicos" hint="motivo, motor e custo">
        <Terms entries={technical} />
      </Disclosure>
    </div>
  );
}

const Terms = ({ entries }: { entries: [string, ReactNode][] }) => (
  <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
    {entries.map(([term, value]) => (
      <div key={term} className="min-w-0">
        <dt className="text-xs text-muted">{term}</dt>
        <dd className="break-words tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
