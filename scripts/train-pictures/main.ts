import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AssetCategory, assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { blocks, describePicture, side } from '#server/adapters/images/likeness/descriptor.ts';
import { scaleDescription, squaredDistance } from '#server/adapters/images/likeness/likeness.ts';
import { ambarFolder } from '../example/folder-ambar.ts';
import { figueirasFolder } from '../example/folder-figueiras.ts';
import { keptFile } from '../example/kept-pictures.ts';
import { solve } from './solve.ts';

// `npm run train:pictures`: learns what the classes of pictures look like from the drawn pictures of the example
// folders and writes `server/adapters/images/likeness/weights.ts`. The same pictures give the same weights.

/** Reach of an example, in median squared distances between examples: larger is smoother. */
const reachShare = 1 / 1.4;
/** How much an example may be missed: larger follows single examples less. */
const slack = 0.3;

const file = join(import.meta.dirname, '../../server/adapters/images/likeness/weights.ts');

interface Example {
  category: AssetCategory;
  description: Float32Array;
}

const examples = await describeExamples();
const { mean, deviation } = spread(examples);
const scaled = examples.map(({ description }) => scaleDescription(description, mean, deviation));
const distances = scaled.map((one) => scaled.map((other) => squaredDistance(one, other)));
const reach = distances.flat().sort((a, b) => a - b)[Math.floor(distances.length ** 2 / 2)]! * reachShare;
await writeFile(file, written(learn()));
console.log(`${examples.length} imagens. Escrito em ${file}.`);

async function describeExamples(): Promise<Example[]> {
  const kept = new Map<string, AssetCategory>();
  for (const image of [ambarFolder, figueirasFolder].flatMap(({ images }) => images))
    if (image.type === 'image') kept.set(keptFile(image), image.category);
  const found: Example[] = [];
  for (const [path, category] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pixels = await sharp(path)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .resize({ width: side, height: side, fit: 'fill' })
      .raw()
      .toBuffer();
    found.push({ category, description: describePicture(pixels) });
  }
  return found;
}

/** Mean and deviation of each number; hardly varying ones count at least a part of their block's. */
function spread(all: Example[]) {
  const size = all[0]!.description.length;
  const mean = new Float32Array(size);
  const deviation = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const values = all.map(({ description }) => description[i]!);
    mean[i] = values.reduce((sum, value) => sum + value, 0) / values.length;
    deviation[i] = Math.sqrt(values.reduce((sum, value) => sum + (value - mean[i]!) ** 2, 0) / values.length);
  }
  let start = 0;
  for (const { length } of blocks) {
    const block = deviation.subarray(start, start + length);
    const usual = block.reduce((sum, value) => sum + value, 0) / length;
    for (let i = 0; i < length; i++) block[i] = block[i]! + usual / 10 + 1e-6;
    start += length;
  }
  return { mean, deviation };
}

/** Kernel ridge regression on the classes; rare classes count more. */
function learn(): number[][] {
  const count = (category: AssetCategory) => examples.filter((one) => one.category === category).length;
  const kernel = distances.map((row, i) =>
    row.map((distance, j) => {
      const weight = Math.sqrt(examples.length / assetCategories.length / count(examples[i]!.category));
      return Math.exp(-distance / reach) + (i === j ? slack / weight : 0);
    }),
  );
  const wanted = examples.map((one) =>
    assetCategories.map((category) => (one.category === category ? 1 : 0) - 1 / assetCategories.length),
  );
  return solve(kernel, wanted);
}

function written(pull: number[][]): string {
  const floats = (values: number[]) => Buffer.from(Float32Array.from(values).buffer).toString('base64');
  const bytes = Buffer.concat(scaled.map((one) => Buffer.from(one.buffer)));
  return `import type { StoredWeights } from './stored-weights.ts';

/** Written by \`npm run train:pictures\` from the example pictures; origin and licence: NOTICE.md. */
export const weights: StoredWeights = {
  reach: ${reach},
  mean: '${floats([...mean])}',
  deviation: '${floats([...deviation])}',
  pull: '${floats(pull.flat())}',
  examples: '${bytes.toString('base64')}',
};
`;
}
