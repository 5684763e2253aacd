import { understand } from '#server/lisa/entendimento/service.ts';
import { aroundOf } from '#server/lisa/entendimento/valores/around.ts';
import { likelihoods } from '#server/lisa/entendimento/valores/chain.ts';
import { labelCount, mayFollow } from '#server/lisa/entendimento/valores/labels.ts';
import type { Tagger, TagWeights } from '#server/lisa/entendimento/valores/tag-words.ts';
import { type Around, buckets, traitsOf } from '#server/lisa/entendimento/valores/traits.ts';
import { wordsOf } from '#server/lisa/entendimento/valores/words.ts';
import { labelsOf } from './align-values.ts';
import { type CollectedPhrase, readLoose } from './collection.ts';
import { pendingAt } from './phrase-answers.ts';
import { plainAnswers } from './plain-answers.ts';
import { inputAt } from './play-phrases.ts';
import { valuesOf, withOthers } from './swap-values.ts';
import { dictated, random, shuffle } from './vary.ts';

const epochs = 10;
const rate = 0.06;
/** The share of phrases whose rules' reading is left out in learning: they know these better than a stranger's. */
const forgotten = 0.2;

export interface TagExample {
  pessoa: string;
  traits: number[][];
  labels: number[];
}

/** A tagger that leaves everything to the rules. */
export const rulesAlone: Tagger = () => ({ values: [], beliefIn: () => 1 });

const stages = Object.keys(pendingAt);
const nothing: Around['taken'] = { nome: [], nomeGuerra: [], regiao: [] };

/** Each phrase as it was written, as a telephone would write it, and with the values of others in their place. */
export function tagExamplesOf(phrases: readonly CollectedPhrase[]): TagExample[] {
  const next = random();
  const others = valuesOf(phrases);
  return [...phrases, ...plainAnswers(others, next)].flatMap((phrase) => {
    const swapped = [1, 2].flatMap(() => withOthers(phrase, others, next) ?? []);
    const said = [phrase, ...swapped];
    return [...said, ...said.map((each) => ({ ...each, mensagem: dictated(each.mensagem, next) }))]
      .filter(({ mensagem }, at, all) => all.findIndex((each) => each.mensagem === mensagem) === at)
      .flatMap((each) => exampleOf(each, next) ?? []);
  });
}

function exampleOf(phrase: CollectedPhrase, next: () => number): TagExample | null {
  const words = wordsOf(phrase.mensagem);
  const labels = labelsOf(words, phrase);
  if (labels === null || words.length === 0) return null;
  const input = inputAt(phrase);
  const { data, corrected } = understand(input, undefined, rulesAlone);
  const around = aroundOf(words, { ...input, data, corrected });
  const taken = next() < forgotten ? nothing : around.taken;
  return { pessoa: phrase.pessoa, traits: traitsOf(words, { ...around, taken }), labels };
}

/** Phrases that hold no value, at whatever stage they are said. */
export function looseTagExamples(): TagExample[] {
  const next = random();
  return looseAnywhere(next).flatMap((each) => exampleOf(each, next) ?? []);
}

const looseAnywhere = (next: () => number): CollectedPhrase[] =>
  readLoose()
    .filter(({ intent }) => intent !== null && intent !== 'corrige')
    .map(({ mensagem }) => ({
      id: '',
      pessoa: '',
      etapa: stages[Math.floor(next() * stages.length)]!,
      mensagem,
      intents: [],
      optional: [],
      oneOf: [],
      dados: {},
      alsoRight: {},
    }));

/** Learns a linear chain (a conditional random field). Same examples, same weights. */
export function learnTags(given: readonly TagExample[]): TagWeights {
  const next = random();
  const examples = [...given];
  const table = new Float64Array(buckets * labelCount);
  const after = new Float64Array(labelCount * labelCount);
  const state = { table, after, seen: new Float64Array(table.length) };
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(examples, next);
    for (const example of examples) learnOne(example, state);
  }
  const scale = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const whole = Int8Array.from(table, (value) => Math.round(value / scale));
  return { scale, after: [...after], table: Buffer.from(whole.buffer).toString('base64') };
}

/** One step towards the labels of an example, the shorter the more a weight has moved (AdaGrad). */
function learnOne(
  { traits, labels }: TagExample,
  { table, after, seen }: { table: Float64Array; after: Float64Array; seen: Float64Array },
) {
  const words = traits.map((each) => {
    const sums = new Float64Array(labelCount);
    for (const trait of each)
      for (let label = 0; label < labelCount; label++) sums[label]! += table[trait * labelCount + label]!;
    return sums;
  });
  const { labels: likely, pairAt } = likelihoods({ words, after });
  const shifts = new Float64Array(labelCount * labelCount);
  for (let at = 0; at < labels.length; at++) {
    const before = at === 0 ? 0 : labels[at - 1]!;
    for (let label = 0; label < labelCount; label++) {
      const slope = (labels[at] === label ? 1 : 0) - likely[at]![label]!;
      if (at === 0) shifts[label]! += slope;
      else
        for (let from = 0; from < labelCount; from++)
          if (mayFollow(from, label))
            shifts[from * labelCount + label]! +=
              (from === before && labels[at] === label ? 1 : 0) - pairAt(at, from, label);
      if (Math.abs(slope) < 0.001) continue;
      for (const trait of traits[at]!) {
        const place = trait * labelCount + label;
        seen[place]! += slope * slope;
        table[place]! += (rate * slope) / Math.sqrt(seen[place]! + 0.1);
      }
    }
  }
  for (let each = 0; each < shifts.length; each++) after[each]! += rate * 0.1 * shifts[each]!;
}
