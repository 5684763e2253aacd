import { formatCount } from '#contract/base/format-count.ts';
import type { Chamada } from '#contract/sistema/execucoes.ts';
import { formatCost, formatTime, nothing } from '#web/kit/format.ts';
import { formatDuration, resultadoLabels, tarefaLabels } from '#web/sistema/execucoes/words.ts';

const head = 'px-4 py-2.5 text-[13px] font-medium text-muted';
const cell = 'px-4 py-2.5 whitespace-nowrap';
const number = `${cell} text-right tabular-nums`;

/** Every model call of a run, including failed and repeated ones. */
export function CallsTable({ calls }: { calls: Chamada[] }) {
  const isPriced = calls.some(({ custo }) => custo !== null);
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-surface focus-visible:-outline-offset-2"
    >
      <table aria-label="Uso por chamada" className="w-full">
        <thead>
          <tr className="border-b border-line bg-sunken text-left">
            <th className={head}>Hora</th>
            <th className={head}>Tarefa</th>
            <th className={head}>Modelo</th>
            <th className={head}>Resultado</th>
            <th className={`${head} text-right`}>Entrada</th>
            <th className={`${head} text-right`}>Saída</th>
            <th className={`${head} text-right`}>Duração</th>
            {isPriced && <th className={`${head} text-right`}>Custo</th>}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {calls.map((call) => (
            <tr key={call.id}>
              <td className={`${cell} tabular-nums`}>{formatTime(call.em)}</td>
              <td className={cell}>{tarefaLabels[call.tarefa] ?? call.tarefa}</td>
              <td className={cell}>
                {call.modelo}
                {call.noLugarDe && (
                  <span className="block max-w-80 text-[13px] whitespace-normal text-muted">
                    no lugar de {call.noLugarDe}
                  </span>
                )}
              </td>
              <td className={cell}>{resultadoLabels[call.resultado] ?? call.resultado}</td>
              <td className={number}>{formatCount(call.tokensEntrada)}</td>
              <td className={number}>{formatCount(call.tokensSaida)}</td>
              <td className={number}>{formatDuration(call.duracaoMs)}</td>
              {isPriced && <td className={number}>{call.custo ? formatCost(call.custo) : nothing}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
