import { proposeCard, refusedCard } from './card.ts';
import { handledCommand, handledErasure } from './commanded.ts';
import { replyNotUnderstood, takePhone, takePicture, takeText } from './take-answer.ts';
import { ask, cause, kindPhrases, remember, say, type Turn } from './turn.ts';

/** Messages of a registered person: waiting, approved or rejected. None approves anyone. */
export function registered(turn: Turn) {
  if (turn.session.status === 'rejected') {
    if (!reopens(turn)) return;
    turn.session = { ...turn.session, status: 'waiting_approval', passo: 9, pergunta: null };
    cause(turn, 'reabrir');
    say(turn, 'lisa_welcome_back_message', 'reaberto');
    if (!handledErasure(turn)) handledCommand(turn, 'waiting');
    return;
  }
  const isWaiting = turn.session.status === 'waiting_approval';
  if (!turn.isLate) {
    if (handledErasure(turn)) return;
    if (turn.session.memoria.paradaEm) remember(turn, { paradaEm: undefined });
    if (handledCommand(turn, isWaiting ? 'waiting' : 'decided')) return;
  }
  if (isWaiting && corrected(turn)) return;
  if (turn.message.command?.kind === 'agradecimento') return say(turn, 'de_nada');
  const isGreeting = turn.message.command?.kind === 'saudacao';
  if (isGreeting || turn.isBack) say(turn, 'lisa_welcome_back_message');
  const kindPhrase = turn.message.numero ? 'numero_recebido' : kindPhrases[turn.message.kind];
  if (kindPhrase) say(turn, kindPhrase);
  say(turn, statusPhrase(turn));
}

const statusPhrase = ({ session, world }: Turn) =>
  session.status === 'waiting_approval'
    ? 'em_analise'
    : world.corretor?.situacao === 'inativo'
      ? 'conta_inativa'
      : 'ja_aprovado';

/** A message after the rejection; the channel's clock has whole seconds. */
const reopens = ({ message, world: { corretor } }: Turn) =>
  corretor?.rejeitadoEm == null || message.at.getTime() + 1000 > corretor.rejeitadoEm.getTime();

/** Handles the answer to a question reopened while the registration waits. */
function corrected(turn: Turn): boolean {
  const isCorrecting = turn.session.memoria.corrigindo !== undefined;
  if (isCorrecting && (refusedCard(turn) || proposeCard(turn))) return true;
  const wantsPicture = turn.session.foto === null || turn.session.memoria.corrigindo === 'foto';
  const took =
    (wantsPicture && turn.message.picture !== null && takePicture(turn)) ||
    (isCorrecting && (takePhone(turn) || takeText(turn)));
  if (took) {
    if (turn.session.memoria.corrigindo) {
      // The answer was understood but belongs to someone else.
      ask(turn);
      return true;
    }
    turn.session = { ...turn.session, pergunta: null };
    cause(turn, 'atualizar-corretor');
    say(turn, 'corrigido');
    return true;
  }
  if (turn.message.command?.kind === 'pular' || turn.message.command?.kind === 'nao') {
    if (!isCorrecting) return false;
    remember(turn, { corrigindo: undefined });
    turn.session = { ...turn.session, pergunta: null };
    say(turn, 'em_analise');
    return true;
  }
  if (!isCorrecting || turn.message.kind !== 'texto' || turn.isLate) return false;
  replyNotUnderstood(turn);
  return true;
}
