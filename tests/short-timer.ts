import { vi } from 'vitest';

/**
 * Of the timers that are set for `ms`, the nth runs out after a moment, as if its time had passed; all others keep
 * theirs. A limit can so be long for what must keep to it on a busy machine, and over for what must not.
 */
export function shortenTimer(ms: number, nth = 1, momentMs = 500): void {
  const { setTimeout: later } = globalThis;
  let asked = 0;
  vi.stubGlobal('setTimeout', (done: () => void, given?: number, ...more: unknown[]) => {
    if (given === ms) asked += 1;
    return later(done, given === ms && asked === nth ? momentMs : given, ...more);
  });
}
