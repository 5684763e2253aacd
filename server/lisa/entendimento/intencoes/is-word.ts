import { foldText } from '#contract/base/text.ts';
import { placeNames } from '../lugares.ts';
import { consentWords } from './consent.ts';
import { cue, strongCue } from './correction-cues.ts';
import { patterns, questionWords, requests } from './patterns.ts';
import { topicPatterns } from './topics.ts';

let words: Set<string> | null = null;

/** Whether the rules themselves use a word: then it is no slip of another. */
export function isWord(word: string): boolean {
  words ??= new Set(
    [
      ...Object.values(patterns).flatMap((all) => all.map(({ source }) => source)),
      ...topicPatterns.map(([, { source }]) => source),
      questionWords.source,
      requests.source,
      cue.source,
      strongCue.source,
      ...consentWords,
      ...placeNames.map(foldText),
    ].flatMap((source) => source.match(/[a-z]{4,}/g) ?? []),
  );
  return words.has(word);
}
