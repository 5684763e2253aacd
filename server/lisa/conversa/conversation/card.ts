import { sees } from './sees.ts';
import type { Session } from './session.ts';
import { remember, say, sayOf, type Turn } from './turn.ts';

/** 'CRECI 12345-F/SP', as far as it was read. */
export const spelled = ({ numero, tipo, uf }: NonNullable<Session['memoria']['creciLido']>) =>
  `CRECI ${numero}${tipo ? `-${tipo}` : ''}${uf ? `/${uf}` : ''}`;

/** Asks to confirm what was read from a card; returns whether there was one. */
export function proposeCard(turn: Turn): boolean {
  const { picture } = turn.message;
  if (!picture || !('carteira' in picture)) return false;
  remember(turn, { creciLido: picture.carteira, erros: undefined });
  sayOf(turn, 'creci_lido', spelled(picture.carteira));
  return true;
}

/** Handles a 'não' to what was read; returns whether the message was one. */
export function refusedCard(turn: Turn): boolean {
  if (!turn.session.memoria.creciLido || !sees(turn.message, 'nao') || sees(turn.message, 'dados'))
    return false;
  remember(turn, { creciLido: undefined });
  say(turn, 'creci_digitar');
  return true;
}
