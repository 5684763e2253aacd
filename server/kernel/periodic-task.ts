import type { Signal, Signals } from '#server/db/signals.ts';
import type { Log } from './log.ts';

/**
 * Repeats work while the process lives, one turn at a time, `everyMs` after the previous one ended, or sooner when a
 * signal tells of something to do. Failures are logged and retried on the next turn.
 */
export function createPeriodicTask({
  everyMs,
  firstMs = 0,
  told,
  work,
  log,
  failed,
}: {
  everyMs: number;
  /** Delay of the first turn; by default none. */
  firstMs?: number;
  /** What tells of work, and the shortest pause between two turns; they come as often where no signals arrive. */
  told?: { signals: Signals; signal: Signal; pauseMs: number };
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
  let stopHearing = () => {};
  /** When the last turn ended; null during one. */
  let endedAt: number | null = null;
  let isTold = false;

  async function turn(): Promise<void> {
    endedAt = null;
    isTold = false;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, failed);
    }
    if (signal.aborted) return;
    endedAt = performance.now();
    next(told && (isTold || !told.signals.isHearing()) ? told.pauseMs : everyMs);
  }
  /** What is told during a turn is looked for in the next one. */
  function hear(): void {
    const wasTold = isTold;
    isTold = true;
    if (endedAt !== null && !wasTold) next(Math.max(0, endedAt + told!.pauseMs - performance.now()));
  }
  function next(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = turn();
    }, ms).unref();
  }

  return {
    start(): void {
      if (told) stopHearing = told.signals.on(told.signal, hear);
      if (firstMs > 0) next(firstMs);
      else working = turn();
    },
    /** Resolves when the current turn has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      stopHearing();
      clearTimeout(timer);
      await working;
    },
  };
}
