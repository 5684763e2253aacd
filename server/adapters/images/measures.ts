import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { isCollage } from './collage.ts';
import { dominantColors } from './colors.ts';
import { ownPart } from './own-colors.ts';
import type { Raster } from './raster.ts';

type PixelMeasures = Omit<ImageMeasures, 'hasAlpha' | 'phash' | 'likeness' | 'writtenLines'>;

/** Luma difference of neighbouring pixels that counts as an edge. */
const edgeStep = 40;

/**
 * Cheap measures of a thumbnail (3 channels, alpha on white, longest side about 320). Shares are of all
 * pixels, `skyShare` of the top third.
 */
export function measurePixels(raster: Raster): PixelMeasures {
  const { width, height } = raster;
  const pixels = width * height;
  const { histogram, luma, white, sky, green, saturation } = tallyPixels(raster);
  const { edgeDensity, sharpness } = measureEdges(luma, width, height);
  return {
    commonestShare: histogram.reduce((a, b) => Math.max(a, b), 0) / pixels,
    whiteShare: white / pixels,
    skyShare: sky / skyPixelsOf(raster),
    greenShare: green / pixels,
    saturation: saturation / pixels,
    edgeDensity,
    sharpness,
    colors: dominantColors(histogram),
    own: ownPart(raster),
    collage: isCollage(raster),
  };
}

const skyPixelsOf = ({ width, height }: Raster) => Math.max(1, Math.ceil(height / 3) * width);

function tallyPixels(raster: Raster) {
  const { data, width, height } = raster;
  const pixels = width * height;
  const skyPixels = skyPixelsOf(raster);
  const histogram = new Uint32Array(4096);
  const luma = new Float32Array(pixels);
  let white = 0;
  let sky = 0;
  let green = 0;
  let saturation = 0;
  for (let i = 0, p = 0; p < pixels; p++, i += 3) {
    const r = data[i]!;
    const g = data[i + 1]!;
    const b = data[i + 2]!;
    histogram[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)]!++;
    luma[p] = 0.299 * r + 0.587 * g + 0.114 * b;
    if (r >= 240 && g >= 240 && b >= 240) white++;
    if (p < skyPixels && b > 110 && b > r + 10 && b >= g - 4) sky++;
    if (g > r + 8 && g > b + 8) green++;
    const max = Math.max(r, g, b);
    if (max > 0) saturation += (max - Math.min(r, g, b)) / max;
  }
  return { histogram, luma, white, sky, green, saturation };
}

/** Share of edge pixels, and the variance of the Laplacian, which is low for blurred pictures. */
function measureEdges(luma: Float32Array, width: number, height: number) {
  let edges = 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      const here = luma[p]!;
      const right = luma[p + 1]!;
      const below = luma[p + width]!;
      if (Math.abs(right - here) + Math.abs(below - here) > edgeStep) edges++;
      const laplacian = luma[p - 1]! + right + luma[p - width]! + below - 4 * here;
      sum += laplacian;
      squares += laplacian * laplacian;
      count++;
    }
  }
  if (count === 0) return { edgeDensity: 0, sharpness: 0 };
  return { edgeDensity: edges / count, sharpness: Math.max(0, squares / count - (sum / count) ** 2) };
}
