import type { Clock } from '#server/kernel/clock.ts';

export interface FakeClock extends Clock {
  /** Moves time forward by so many milliseconds. */
  advance(milliseconds: number): void;
}

/** Time that starts now and stands still until it is moved. */
export function createFakeClock(start: Date = new Date()): FakeClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
