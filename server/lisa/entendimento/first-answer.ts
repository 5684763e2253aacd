import type { Question } from '#contract/lisa/lisa.ts';
import type { MessageInput } from '#server/adapters/intelligence/port.ts';
import { fieldNames, strongCue } from './intencoes/ditos/correcoes.ts';
import { normalize } from './intencoes/normalize.ts';
import type { Correction } from './intencoes/read-correction.ts';
import { readOwnPhone } from './own-phone.ts';
import { withSpokenDigits } from './spoken-digits.ts';
import { understandMessage } from './understand-message.ts';

interface AskedWith {
  asked: MessageInput['asked'];
  pending: Question | null;
  nome: string | null;
  known?: readonly Question[] | undefined;
}

/** Whether a question was not answered before: the summary is none of its own. */
export const isFirstAsked = (pending: Question | null, known: readonly Question[] = []): boolean =>
  pending !== null && pending !== 'confirmar' && !known.includes(pending);

/** Whether a message answers a question that was not answered yet: then nothing is corrected by it. */
export function answersFirst(text: string, { asked, pending, nome, known }: AskedWith): boolean {
  const said = normalize(text);
  const isOfOther = fieldNames.some(([field, names]) => field !== pending && names.test(said));
  if (pending === null || !isFirstAsked(pending, known) || isOfOther) return false;
  const { data } = understandMessage({ message: text, asked }, { nome });
  if (pending === 'nome' || pending === 'contato') return data.nome !== null && nome === null;
  return pending in data && data[pending as keyof typeof data] !== null;
}

const tellsPhone = /\b(?:telefone|celular|whatsapp|contato|numero)\b[^.?]{0,16}\d{2}/;

/** 'Edvaldo Guedes e o fone 85 99217-4460': a number beside the answer to the question corrects nothing. */
export function isPhoneBeside(
  correction: Correction | null,
  text: string,
  { asked, pending, nome }: AskedWith,
): boolean {
  if (correction?.telefone == null || !correction.corrects.every((each) => each === 'telefone')) return false;
  if (strongCue.test(normalize(text))) return false;
  const { data } = understandMessage({ message: text, asked }, { nome });
  return pending === 'nome' || pending === 'contato'
    ? data.nome !== null
    : (pending === 'email' || pending === 'creci' || pending === 'nomeGuerra') && data[pending] !== null;
}

/** A number that is told as one's own beside other data. */
export const phoneBeside = (text: string, said: string): string | null =>
  tellsPhone.test(said) || tellsPhone.test(normalize(withSpokenDigits(text))) ? readOwnPhone(text) : null;
