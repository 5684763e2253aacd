import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import type { RawAsset } from './raw-asset.ts';

/** Hash bits (of 64) that may differ in copies. */
const maxBits = 10;
/** Proportions may differ by 2 %: a pixel or two lost in resizing. */
const maxAspect = 0.02;
/** Minimum share of one colour that marks drawings, where one extra wall is another plan. */
const drawingFrom = 0.2;
/**
 * Largest differences of 64×64 grey pixels. Measured on drawn plans: copies of any size and quality stay
 * below a mean of 0.4 and a peak of 8; one extra short wall is a peak of 90.
 */
const likePhotos = { mean: 5, peak: 48 };
const likeDrawings = { mean: 2, peak: 20 };

/**
 * Whether two stored pictures show the same: recompressed, resized, another format. Never two plans or rooms
 * that are merely similar.
 */
export function isSamePicture(a: RawAsset, b: RawAsset): boolean {
  if (a.id === b.id) return true;
  if (!a.measures || !b.measures || !a.fingerprint || !b.fingerprint) return false;
  if (Math.abs(Math.log(aspectOf(a) / aspectOf(b))) > maxAspect) return false;
  if (hammingDistance(a.measures.phash, b.measures.phash) > maxBits) return false;
  if (!sameColors(a.measures, b.measures)) return false;
  const drawings = Math.max(a.measures.commonestShare, b.measures.commonestShare) >= drawingFrom;
  if (drawings && differentUnits(a.name, b.name)) return false;
  const { mean, peak } = difference(a.fingerprint, b.fingerprint);
  const allowed = drawings ? likeDrawings : likePhotos;
  return mean <= allowed.mean && peak <= allowed.peak;
}

const aspectOf = ({ width, height }: RawAsset) => (width ?? 1) / (height ?? 1);

/** Hamming distance of two 64-bit hashes of 16 hex digits. */
export function hammingDistance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}

/** Day and night, or another paint, is another picture even with equal lines. */
function sameColors(a: ImageMeasures, b: ImageMeasures): boolean {
  if (Math.abs(a.saturation - b.saturation) > 0.1) return false;
  const near = (color: string, others: string[]) => others.some((other) => colorDistance(color, other) <= 72);
  return near(a.colors[0] ?? '', b.colors) && near(b.colors[0] ?? '', a.colors);
}

function colorDistance(a: string, b: string): number {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(channel(a, at) - channel(b, at)), 0);
}

/** Plans of two units can differ by a label only: distinguishing names are believed. */
export function differentUnits(a: string, b: string): boolean {
  const marks = (name: string) => {
    const text = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[_\s-]+/g, ' ');
    return [
      /(\d+(?:[.,]\d+)?) ?m[2²]/,
      /\btipo ?([a-z]|\d+)\b/,
      /\bfinal ?(\d+)/,
      /(\d) ?(?:dorm|quarto|suite)/,
      /\bopcao ?(\d+|[a-z]\b)/,
    ].map((pattern) => pattern.exec(text)?.[1] ?? null);
  };
  const ofB = marks(b);
  return marks(a).some((mark, i) => mark !== null && ofB[i] !== null && mark !== ofB[i]);
}

function difference(a: string, b: string): { mean: number; peak: number } {
  const pixelsA = Buffer.from(a, 'base64');
  const pixelsB = Buffer.from(b, 'base64');
  let sum = 0;
  let peak = 0;
  for (const [i, value] of pixelsA.entries()) {
    const step = Math.abs(value - pixelsB[i]!);
    sum += step;
    peak = Math.max(peak, step);
  }
  return { mean: sum / pixelsA.length, peak };
}
