import type { Question, QuestionField } from '#contract/lisa/lisa.ts';
import { isAnswered } from './next-question.ts';
import { remember, type Turn } from './turn.ts';

/** Keeps what was said to be wrong and got no new value, to be asked for once nothing else is reopened. */
export function keepDenied(turn: Turn, opened: Question | null = null): void {
  const { session, message, taken } = turn;
  const isToAsk = (field: Question): field is QuestionField =>
    field !== 'contato' &&
    field !== opened &&
    !taken.includes(field) &&
    // A visible number identifies its person and is not asked for.
    (field !== 'telefone' || session.memoria.semNumero === true) &&
    isAnswered(session, field);
  const aCorrigir = (message.understanding?.denied ?? []).filter(isToAsk);
  if (aCorrigir.length > 0) remember(turn, { aCorrigir });
}

/** Reopens the next of them. */
export function reopenNext(turn: Turn): void {
  const { corrigindo, aCorrigir = [] } = turn.session.memoria;
  if (corrigindo !== undefined) return;
  const [next, ...others] = aCorrigir.filter((field) => !turn.taken.includes(field));
  remember(turn, { corrigindo: next, aCorrigir: others.length > 0 ? others : undefined });
}
