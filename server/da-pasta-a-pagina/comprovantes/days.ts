import { dayMs } from '#contract/base/units.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';

/** The day in São Paulo. */
export const today = (now: Date): string => dayInBrazil(now);

/** The last instant of a day in São Paulo, whose offset is constant since 2019. */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00-03:00`).getTime() + dayMs - 1);
