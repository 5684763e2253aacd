import { type Term, terms } from './lexicon.ts';
import { nearlySame, singular } from './words.ts';

export interface Hit extends Omit<Term, 'words'> {
  /** Index of the first word. */
  position: number;
  /** The recognised words. */
  words: string[];
}

interface Phrase {
  words: string[];
  term: Term;
}

/** Long phrases first: 'sala de jogos' is not a living room. */
const phrases: Phrase[] = terms
  .flatMap((term) =>
    term.words.split(',').map((text) => ({ words: text.trim().split(' ').map(singular), term })),
  )
  .sort((a, b) => b.words.length - a.words.length || b.term.strength - a.term.strength);

/** A word this long still matches with one wrong letter, or joined with another. */
const longWord = 7;

/** The terms in a name, in word order. Each word is used once, by the longest phrase containing it. */
export function matchName(words: string[]): Hit[] {
  const free: (string | null)[] = [...words];
  const hits: Hit[] = [];
  for (const same of [exactly, misspelt, grownTogether]) {
    if (same === grownTogether) hits.push(...joinedPhrases(free));
    for (const { words: phrase, term } of phrases) {
      if (same !== exactly && (phrase.length > 1 || phrase[0]!.length < longWord)) continue;
      for (let at = 0; at + phrase.length <= free.length; at++) {
        if (!phrase.every((word, i) => free[at + i] && same(free[at + i]!, word))) continue;
        free.fill(null, at, at + phrase.length);
        const { category, kind } = term;
        const strength = same === grownTogether ? term.strength * 0.9 : term.strength;
        hits.push({ category, kind, strength, position: at, words: words.slice(at, at + phrase.length) });
      }
    }
  }
  return hits.sort((a, b) => a.position - b.position);
}

/** 'salaodefestas', 'espacogourmet': a phrase written as one word, with or without its small words. */
function joinedPhrases(free: (string | null)[]): Hit[] {
  const found: Hit[] = [];
  for (const [position, word] of free.entries()) {
    if (word === null || word.length <= longWord) continue;
    const match = phrases.find(
      ({ words: [first, second, third] }) =>
        second !== undefined &&
        third === undefined &&
        word.startsWith(first!) &&
        /^(?:d[aeo]s?)?$/.test(word.slice(first!.length, word.lastIndexOf(second))) &&
        word.lastIndexOf(second) + second.length >= word.length - 1 &&
        first!.length + second.length > longWord,
    );
    if (!match) continue;
    free[position] = null;
    const { category, kind, strength } = match.term;
    found.push({ category, kind, strength: strength * 0.9, position, words: [word] });
  }
  return found;
}

const exactly = (word: string, known: string) => word === known;
const misspelt = (word: string, known: string) => word.length >= longWord - 1 && nearlySame(word, known);
const grownTogether = (word: string, known: string) => word.length > known.length && word.includes(known);
