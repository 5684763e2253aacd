import { foldText } from '#contract/base/text.ts';
import type { QuestionField } from '#contract/lisa/lisa.ts';
import { answered } from './answers.ts';
import { proposeCard, refusedCard } from './card.ts';
import { collect } from './collect.ts';
import { handledCommand, handledErasure } from './commanded.ts';
import { askedEmail } from './doubt.ts';
import { echoOf } from './echo.ts';
import { ownAnswered } from './own.ts';
import { proposePlace, tookPlace } from './region.ts';
import { saysOnly, saysYes, sees } from './sees.ts';
import type { AskedChange, Session } from './session.ts';
import { replyNotUnderstood, takePhone, takePicture, takeText } from './take-answer.ts';
import { ask, callPerson, cause, kindPhraseOf, remember, say, type Turn, withEcho } from './turn.ts';
import { valuesOf } from './values.ts';
import { handledWithdrawal } from './withdrawal.ts';

/** Messages of a registered person: waiting, approved or rejected. None approves anyone. */
export function registered(turn: Turn) {
  if (turn.session.status === 'rejected') {
    if (!reopens(turn)) return;
    turn.session = { ...turn.session, status: 'waiting_approval', passo: 9, pergunta: null };
    cause(turn, 'reabrir');
    say(turn, 'lisa_welcome_back_message', 'reaberto');
    if (handledErasure(turn) || corrected(turn) || sees(turn.message, 'corrige')) return;
    handledCommand(turn, 'waiting');
    return;
  }
  const isWaiting = turn.session.status === 'waiting_approval';
  if (!turn.isLate) {
    if (handledErasure(turn)) return;
    if (isWaiting && handledWithdrawal(turn)) return;
    if (turn.session.memoria.paradaEm) remember(turn, { paradaEm: undefined });
    // 'O preço está errado, é de 500 a 900 mil' asks for no price.
    if (!isWaiting && corrects(turn) && changeAsked(turn)) return;
    if (!isWaiting && (ownAnswered(turn) || changeAsked(turn))) return;
    if (handledCommand(turn, isWaiting ? 'waiting' : 'decided')) return;
  }
  if (isWaiting && corrected(turn)) return;
  // 'Já foi aprovado?' is answered by where it stands.
  const { topics = [] } = turn.message.understanding ?? {};
  const isOfTime = topics.length > 0 && topics.every((topic) => topic === 'prazo');
  const asksState = isOfTime && !(isWaiting && howLong.test(foldText(turn.message.text ?? '')));
  if (!turn.isLate && !asksState && answered(turn)) return;
  if (saysOnly(turn.message, 'agradece', 'despede', 'sim') && sees(turn.message, 'agradece', 'despede'))
    return say(turn, 'de_nada');
  if (!isWaiting && laughs.test(turn.message.text ?? '')) return;
  if (saysOnly(turn.message, 'cumprimenta') || turn.isBack) say(turn, 'lisa_welcome_back_message');
  const kindPhrase = turn.message.numero ? 'numero_recebido' : kindPhraseOf(turn.message);
  if (kindPhrase) say(turn, kindPhrase);
  say(turn, statusPhrase(turn));
}

/** 'Em quanto tempo vocês respondem?' asks for no state. */
const howLong = /\b(?:quanto tempo|quant[ao]s (?:dias|horas|semanas)|prazo|demora(?:m|r)?)\b/;

/** A laugh or a sign alone asks for nothing. */
const laughs =
  /^(?=\S)(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|k{2,}|(?:rs)+|(?:ha){2,}h?)+$/iu;

const statusPhrase = ({ session, world }: Turn) =>
  session.status === 'waiting_approval'
    ? session.memoria.retiradaEm
      ? 'retirada_feita'
      : 'em_analise'
    : world.corretor?.situacao === 'inativo'
      ? 'conta_inativa'
      : 'ja_aprovado';

/** A message after the rejection; the channel's clock has whole seconds. */
const reopens = ({ message, world: { corretor } }: Turn) =>
  corretor?.rejeitadoEm == null || message.at.getTime() + 1000 > corretor.rejeitadoEm.getTime();

const corrects = ({ message: { understanding } }: Turn) =>
  Object.values(understanding?.corrected ?? {}).some((value) => value !== null && value !== undefined);

/** What an approved corretor wants changed is said back and told to the team, who change it. */
function changeAsked(turn: Turn): boolean {
  const values = valuesOf(turn.session, turn.message);
  if (!values || !sees(turn.message, 'corrige')) return false;
  const { session: told, filled } = collect(turn.session, values, false);
  const { territory } = turn.world;
  const session = territory ? { ...told, regiaoTrabalho: territory.regiao } : told;
  const echo = echoOf(session, filled);
  if (echo === null) return false;
  turn.mudanca = {
    ...askedChange(session, filled),
    ...(territory?.isSettled ? { lugares: territory.lugares } : {}),
  };
  cause(turn, 'pedir-mudanca');
  callPerson(turn);
  say(turn, 'mudanca_pedida');
  const { chave, texto } = turn.replies.pop()!;
  turn.replies.push({ chave, texto: withEcho(turn, echo, texto) });
  return true;
}

/** The values of the fields that were told. */
function askedChange(told: Session, filled: readonly QuestionField[]): AskedChange {
  const { nome, email, creci, ufCreci, nomeGuerra, regiaoTrabalho, precoMinimo, precoMaximo } = told;
  const has = (field: QuestionField) => filled.includes(field);
  return {
    ...(has('nome') ? { nome } : {}),
    ...(has('email') ? { email } : {}),
    ...(has('creci') ? { creci } : {}),
    ...(has('creci') || has('uf') ? { ufCreci } : {}),
    ...(has('nomeGuerra') ? { nomeGuerra } : {}),
    ...(has('regiao') ? { regiaoTrabalho } : {}),
    ...(has('precos') ? { precoMinimo, precoMaximo } : {}),
  };
}

/** Handles a correction of a waiting registration: in plain words, or as the answer to a reopened question. */
function corrected(turn: Turn): boolean {
  const isCorrecting = turn.session.memoria.corrigindo !== undefined;
  if (isCorrecting && (refusedCard(turn) || proposeCard(turn) || proposePlace(turn))) return true;
  const wantsPicture = turn.session.foto === null || turn.session.memoria.corrigindo === 'foto';
  const answersDoubt = turn.session.memoria.duvida !== undefined && saysYes(turn.message);
  const mayTell = !turn.isLate && (isCorrecting || answersDoubt || sees(turn.message, 'corrige'));
  const took =
    (wantsPicture && turn.message.picture !== null && takePicture(turn)) ||
    (mayTell && (tookPlace(turn) || takePhone(turn) || takeText(turn)));
  if (took) {
    if (turn.session.memoria.corrigindo) {
      // The answer was understood but belongs to someone else.
      ask(turn);
      return true;
    }
    turn.session = { ...turn.session, pergunta: null };
    cause(turn, 'atualizar-corretor');
    say(turn, 'corrigido');
    askedEmail(turn);
    return true;
  }
  if (sees(turn.message, 'pular', 'nao')) {
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
