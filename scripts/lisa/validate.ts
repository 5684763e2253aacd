import { parseArgs } from 'node:util';
import { createClassifier } from '#server/lisa/entendimento/intencoes/classify.ts';
import { readCollection } from './collection.ts';
import { wrongData, wrongIntents } from './judge.ts';
import { examplesOf, learn } from './learn.ts';
import { playPhrase } from './play-phrases.ts';

// `npm run lisa:validate -- [--list] [--only q] [--folds 5]`: how well a person is understood whose phrases the classifier has
// not learned from: each in turn is left out. The rules have seen them all, so what they alone do flatters.

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string', default: '' }, folds: { type: 'string' } },
});
const all = readCollection();
const people = [...new Set(all.map(({ pessoa }) => pessoa))].filter((each) => each.startsWith(values.only));
let [right, rightData, count] = [0, 0, 0];
const examples = examplesOf(all);
const folds = Number(values.folds ?? people.length);
/** The classifier of a person: learned without them, and without the others of their fold. */
const believers = Array.from({ length: folds }, (_, fold) => {
  const out = new Set<string | null>(people.filter((__, at) => at % folds === fold));
  return createClassifier(learn(examples.filter(({ pessoa }) => !out.has(pessoa))));
});
for (const [at, person] of people.entries()) {
  const believe = believers[at % folds]!;
  const own = all.filter(({ pessoa }) => pessoa === person);
  let [good, goodData] = [0, 0];
  for (const phrase of own) {
    const played = playPhrase(phrase, believe);
    const [intents, data] = [wrongIntents(phrase, played), wrongData(phrase, played)];
    if (!intents) good += 1;
    if (!data) goodData += 1;
    if (values.list && (intents || data))
      console.log(
        `${phrase.id} ${phrase.etapa} «${phrase.mensagem.replaceAll('\n', ' ⏎ ')}» ${[intents, data].filter(Boolean).join(' | ')}`,
      );
  }
  console.log(`${person}: intenções ${good}/${own.length}, dados ${goodData}/${own.length}`);
  right += good;
  rightData += goodData;
  count += own.length;
}
const share = (part: number) => `${part}/${count} = ${((100 * part) / count).toFixed(1)} %`;
console.log(`intenções ${share(right)}; dados ${share(rightData)}`);
