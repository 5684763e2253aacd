import { formatCount } from '#contract/base/format-count.ts';
import type { Entendimento } from '#contract/lisa/leituras.ts';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import { formatDay } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';

/** How dark a cell is: none, some, or a quarter and more of a week's conversations. */
function shade(stopped: number, begun: number): string {
  if (stopped === 0) return 'text-faint';
  return stopped * 4 >= begun ? 'bg-gold-soft font-semibold text-gold-ink' : 'bg-sunken';
}

/** Of each week's conversations, how many were filed and at which steps the others stopped. */
export function Weeks({ semanas }: { semanas: Entendimento['semanas'] }) {
  const reached = lisaSteps.flatMap((name, index) =>
    semanas.some(({ paradas }) => paradas[index]! > 0) ? [{ name, index }] : [],
  );
  if (semanas.every(({ iniciadas }) => iniciadas === 0))
    return <p className="text-muted">Nenhuma conversa começou nas últimas oito semanas.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Por semana e passo" className="-mx-5 overflow-x-auto px-5">
      <table className="w-full min-w-max text-[13px] tabular-nums">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Semana de
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Conversas
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Enviadas
            </th>
            {reached.map(({ name, index }) => (
              <th key={name} scope="col" className="px-3 py-1.5 text-right font-medium">
                <span className="sr-only">Pararam em </span>
                {index + 1}. {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map(({ inicio, iniciadas, enviadas, paradas }) => (
            <tr key={inicio} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {formatDay(inicio)}
              </th>
              <td className="px-3 py-1.5 text-right">{formatCount(iniciadas)}</td>
              <td className="px-3 py-1.5 text-right">{formatCount(enviadas)}</td>
              {reached.map(({ name, index }) => (
                <td key={name} className={cx('px-3 py-1.5 text-right', shade(paradas[index]!, iniciadas))}>
                  {formatCount(paradas[index]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
