import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { featuresOf } from './features.ts';
import { weights as trained } from './weights.ts';

/** What `npm run lisa:train` writes: a column of whole numbers per intent, their scale and where each begins. */
export interface Weights {
  classes: readonly string[];
  bias: readonly number[];
  scale: number;
  table: string;
}

/** How much each intent is believed of a normalised message said to a question, from 0 to 1. */
export type Classifier = (said: string, pending: Question | null) => Map<Intent, number>;

export function createClassifier(weights: Weights): Classifier {
  let table: Int8Array | null = null;
  return (said, pending) => {
    table ??= Int8Array.from(Buffer.from(weights.table, 'base64'));
    const features = featuresOf(said, pending);
    const size = weights.classes.length;
    return new Map(
      weights.classes.map((name, index) => {
        let sum = 0;
        for (const feature of features) sum += table![feature * size + index]!;
        const belief = (sum * weights.scale) / Math.sqrt(features.length || 1) + weights.bias[index]!;
        return [name as Intent, 1 / (1 + Math.exp(-belief))];
      }),
    );
  };
}

/** A linear classifier over character n-grams; alone it decides nobody's yes and nobody's no. */
export const classify: Classifier = createClassifier(trained);
