import { type AssetCategory, assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { blocks, describePicture } from './descriptor.ts';
import type { StoredWeights } from './stored-weights.ts';
import { weights } from './weights.ts';

/** Numbers are kept within ± this many deviations. */
const clip = 4;
const largestByte = 127;

/** What one step of a scaled description counts, by number. */
export const worth = Float32Array.from(
  blocks.flatMap(({ length, weight }) =>
    Array<number>(length).fill((weight * clip) / largestByte / Math.sqrt(length)),
  ),
);

/** A description as signed bytes: deviations from the mean. */
export function scaleDescription(
  description: Float32Array,
  mean: Float32Array,
  deviation: Float32Array,
): Int8Array {
  return Int8Array.from(description, (value, i) => {
    const deviations = (value - mean[i]!) / deviation[i]!;
    return Math.round((Math.max(-clip, Math.min(clip, deviations)) / clip) * largestByte);
  });
}

export function squaredDistance(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += ((one[i]! - other[i]!) * worth[i]!) ** 2;
  return sum;
}

let model: ReturnType<typeof read> | undefined;

/**
 * How much a picture (`side` × `side` pixels, RGB) looks like the drawn examples of each class: near 1 for one
 * of them, near 1/7 for none. It orders the pictures of a folder; it is too weak to claim a class.
 */
export function likenessOf(rgb: Uint8Array): Record<AssetCategory, number> {
  model ??= read(weights);
  const { reach, mean, deviation, pull, examples } = model;
  const scaled = scaleDescription(describePicture(rgb), mean, deviation);
  const scores = assetCategories.map(() => 1 / assetCategories.length);
  examples.forEach((example, at) => {
    const near = Math.exp(-squaredDistance(scaled, example) / reach);
    for (let c = 0; c < scores.length; c++) scores[c]! += near * pull[at * scores.length + c]!;
  });
  const rounded = assetCategories.map((name, c) => [name, Math.round(scores[c]! * 1000) / 1000]);
  return Object.fromEntries(rounded) as Record<AssetCategory, number>;
}

function read(stored: StoredWeights) {
  const mean = floats(stored.mean);
  const bytes = new Int8Array(Buffer.from(stored.examples, 'base64'));
  return {
    reach: stored.reach,
    mean,
    deviation: floats(stored.deviation),
    pull: floats(stored.pull),
    examples: Array.from({ length: bytes.length / mean.length }, (_, i) =>
      bytes.subarray(i * mean.length, (i + 1) * mean.length),
    ),
  };
}

function floats(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
}
