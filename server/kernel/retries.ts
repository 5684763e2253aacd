import { setTimeout as wait } from 'node:timers/promises';

const attempts = 3;
const firstPauseMs = 400;

/** Runs `work` up to three times with growing delays; only transient failures are retried. */
export async function withRetries<Result>(
  signal: AbortSignal,
  mayRecover: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === attempts || !mayRecover(error)) throw error;
      await wait(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()), undefined, { signal });
    }
  }
}
