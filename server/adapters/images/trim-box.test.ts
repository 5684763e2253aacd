import { describe, expect, it } from 'vitest';
import { loadSharp } from './load-sharp.ts';
import { fromRaster, type Raster } from './raster.ts';
import { boxOnGround } from './trim-box.ts';

const threshold = 12;

/** A ground with dots and blocks of several sizes and shades; always the same for a number. */
function drawn(seed: number): Raster {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const [width, height] = [40 + next(60), 40 + next(60)];
  const data = Buffer.alloc(width * height * 3, 200);
  for (let block = 0; block < 6; block++) {
    const [left, top, size] = [next(width), next(height), 1 + next(6)];
    const channel = next(4);
    const shade = 170 + next(60);
    for (let y = top; y < Math.min(height, top + size); y++)
      for (let x = left; x < Math.min(width, left + size); x++)
        for (let at = 0; at < 3; at++)
          if (channel > 2 || at === channel) data[(y * width + x) * 3 + at] = shade;
  }
  return { data, width, height, channels: 3 };
}

/** What the image library itself keeps of it. */
async function libraryBox(raster: Raster) {
  const sharp = await loadSharp();
  const { info } = await fromRaster(sharp, raster)
    .trim({ threshold })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { left: 0 - trimOffsetLeft, top: 0 - trimOffsetTop, width, height };
}

describe('the margin around a plan or logo', () => {
  it('ends where the image library’s own trimming ends it, at specks, faint shades and borders, too', async () => {
    const boxes = [];
    for (let seed = 1; seed <= 120; seed++) {
      const raster = drawn(seed);
      const box = boxOnGround(raster, threshold);
      expect(box, `picture ${seed}`).toEqual(await libraryBox(raster));
      boxes.push(box.width < raster.width || box.height < raster.height);
    }
    expect(new Set(boxes)).toEqual(new Set([true, false]));
  });

  it('is none where nothing stands on the ground', () => {
    const blank: Raster = { data: Buffer.alloc(30 * 20 * 3, 250), width: 30, height: 20, channels: 3 };
    expect(boxOnGround(blank, threshold)).toEqual({ left: 0, top: 0, width: 30, height: 20 });
  });
});
