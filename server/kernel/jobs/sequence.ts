import type { ProgressEvent } from '#contract/base/runs.ts';

export interface SequenceStep {
  id: string;
  label: string;
  substeps: readonly { id: string; label: string }[];
}

interface Flat {
  step: SequenceStep;
  id: string;
  label: string;
  first: boolean;
  last: boolean;
}

interface Mark {
  message?: string;
  data?: Record<string, unknown>;
}

/**
 * Work of a run happens side by side; what is told of it keeps the specified order. A substep is
 * told as started when all before it are complete, and as complete when its work is done and it was
 * told as started. Rebuilt from the stored events, so a run that goes on tells nothing twice.
 */
export function createSequence(steps: readonly SequenceStep[], told: ProgressEvent[]) {
  const flat: Flat[] = steps.flatMap((step) =>
    step.substeps.map((substep, index) => ({
      step,
      ...substep,
      first: index === 0,
      last: index === step.substeps.length - 1,
    })),
  );
  const startedSteps = new Set<string>();
  const started = new Set<string>();
  const completed = new Set<string>();
  const finished = new Map<string, Mark>();
  const totals = new Map<string, number>();

  const observe = (event: ProgressEvent) => {
    if (event.type === 'step_start') startedSteps.add(event.step);
    if (event.type === 'substep_start') started.add(event.substep);
    if (event.type === 'substep_complete') {
      completed.add(event.substep);
      finished.set(event.substep, {});
    }
  };
  for (const event of told) observe(event);

  /** The events that may be told now, in order, without marking them as told. */
  const due = (): ProgressEvent[] => {
    const events: ProgressEvent[] = [];
    for (const entry of flat) {
      if (completed.has(entry.id)) continue;
      const place = { step: entry.step.id, substep: entry.id };
      if (entry.first && !startedSteps.has(entry.step.id)) {
        events.push({ type: 'step_start', step: entry.step.id, message: entry.step.label });
      }
      if (!started.has(entry.id)) {
        const total = totals.get(entry.id);
        events.push({
          type: 'substep_start',
          ...place,
          message: entry.label,
          ...(total === undefined ? {} : { data: { total } }),
        });
      }
      const mark = finished.get(entry.id);
      if (!mark) break;
      events.push({ type: 'substep_complete', ...place, ...mark });
      if (entry.last) events.push({ type: 'step_complete', step: entry.step.id, ...mark });
    }
    return events;
  };

  return {
    due,
    /** Call after the events are stored. */
    tell(events: ProgressEvent[]) {
      for (const event of events) observe(event);
    },
    finish(substep: string, mark: Mark = {}) {
      finished.set(substep, mark);
    },
    /** How many items a substep will have; told with its start. */
    total(substep: string, count: number) {
      totals.set(substep, count);
    },
    isFinished: (substep: string) => finished.has(substep),
    /** The first substep that is not complete, where a failure is said to have happened. */
    current: () => flat.find((entry) => !completed.has(entry.id)) ?? null,
  };
}
