import { describe, expect, it } from 'vitest';
import { barsOf, chartHeight, chartWidth, highest, momentAt } from './bars.ts';

const moment = (key: string, ...values: number[]) => ({ key, values });

describe('the bars of a chart', () => {
  const weeks = [moment('2026-11-02', 4, 1), moment('2026-11-09', 0, 0), moment('2026-11-16', 2, 1000)];

  it('are as high as their share of the highest, and never too low to be seen', () => {
    const bars = barsOf(weeks);
    expect(highest(weeks)).toBe(1000);
    expect(bars.map(({ series, value }) => [series, value])).toEqual([
      [0, 4],
      [1, 1],
      [0, 2],
      [1, 1000],
    ]);
    expect(bars.at(-1)).toMatchObject({ y: 0, height: chartHeight });
    for (const bar of bars) {
      expect(bar.height).toBeGreaterThanOrEqual(3);
      expect(bar.y + bar.height).toBeCloseTo(chartHeight);
    }
  });

  it.each([12, 30, 90])('stand side by side within the picture, %i of them as well', (count) => {
    const moments = Array.from({ length: count }, (_, n) => moment(String(n), 1, 2));
    const sorted = barsOf(moments).sort((a, b) => a.x - b.x);
    expect(sorted).toHaveLength(2 * count);
    for (const [n, bar] of sorted.entries()) {
      expect(bar.width).toBeGreaterThan(0);
      expect(bar.x).toBeGreaterThanOrEqual(n === 0 ? 0 : sorted[n - 1]!.x + sorted[n - 1]!.width);
      expect(bar.x + bar.width).toBeLessThanOrEqual(chartWidth);
    }
  });

  it('are none where nothing happened', () => {
    expect(barsOf([moment('2026-11-02', 0, 0)])).toEqual([]);
    expect(barsOf([])).toEqual([]);
    expect(highest([])).toBe(1);
  });
});

it('a place of the chart is a moment: the ends belong to the first and last, beside it there is none', () => {
  const moments = ['a', 'b', 'c'].map((key) => ({ key, values: [1] }));
  expect([0, 0.32, 0.34, 0.99, 1].map((part) => momentAt(moments, part))).toEqual([0, 0, 1, 2, 2]);
  expect([-0.01, 1.01].map((part) => momentAt(moments, part))).toEqual([null, null]);
  expect(momentAt([], 0.5)).toBeNull();
});
