import { setTimeout as wait } from 'node:timers/promises';

/** Time between two chunks of a transfer that does not count against it, in ms. */
const grace = 40;

/**
 * A pipe of `bytesPerSecond` shared by all callers: resolves when the bytes are through. First come, first
 * served; a chunked transfer gets its fair share. Late wake-ups on busy cores are compensated; idle time is
 * not.
 */
export function createThrottle(
  bytesPerSecond: number | null,
  clock: { now(): number; wait(ms: number): Promise<unknown> } = { now: () => performance.now(), wait },
): (bytes: number) => Promise<void> {
  if (bytesPerSecond === null) return async () => undefined;
  let free = 0;
  let late = 0;
  return async (bytes) => {
    const now = clock.now();
    free = Math.max(free, now - grace - late) + (bytes / bytesPerSecond) * 1000;
    const due = free;
    if (due > now) await clock.wait(due - now);
    late = Math.max(0, clock.now() - due);
  };
}
