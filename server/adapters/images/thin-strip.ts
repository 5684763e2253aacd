import type { Raster } from './raster.ts';

/** Where strips are looked for, as a share of the side: a frame around a picture divides nothing. */
const margin = 0.12;
/** A thin strip is no wider, in pixels of a picture whose longest side is 640. */
const widest = 14;
/** Spread of greys along lines that may be of a strip: making it smaller mixes a little of its neighbours in. */
const plainSpread = 6;
/** Along its middle it is of one colour, as no pillar in daylight is; white and black ones may be mixed a little. */
const drawnSpread = { any: 1.6, extreme: 3 };
const [black, white] = [15, 240];
/** It stands out this far from what is beside it, in this share of its length, and of each piece of it. */
const step = 16;
const apart = { whole: 0.5, piece: 0.02 };
const pieces = 8;
/** Spread of greys beside it: there are pictures, no plain wall. */
const lively = 10;

/** Parallel lines of a grey picture: `across` apart in memory, of `length` pixels that are `along` apart. */
interface Lines {
  grey: Uint8Array;
  count: number;
  length: number;
  across: number;
  along: number;
}

/**
 * Whether a straight line of one colour, a few pixels wide, goes from border to border between other things: in
 * pixels about 640 on the longest side, where what is a strip of 3 in 800 has not yet run into its neighbours.
 */
export function hasThinStrip({ data, width, height, channels }: Raster): boolean {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += channels)
    grey[pixel] = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
  return (
    isDivided({ grey, count: width, length: height, across: 1, along: width }) ||
    isDivided({ grey, count: height, length: width, across: width, along: 1 })
  );
}

function isDivided(lines: Lines): boolean {
  const { count } = lines;
  const spreads = Array.from({ length: count }, (_, line) => spreadOf(lines, line));
  const isPlain = (line: number) => line < count && spreads[line]!.spread <= plainSpread;
  const from = Math.max(6, Math.round(count * margin));
  for (let line = from; line < count - from; line++) {
    let end = line;
    while (isPlain(end)) end++;
    if (end === line) continue;
    const middle = thePlainest(spreads, line, end);
    const sides = [line - 3, end + 2];
    if (
      end - line <= widest &&
      end + 2 < count &&
      isDrawn(spreads[middle]!) &&
      sides.every((side) => spreads[side]!.spread >= lively && differs(lines, side, middle))
    )
      return true;
    line = end;
  }
  return false;
}

interface Spread {
  mean: number;
  spread: number;
}

function thePlainest(spreads: Spread[], from: number, to: number): number {
  let best = from;
  for (let line = from; line < to; line++) if (spreads[line]!.spread < spreads[best]!.spread) best = line;
  return best;
}

const isDrawn = ({ mean, spread }: Spread) =>
  spread <= (mean <= black || mean >= white ? drawnSpread.extreme : drawnSpread.any);

function spreadOf({ grey, length, across, along }: Lines, line: number): Spread {
  let [sum, squares] = [0, 0];
  for (let i = 0, at = line * across; i < length; i++, at += along) {
    const value = grey[at]!;
    sum += value;
    squares += value * value;
  }
  const mean = sum / length;
  return { mean, spread: Math.sqrt(Math.max(0, squares / length - mean ** 2)) };
}

function differs({ grey, length, across, along }: Lines, side: number, strip: number): boolean {
  const changes = new Array<number>(pieces).fill(0);
  for (let i = 0; i < length; i++)
    if (Math.abs(grey[side * across + i * along]! - grey[strip * across + i * along]!) >= step)
      changes[Math.floor((i * pieces) / length)]!++;
  const all = changes.reduce((sum, one) => sum + one, 0);
  return all >= length * apart.whole && changes.every((one) => one >= (length / pieces) * apart.piece);
}
