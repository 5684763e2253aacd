import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawBuilding } from '#tests/fixtures/drawn-building.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { toRaster } from './raster.ts';
import { hasThinStrip } from './thin-strip.ts';

const [width, height] = [800, 500];
/** As they are looked at: the longest side 640 pixels. */
const looked = (picture: Buffer) =>
  toRaster(sharp(picture).removeAlpha().resize({ width: 640, height: 640, fit: 'inside' }));

/** Two photographs on a ground of one colour, so many of 800 pixels apart. */
async function pair(strip: number, background: string, below: boolean) {
  const gap = Math.round((strip * width) / 800);
  const size = Math.floor(((below ? height : width) - gap) / 2);
  const parts = [21, 22].map(async (seed, index) => ({
    input: await (await drawPhoto({ seed, width: below ? width : size, height: below ? size : height }))
      .png()
      .toBuffer(),
    left: below ? 0 : index * (size + gap),
    top: below ? index * (size + gap) : 0,
  }));
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(parts))
    .jpeg({ quality: 85 })
    .toBuffer();
}

it.each([
  [3, '#ffffff', false],
  [3, '#000000', true],
  [4, '#ffffff', true],
  [6, '#c9a45c', false],
  [12, '#1f2d3a', true],
])(
  'photographs %i of 800 pixels apart on %s are told by the strip between them',
  async (strip, ground, below) => {
    expect(hasThinStrip(await looked(await pair(strip, ground, below)))).toBe(true);
  },
);

it('one photograph has none, nor has a façade, nor one with a pillar in daylight from border to border', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const photo = await (await drawPhoto({ seed, width, height })).jpeg().toBuffer();
    expect(hasThinStrip(await looked(photo))).toBe(false);
  }
  expect(hasThinStrip(await drawBuilding({ wall: '#d9cbb3', sky: ['#6fa3dc', '#dfeaf5'], lawn: true }))).toBe(
    false,
  );
  const pillar = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="${height}"><linearGradient id="g" y2="1" x2="0"><stop stop-color="#d8d4cc"/><stop offset="1" stop-color="#a9a49a"/></linearGradient><rect width="16" height="${height}" fill="url(#g)"/></svg>`;
  const before = await (await drawPhoto({ seed: 21, width, height })).png().toBuffer();
  const withPillar = await sharp(before)
    .composite([{ input: Buffer.from(pillar), left: 700, top: 0 }])
    .jpeg()
    .toBuffer();
  expect(hasThinStrip(await looked(withPillar))).toBe(false);
});
