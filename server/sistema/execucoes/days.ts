import { dayMs } from '#contract/base/units.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';

/** Start of the day in São Paulo, whose offset is constant since 2019. */
export const startOfDay = (moment: Date): Date => new Date(`${dayInBrazil(moment)}T00:00:00-03:00`);

/** Start of the day that many days earlier. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(startOfDay(moment).getTime() - days * dayMs);
