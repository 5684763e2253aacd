import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';

/** Start of the day in São Paulo, whose offset is constant since 2019. */
export const startOfDay = (moment: Date): Date => new Date(`${dayInBrazil(moment)}T00:00:00-03:00`);

/** Start of the day that many days earlier. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(startOfDay(moment).getTime() - days * dayMs);
