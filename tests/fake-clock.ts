import type { Clock } from '#server/kernel/clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time. */
  advance(milliseconds: number): void;
}

/** A clock starting now that only moves on demand. */
export function createFakeClock(start: Date = new Date()): FakeClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
