import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';

/** The day in São Paulo. */
export const today = (now: Date): string => dayInBrazil(now);

/** The last instant of a day in São Paulo, whose offset is constant since 2019. */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00-03:00`).getTime() + dayMs - 1);
