import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBuilding } from '#tests/fixtures/drawn-building.ts';
import { drawPhoto, drawPlan } from '#tests/fixtures/drawn-images.ts';
import { isCollage } from './collage.ts';
import { toRaster } from './raster.ts';

const [width, height] = [320, 240];
const thumb = async (picture: Sharp) => toRaster(picture.removeAlpha());
const part = async (seed: number, wide: number, high: number) =>
  (await drawPhoto({ seed, width: wide, height: high })).png().toBuffer();

/** Photographs side by side or one below the other, so many pixels apart. */
async function panels(seeds: number[], gap: number, below = false) {
  const side = below ? height : width;
  const size = Math.floor((side - gap * (seeds.length - 1)) / seeds.length);
  const parts = seeds.map(async (seed, index) => ({
    input: await (below ? part(seed, width, size) : part(seed, size, height)),
    [below ? 'top' : 'left']: index * (size + gap),
    [below ? 'left' : 'top']: 0,
  }));
  const made = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
  return thumb(sharp(made));
}

describe('a collage', () => {
  it.each([
    ['three side by side, a white strip between them', [1, 2, 3], 6, false],
    ['two one below the other, a white strip between them', [4, 5], 6, true],
    ['two side by side, edge to edge, that differ all along', [15, 16], 0, false],
    ['two one below the other, edge to edge, that differ all along', [1, 2], 0, true],
  ])('is told: %s', async (_, seeds, gap, below) => {
    expect(isCollage(await panels(seeds, gap, below))).toBe(true);
  });
});

describe('one picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is none: photograph %i', async (seed) => {
    expect(isCollage(await thumb(await drawPhoto({ seed, width, height })))).toBe(false);
  });

  it('is none: a façade of even windows under the sky, a plan, a horizon, a framed photograph', async () => {
    const facade = await drawBuilding({ wall: '#d9cbb3', sky: ['#6fa3dc', '#dfeaf5'], lawn: true });
    expect(isCollage(facade)).toBe(false);
    expect(isCollage(await thumb(drawPlan({ seed: 1, width, height })))).toBe(false);
    const sea = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="120" fill="#9cc4ee"/><rect y="120" width="320" height="120" fill="#2f5f7a"/></svg>`;
    expect(isCollage(await thumb(sharp(Buffer.from(sea))))).toBe(false);
    const framed = sharp(await part(11, 300, 220)).extend({
      top: 10,
      bottom: 10,
      left: 10,
      right: 10,
      background: '#fff',
    });
    expect(isCollage(await thumb(sharp(await framed.png().toBuffer())))).toBe(false);
  });
});
