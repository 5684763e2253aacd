import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { loadSharp } from '#server/adapters/images/load-sharp.ts';
import { toRaster } from '#server/adapters/images/raster.ts';
import { encodeVariants, largest } from '#server/adapters/images/variants.ts';

/**
 * The limit of a run: the image library alone, creating the same variants of the same files on the same
 * cores. Called with the files' paths; prints the milliseconds and the number of variants.
 */
const sharp = await loadSharp();
const limit = pLimit(availableParallelism());
const start = performance.now();
const made = await Promise.all(
  process.argv.slice(2).map((path) =>
    limit(async () => {
      try {
        const base = await toRaster(
          sharp(readFileSync(path))
            .autoOrient()
            .flatten({ background: '#fff' })
            .toColourspace('srgb')
            .resize({
              ...largest,
              fit: 'inside',
              withoutEnlargement: true,
            }),
        );
        return (await encodeVariants(sharp, base, { drawing: false, keepAlpha: false })).length;
      } catch {
        return 0;
      }
    }),
  ),
);
const ms = performance.now() - start;
console.log(JSON.stringify({ ms, variants: made.reduce((sum, count) => sum + count, 0) }));
