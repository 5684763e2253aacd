/** From one month to another, both included. */
export interface Months {
  mes: string;
  ate?: string | undefined;
}

/** Kept sums of one length, by their first days. */
export interface Sums {
  /** Of months 'hotsite' or 'corretor', of years 'hotsite-ano', of all that was counted 'hotsite-total'. */
  de: string;
  dias: string[];
}

/** Where the sum of all that was counted stands. */
const beginning = '2000-01-01';

const nextMonth = (mes: string): string => {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
};

interface Asked {
  months: Months;
  /** Today's month: nothing is counted after it. */
  now: string;
  /** The first month that has counts; null where nothing was counted yet. */
  desde: string | null;
}

/** The fewest kept sums that are those of a period: the one of all, whole years, and the months of others. */
export function sumsOf(
  de: 'hotsite' | 'corretor',
  { months: { mes, ate = mes }, now, desde }: Asked,
): Sums[] {
  if (ate === mes) return [{ de, dias: [`${mes}-01`] }];
  if (ate >= now && mes <= (desde ?? now)) return [{ de: `${de}-total`, dias: [beginning] }];
  const years: string[] = [];
  const others: string[] = [];
  for (let next = mes; next <= ate; ) {
    const year = next.slice(0, 4);
    const isToItsEnd = ate >= `${year}-12` || (ate >= now && year >= now.slice(0, 4));
    if (next.endsWith('-01') && isToItsEnd) {
      years.push(`${next}-01`);
      next = `${Number(year) + 1}-01`;
    } else {
      others.push(`${next}-01`);
      next = nextMonth(next);
    }
  }
  return [
    ...(years.length > 0 ? [{ de: `${de}-ano`, dias: years }] : []),
    ...(others.length > 0 ? [{ de, dias: others }] : []),
  ];
}
