import { likeliest, likelihoods } from './chain.ts';
import { beginOf, type Field, fields, insideOf, labelCount } from './labels.ts';
import { type Around, traitsOf } from './traits.ts';
import type { Span, Word } from './words.ts';

/** What `npm run lisa:train-values` writes: a column of whole numbers per label, their scale, labels after labels. */
export interface TagWeights {
  scale: number;
  after: readonly number[];
  table: string;
}

/** A value's words and how likely it is one, from 0 to 1. */
export interface Tagged extends Span {
  field: Field;
  certainty: number;
}

export interface Tags {
  values: Tagged[];
  /** How likely any of these words belongs to a value of a field. */
  beliefIn: (field: Field, span: Span) => number;
}

/** Marks the words of a message that are a value of a field. */
export type Tagger = (words: readonly Word[], around: Around) => Tags;

export function createTagger(weights: TagWeights): Tagger {
  let table: Int8Array | null = null;
  const after = Float64Array.from(weights.after);
  return (words, around) => {
    table ??= Int8Array.from(Buffer.from(weights.table, 'base64'));
    if (words.length === 0) return { values: [], beliefIn: () => 0 };
    const scored = traitsOf(words, around).map((traits) => {
      const sums = new Float64Array(labelCount);
      for (const trait of traits)
        for (let label = 0; label < labelCount; label++) sums[label]! += table![trait * labelCount + label]!;
      return sums.map((sum) => sum * weights.scale);
    });
    const scores = { words: scored, after };
    const { labels } = likelihoods(scores);
    return {
      values: valuesIn(likeliest(scores), labels),
      beliefIn: (field, { from, to }) =>
        Math.max(...labels.slice(from, to).map((each) => each[beginOf(field)]! + each[insideOf(field)]!)),
    };
  };
}

/** The values of a labelling, each as certain as its least certain word. */
function valuesIn(labels: readonly number[], likely: readonly Float64Array[]): Tagged[] {
  const values: Tagged[] = [];
  for (const [at, label] of labels.entries()) {
    if (label === 0) continue;
    const field = fields[Math.ceil(label / 2) - 1]!;
    const certainty = likely[at]![label]!;
    const last = values.at(-1);
    if (label % 2 === 1) values.push({ field, from: at, to: at + 1, certainty });
    else if (last) {
      last.to = at + 1;
      last.certainty = Math.min(last.certainty, certainty);
    }
  }
  return values;
}
