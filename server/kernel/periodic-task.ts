import type { Log } from './log.ts';

/**
 * Repeats work while the process lives, one turn at a time, `everyMs` after the previous one ended. Failures
 * are logged and retried on the next turn.
 */
export function createPeriodicTask({
  everyMs,
  firstMs = 0,
  work,
  log,
  failed,
}: {
  everyMs: number;
  /** Delay of the first turn; by default none. */
  firstMs?: number;
  /** The signal is aborted on shutdown; long work should check it. */
  work: (signal: AbortSignal) => Promise<unknown>;
  log: Log;
  /** Log message of a failure. */
  failed: string;
}) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function turn(): Promise<void> {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, failed);
    }
    if (!signal.aborted) next(everyMs);
  }
  function next(ms: number): void {
    timer = setTimeout(() => {
      working = turn();
    }, ms).unref();
  }

  return {
    start(): void {
      if (firstMs > 0) next(firstMs);
      else working = turn();
    },
    /** Resolves when the current turn has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
