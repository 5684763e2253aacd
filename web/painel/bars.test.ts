import { describe, expect, it } from 'vitest';
import { barsOf, chartHeight, chartWidth, highest } from './bars.ts';

const week = (inicio: string, corretores: number, publicacoes: number) => ({
  inicio,
  corretores,
  publicacoes,
});

describe('the bars of the weeks', () => {
  const weeks = [week('2026-11-02', 4, 1), week('2026-11-09', 0, 0), week('2026-11-16', 2, 1000)];

  it('are as high as their share of the highest, and never too low to be seen', () => {
    const bars = barsOf(weeks);
    expect(highest(weeks)).toBe(1000);
    expect(bars.map(({ series, value }) => [series, value])).toEqual([
      ['corretores', 4],
      ['publicacoes', 1],
      ['corretores', 2],
      ['publicacoes', 1000],
    ]);
    expect(bars.at(-1)).toMatchObject({ y: 0, height: chartHeight });
    for (const bar of bars) {
      expect(bar.height).toBeGreaterThanOrEqual(3);
      expect(bar.y + bar.height).toBeCloseTo(chartHeight);
    }
  });

  it('stand side by side within the picture', () => {
    const sorted = barsOf(weeks).sort((a, b) => a.x - b.x);
    for (const [n, bar] of sorted.entries()) {
      expect(bar.x).toBeGreaterThanOrEqual(n === 0 ? 0 : sorted[n - 1]!.x + sorted[n - 1]!.width);
      expect(bar.x + bar.width).toBeLessThanOrEqual(chartWidth);
    }
  });

  it('are none where nothing happened', () => {
    expect(barsOf([week('2026-11-02', 0, 0)])).toEqual([]);
    expect(barsOf([])).toEqual([]);
    expect(highest([])).toBe(1);
  });
});
