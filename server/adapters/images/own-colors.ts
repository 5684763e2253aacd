import { dominantColors } from './colors.ts';
import type { Raster } from './raster.ts';

/** Neighbouring pixels this alike (sum of channel differences) belong to one smooth ground. */
const smooth = 16;
/** How far down the sky may reach, and how far up the ground. */
const skyUntil = 0.85;
const groundFrom = 0.62;
/** A row with this share of its pixels taken shows the building. */
const rowShare = 0.04;

interface OwnPart {
  /** Its colours, most frequent first; empty where nothing is left. */
  colors: string[];
  /** Where it begins, from above, and its middle, from the left; each from 0 to 1. */
  top: number;
  middle: number;
}

/**
 * What a picture of a building shows of it: without the sky above, the lawn or street before it and the trees around.
 * Pixels in the middle count more than those at the sides.
 */
export function ownPart({ data, width, height }: Raster): OwnPart {
  const other = new Uint8Array(width * height);
  flood({ data, width, height }, other, 'down');
  flood({ data, width, height }, other, 'up');
  const found: Found = { histogram: new Uint32Array(4096), across: 0, counted: 0 };
  let top = height;
  for (let y = 0; y < height; y++) {
    const inRow = addRow(found, data, other, { y, width });
    if (top === height && inRow >= width * rowShare) top = y;
  }
  return {
    colors: dominantColors(found.histogram),
    top: top === height ? 0 : top / height,
    middle: found.counted === 0 ? 0.5 : found.across / found.counted / width,
  };
}

interface Found {
  histogram: Uint32Array;
  across: number;
  counted: number;
}

/**
 * Adds what a row shows of the building; answers how many of its pixels. By itself, because a loop in a loop was
 * compiled anew for every picture.
 */
function addRow(
  found: Found,
  data: Uint8Array,
  other: Uint8Array,
  row: { y: number; width: number },
): number {
  const { y, width } = row;
  let inRow = 0;
  for (let x = 0, p = y * width, i = p * 3; x < width; x++, p++, i += 3) {
    const r = data[i]!;
    const g = data[i + 1]!;
    const b = data[i + 2]!;
    if (other[p] === 1 || isLeaf(r, g, b)) continue;
    const weight = Math.round(8 - 12 * Math.abs(x / width - 0.5));
    found.histogram[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)]! += weight;
    found.across += x * weight;
    found.counted += weight;
    inRow++;
  }
  return inRow;
}

/** The colours a picture without a ground is drawn with. */
export function inkColors({ data, channels }: Raster): string[] {
  const histogram = new Uint32Array(4096);
  for (let i = 0; i < data.length; i += channels)
    if (channels === 3 || data[i + 3]! > 127)
      histogram[((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4)]!++;
  return dominantColors(histogram);
}

/** Leaves and lawn, lit or in shade: green before red and blue, and not grey. */
const isLeaf = (r: number, g: number, b: number) =>
  (g > r + 6 && g > b + 8) || (g >= r * 0.95 && g > b * 1.25 && g < 175);

/** What a sky may begin with: blue, or light without a colour, or the warm light of an evening. */
const isSkyLike = (r: number, g: number, b: number) =>
  b > r + 8 || Math.min(r, g, b) > 185 || (r > 170 && r >= g && g >= b && g > 90);

/** Marks what runs smoothly from the upper edge down, or from the lower edge up. */
function flood(
  { data, width, height }: Omit<Raster, 'channels'>,
  other: Uint8Array,
  way: 'down' | 'up',
): void {
  const step = way === 'down' ? 1 : -1;
  const first = way === 'down' ? 0 : height - 1;
  const last = way === 'down' ? Math.floor(height * skyUntil) : Math.ceil(height * groundFrom);
  for (let p = first * width; p < (first + 1) * width; p++)
    if (way === 'up' || isSkyLike(data[p * 3]!, data[p * 3 + 1]!, data[p * 3 + 2]!)) other[p] = 1;
  for (let y = first + step; way === 'down' ? y < last : y > last; y += step) {
    const row = y * width;
    for (let x = 0; x < width; x++) spread(data, other, row + x, row + x - step * width);
    // Around what stands in front of it: along the row, from both sides.
    for (let x = 1; x < width; x++) spread(data, other, row + x, row + x - 1);
    for (let x = width - 2; x >= 0; x--) spread(data, other, row + x, row + x + 1);
  }
}

/** Marks a pixel that goes on smoothly from a marked one. */
function spread(data: Uint8Array, other: Uint8Array, pixel: number, from: number): void {
  if (other[from] === 1 && other[pixel] === 0 && isAlike(data, pixel * 3, from * 3)) other[pixel] = 1;
}

const isAlike = (data: Uint8Array, one: number, two: number) =>
  Math.abs(data[one]! - data[two]!) +
    Math.abs(data[one + 1]! - data[two + 1]!) +
    Math.abs(data[one + 2]! - data[two + 2]!) <=
  smooth;
