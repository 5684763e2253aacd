import { hourMs, minuteMs } from '#contract/base/units.ts';

/** What failed is looked at again sooner than what is well, so that it does not stand after it was mended. */
const afterFailureMs = hourMs;
/** Starts that follow one another closer than this are one: a process that dies again and again asks nobody. */
const betweenStartsMs = minuteMs;

export interface LastLook {
  /** When all services were looked at last, by whichever process; null: never. */
  comecouEm: Date | null;
  hasFailures: boolean;
}

/**
 * Whether services are to be looked at: once after every start of a process, then daily, hourly while
 * one of them fails. A last time that lies in the future was noted by a clock that has been put back.
 */
export function isDue(
  { comecouEm, hasFailures }: LastLook,
  { now, startedAt, everyMs }: { now: Date; startedAt: Date; everyMs: number },
): boolean {
  if (!comecouEm) return true;
  const age = now.getTime() - comecouEm.getTime();
  if (age < -minuteMs) return true;
  if (age < betweenStartsMs) return false;
  if (comecouEm < startedAt) return true;
  return age >= (hasFailures ? Math.min(afterFailureMs, everyMs) : everyMs);
}
