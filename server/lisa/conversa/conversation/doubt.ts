import { nothingUnderstood } from '#server/lisa/entendimento/service.ts';
import { sees } from './sees.ts';
import { ask, remember, type Turn } from './turn.ts';

const words = { regiao: 'a sua região', nomeGuerra: 'o seu nome de guerra', nome: 'o seu nome completo' };

/** Asks about a value that was doubtful, as a choice; returns whether there was one. */
export function proposeDoubt(turn: Turn): boolean {
  const { understanding } = turn.message;
  const campo = understanding?.doubtful.find(
    (field) => field === 'regiao' || field === 'nomeGuerra' || field === 'nome',
  );
  const valor = campo && (understanding?.data ?? nothingUnderstood)[campo];
  if (!campo || !valor) return false;
  remember(turn, { duvida: { campo, valor }, erros: undefined });
  turn.replies.push({
    chave: 'confirma_dado',
    texto: `Posso anotar *${valor}* como ${words[campo]}?\n\n*1* Sim\n*2* Não, vou escrever de novo`,
  });
  return true;
}

/** Handles a 'não' to a doubtful value; returns whether the message was one. */
export function refusedDoubt(turn: Turn): boolean {
  if (!turn.session.memoria.duvida) return false;
  if (!sees(turn.message, 'nao') || sees(turn.message, 'dados')) return false;
  remember(turn, { duvida: undefined });
  ask(turn);
  return true;
}
