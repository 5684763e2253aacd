import { hourMs, minuteMs } from '#contract/base/units.ts';

/** Failures are rechecked sooner, so that they do not outlast their repair. */
const afterFailureMs = hourMs;
/** Restarts within this time count as one: a crash loop makes no calls. */
const betweenStartsMs = minuteMs;

export interface LastCheck {
  /** Start of the last check, by any process; null if never. */
  comecouEm: Date | null;
  hasFailures: boolean;
}

/**
 * Whether the services are due for a check: once after every process start, then daily, hourly while one
 * fails. A future timestamp comes from a clock that was set back.
 */
export function isCheckDue(
  { comecouEm, hasFailures }: LastCheck,
  { now, startedAt, everyMs }: { now: Date; startedAt: Date; everyMs: number },
): boolean {
  if (!comecouEm) return true;
  const age = now.getTime() - comecouEm.getTime();
  if (age < -minuteMs) return true;
  if (age < betweenStartsMs) return false;
  if (comecouEm < startedAt) return true;
  return age >= (hasFailures ? Math.min(afterFailureMs, everyMs) : everyMs);
}
