import type { ProgressEvent, RunState } from '#contract/base/runs.ts';
import type { EstadoDoPasso, Passo } from '#contract/sistema/execucoes.ts';
import type { SequenceStep } from '#server/kernel/runs/sequence.ts';

export interface TimedEvent {
  n: number;
  at: Date;
  event: ProgressEvent;
}

const over: RunState[] = ['failed', 'interrupted'];

/** A run's steps derived from its events, including future ones. */
export function stepsOf(
  {
    plan,
    state,
    failedIn,
  }: { plan: readonly SequenceStep[] | null; state: RunState; failedIn: string | null },
  events: readonly TimedEvent[],
  items: ReadonlyMap<string, number>,
): Passo[] {
  const told = (type: ProgressEvent['type'], substep: string) =>
    events.find(({ event }) => event.type === type && 'substep' in event && event.substep === substep);
  const isStopped = over.includes(state);
  return (plan ?? planOf(events)).map((step) => {
    const subpassos = step.substeps.map(({ id, label }): Passo['subpassos'][number] => {
      const started = told('substep_start', id);
      const ended = told('substep_complete', id);
      return {
        id,
        rotulo: label,
        itens: items.get(id) ?? 0,
        estado: ended ? 'concluido' : started ? (isStopped ? 'erro' : 'em-andamento') : 'pendente',
        nota: ended?.event.message ?? null,
        inicio: started?.at.toISOString() ?? null,
        fim: ended?.at.toISOString() ?? null,
      };
    });
    const estado = stateOf(subpassos.map((substep) => substep.estado));
    return { id: step.id, rotulo: step.label, subpassos, estado: failedIn === step.id ? 'erro' : estado };
  });
}

function stateOf(states: EstadoDoPasso[]): EstadoDoPasso {
  if (states.includes('erro')) return 'erro';
  if (states.every((state) => state === 'concluido')) return 'concluido';
  return states.every((state) => state === 'pendente') ? 'pendente' : 'em-andamento';
}

/** For an unknown kind: the steps reported so far. */
function planOf(events: readonly TimedEvent[]): SequenceStep[] {
  const steps = new Map<string, { id: string; label: string; substeps: { id: string; label: string }[] }>();
  for (const { event } of events) {
    if (event.type === 'step_start')
      steps.set(event.step, { id: event.step, label: event.message ?? event.step, substeps: [] });
    if (event.type === 'substep_start')
      steps.get(event.step)?.substeps.push({ id: event.substep, label: event.message ?? event.substep });
  }
  return [...steps.values()];
}
