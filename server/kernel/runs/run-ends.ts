import { EventEmitter, once } from 'node:events';
import { liveStates } from '#contract/base/runs.ts';
import { AppError } from '#server/kernel/errors.ts';
import { errorOf, type RunRow } from './run-kind.ts';
import type { RunStore } from './run-store.ts';
import type { Claim } from './worker.ts';

/** Poll interval for runs of other processes. */
const askMs = 300;

export interface Waiting {
  /** Longest wait in ms; the run itself continues. */
  longestMs: number;
  /** Message when that time is up. */
  still: string;
  /** Message when someone stopped the run. */
  stopped: string;
}

/** Lets a call wait for the end of a run, whichever process works on it. */
export function createRunEnds(store: RunStore) {
  const ends = new EventEmitter().setMaxListeners(0);
  return {
    /** Wraps a worker's handler to notify waiters in this process. */
    notifying: (handle: (claim: Claim) => Promise<void>) => async (claim: Claim) => {
      await handle(claim);
      ends.emit(claim.run.id);
    },

    /** The result of a run once complete. Throws AppError with its failure. */
    async resultOf(runId: string, { longestMs, still, stopped }: Waiting): Promise<unknown> {
      const last = performance.now() + longestMs;
      for (;;) {
        const run = await store.readRun(runId);
        if (run?.state === 'completed') return run.result;
        if (!run || !isLive(run)) throw failureOf(run, stopped);
        if (performance.now() > last) throw new AppError(504, 'tempo', still);
        const next = new AbortController();
        const timer = setTimeout(() => next.abort(), askMs);
        await once(ends, runId, { signal: next.signal }).catch(() => {});
        clearTimeout(timer);
      }
    },
  };
}

const isLive = ({ state }: RunRow) => (liveStates as string[]).includes(state);

function failureOf(run: RunRow | null, stopped: string): AppError {
  const error = run && errorOf(run);
  if (!error) return new AppError(409, 'interrompida', stopped);
  // Abandoned runs carry no status of their own.
  const { status = 500, code = 'interno', message, detail } = error;
  return new AppError(status, code, message, { detail });
}
