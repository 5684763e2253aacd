import type { Evento, ExecucaoAberta } from '#contract/sistema/execucoes.ts';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';

/** Time to the second, for a run's log. */
const secondsOf = (iso: string) => `${formatTime(iso)}:${iso.slice(17, 19)}`;

function textOf({ tipo, mensagem, passo, subpasso, retomada }: Evento, { passos }: ExecucaoAberta): string {
  const step = passos.find(({ id }) => id === passo);
  const name = step?.subpassos.find(({ id }) => id === subpasso)?.rotulo ?? step?.rotulo ?? passo ?? '';
  if (retomada) return mensagem ? `Parou e foi retomada: ${mensagem}` : 'Retomada';
  switch (tipo) {
    case 'step_start':
      return `Passo iniciado: ${name}`;
    case 'step_complete':
      return `Passo concluído: ${name}`;
    case 'substep_start':
      return `Iniciou: ${name}`;
    case 'substep_complete':
      return mensagem ? `Concluiu: ${name} (${mensagem})` : `Concluiu: ${name}`;
    case 'error':
      return `Erro: ${mensagem ?? ''}`;
    case 'complete':
      return mensagem ?? 'Concluída';
    default:
      return mensagem ?? 'Nota';
  }
}

/** A run's events in order, with timestamps. */
export function EventsList({ run }: { run: ExecucaoAberta }) {
  if (run.eventos.length === 0)
    return <p className="text-muted">Nenhum evento ainda: a execução está na fila.</p>;
  const days = new Set(run.eventos.map(({ em }) => formatDate(em)));
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {run.eventos.map((event) => (
        <li key={event.n} className="flex gap-4 px-4 py-2 text-[13px]">
          <time
            dateTime={event.em}
            data-hint={formatDate(event.em)}
            className="shrink-0 text-muted tabular-nums"
          >
            {days.size > 1 && `${formatDate(event.em)} `}
            {secondsOf(event.em)}
          </time>
          <span
            className={cx(
              'min-w-0 break-words',
              event.tipo === 'error' && 'text-danger',
              event.tipo.startsWith('step_') && 'font-medium',
            )}
          >
            {textOf(event, run)}
          </span>
        </li>
      ))}
    </ol>
  );
}
