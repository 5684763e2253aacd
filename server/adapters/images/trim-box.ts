import type { Raster } from './raster.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A pixel counts if so many of the nine around and with it differ from the ground the same way: specks do not. */
const most = 5;

/**
 * What stands on a picture's ground, the colour of its corner; all of it where nothing does. The same box as the
 * image library's own trimming (`find_trim`), which takes the median of every pixel to find four edges: ten times as
 * long. For pictures without alpha.
 */
export function boxOnGround(raster: Raster, threshold: number): Box {
  const { width, height } = raster;
  const isMark = marksOf(raster, threshold);
  const isEmptyRow = (y: number) => {
    for (let x = 0; x < width; x++) if (isMark(x, y)) return false;
    return true;
  };
  let top = 0;
  while (top < height && isEmptyRow(top)) top++;
  if (top === height) return { left: 0, top: 0, width, height };
  let bottom = height - 1;
  while (isEmptyRow(bottom)) bottom--;
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y++) {
    let x = 0;
    while (x < left && !isMark(x, y)) x++;
    left = x;
    x = width - 1;
    while (x > right && !isMark(x, y)) x--;
    right = x;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Whether the median around a pixel is further from the ground than the threshold, in any channel. Beyond an edge its
 * own pixels go on.
 */
function marksOf(raster: Raster, threshold: number): (x: number, y: number) => boolean {
  const { width, height } = raster;
  const ways = waysOff(raster, threshold);
  return (x, y) => {
    const middle = y * width;
    const upper = y > 0 ? middle - width : middle;
    const lower = y < height - 1 ? middle + width : middle;
    const before = x > 0 ? x - 1 : x;
    const after = x < width - 1 ? x + 1 : x;
    const counts =
      ways[upper + before]! +
      ways[upper + x]! +
      ways[upper + after]! +
      ways[middle + before]! +
      ways[middle + x]! +
      ways[middle + after]! +
      ways[lower + before]! +
      ways[lower + x]! +
      ways[lower + after]!;
    if (counts === 0) return false;
    for (let way = 0; way < 6; way++) if (((counts >> (way * 4)) & 15) >= most) return true;
    return false;
  };
}

/** Per pixel four bits, to be summed, for each channel that is lighter than the ground and for each that is darker. */
function waysOff({ data, width, height, channels }: Raster, threshold: number): Uint32Array {
  const ways = new Uint32Array(width * height);
  const red = data[0]!;
  const green = data[1]!;
  const blue = data[2]!;
  for (let pixel = 0, at = 0; pixel < ways.length; pixel++, at += channels) {
    ways[pixel] =
      wayOff(data[at]! - red, threshold) |
      (wayOff(data[at + 1]! - green, threshold) << 8) |
      (wayOff(data[at + 2]! - blue, threshold) << 16);
  }
  return ways;
}

const wayOff = (step: number, threshold: number) => (step > threshold ? 1 : -step > threshold ? 16 : 0);
