import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPlan } from '#tests/fixtures/drawn-images.ts';
import { blocks, describePicture, side } from './descriptor.ts';
import { likenessOf } from './likeness.ts';

const flat = (r: number, g: number, b: number) =>
  Uint8Array.from({ length: 3 * side * side }, (_, i) => [r, g, b][i % 3]!);
/** Upright dark stripes on white. */
const stripes = Uint8Array.from({ length: 3 * side * side }, (_, i) =>
  Math.floor((Math.floor(i / 3) % side) / 8) % 2 ? 20 : 255,
);
/** The same, lying. */
const lying = Uint8Array.from({ length: 3 * side * side }, (_, i) =>
  Math.floor(Math.floor(i / 3 / side) / 8) % 2 ? 20 : 255,
);

it('a description has the numbers its blocks promise, all finite', () => {
  for (const picture of [flat(0, 0, 0), flat(255, 255, 255), stripes, lying]) {
    const description = describePicture(picture);
    expect(description).toHaveLength(blocks.reduce((sum, { length }) => sum + length, 0));
    expect(description.every(Number.isFinite)).toBe(true);
  }
});

it('edges are counted by their direction, colours by their share', () => {
  const [upright, flatWhite] = [describePicture(stripes), describePicture(flat(255, 255, 255))];
  const present = (description: Float32Array) => {
    const directions = [...description.subarray(0, 8)];
    return directions.flatMap((strength, i) => (strength > 0 ? [i] : []));
  };
  expect(present(upright)).toEqual([0]);
  expect(present(describePicture(lying))).toEqual([4]);
  expect(flatWhite.subarray(0, 128).every((value) => value === 0)).toBe(true);
  // The first of the totals is the share of the commonest colour.
  expect(flatWhite.at(-7)).toBe(1);
  expect(upright.at(-7)).toBeCloseTo(0.5, 1);
});

it('a plan looks more like plans than like any photograph', async () => {
  const pixels = await drawPlan({ seed: 5 })
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const { planta, fachada, lazer, interior } = likenessOf(pixels);
  expect(planta).toBeGreaterThan(Math.max(fachada, lazer, interior));
});

it('the weights lie beside their origin and licence, and are small', async () => {
  const [weights, notice] = await Promise.all(
    ['weights.ts', 'NOTICE.md'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  expect(weights!.length).toBeLessThan(400_000);
  expect(notice).toContain('npm run train:pictures');
});
