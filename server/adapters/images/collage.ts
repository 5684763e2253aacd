import type { Raster } from './raster.ts';

/** Where seams are looked for, as a share of the side: a frame around a picture divides nothing. */
const margin = 0.12;
/** A strip between panels is no wider than this share of the side. */
const widestStrip = 0.05;
/** Spread of greys along a strip of one colour: a wall in a drawn view has more. */
const plainSpread = 1.5;
/** A seam is looked at piece by piece: an edge of a building seldom goes from border to border. */
const pieces = 8;
/** The least change of grey across a seam, and how much of that it may change beside it. */
const step = 14;
const calm = 0.65;
/** Share of a seam that changes so, of all of it and of each piece. */
const apart = { whole: 0.5, piece: 0.3 };
/** Share of the changes that goes the other way: a wall is lighter than its neighbour all along. */
const leastTurned = 0.2;

type Line = Float32Array;

/**
 * Whether a thumbnail shows several pictures side by side: a straight line from border to border across which
 * everything changes at once, now lighter and now darker, or a narrow strip of one colour between them.
 */
export function isCollage(raster: Raster): boolean {
  const { width, height } = raster;
  const grey = greyOf(raster);
  return isDivided(columnsOf(grey, width, height)) || isDivided(rowsOf(grey, width, height));
}

function greyOf({ data, width, height, channels }: Raster): Line {
  const grey = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += channels)
    grey[pixel] = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  return grey;
}

const rowsOf = (grey: Line, width: number, height: number): Line[] =>
  Array.from({ length: height }, (_, y) => grey.subarray(y * width, (y + 1) * width));

function columnsOf(grey: Line, width: number, height: number): Line[] {
  const columns = Array.from({ length: width }, () => new Float32Array(height));
  for (const [x, column] of columns.entries())
    for (let y = 0, at = x; y < height; y++, at += width) column[y] = grey[at]!;
  return columns;
}

/** Whether these parallel lines have a seam between two of them, or a strip. */
function isDivided(lines: Line[]): boolean {
  const from = Math.max(5, Math.round(lines.length * margin));
  for (let at = from; at < lines.length - from; at++)
    if (isSeam(lines, at) || isStrip(lines, at)) return true;
  return false;
}

/** A seam lies between lines `at - 1` and `at`, blurred by whoever made the picture smaller. */
function isSeam(lines: Line[], at: number): boolean {
  const [before, after] = [lines[at - 2]!, lines[at + 1]!];
  const [further, beyond] = [lines[at - 5]!, lines[at + 4]!];
  const changes = new Array<number>(pieces).fill(0);
  let turned = 0;
  for (let i = 0; i < before.length; i++) {
    const across = after[i]! - before[i]!;
    const beside = Math.max(Math.abs(before[i]! - further[i]!), Math.abs(beyond[i]! - after[i]!));
    if (Math.abs(across) < step || beside > Math.abs(across) * calm) continue;
    changes[Math.floor((i * pieces) / before.length)]!++;
    if (across < 0) turned++;
  }
  const all = changes.reduce((sum, one) => sum + one, 0);
  const piece = (before.length / pieces) * apart.piece;
  return (
    all >= before.length * apart.whole &&
    changes.every((one) => one >= piece) &&
    Math.min(turned, all - turned) >= all * leastTurned
  );
}

/** A strip of one colour begins here and soon ends, and other things stand on both its sides all along. */
function isStrip(lines: Line[], at: number): boolean {
  if (!isPlain(lines[at]!) || isPlain(lines[at - 1]!)) return false;
  let end = at;
  while (end < lines.length && isPlain(lines[end]!)) end++;
  if (end - at > lines.length * widestStrip || end + 2 >= lines.length) return false;
  const strip = lines[at]!;
  return [lines[at - 3]!, lines[end + 2]!].every((side) => differs(side, strip));
}

function differs(side: Line, strip: Line): boolean {
  const changes = new Array<number>(pieces).fill(0);
  for (let i = 0; i < side.length; i++)
    if (Math.abs(side[i]! - strip[i]!) >= step) changes[Math.floor((i * pieces) / side.length)]!++;
  const piece = side.length / pieces;
  return changes.every((one) => one >= piece * apart.whole) && !isPlain(side);
}

function isPlain(line: Line): boolean {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < line.length; i++) {
    const value = line[i]!;
    sum += value;
    squares += value * value;
  }
  return squares / line.length - (sum / line.length) ** 2 <= plainSpread ** 2;
}
