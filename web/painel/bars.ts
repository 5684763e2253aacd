import type { Semana } from '#contract/painel.ts';

export const chartWidth = 480;
export const chartHeight = 120;
const barWidth = 12;
const gap = 2;

export interface Bar {
  series: 'corretores' | 'publicacoes';
  week: string;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The highest value of both series, at least 1. */
export const highest = (weeks: readonly Semana[]) =>
  Math.max(1, ...weeks.flatMap(({ corretores, publicacoes }) => [corretores, publicacoes]));

/** Two bars a week, side by side in the middle of the week's share of the width; none for a zero. */
export function barsOf(weeks: readonly Semana[]): Bar[] {
  const top = highest(weeks);
  const share = chartWidth / Math.max(weeks.length, 1);
  return weeks.flatMap((week, index) =>
    (['corretores', 'publicacoes'] as const).flatMap((series, n) => {
      const value = week[series];
      if (value === 0) return [];
      const height = Math.max(3, (value / top) * chartHeight);
      const left = index * share + (share - 2 * barWidth - gap) / 2;
      return {
        ...{ series, week: week.inicio, value, height },
        x: left + n * (barWidth + gap),
        y: chartHeight - height,
        width: barWidth,
      };
    }),
  );
}
