import { setTimeout as wait } from 'node:timers/promises';

/** Time a late wake-up may be made up for, ms. Keeps the rate true although timers are coarse. */
const credit = 40;

/**
 * One pipe of `bytesPerSecond` shared by everybody who asks: resolves when so many bytes are through.
 * First come, first served; a transfer that asks chunk by chunk gets its fair share.
 */
export function createThrottle(bytesPerSecond: number | null): (bytes: number) => Promise<void> {
  if (bytesPerSecond === null) return async () => undefined;
  let free = 0;
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(free, now - credit) + (bytes / bytesPerSecond) * 1000;
    if (free > now) await wait(free - now);
  };
}
