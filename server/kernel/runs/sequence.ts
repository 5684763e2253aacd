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
 * Orders events: work of a run happens in parallel, but is published in the specified order. A substep is
 * published as started when all before it are complete, and as complete when it is done and was published as
 * started. Rebuilt from stored events, so a resumed run repeats nothing.
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

  /** The events publishable now, in order, without marking them. */
  const publishable = (): ProgressEvent[] => {
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
    publishable,
    /** Marks events as published; call it after they are stored. */
    markPublished(events: ProgressEvent[]) {
      for (const event of events) observe(event);
    },
    finish(substep: string, mark: Mark = {}) {
      finished.set(substep, mark);
    },
    /** Sets the item count of a substep, published with its start. */
    total(substep: string, count: number) {
      totals.set(substep, count);
    },
    isFinished: (substep: string) => finished.has(substep),
    /** The first incomplete substep, where a failure is reported. */
    current: () => flat.find((entry) => !completed.has(entry.id)) ?? null,
  };
}
