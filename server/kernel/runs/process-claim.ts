import type { Logger } from 'pino';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { createDurableRun, type DurableRun } from './durable-run.ts';
import { type RunKind, readRunOf } from './run-kind.ts';
import { type RunStore, StaleLeaseError } from './run-store.ts';
import { messageOf, StepError } from './step-error.ts';
import type { Claim } from './worker.ts';

export interface WorkDeps {
  store: RunStore;
  clock: Clock;
  log: Logger;
  /** Maps an outside failure for a caller; null for any other. */
  mapError: (error: unknown) => AppError | null;
}

export interface Work<Input, Result, Question, Answer> {
  kind: RunKind<Input, Result, Question, Answer>;
  /** Default failure message outside any step. */
  failure: string;
  /** Does the work, to its end or until it waits for a person. */
  follow(
    durable: DurableRun,
    run: ReturnType<typeof readRunOf<Input, Result, Question, Answer>>,
  ): Promise<void>;
}

/**
 * Works on a claimed run until it is complete, failed, or waits for a person. Finished work is stored
 * immediately, so an interrupted run continues there in the next process.
 */
export async function processClaim<Input, Result, Question, Answer>(
  { store, clock, log, mapError }: WorkDeps,
  { run, lease, signal }: Claim,
  { kind, failure, follow }: Work<Input, Result, Question, Answer>,
): Promise<void> {
  const read = kind.input.safeParse(run.input);
  const steps = read.success ? kind.steps(read.data) : [];
  // A failure of one branch stops the other, without aborting the claim itself.
  const stop = new AbortController();
  const durable = await createDurableRun({
    store,
    lease,
    run,
    clock,
    kind,
    steps,
    signal: AbortSignal.any([signal, stop.signal]),
  });
  try {
    await durable.open();
    await follow(durable, readRunOf(kind, run));
  } catch (error) {
    stop.abort(error);
    if (signal.aborted) return;
    if (error instanceof StaleLeaseError) {
      log.warn({ runId: run.id, fence: run.fence }, 'lost the lease on a run');
      return;
    }
    const known = error instanceof StepError ? error : new StepError(current(), '', { cause: error });
    const { substep, cause } = known;
    log.warn({ err: cause ?? known, runId: run.id, substep }, 'a run failed');
    const step = steps.find((entry) => entry.substeps.some(({ id }) => id === substep));
    const message = known.message || messageOf(cause) || step?.failure || failure;
    await durable.fail(step?.id ?? null, substep, message, {
      work: async (tx) => {
        if (read.success) await kind.stopped(tx, read.data, message);
      },
      more: failureOf(cause, mapError),
    });
  }

  /** Failures without a substep belong to the one currently published. */
  function current(): string {
    return durable.sequence.current()?.id ?? steps[0]?.substeps[0]?.id ?? '';
  }
}

/** The failure for waiting callers, stored with the run: they may be in another process. */
export type Failure = Pick<AppError, 'status' | 'code' | 'detail'>;

/** If nothing outside failed, the request itself cannot be processed. */
function failureOf(cause: unknown, mapError: WorkDeps['mapError']): Partial<Failure> {
  if (cause === undefined) return { status: 400, code: 'invalido' };
  const problem = cause instanceof AppError ? cause : mapError(cause);
  if (!problem) return { status: 500, code: 'interno' };
  return { status: problem.status, code: problem.code, detail: problem.detail };
}
