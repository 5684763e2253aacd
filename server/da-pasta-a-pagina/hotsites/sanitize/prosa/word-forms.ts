/** Expands lexicon words to their forms, in plain letters. */

const plural = (word: string): string[] => {
  if (/ao$/.test(word)) return [word.replace(/ao$/, 'oes'), `${word}s`];
  if (/m$/.test(word)) return [word.replace(/m$/, 'ns')];
  if (/[aeou]l$/.test(word)) return [word.replace(/l$/, 'is')];
  if (/il$/.test(word)) return [word.replace(/il$/, 'is'), word.replace(/il$/, 'eis')];
  if (/[rzs]$/.test(word)) return [`${word}es`];
  return [`${word}s`];
};

export const nounForms = (word: string): string[] => [word, ...plural(word)];

/** Both genders and numbers, the adverb and the superlative. */
export function adjectiveForms(word: string): string[] {
  if (/o$/.test(word)) {
    const stem = word.slice(0, -1);
    const issimo = ['o', 'a', 'os', 'as'].map((end) => `${stem}issim${end}`);
    return [...['o', 'a', 'os', 'as', 'amente'].map((end) => stem + end), ...issimo];
  }
  if (/(?:or|es)$/.test(word)) return [word, `${word}a`, `${word}es`, `${word}as`];
  return [word, ...plural(word), `${word}mente`];
}

const endings = {
  ar: 'ar o a as amos am e es emos em ando ado ada ados adas ou aram ava avam armos arem',
  er: 'er o e es emos em a as amos am endo ido ida idos idas eu eram ia iam ermos erem',
  ir: 'ir o e es i is imos em a as amos am indo ido ida idos idas iu iram ia iam irmos irem',
} as const;

/** All forms except the future, which promises. */
export function verbForms(infinitive: string): string[] {
  const kind = infinitive.slice(-2) as keyof typeof endings;
  const stem = infinitive.slice(0, -2);
  const forms = endings[kind].split(' ').map((end) => stem + end);
  const soft = kind === 'ar' ? ['e', 'es', 'emos', 'em'] : ['a', 'as', 'amos', 'am', 'o'];
  const respelled = /[cg]ar$/.test(infinitive)
    ? `${stem.slice(0, -1)}${stem.endsWith('c') ? 'qu' : 'gu'}`
    : /g[ei]r$/.test(infinitive)
      ? `${stem.slice(0, -1)}j`
      : null;
  return respelled === null ? forms : [...forms, ...soft.map((end) => respelled + end)];
}

const suffix =
  /(?:amentos?|imentos?|acoes|acao|icoes|icao|idades?|mente|[ai]d[oa]s?|[aei]ndo|oes|ao|[aei]is|[aeio]s|[aei]r|[ae]m|ou|[aeios])$/;

/** The stem of a word family: 'aceitação', 'aceita'. Only for words of a record, which may be rephrased. */
export function rootOf(word: string): string {
  const root = word.replace(suffix, '');
  return root.length >= 4 ? root : word;
}
