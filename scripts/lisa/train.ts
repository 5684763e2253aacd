import { writeFileSync } from 'node:fs';
import { buckets, featuresOf } from '#server/lisa/entendimento/intencoes/features.ts';
import { normalize } from '#server/lisa/entendimento/intencoes/normalize.ts';
import { otherPhrases, trainingPhrases } from './training-phrases.ts';

// `npm run lisa:train`: multinomial logistic regression on the collection and its variations. Same input, same
// weights: order and slips come from a seeded generator.

const target = 'server/lisa/entendimento/intencoes/weights.ts';
const epochs = 30;
const rate = 0.5;
const decay = 1e-4;

let state = 20_261_120;
/** Mulberry32. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let value = Math.imul(state ^ (state >>> 15), 1 | state);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
}

/** One letter left out, doubled or swapped. */
function slip(text: string): string {
  if (text.length < 6) return text;
  const at = 1 + Math.floor(random() * (text.length - 3));
  const kind = Math.floor(random() * 3);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text[at]! + text.slice(at);
  return text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);
}

const before = ['oi, ', 'olha, ', 'então, ', 'ah ', 'bom dia, ', 'moça, '];
const after = [' kkk', ' por favor', ', tá', ' né', ' viu', '!!', ' hein'];
const any = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const variations = (phrase: string) => [
  phrase,
  slip(phrase),
  slip(phrase),
  any(before) + phrase,
  phrase + any(after),
  slip(any(before) + phrase + any(after)),
];

const phrasesIn = (text: string) => text.split('|').map((each) => each.trim());
const decided = ['sim', 'nao'];
const classes = [...Object.keys(trainingPhrases).filter((intent) => !decided.includes(intent)), 'outro'];
const examples = [...Object.entries(trainingPhrases), ['outro', otherPhrases] as const].flatMap(
  ([intent, text]) =>
    phrasesIn(text!).flatMap((phrase) =>
      variations(phrase).map((each) => ({
        features: featuresOf(normalize(each)),
        label: classes.indexOf(decided.includes(intent) ? 'outro' : intent),
      })),
    ),
);

const size = classes.length;
const learned = new Float64Array(buckets * size);
const bias = new Float64Array(size);
for (let epoch = 0; epoch < epochs; epoch++) {
  const step = rate / (1 + epoch / 5);
  for (let at = examples.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [examples[at], examples[other]] = [examples[other]!, examples[at]!];
  }
  for (const { features, label } of examples) {
    const norm = 1 / Math.sqrt(features.length || 1);
    const sums = classes.map((_, index) => {
      let sum = bias[index]!;
      for (const feature of features) sum += learned[feature * size + index]! * norm;
      return sum;
    });
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (let index = 0; index < size; index++) {
      const slope = (index === label ? 1 : 0) - shares[index]! / total;
      bias[index] = bias[index]! + step * 0.1 * slope;
      for (const feature of features) {
        const place = feature * size + index;
        learned[place] = learned[place]! * (1 - step * decay) + step * slope * norm;
      }
    }
  }
}

const largest = learned.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const scale = largest / 127;
const table = Buffer.from(Int8Array.from(learned, (value) => Math.round(value / scale)).buffer).toString(
  'base64',
);
const literal = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`;
writeFileSync(
  target,
  `/** Written by \`npm run lisa:train\` from \`scripts/lisa/training-phrases.ts\`. */
export const weights = {
  classes: ${literal(classes)},
  bias: [${[...bias].map((value) => value.toFixed(4)).join(', ')}],
  scale: ${scale.toPrecision(8)},
  table:
    '${table}',
} as const;
`,
);
console.log(`${examples.length} exemplos, ${size} classes → ${target}`);
