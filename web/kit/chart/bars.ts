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

/** Width of each moment's share of the chart. */
export const shareOf = (moments: readonly Moment[]) => chartWidth / Math.max(moments.length, 1);

/** Index of the moment at a part of the width, 0 to 1; null beside the chart, and where there are none. */
export function momentAt(moments: readonly Moment[], part: number): number | null {
  if (moments.length === 0 || part < 0 || part > 1) return null;
  return Math.min(Math.floor(part * moments.length), moments.length - 1);
}

/** The bars of a moment, side by side and centred in its share of the width; none for zero. */
export function barsOf(moments: readonly Moment[]): Bar[] {
  const top = highest(moments);
  const share = shareOf(moments);
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
