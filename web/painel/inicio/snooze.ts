import { z } from 'zod';
import { dayMs, hourMs } from '#contract/base/units.ts';

/** Until when each pending item is out of sight, by its key. */
export const snoozedSchema = z.record(z.string(), z.number());
export type Snoozed = z.infer<typeof snoozedSchema>;

/** São Paulo, which has no daylight saving time. */
const offsetMs = 3 * hourMs;
/** When a day begins for who works: six in the morning. */
const morningMs = 6 * hourMs;

/** The next day's morning in São Paulo. */
export function tomorrow(now: number): number {
  const day = Math.floor((now - offsetMs) / dayMs);
  return (day + 1) * dayMs + offsetMs + morningMs;
}

/** What is still out of sight. No act puts anything off by more than two days: a clock was wrong then. */
export const stillSnoozed = (snoozed: Snoozed, now: number): Snoozed =>
  Object.fromEntries(Object.entries(snoozed).filter(([, until]) => until > now && until - now < 2 * dayMs));
