import { parseArgs } from 'node:util';
import { createTagger } from '#server/lisa/entendimento/valores/tag-words.ts';
import { readCollection } from './collection.ts';
import { wrongData } from './judge.ts';
import { learnTags, looseTagExamples, rulesAlone, tagExamplesOf } from './learn-values.ts';
import { playPhrase } from './play-phrases.ts';

// `npm run lisa:validate-values -- [--list] [--rules] [--only tu] [--folds 6]`: how well the values of people are read whose
// phrases the tagger has not learned from; each in turn is left out with the others of their fold.

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    rules: { type: 'boolean' },
    only: { type: 'string', default: '' },
    folds: { type: 'string', default: '6' },
  },
});
const all = readCollection();
const people = [...new Set(all.map(({ pessoa }) => pessoa))];
const folds = Number(values.folds);
const foldOf = (pessoa: string) => people.indexOf(pessoa) % folds;
/** By fold: names and places are swapped within it alone, or those left out would be learned after all. */
const examples = values.rules
  ? []
  : Array.from({ length: folds }, (_, fold) =>
      tagExamplesOf(all.filter(({ pessoa }) => foldOf(pessoa) === fold)),
    );
const loose = values.rules ? [] : looseTagExamples();
const taggers = Array.from({ length: folds }, (_, fold) => {
  if (values.rules) return rulesAlone;
  return createTagger(learnTags([...examples.filter((__, at) => at !== fold).flat(), ...loose]));
});
const sums = { all: [0, 0], told: [0, 0], extra: 0, wrong: 0 };
for (const [at, person] of people.entries()) {
  if (!values.only.split('').includes(person[0]!) && values.only !== '') continue;
  for (const phrase of all.filter(({ pessoa }) => pessoa === person)) {
    const wrong = wrongData(phrase, playPhrase(phrase, undefined, taggers[at % folds]));
    const isRight = wrong === '';
    sums.all[0]! += isRight ? 1 : 0;
    sums.all[1]! += 1;
    if (Object.keys(phrase.dados).length > 0) {
      sums.told[0]! += isRight ? 1 : 0;
      sums.told[1]! += 1;
    }
    for (const each of wrong.split('; '))
      if (each.includes('ninguém disse')) sums.extra += 1;
      else if (each !== '' && !each.endsWith('veio undefined')) sums.wrong += 1;
    if (values.list && !isRight)
      console.log(`${phrase.id} ${phrase.etapa} «${phrase.mensagem.replaceAll('\n', ' ⏎ ')}» ${wrong}`);
  }
}
const share = ([part, count]: number[]) => `${part}/${count} = ${((100 * part!) / count!).toFixed(1)} %`;
console.log(
  `dados ${share(sums.all)}; com dados ${share(sums.told)}; ninguém disse ${sums.extra}; outro valor ${sums.wrong}`,
);
