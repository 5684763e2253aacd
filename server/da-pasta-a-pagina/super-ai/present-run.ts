import type { ProgressEvent, RunState } from '#contract/base/runs.ts';
import { type Run, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { RunRow, StoredEvent } from '#server/kernel/jobs/run-reads.ts';
import { createSequence } from '#server/kernel/jobs/sequence.ts';
import type { RunInput } from './context.ts';

/** A run as its calls answer it, worked out of what is stored and nothing else. */
export function presentRun(run: RunRow, sessionId: string, events: StoredEvent[]): Run {
  const told = events.map(({ event }) => event);
  const sequence = createSequence(superAiSteps, told);
  const current = sequence.current();
  const failure = run.error as Run['error'];
  const error = failure && { step: failure.step, message: failure.message };
  return {
    runId: run.id,
    sessionId,
    state: run.state as RunState,
    driveUrl: (run.input as unknown as RunInput).driveUrl,
    engine: run.engine,
    step: current?.step.id ?? null,
    substep: current?.id ?? null,
    lastEvent: run.lastEvent,
    steps: superAiSteps.map((step) => presentStep(step, told, run.state === 'failed')),
    question: run.question as Run['question'],
    error,
    result: run.result as Run['result'],
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
