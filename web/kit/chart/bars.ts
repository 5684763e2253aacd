export const chartWidth = 480;
export const chartHeight = 120;
const widestBar = 12;
const gap = 2;

/** A point in time with each series' value. */
export interface Moment {
  key: string;
  values: readonly number[];
}

export interface Bar {
  /** Index of the series. */
  series: number;
  key: string;
  value: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The highest value of all series, at least 1. */
export const highest = (moments: readonly Moment[]) =>
  Math.max(1, ...moments.flatMap(({ values }) => values));

/** The bars of a moment, side by side and centred in its share of the width; none for zero. */
export function barsOf(moments: readonly Moment[]): Bar[] {
  const top = highest(moments);
  const share = chartWidth / Math.max(moments.length, 1);
  return moments.flatMap(({ key, values }, index) => {
    const width = Math.min(widestBar, (share - gap * values.length) / values.length);
    const left = index * share + (share - values.length * (width + gap) + gap) / 2;
    return values.flatMap((value, series) => {
      if (value === 0) return [];
      const height = Math.max(3, (value / top) * chartHeight);
      const x = left + series * (width + gap);
      return [{ series, key, value, x, y: chartHeight - height, width, height }];
    });
  });
}
