import { questions } from '#contract/lisa/lisa.ts';
import type { MessageInput } from '#server/adapters/intelligence/port.ts';
import type { UnderstandInput } from '#server/lisa/entendimento/service.ts';
import { isAnswered } from './next-question.ts';
import type { Session } from './session.ts';

/**
 * The question passed to an engine. A late message answers an earlier question, so a single word is not taken
 * as the answer to the current one.
 */
export function askedOf({ pergunta, ultimaMensagemEm }: Session, at: Date): MessageInput['asked'] {
  const isLate = ultimaMensagemEm !== null && at < ultimaMensagemEm;
  if (isLate && (pergunta === 'nomeGuerra' || pergunta === 'regiao')) return 'nada';
  if (pergunta === 'nome' || pergunta === 'email') return 'contato';
  const unread = ['interesse', 'foto', 'telefone', 'confirmar'] as const;
  return pergunta === null || isOneOf(unread, pergunta) ? 'nada' : pergunta;
}

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** What bears on the meaning of a message at this place of a conversation. */
export function inputOf(session: Session, { text, at }: { text: string; at: Date }): UnderstandInput {
  const { pergunta: pending, memoria, regiaoTrabalho: regiao, nome, nomeGuerra } = session;
  const known = questions.filter((field) => field !== 'interesse' && isAnswered(session, field));
  const last = memoria.ultimos ?? [];
  const { duvida, outrosEmails = [] } = memoria;
  // Of an address that is doubted, the one that may be meant.
  const told = duvida?.campo === 'email' ? duvida.valor : session.email;
  const emails = [...new Set([...(told === null ? [] : [told]), ...outrosEmails])];
  const asked = askedOf(session, at);
  return { message: text, asked, pending, last, regiao, nome, nomeGuerra, known, emails };
}
