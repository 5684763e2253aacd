import { writeFileSync } from 'node:fs';
import { readCollection } from './collection.ts';
import { examplesOf, learn } from './learn.ts';

// `npm run lisa:train`: learns the classifier from `frases/`. Same phrases, same weights.

const target = 'server/lisa/entendimento/intencoes/weights.ts';
const examples = examplesOf(readCollection());
const weights = learn(examples);
const literal = weights.classes.map((value) => `'${value}'`).join(', ');
writeFileSync(
  target,
  `/** Written by \`npm run lisa:train\` from \`scripts/lisa/frases\`. */
export const weights = {
  classes: [${literal}],
  bias: [${weights.bias.map((value) => value.toFixed(4)).join(', ')}],
  scale: ${weights.scale.toPrecision(8)},
  table:
    '${weights.table}',
} as const;
`,
);
console.log(`${examples.length} exemplos, ${weights.classes.length} intenções → ${target}`);
