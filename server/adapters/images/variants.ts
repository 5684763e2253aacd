import type { Sharp } from './load-sharp.ts';
import type { EncodedVariant } from './port.ts';
import { fromRaster, type Raster, release, toRaster } from './raster.ts';

/** Largest picture sent to a page: 2400 wide, 3000 high. */
export const largest = { width: 2400, height: 3000 };

const widths = { avif: [480, 960, 1600], webp: [480, 960, 1600, 2400], fallback: [960, 1600] };

/**
 * Encoder settings, measured on 12-megapixel photographs (CPU of one core, bytes at 960 wide): AVIF effort 0
 * quality 52 takes 45 ms and 29–50 kB; effort 2 takes 270 ms for 3 % less, effort 4 takes 2 s for 20 % less.
 * 4:2:0 because 4:4:4 needs 380 MB more while two are encoded, for an invisible gain. WebP effort 2 takes 27
 * ms, effort 4 twice that for 5 % less. mozjpeg costs 55 ms instead of 10 for 18 % less of a format only old
 * browsers and link previews fetch. All variants of a photograph together: about 0.6 s. Drawings get higher
 * quality: their lines show every loss, and they are small anyway.
 */
const quality = {
  photo: { avif: 52, webp: 76, jpeg: 76 },
  drawing: { avif: 62, webp: 84, jpeg: 86 },
};

interface EncodeOptions {
  drawing: boolean;
  keepAlpha: boolean;
}

/**
 * Encodes the responsive variants, small ones derived from larger ones, never enlarged. A picture narrower
 * than a step gets its own width instead. Alpha, if kept, falls back to PNG.
 */
export async function encodeVariants(
  sharp: Sharp,
  base: Raster,
  { drawing, keepAlpha }: EncodeOptions,
): Promise<EncodedVariant[]> {
  const { avif, webp, jpeg } = quality[drawing ? 'drawing' : 'photo'];
  const variants: EncodedVariant[] = [];
  const steps = {
    avif: stepsFor(widths.avif, base.width),
    webp: stepsFor(widths.webp, base.width),
    fallback: stepsFor(widths.fallback, base.width),
  };
  const all = [...new Set(Object.values(steps).flat())].sort((a, b) => b - a);
  let current = base;
  for (const width of all) {
    if (width < current.width) {
      const larger = current;
      current = await toRaster(fromRaster(sharp, larger).resize({ width }));
      if (larger !== base) release(larger);
    }
    const add = async (format: EncodedVariant['format'], pipeline: ReturnType<Sharp>) => {
      const bytes = await pipeline.toBuffer();
      variants.push({ format, width: current.width, height: current.height, bytes });
    };
    const pixels = () => fromRaster(sharp, current);
    if (steps.avif.includes(width))
      await add('avif', pixels().avif({ quality: avif, effort: 0, chromaSubsampling: '4:2:0' }));
    if (steps.webp.includes(width)) await add('webp', pixels().webp({ quality: webp, effort: 2 }));
    if (!steps.fallback.includes(width)) continue;
    if (keepAlpha) await add('png', pixels().png({ compressionLevel: 8 }));
    else await add('jpeg', pixels().jpeg({ quality: jpeg, progressive: true }));
  }
  if (current !== base) release(current);
  return variants.reverse();
}

/** The widths for a picture: all steps it fills, and its own width instead of the first larger one. */
function stepsFor(steps: number[], width: number): number[] {
  const reached = steps.filter((step) => step <= width);
  const next = steps.find((step) => step > width);
  const top = reached.at(-1) ?? 0;
  return next !== undefined && width > top * 1.15 ? [...reached, width] : reached;
}
