import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Command } from './commands.ts';
import type { Session } from './session.ts';
import { remember, say, type Turn } from './turn.ts';

/** Whether a picture sent now may be the requested card. */
export const expectsCard = ({ pergunta }: Pick<Session, 'pergunta'>): boolean => pergunta === 'creci';

const nothing: UnderstoodMessage = {
  creci: null,
  uf: null,
  nome: null,
  email: null,
  nomeGuerra: null,
  regiao: null,
  precos: null,
};

/** The registration a 'sim' to 'É este?' confirms; null if none is pending. */
export function confirmedCard(
  session: Pick<Session, 'memoria' | 'pergunta'>,
  command: Command | null,
): UnderstoodMessage | null {
  const { creciLido } = session.memoria;
  return command?.kind === 'sim' && creciLido && expectsCard(session)
    ? { ...nothing, creci: creciLido, uf: creciLido.uf }
    : null;
}

/** 'CRECI 12345-F/SP', as far as it was read. */
const spelled = ({ numero, tipo, uf }: NonNullable<Session['memoria']['creciLido']>) =>
  `CRECI ${numero}${tipo ? `-${tipo}` : ''}${uf ? `/${uf}` : ''}`;

/** Asks to confirm what was read from a card; returns whether there was one. */
export function proposeCard(turn: Turn): boolean {
  const { picture } = turn.message;
  if (!picture || !('carteira' in picture)) return false;
  remember(turn, { creciLido: picture.carteira, erros: undefined });
  turn.replies.push({
    chave: 'creci_lido',
    texto: `Li a sua carteira. É este: *${spelled(picture.carteira)}*?\n\nResponda *sim*, ou escreva o número e o estado certos. A imagem não fica guardada.`,
  });
  return true;
}

/** Handles a 'não' to what was read; returns whether the message was one. */
export function refusedCard(turn: Turn): boolean {
  if (!turn.session.memoria.creciLido || turn.message.command?.kind !== 'nao') return false;
  remember(turn, { creciLido: undefined });
  say(turn, 'creci_digitar');
  return true;
}
