import type { Signal, Signals } from './signals.ts';

/**
 * Waits for signals, those of the last `hear`; one told while nobody waited counts for the next wait. Where signals do
 * not arrive a wait ends after `blindMs`. Ends at once when `until` is aborted.
 */
export function createWaiting(
  signals: Signals,
  { blindMs, longestMs, until }: { blindMs: number; longestMs?: number; until: AbortSignal },
) {
  const stops = new Map<Signal, () => void>();
  let isTold = false;
  let wake = () => {};
  const tell = () => {
    isTold = true;
    wake();
  };
  until.addEventListener('abort', tell);
  return {
    hear(...names: Signal[]): void {
      for (const [name, stop] of stops) if (!names.includes(name) && stops.delete(name)) stop();
      for (const name of names) if (!stops.has(name)) stops.set(name, signals.on(name, tell));
    },
    /** Whether something was told since the last time; what is told from now on ends the next wait. */
    reset(): boolean {
      const told = isTold;
      isTold = until.aborted;
      return told;
    },
    async next(): Promise<void> {
      if (isTold) return;
      const ms = signals.isHearing() ? longestMs : blindMs;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      await promise;
      clearTimeout(timer);
      wake = () => {};
    },
    close(): void {
      for (const stop of stops.values()) stop();
      until.removeEventListener('abort', tell);
    },
  };
}
