import type { Log } from './log.ts';

/**
 * Work that is done again and again while the process lives, one turn at a time: `everyMs` after one has
 * ended the next begins. A failure is logged and waits for the next turn.
 */
export function createRepeated({
  everyMs,
  firstMs = 0,
  work,
  log,
  failed,
}: {
  everyMs: number;
  /** Until the first turn; left out, it begins with the start. */
  firstMs?: number;
  /** The signal is aborted when the process is about to end: who works long looks at it. */
  work: (signal: AbortSignal) => Promise<unknown>;
  log: Log;
  /** What the log says of a failure. */
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
    /** Once what is under way has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
