import type { ProgressEvent } from '#contract/base/runs.ts';
import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { StoredEvent } from '#server/kernel/runs/run-reads.ts';
import { createSequence } from '#server/kernel/runs/sequence.ts';
import type { OwnRun } from './run-kinds.ts';

/** A run as its calls return it, derived from stored state only. */
export function presentRun(run: OwnRun, sessionId: string, events: StoredEvent[]): Run {
  const told = events.map(({ event }) => event);
  const sequence = createSequence(superAiSteps, told);
  const current = sequence.current();
  const error = run.error && { step: run.error.step, message: run.error.message };
  return {
    runId: run.id,
    sessionId,
    state: run.state,
    driveUrl: run.input.driveUrl,
    engine: run.engine,
    step: current?.step.id ?? null,
    substep: current?.id ?? null,
    lastEvent: run.lastEvent,
    steps: superAiSteps.map((step) => presentStep(step, told, run.state === 'failed')),
    question: run.question,
    error,
    result: run.result,
    startedAt: run.criadoEm.toISOString(),
    finishedAt: run.terminadoEm?.toISOString() ?? null,
  };
}

function presentStep(
  step: (typeof superAiSteps)[number],
  told: ProgressEvent[],
  failed: boolean,
): Run['steps'][number] {
  const done = told.flatMap((event) =>
    event.type === 'substep_complete' && event.step === step.id ? [event.substep] : [],
  );
  const started = told.some((event) => event.type === 'step_start' && event.step === step.id);
  const complete = done.length === step.substeps.length;
  const status = complete ? 'completed' : !started ? 'pending' : failed ? 'error' : 'processing';
  return { id: step.id, status, done };
}
