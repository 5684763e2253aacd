import { likelyEmail, nothingUnderstood } from '#server/lisa/entendimento/service.ts';
import { sees } from './sees.ts';
import { ask, place, remember, say, sayOf, type Turn } from './turn.ts';
import { keepsAddress } from './values.ts';

const words = { regiao: 'a sua região', nomeGuerra: 'o seu nome de guerra' };

/** Asks about a value that was doubtful, as a choice; returns whether there was one. */
export function proposeDoubt(turn: Turn): boolean {
  const { understanding } = turn.message;
  const campo = understanding?.doubtful.find((field) => field === 'regiao' || field === 'nomeGuerra');
  // A first name is no full name: the rest is asked for.
  if (understanding?.doubtful.includes('nome') && turn.session.nome === null) {
    if (turn.session.pergunta !== 'nome' && turn.session.pergunta !== 'contato') return false;
    say(turn, 'pedir_nome');
    return true;
  }
  const valor = campo && (understanding?.data ?? nothingUnderstood)[campo];
  if (!campo || !valor) return false;
  remember(turn, { duvida: { campo, valor }, erros: undefined });
  sayOf(turn, 'confirma_dado', `*${valor}* como ${words[campo]}`);
  return true;
}

/** Handles a 'não' to a doubtful value; returns whether the message was one. */
export function refusedDoubt(turn: Turn): boolean {
  if (!turn.session.memoria.duvida) return false;
  const isNo = sees(turn.message, 'nao') && !sees(turn.message, 'dados');
  if (!isNo && !keepsAddress(turn)) return false;
  const isOfEmail = turn.session.memoria.duvida.campo === 'email';
  remember(turn, {
    duvida: undefined,
    ...(isOfEmail ? { emailConferido: turn.session.email ?? undefined } : {}),
  });
  ask(turn);
  return true;
}

/** Doubts an address whose provider is nearly a well-known one. */
export function doubtEmail(turn: Turn): void {
  const { email } = turn.session;
  const meant = email === null ? null : likelyEmail(email);
  if (meant !== null) remember(turn, { duvida: { campo: 'email', valor: meant } });
}

/** Asks again, before anything is filed, about a doubtful address nobody answered for; returns whether it did. */
export function settledEmailFirst(turn: Turn): boolean {
  const { email, memoria } = turn.session;
  const meant = email === null || email === memoria.emailConferido ? null : likelyEmail(email);
  if (meant === null) return false;
  remember(turn, { duvida: { campo: 'email', valor: meant } });
  sayOf(turn, 'confirma_email', `*${meant}*`);
  place(turn);
  return true;
}

/** Asks whether a slip in a well-known provider is one; the address stands as told until the yes. */
export function askedEmail(turn: Turn): boolean {
  const { duvida } = turn.session.memoria;
  if (duvida?.campo !== 'email' || !turn.taken.includes('email')) return false;
  sayOf(turn, 'confirma_email', `*${duvida.valor}*`);
  return true;
}
