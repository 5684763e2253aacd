import { liveStates } from '#contract/base/runs.ts';
import type { Signals } from '#server/db/signals.ts';
import { createWaiting } from '#server/db/waiting.ts';
import { AppError } from '#server/kernel/errors.ts';
import { errorOf, type RunRow } from './run-kind.ts';
import type { RunStore } from './run-store.ts';

/** Where nothing is heard of other processes, they are asked after this. */
const blindMs = 300;

export interface Waiting {
  /** Longest wait in ms; the run itself continues. */
  longestMs: number;
  /** Message when that time is up. */
  still: string;
  /** Message when someone stopped the run. */
  stopped: string;
}

/** Waits for the end of a run, whichever process works on it, and returns its result. Throws AppError with its failure. */
export async function resultOfRun(
  { store, signals }: { store: Pick<RunStore, 'readRun'>; signals: Signals },
  runId: string,
  { longestMs, still, stopped }: Waiting,
): Promise<unknown> {
  const until = AbortSignal.timeout(longestMs);
  const waiting = createWaiting(signals, { blindMs, until });
  waiting.hear(`run:${runId}`);
  try {
    for (;;) {
      waiting.reset();
      const run = await store.readRun(runId);
      if (run?.state === 'completed') return run.result;
      if (!run || !isLive(run)) throw failureOf(run, stopped);
      if (until.aborted) throw new AppError(504, 'tempo', still);
      await waiting.next();
    }
  } finally {
    waiting.close();
  }
}

const isLive = ({ state }: RunRow) => (liveStates as string[]).includes(state);

function failureOf(run: RunRow | null, stopped: string): AppError {
  const error = run && errorOf(run);
  if (!error) return new AppError(409, 'interrompida', stopped);
  // Abandoned runs carry no status of their own.
  const { status = 500, code = 'interno', message, detail } = error;
  return new AppError(status, code, message, { detail });
}
