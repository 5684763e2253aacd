import { readConsent } from './consent.ts';
import { cue, strongCue } from './ditos/correcoes.ts';
import { questionWords, requests } from './ditos/perguntas.ts';
import { patterns } from './patterns.ts';

const others = { cue, strongCue, questionWords, requests, asked: /\?/ };

/** What each rule by itself sees in a normalised message: how far to trust it is learned. */
export function ruleMarks(said: string): string[] {
  const { verdict, isDoubtful } = readConsent(said);
  return [
    `${verdict}`,
    ...(isDoubtful ? [`${verdict}?`] : []),
    ...Object.entries({ ...patterns, ...others }).flatMap(([name, pattern]) =>
      pattern.test(said) ? [name] : [],
    ),
  ];
}
