import type { MessageInput } from '#server/adapters/intelligence/port.ts';
import type { Session } from './session.ts';

/**
 * The question passed to an engine. A late message answers an earlier question, so a single word is not taken
 * as the answer to the current one.
 */
export function askedOf({ pergunta, ultimaMensagemEm }: Session, at: Date): MessageInput['asked'] {
  const isLate = ultimaMensagemEm !== null && at < ultimaMensagemEm;
  if (isLate && (pergunta === 'nomeGuerra' || pergunta === 'regiao')) return 'nada';
  if (pergunta === 'nome' || pergunta === 'email') return 'contato';
  const unread = ['interesse', 'foto', 'telefone'] as const;
  return pergunta === null || isOneOf(unread, pergunta) ? 'nada' : pergunta;
}

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);
