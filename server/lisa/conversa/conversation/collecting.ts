import { proposeCard, refusedCard } from './card.ts';
import { handledCommand, handledErasure, passOver } from './commanded.ts';
import { nextQuestion } from './next-question.ts';
import { newSession } from './session.ts';
import { summaryOf } from './summary.ts';
import { replyNotUnderstood, takePhone, takePicture, takeText } from './take-answer.ts';
import { ask, cause, kindPhrases, remember, say, type Turn } from './turn.ts';

/** The registration itself, from the first greeting to the last answer (steps 1 to 9). */
export function collecting(turn: Turn) {
  if (turn.session.passo === 1) return introduce(turn);
  const { command, kind } = turn.message;
  if (!turn.isLate) {
    if (handledErasure(turn)) return;
    const isResuming = turn.session.memoria.paradaEm !== undefined;
    if (isResuming) remember(turn, { paradaEm: undefined });
    if (turn.isBack || isResuming) say(turn, 'lisa_welcome_back_message', 'continua');
    if (handledCommand(turn, 'collecting')) return;
    if (command?.kind === 'pular') return goOn(turn);
    if (command?.kind === 'saudacao' || command?.kind === 'continuar') return ask(turn);
    if (command?.kind === 'agradecimento') {
      say(turn, 'de_nada');
      return ask(turn);
    }
  }
  // A late command was meant for a past state.
  else if (command && command.kind !== 'sim') return ask(turn);
  if (turn.session.pergunta === 'interesse') return decideInterest(turn);
  if (command?.kind === 'nao' && !turn.isLate && isOptional(turn)) {
    passOver(turn);
    return goOn(turn);
  }
  if (turn.message.numero) {
    if (turn.session.memoria.corrigindo === 'telefone') remember(turn, { corrigindo: undefined });
    say(turn, 'numero_recebido');
    return goOn(turn);
  }
  const kindPhrase = kindPhrases[kind];
  if (kindPhrase) {
    say(turn, kindPhrase);
    return ask(turn);
  }
  if (refusedCard(turn) || proposeCard(turn)) return;
  const took = [takePhone(turn), takePicture(turn), takeText(turn)].some(Boolean);
  if (took) return goOn(turn);
  // An unusable picture has already been answered.
  if (turn.message.picture) return;
  if (turn.isLate) return ask(turn);
  replyNotUnderstood(turn);
}

const isOptional = ({ session: { pergunta } }: Turn) => pergunta === 'precos' || pergunta === 'foto';

/** The first message: whatever it says, consent comes first (LGPD art. 8). */
function introduce(turn: Turn) {
  takePictureQuietly(turn);
  takeText(turn);
  turn.replies.length = 0;
  turn.session = { ...turn.session, passo: 2, status: 'waiting_interest', pergunta: 'interesse' };
  say(turn, 'lisa_intro_message');
}

function takePictureQuietly(turn: Turn): void {
  takePicture(turn);
  turn.replies.length = 0;
}

function decideInterest(turn: Turn) {
  const { command, kind } = turn.message;
  if (command?.kind === 'sim') {
    const { now, consentVersion } = turn.world;
    turn.session = { ...turn.session, consentimentoEm: now, consentimentoVersao: consentVersion };
    remember(turn, { recusouEm: undefined, erros: undefined });
    return goOn(turn);
  }
  if (command?.kind === 'nao' && !turn.isLate) {
    const { ultimaMensagemEm } = turn.session;
    turn.session = { ...newSession, ultimaMensagemEm, passo: 2, pergunta: 'interesse' };
    remember(turn, { recusouEm: turn.world.now.toISOString() });
    return say(turn, 'recusou');
  }
  const kindPhrase = kindPhrases[kind];
  if (kindPhrase) return say(turn, kindPhrase, 'pedir_interesse');
  const hasPicture = turn.message.picture !== null && 'url' in turn.message.picture;
  takePicture(turn);
  if (takeText(turn) || hasPicture) return say(turn, 'anotado_antes');
  if (turn.isLate) return ask(turn);
  replyNotUnderstood(turn);
}

/** Asks the next question, or ends the registration if none is left. */
function goOn(turn: Turn) {
  if (nextQuestion(turn.session) !== null) return ask(turn);
  if (refusedAtLast(turn)) return ask(turn);
  cause(turn, turn.session.corretorId === null ? 'criar-corretor' : 'atualizar-corretor');
  turn.session = { ...turn.session, status: 'waiting_approval', passo: 9, pergunta: null };
  say(turn, 'lisa_registration_complete_message');
  turn.replies.push({ chave: 'resumo', texto: summaryOf(turn.session) });
}

/** Rejects values that were free when given but are taken by the time the registration is complete. */
function refusedAtLast(turn: Turn): boolean {
  const { creci, email } = turn.world.taken;
  if (creci) {
    turn.session = { ...turn.session, creci: null, ufCreci: null };
    say(turn, 'creci_em_uso');
  }
  if (email) {
    turn.session = { ...turn.session, email: null };
    say(turn, 'email_em_uso');
  }
  return creci || email;
}
