import { expect, it } from 'vitest';
import type { HotsiteAsset } from './page.ts';
import { areWide } from './plans.ts';

const plan = (width: number | null, height: number | null) => ({
  plan: { width, height } as HotsiteAsset,
});

it('the frame of the plans is not high where most of them are not', () => {
  expect(areWide([plan(2000, 1000), plan(1000, 1000), plan(800, 1200)])).toBe(true);
  expect(areWide([plan(2000, 1000), plan(800, 1000), plan(800, 1200)])).toBe(false);
  expect(areWide([plan(2000, 1000), plan(800, 1000)])).toBe(false);
  expect(areWide([])).toBe(false);
});
