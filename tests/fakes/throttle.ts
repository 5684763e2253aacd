import { setTimeout as wait } from 'node:timers/promises';

/** Time between two chunks of one transfer that is not held against it, ms. */
const grace = 40;

/**
 * One pipe of `bytesPerSecond` shared by everybody who asks: resolves when so many bytes are through.
 * First come, first served; a transfer that asks chunk by chunk gets its fair share. Waking late, as
 * happens on busy cores, is made up for; time nobody asked for anything is not.
 */
export function createThrottle(bytesPerSecond: number | null): (bytes: number) => Promise<void> {
  if (bytesPerSecond === null) return async () => undefined;
  let free = 0;
  let late = 0;
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(free, now - grace - late) + (bytes / bytesPerSecond) * 1000;
    const due = free;
    if (due > now) await wait(due - now);
    late = Math.max(0, performance.now() - due);
  };
}
