import { expect, it } from 'vitest';
import { exposureLoss } from './exposure.ts';

const greys = (grey: (at: number) => number) => ({
  fingerprint: Buffer.from(Uint8Array.from({ length: 4096 }, (_, at) => grey(at))).toString('base64'),
});

it('a photograph that is dark, washed out or flat loses points, a well lit one none', () => {
  expect(exposureLoss(greys((at) => (at % 2 ? 190 : 70)))).toBe(0);
  expect(exposureLoss(greys((at) => (at % 2 ? 90 : 10)))).toBeGreaterThan(4);
  expect(exposureLoss(greys((at) => (at % 2 ? 255 : 190)))).toBeGreaterThan(3);
  expect(exposureLoss(greys(() => 128))).toBe(12);
  expect(exposureLoss({ fingerprint: null })).toBe(0);
});
