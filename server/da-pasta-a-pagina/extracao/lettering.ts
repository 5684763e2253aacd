import type { Sentence } from './passages.ts';
import type { SourceLine } from './source.ts';

/** 'NA GLEBA PALHANO' → 'na Gleba Palhano', sign for sign, so that names are told from other words. */
export function inSmallLetters(sentence: Sentence): Sentence {
  const letters = sentence.text.replace(/[^\p{L}]/gu, '');
  if (letters.replace(/\P{Lu}/gu, '').length < letters.length * 0.8) return sentence;
  const text = sentence.text
    .toLowerCase()
    .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(
      /(?<![\p{L}])(?:D[aeo]s?|E|N[ao]s?|Em|Com|Para|Por|Pel[ao]|Um|Uma|A|O|À|Ao)(?![\p{L}.])/gu,
      (word) => word.toLowerCase(),
    )
    .replace(/\b[A-Z][a-z]$/, (uf) => uf.toUpperCase());
  return text.length === sentence.text.length ? { ...sentence, text } : sentence;
}

/** 'entre rios' → 'Entre Rios'. */
export const capitalised = (text: string) =>
  /\p{Lu}/u.test(text)
    ? text
    : text
        .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (D[aeo]s?|E) /g, (word) => word.toLowerCase());

/** 'M I R A N T E' → 'MIRANTE'. */
export const untracked = (text: string) => (/^(?:\S ){1,}\S$/.test(text) ? text.replaceAll(' ', '') : text);

/** A book without capitals: where every name is in small letters, letters tell nothing. */
export function isInSmallLetters(lines: SourceLine[]): boolean {
  const letters = lines.map(({ text }) => text.replace(/\P{L}/gu, '')).join('');
  return letters.length > 200 && letters.replace(/\P{Lu}/gu, '').length < letters.length * 0.02;
}

/** 'são carlos, sp' → 'São Carlos, SP'. */
export const inCapitals = (text: string) =>
  capitalised(text.toLowerCase()).replace(
    /([,/–-] ?)(\p{Lu}\p{Ll})$/u,
    (_, sign, uf) => sign + uf.toUpperCase(),
  );
