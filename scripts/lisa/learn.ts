import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { Weights } from '#server/lisa/entendimento/intencoes/classify.ts';
import { buckets, featuresOf } from '#server/lisa/entendimento/intencoes/features.ts';
import { normalize } from '#server/lisa/entendimento/intencoes/normalize.ts';
import { ruleMarks } from '#server/lisa/entendimento/intencoes/rule-marks.ts';
import { type CollectedPhrase, readLoose } from './collection.ts';
import { pendingAt } from './phrase-answers.ts';
import { random, shuffle, variationsOf } from './vary.ts';

/** The intents that are learned; data are read, not believed. */
export const learned = [
  'sim',
  'nao',
  'adia',
  'corrige',
  'pergunta',
  'reclama',
  'cumprimenta',
  'despede',
  'pessoa',
  'fora',
  'sem-sentido',
] as const satisfies Intent[];

const epochs = 10;
const rate = 0.6;
const decay = 1e-4;
/** The share of the rules' marks that is left out in learning. */
const forgotten = 0.2;

export interface Example {
  /** Who says it; null is nobody in particular. */
  pessoa: string | null;
  features: number[];
  /** 1 is said, 0 is not, null may be either. */
  targets: (0 | 1 | null)[];
}

const targetsOf = ({ intents, optional, oneOf }: Pick<CollectedPhrase, 'intents' | 'optional' | 'oneOf'>) =>
  learned.map((intent) =>
    intents.includes(intent) ? 1 : optional.includes(intent) || oneOf.includes(intent) ? null : 0,
  );

/** Phrases that mean the same at every stage. */
const loose = readLoose().map(({ intent, mensagem }) => ({
  pessoa: null,
  mensagem,
  pending: undefined as Question | null | undefined,
  targets: targetsOf({ intents: intent === null ? [] : [intent], optional: [], oneOf: [] }),
}));

/** Phrases and loose ones with their variations, as the classifier sees them. */
export function examplesOf(phrases: readonly CollectedPhrase[]): Example[] {
  const next = random();
  const told = phrases.map((phrase) => ({
    pessoa: phrase.pessoa,
    mensagem: phrase.mensagem,
    pending: pendingAt[phrase.etapa] as Question | null | undefined,
    targets: targetsOf(phrase),
  }));
  return [...told, ...loose].flatMap(({ pessoa, mensagem, pending, targets }) =>
    variationsOf(mensagem, next).map((each) => {
      const said = normalize(each);
      // The rules know these phrases better than they will know a stranger's: some marks are left out.
      const marks = ruleMarks(said).filter(() => next() >= forgotten);
      return { pessoa, features: featuresOf(said, pending, marks), targets };
    }),
  );
}

/** Learns one logistic regression per intent. Same examples, same weights. */
export function learn(given: readonly Example[]): Weights {
  const next = random();
  const examples = [...given];
  const size = learned.length;
  const table = new Float64Array(buckets * size);
  const bias = new Float64Array(size);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate / (1 + epoch / 6);
    shuffle(examples, next);
    for (const { features, targets } of examples) {
      const norm = 1 / Math.sqrt(features.length || 1);
      for (let index = 0; index < size; index++) {
        const target = targets[index]!;
        if (target === null) continue;
        let sum = bias[index]!;
        for (const feature of features) sum += table[feature * size + index]! * norm;
        const slope = target - 1 / (1 + Math.exp(-sum));
        if (Math.abs(slope) < 0.002) continue;
        bias[index] = bias[index]! + step * 0.1 * slope;
        const change = step * slope * norm;
        for (const feature of features) {
          const place = feature * size + index;
          table[place] = table[place]! * (1 - step * decay) + change;
        }
      }
    }
  }
  const scale = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const whole = Int8Array.from(table, (value) => Math.round(value / scale));
  return {
    classes: learned,
    bias: [...bias],
    scale,
    table: Buffer.from(whole.buffer).toString('base64'),
  };
}
