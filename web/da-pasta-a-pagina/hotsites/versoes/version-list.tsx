import type { Versao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { styleText } from '#web/da-pasta-a-pagina/hotsites/ai-cell.tsx';
import { versionLabel } from '#web/da-pasta-a-pagina/hotsites/versoes/version-label.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { FindingCounts } from '#web/widgets/publicacao/finding-counts.tsx';

interface Props {
  versoes: Versao[];
  /** Numbers of versions that were ever public. */
  published: ReadonlySet<number>;
  current: number;
  onChoose: (id: number) => void;
}

/** A version's state: public, formerly public, or never. */
export function StateBadge({ versao, wasPublic }: { versao: Versao; wasPublic: boolean }) {
  if (versao.publica) return <Badge tone="done">Pública</Badge>;
  return wasPublic ? <Badge>Anterior</Badge> : <Badge tone="alive">Rascunho</Badge>;
}

/** Every version, newest first; one is selected. */
export function VersionList({ versoes, published, current, onChoose }: Props) {
  return (
    <ul
      aria-label="Versões"
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface max-lg:max-h-72 max-lg:overflow-y-auto lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      {versoes.map((versao) => (
        <li key={versao.id}>
          <button
            type="button"
            aria-pressed={versao.id === current}
            onClick={() => onChoose(versao.id)}
            className={cx(
              'grid w-full gap-1 px-4 py-3 text-left focus-visible:-outline-offset-2',
              versao.id === current ? 'bg-sunken' : 'hover:bg-canvas',
            )}
          >
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium tabular-nums">Versão {versao.numero}</span>
              <StateBadge versao={versao} wasPublic={published.has(versao.numero)} />
              <FindingCounts counts={versao.achados} className="ml-auto" />
            </span>
            <span className="truncate text-[13px] text-muted">
              {versionLabel(versao.motivo, versao.motor)} · {styleText(versao.estilo)}
            </span>
            <span className="truncate text-xs text-faint tabular-nums">
              {formatDate(versao.criadaEm)} às {formatTime(versao.criadaEm)}
              {versao.autor && ` · ${versao.autor}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
