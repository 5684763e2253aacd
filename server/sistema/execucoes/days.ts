import { dayMs } from '#contract/base/units.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';

/** The first instant of the day in São Paulo, which has kept one offset all year since 2019. */
export const startOfDay = (moment: Date): Date => new Date(`${dayInBrazil(moment)}T00:00:00-03:00`);

/** The first instant of the day so many days before. */
export const daysBefore = (moment: Date, days: number): Date =>
  new Date(startOfDay(moment).getTime() - days * dayMs);
