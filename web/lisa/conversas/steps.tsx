import { formatCount } from '#contract/base/format-count.ts';
import type { Conversas } from '#contract/lisa/conversas.ts';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import { cx } from '#web/kit/ui/cx.ts';

interface Props {
  passos: Conversas['passos'];
  chosen: string;
  onChoose: (passo: string) => void;
}

/** Where people are and where they stop; clicking a step filters the list. */
export function Steps({ passos, chosen, onChoose }: Props) {
  const shown = passos.filter(({ passo, total }) => total > 0 || String(passo) === chosen);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="onde-param" className="mb-4">
      <h2 id="onde-param" className="mb-2 text-[13px] font-medium text-muted">
        Onde as pessoas estão
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {shown.map(({ passo, total, paradas }) => {
          const isChosen = String(passo) === chosen;
          return (
            <li key={passo}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : String(passo))}
                className={cx(
                  'w-full rounded-md border bg-surface px-3 py-2 text-left hover:border-edge',
                  isChosen ? 'border-gold-ink' : 'border-line',
                )}
              >
                <span className="block truncate text-[13px] text-muted">
                  {passo}. {lisaSteps[passo - 1]}
                </span>
                <span className="font-semibold tabular-nums">{formatCount(total)}</span>
                {paradas > 0 && (
                  <span className="text-[13px] text-gold-ink tabular-nums">
                    {' '}
                    · {formatCount(paradas)} {paradas === 1 ? 'parada' : 'paradas'}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
