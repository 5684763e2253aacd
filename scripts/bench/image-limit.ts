import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { side } from '#server/adapters/images/likeness/descriptor.ts';
import { likenessOf } from '#server/adapters/images/likeness/likeness.ts';
import { loadSharp } from '#server/adapters/images/load-sharp.ts';
import { fromRaster, type Raster, toRaster } from '#server/adapters/images/raster.ts';
import { encodeVariants, largest } from '#server/adapters/images/variants.ts';
import { countWrittenLines } from '#server/adapters/images/written-lines.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { mostPlans, plansSide } from '#server/da-pasta-a-pagina/pastas/plan-words.ts';
import { privateChecker } from '#server/da-pasta-a-pagina/pastas/private-picture.ts';

/**
 * The limit of a run: the image library, the looking and the OCR alone, creating the same variants of the
 * same files on the same cores, comparing each picture's look, reading those with lines of letters and the plans
 * whose name says nothing. Its standard input says which; prints the milliseconds and the number of variants.
 */
const asked: { folder: string; paths: string[]; plans: string[] } = JSON.parse(readFileSync(0, 'utf8'));
const files = asked.paths.map((path) => join(asked.folder, path)).filter((path) => existsSync(path));
const plans = asked.plans.slice(0, mostPlans).map((path) => join(asked.folder, path));
const sharp = await loadSharp();
const ocr = createOcr();
const readPaper = privateChecker({ ocr, signal: new AbortController().signal });

/** What the product sees in a picture, by the same functions. */
async function look(base: Raster, bytes: Buffer): Promise<void> {
  const small = await toRaster(fromRaster(sharp, base).resize(640, 640, { fit: 'inside' }));
  const square = await fromRaster(sharp, small).resize(side, side, { fit: 'fill' }).raw().toBuffer();
  likenessOf(square);
  const grey = await fromRaster(sharp, small).greyscale().raw().toBuffer();
  await readPaper(bytes, {
    writtenLines: countWrittenLines(grey, small.width, small.height),
  } as ImageMeasures);
}
/** The words drawn in a plan, as `plan-words.ts` reads them. */
const readPlan = (picture: Uint8Array) =>
  ocr.readPage(picture, { side: plansSide, page: 1, width: plansSide }, new AbortController().signal);

const limit = pLimit(availableParallelism());
const start = performance.now();
const made = await Promise.all(
  files.map((path) =>
    limit(async () => {
      try {
        const bytes = readFileSync(path);
        const base = await toRaster(
          sharp(bytes)
            .autoOrient()
            .flatten({ background: '#fff' })
            .toColourspace('srgb')
            .resize({
              ...largest,
              fit: 'inside',
              withoutEnlargement: true,
            }),
        );
        await look(base, bytes);
        const variants = await encodeVariants(sharp, base, { drawing: false, keepAlpha: false });
        if (plans.includes(path)) await readPlan(variants.at(-1)!.bytes);
        return variants.length;
      } catch {
        return 0;
      }
    }),
  ),
);
const ms = performance.now() - start;
await ocr.close();
console.log(JSON.stringify({ ms, variants: made.reduce((sum, count) => sum + count, 0) }));
