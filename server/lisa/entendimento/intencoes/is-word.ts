import { foldText } from '#contract/base/text.ts';
import { placeNames } from '../lugares.ts';
import { consentWords } from './consent.ts';
import { assuntos } from './ditos/assuntos.ts';
import { cue, strongCue } from './ditos/correcoes.ts';
import { questionWords, requests } from './ditos/perguntas.ts';
import { patterns } from './patterns.ts';

/** Everyday words a letter away from a yes: 'meu nome não tem acento' accepts nothing. */
const nearYes = ['acento', 'prefeito'];
/** And a letter away from a complaint: 'tem decorado?'. */
const nearComplaint = ['decorado'];
/** What sounds like a price: 'estou preso no trânsito'. */
const nearPrice = ['preso', 'presa', 'presos'];
/** A name a letter away from mending. */
const nearMending = ['arruda'];

let words: Set<string> | null = null;

/** Whether the rules themselves use a word: then it is no slip of another. */
export function isWord(word: string): boolean {
  words ??= new Set(
    [
      ...Object.values(patterns).map(({ source }) => source),
      ...assuntos.map(([, { source }]) => source),
      questionWords.source,
      requests.source,
      cue.source,
      strongCue.source,
      ...consentWords,
      ...placeNames.map(foldText),
      ...nearYes,
      ...nearComplaint,
      ...nearMending,
      ...nearPrice,
    ].flatMap((source) => source.match(/[a-z]{4,}/g) ?? []),
  );
  return words.has(word);
}
