import { writeFileSync } from 'node:fs';
import { readCollection } from './collection.ts';
import { learnTags, looseTagExamples, tagExamplesOf } from './learn-values.ts';

// `npm run lisa:train-values`: learns the tagger of names and regions from `frases/`. Same phrases, same weights.

const target = 'server/lisa/entendimento/valores/weights.ts';
const examples = [...tagExamplesOf(readCollection()), ...looseTagExamples()];
const weights = learnTags(examples);
writeFileSync(
  target,
  `/** Written by \`npm run lisa:train-values\` from \`scripts/lisa/frases\`. */
export const weights = {
  scale: ${weights.scale.toPrecision(8)},
  after: [${weights.after.map((value) => Number(value.toFixed(4))).join(', ')}],
  table:
    '${weights.table}',
} as const;
`,
);
console.log(`${examples.length} exemplos → ${target}`);
