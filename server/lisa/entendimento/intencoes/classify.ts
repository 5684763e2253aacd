import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { featuresOf } from './features.ts';
import { weights as trained } from './weights.ts';

/**
 * What `npm run lisa:train` writes: where each intent begins, and a row of signs per trait, one of 64 steps per
 * intent. Steps grow with their square, since most weights are small: `scale` is the smallest.
 */
export interface Weights {
  classes: readonly string[];
  bias: readonly number[];
  scale: number;
  table: string;
}

/** How much each intent is believed of a normalised message said to a question, from 0 to 1. */
export type Classifier = (said: string, pending: Question | null) => Map<Intent, number>;

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const middle = 32;

/** The sign of a weight, in steps of a scale. */
export function signOf(weight: number, scale: number): string {
  const step = Math.min(middle - 1, Math.round(Math.sqrt(Math.abs(weight) / scale)));
  return signs[middle + Math.sign(weight) * step]!;
}

/** The scale at which the greatest weight is the last step. */
export const scaleFor = (greatest: number): number => greatest / (middle - 1) ** 2;

function read({ table, scale }: Weights): Float32Array {
  const values = new Map(
    [...signs].map((sign, at) => [sign.charCodeAt(0), Math.sign(at - middle) * (at - middle) ** 2 * scale]),
  );
  return Float32Array.from({ length: table.length }, (_, at) => values.get(table.charCodeAt(at))!);
}

export function createClassifier(weights: Weights): Classifier {
  let table: Float32Array | null = null;
  return (said, pending) => {
    table ??= read(weights);
    const features = featuresOf(said, pending);
    const size = weights.classes.length;
    const sums = new Float64Array(size);
    for (const feature of features)
      for (let index = 0; index < size; index++) sums[index]! += table[feature * size + index]!;
    const norm = Math.sqrt(features.length || 1);
    return new Map(
      weights.classes.map((name, index) => [
        name as Intent,
        1 / (1 + Math.exp(-(sums[index]! / norm + weights.bias[index]!))),
      ]),
    );
  };
}

/** A linear classifier over character n-grams; alone it decides nobody's yes and nobody's no. */
export const classify: Classifier = createClassifier(trained);
