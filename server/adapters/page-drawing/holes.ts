import { loadSharp } from '../images/load-sharp.ts';

/** A row is looked at as so many points: a hair line is no content, a line of text is. */
const across = 96;
/** How far the points of an empty row may lie apart, of 255. */
const sameGrey = 8;

/**
 * How often a drawn page stays empty for a whole screen, between the first and the last thing on it. What lies below
 * its end is no hole: the window is higher than most pages. `screen` is a screen's height by its width.
 */
export async function countHoles(picture: Uint8Array, screen: number): Promise<number> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(picture)
    .resize({ width: across })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let holes = 0;
  let empty = 0;
  let begun = false;
  for (let row = 0; row < info.height; row += 1) {
    if (isFlat(data.subarray(row * across * info.channels, (row + 1) * across * info.channels))) {
      empty += 1;
      continue;
    }
    if (begun && empty >= screen * across) holes += 1;
    begun = true;
    empty = 0;
  }
  return holes;
}

function isFlat(points: Uint8Array): boolean {
  let [low, high] = [255, 0];
  for (const point of points) {
    if (point < low) low = point;
    if (point > high) high = point;
  }
  return high - low <= sameGrey;
}
