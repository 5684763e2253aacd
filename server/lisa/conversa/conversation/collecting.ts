import { questions } from '#contract/lisa/lisa.ts';
import { answeredPlaces } from './about-places.ts';
import { answered, reacted } from './answers.ts';
import { proposeCard, refusedCard } from './card.ts';
import { handledCommand, handledErasure, passOver } from './commanded.ts';
import { askedEmail, doubtEmail, proposeDoubt, refusedDoubt, settledEmailFirst } from './doubt.ts';
import { echoOf } from './echo.ts';
import { nextQuestion } from './next-question.ts';
import { noteBeside } from './note-beside.ts';
import { handledOutcome } from './outcomes.ts';
import { proposePlace, sayUnknown, tookPlace } from './region.ts';
import { maySayNo, maySayYes, saysNo, saysYes, sees } from './sees.ts';
import { newSession } from './session.ts';
import { summaryOf } from './summary.ts';
import { askPlainly, replyNotUnderstood, takePhone, takePicture, takeText } from './take-answer.ts';
import { keepDenied, reopenNext } from './to-correct.ts';
import { ask, cause, kindPhraseOf, place, remember, say, type Turn, worded } from './turn.ts';

/** The registration itself, from the first greeting to the last answer (steps 1 to 9). */
export function collecting(turn: Turn) {
  collectFrom(turn);
  noteBeside(turn);
}

function collectFrom(turn: Turn) {
  if (turn.session.passo === 1) return introduce(turn);
  if (turn.isLate) return takeLate(turn);
  if (handledErasure(turn)) return;
  const isResuming = turn.session.memoria.paradaEm !== undefined;
  if (isResuming) remember(turn, { paradaEm: undefined });
  if (turn.isBack || isResuming) welcomeBack(turn);
  if (handledOutcome(turn) || handledCommand(turn, 'collecting')) return;
  if (turn.session.pergunta === 'interesse') return decideInterest(turn);
  if (turn.session.pergunta === 'confirmar') return decideSummary(turn);
  takeAnswer(turn);
}

/** Who was away for long is told what is known, to go on from there. */
function welcomeBack(turn: Turn) {
  say(turn, 'lisa_welcome_back_message', 'continua');
  const known = questions.filter((field) => isTold(turn, field));
  const told = turn.wasAway ? echoOf(turn.session, known) : null;
  if (told === null) return;
  const { chave, texto } = turn.replies.pop()!;
  turn.replies.push({ chave, texto: `${texto} ${worded(turn, 'ja_tenho', { dados: told })}` });
}

/** A late message was meant for a past state: it answers what is open, and orders nothing. */
function takeLate(turn: Turn) {
  const isOrder = sees(turn.message, 'apagar', 'parar', 'corrige', 'voltar', 'nao', 'pular');
  if (isOrder && !sees(turn.message, 'dados')) return ask(turn);
  if (turn.session.pergunta === 'interesse') return decideInterest(turn);
  const took = [takePhone(turn), takePicture(turn), takeText(turn)].some(Boolean);
  if (turn.session.pergunta === 'confirmar' || !took) return ask(turn);
  goOn(turn);
}

function takeAnswer(turn: Turn) {
  const { message } = turn;
  if (message.numero) {
    if (turn.session.memoria.corrigindo === 'telefone') remember(turn, { corrigindo: undefined });
    say(turn, 'numero_recebido');
    return goOn(turn);
  }
  if (proposePlace(turn)) return;
  const kindPhrase = message.picture === null ? kindPhraseOf(message) : undefined;
  if (kindPhrase) {
    say(turn, kindPhrase);
    return ask(turn);
  }
  if (tookPlace(turn)) return goOn(turn);
  if (refusedCard(turn) || refusedDoubt(turn) || proposeCard(turn)) return;
  const took = [takePhone(turn), takePicture(turn), takeText(turn)].some(Boolean);
  if (!took && waited(turn)) return;
  // 'pular' has been handled: it was passed over.
  const passed =
    !took &&
    (sees(message, 'pular') ||
      (((sees(message, 'nao') && isOptional(turn)) || leavesPhotoForLater(turn)) && !passOver(turn)));
  // 'Tira o Pina, e a foto mando depois' puts it off as well.
  if (took && turn.session.pergunta === 'foto' && (sees(message, 'pular') || leavesPhotoForLater(turn)))
    passOver(turn);
  if (took || passed) {
    answered(turn);
    return goOn(turn);
  }
  // An unusable picture has already been answered.
  if (message.picture) return;
  if (proposeDoubt(turn) || offeredToSkip(turn) || reacted(turn)) return;
  replyNotUnderstood(turn);
}

/**
 * Who talks of anything but the photo a second time is shown how to go on without it, whatever else was meant; one's
 * questions are answered, and who asks for time has it.
 */
function offeredToSkip(turn: Turn): boolean {
  const { message, session } = turn;
  const isSecond = session.pergunta === 'foto' && (session.memoria.erros ?? 0) > 0;
  if (!isSecond || sees(message, 'pergunta', 'adia')) return false;
  replyNotUnderstood(turn);
  return true;
}

/** 'Amanhã mando': the photo may come when it comes; who asks to wait a moment is waited for. */
const leavesPhotoForLater = ({ session, message }: Turn) =>
  session.pergunta === 'foto' &&
  sees(message, 'adia') &&
  !/\b(?:espera|perai|pera|calma|guenta|segura|minut\w*|instant\w*|moment\w*|rapidinho|vou (?:tirar|pegar|buscar|procurar))\b/i.test(
    message.text ?? '',
  );

/** Who does not know, or says yes to being asked for a photo, is told how to go on; it is no misunderstanding. */
function waited(turn: Turn): boolean {
  const { message, session } = turn;
  const { pergunta } = session;
  if (message.understanding?.isUnsure && !sees(message, 'adia', 'pergunta')) {
    if (pergunta === 'precos') {
      say(turn, 'nao_sabe_precos');
      return true;
    }
    if (pergunta !== 'regiao' && pergunta !== 'nomeGuerra') return false;
    say(turn, 'nao_sabe');
    ask(turn);
    return true;
  }
  const isYes = pergunta === 'foto' && sees(message, 'sim') && message.picture === null;
  if (!isYes || sees(message, 'nao', 'adia', 'pergunta', 'pular', 'reclama')) return false;
  say(turn, 'espera_foto');
  return true;
}

const isOptional = ({ session: { pergunta } }: Turn) =>
  pergunta === 'precos' || pergunta === 'foto' || pergunta === 'nomeGuerra';

/** The first message: whatever it says, consent comes first (LGPD art. 8). */
function introduce(turn: Turn) {
  takePicture(turn);
  const hasTold = takeText(turn);
  turn.replies.length = 0;
  turn.taken.length = 0;
  remember(turn, { duvida: undefined });
  turn.session = { ...turn.session, passo: 2, status: 'waiting_interest', pergunta: 'interesse' };
  say(turn, 'lisa_intro_message');
  // Before the yes nothing is said back, but that it came.
  if (hasTold) say(turn, 'dados_lidos');
  if (!turn.isLate && (handledOutcome(turn) || answered(turn))) return;
  if (!turn.isLate && sees(turn.message, 'pessoa', 'apagar', 'parar', 'meus-dados'))
    void (handledErasure(turn) || handledCommand(turn, 'collecting'));
}

function decideInterest(turn: Turn) {
  const { message } = turn;
  // The yes that is asked for here is to nothing else.
  remember(turn, { duvida: undefined });
  if (saysYes(message)) {
    const { now, consentVersion } = turn.world;
    turn.session = { ...turn.session, consentimentoEm: now, consentimentoVersao: consentVersion };
    remember(turn, { recusouEm: undefined, erros: undefined });
    takePicture(turn);
    turn.replies.length = 0;
    takeText(turn);
    // Said back now: before the yes nothing was.
    turn.taken.push(...questions.filter((field) => isTold(turn, field)));
    doubtEmail(turn);
    if (!turn.replies.some(({ chave }) => chave === 'fora_do_territorio')) sayUnknown(turn);
    if (!turn.isLate) answered(turn);
    return goOn(turn);
  }
  if (saysNo(message) && !sees(message, 'dados', 'pergunta') && !turn.isLate) {
    const { ultimaMensagemEm } = turn.session;
    turn.session = { ...newSession, ultimaMensagemEm, passo: 2, pergunta: 'interesse' };
    remember(turn, { recusouEm: turn.world.now.toISOString() });
    return say(turn, 'recusou');
  }
  const kindPhrase = kindPhraseOf(message);
  if (kindPhrase) return say(turn, kindPhrase, 'pedir_interesse');
  const hasPicture = message.picture !== null && 'url' in message.picture;
  takePicture(turn);
  const took = takeText(turn) || hasPicture;
  if (took) return say(turn, 'anotado_antes');
  if (turn.isLate) return ask(turn);
  if (answered(turn)) return say(turn, 'pedir_interesse');
  if ((maySayYes(message) || maySayNo(message)) && !sees(message, 'adia'))
    return askPlainly(turn, 'confirma_interesse');
  if (reacted(turn)) return;
  replyNotUnderstood(turn);
}

const isTold = ({ session }: Turn, field: (typeof questions)[number]) =>
  (field === 'creci' && session.creci !== null) ||
  (field === 'nome' && session.nome !== null) ||
  (field === 'email' && session.email !== null) ||
  (field === 'nomeGuerra' && session.nomeGuerra !== null) ||
  (field === 'regiao' && session.regiaoTrabalho !== null) ||
  (field === 'precos' && (session.precoMinimo !== null || session.precoMaximo !== null));

/** The summary: nothing is filed without a yes to it, and a correction shows it again. */
function decideSummary(turn: Turn) {
  const { message } = turn;
  const kindPhrase = kindPhraseOf(message);
  if (kindPhrase) return say(turn, kindPhrase, 'pedir_confirmar');
  const took = [takePicture(turn), takeText(turn)].some(Boolean);
  if (took) return goOn(turn);
  if (message.picture) return;
  const isOfEmail = turn.session.memoria.duvida?.campo === 'email';
  if (refusedDoubt(turn)) {
    if (!isOfEmail) return;
    turn.replies.length = 0;
    return summarize(turn);
  }
  // Who asks about a place has not agreed yet, whatever else is said.
  if (answeredPlaces(turn)) {
    if (turn.replies.at(-1)?.chave !== 'incluir_lugar') ask(turn);
    return;
  }
  if (saysYes(message) && !sees(message, 'corrige')) {
    const isAnswered = answered(turn);
    file(turn);
    // The answer stands after the confirmation it was asked with.
    if (isAnswered) turn.replies.push(...turn.replies.splice(0, 1));
    return;
  }
  if (sees(message, 'nao') && !sees(message, 'pergunta')) return say(turn, 'corrigir_o_que');
  if (maySayYes(message) && !sees(message, 'adia', 'pergunta')) return askPlainly(turn, 'confirma_resumo');
  if (proposeDoubt(turn) || reacted(turn)) return;
  replyNotUnderstood(turn);
}

/** Asks the next question; once all are answered, shows what is to be filed. */
function goOn(turn: Turn) {
  keepDenied(turn);
  reopenNext(turn);
  const next = nextQuestion(turn.session);
  if (askedEmail(turn)) return place(turn);
  if (next !== null && next !== 'confirmar') return ask(turn);
  if (refusedAtLast(turn)) return ask(turn);
  if (!settledEmailFirst(turn)) summarize(turn);
}

function summarize(turn: Turn) {
  ask(turn);
  const question = turn.replies.pop()!;
  const summary = worded(turn, 'resumo', { dados: summaryOf(turn.session) });
  turn.replies.push({ chave: 'resumo', texto: `${summary}\n\n${question.texto}` });
}

function file(turn: Turn) {
  if (refusedAtLast(turn)) return ask(turn);
  if (settledEmailFirst(turn)) return;
  cause(turn, turn.session.corretorId === null ? 'criar-corretor' : 'atualizar-corretor');
  turn.session = { ...turn.session, status: 'waiting_approval', passo: 9, pergunta: null };
  remember(turn, { ultimos: undefined, erros: undefined });
  say(turn, 'lisa_registration_complete_message');
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
