import { type Question, type QuestionField, questions } from '#contract/lisa/lisa.ts';
import type { Session } from './session.ts';

/** Whether a question is answered or skipped. */
export function isAnswered(session: Session, question: QuestionField): boolean {
  if (session.memoria.pulados?.includes(question)) return true;
  switch (question) {
    case 'interesse':
      return session.consentimentoEm !== null;
    case 'uf':
      return session.ufCreci !== null;
    case 'telefone':
      return !session.memoria.semNumero || session.telefone !== null;
    case 'regiao':
      return session.regiaoTrabalho !== null && !session.memoria.escolhas?.length;
    case 'precos':
      return session.precoMinimo !== null || session.precoMaximo !== null;
    case 'confirmar':
      return session.status === 'waiting_approval';
    default:
      return session[question] !== null;
  }
}

/** The next question: a reopened one, else the first unanswered; null if none. */
export function nextQuestion(session: Session): Question | null {
  const { corrigindo } = session.memoria;
  if (corrigindo) return corrigindo;
  const open = questions.find((question) => !isAnswered(session, question));
  if (open === 'nome' && session.email === null) return 'contato';
  return open ?? null;
}

/** The question before the current one, to go back to; null at the first. */
export function questionBefore({ pergunta, memoria }: Session): QuestionField | null {
  const present = pergunta === 'contato' ? 'nome' : pergunta;
  const index = present === null ? questions.length : questions.indexOf(present);
  // The state is asked only if the CRECI lacks it, the number only if hidden.
  const isAsked = (each: QuestionField) =>
    each !== 'uf' && (each !== 'telefone' || memoria.semNumero === true);
  const before = questions.slice(1, index).filter(isAsked);
  return before.at(-1) ?? null;
}
