import type { Question } from '#contract/lisa/lisa.ts';
import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Field } from './labels.ts';
import { locateValue } from './locate-value.ts';
import type { Around } from './traits.ts';
import { isLetters, type Word, wordsOf } from './words.ts';

/** What the rules read of a message, and what was known when it came. */
export interface RulesReading {
  asked: MessageInput['asked'];
  pending: Question | null;
  nome: string | null;
  nomeGuerra?: string | null;
  regiao: string | null;
  data: UnderstoodMessage;
  corrected: Partial<UnderstoodMessage>;
}

/** What the rules would take for a field, a correction first. */
export const takenFor = ({ data, corrected }: Pick<RulesReading, 'data' | 'corrected'>, field: Field) =>
  corrected[field] ?? data[field];

const knownWords = (value: string | null | undefined) =>
  new Set(
    wordsOf(value ?? '')
      .filter((word) => isLetters(word) && word.folded.length > 2)
      .map(({ folded }) => folded),
  );

/** What the tagger is told beside the words. */
export function aroundOf(words: readonly Word[], reading: RulesReading): Around {
  const { asked, pending, nome, nomeGuerra, regiao } = reading;
  const taken = (field: Field) => {
    const value = takenFor(reading, field);
    return value === null ? [] : (locateValue(words, field, value) ?? []);
  };
  return {
    // A late message answers no question that awaits a bare word.
    asked: asked === 'nada' && (pending === 'nomeGuerra' || pending === 'regiao') ? null : pending,
    known: { nome: knownWords(nome), nomeGuerra: knownWords(nomeGuerra), regiao: knownWords(regiao) },
    taken: { nome: taken('nome'), nomeGuerra: taken('nomeGuerra'), regiao: taken('regiao') },
  };
}
