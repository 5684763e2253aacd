import { dayOfDate, type Period } from '#web/kit/form/days.ts';

const shifted = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** The periods people ask for, as of `today`, a local date. */
export const usualPeriods = (today: Date): { label: string; period: Period }[] => {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const of = (from: Date, to: Date): Period => ({ de: dayOfDate(from), ate: dayOfDate(to) });
  return [
    { label: 'Hoje', period: of(today, today) },
    { label: 'Últimos 7 dias', period: of(shifted(today, -6), today) },
    { label: 'Últimos 30 dias', period: of(shifted(today, -29), today) },
    { label: 'Este mês', period: of(new Date(year, month, 1), new Date(year, month + 1, 0)) },
    { label: 'Mês passado', period: of(new Date(year, month - 1, 1), new Date(year, month, 0)) },
  ];
};
