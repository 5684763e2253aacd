import type { Intent } from '#contract/lisa/entendimento.ts';
import { optionalQuestions, type Question } from '#contract/lisa/lisa.ts';
import { readableNumber } from '../people/person.ts';
import { isAnswered, questionBefore } from './next-question.ts';
import { sees } from './sees.ts';
import { takeText } from './take-answer.ts';
import { keepDenied } from './to-correct.ts';
import { ask, callPerson, cause, remember, say, type Turn, withEcho } from './turn.ts';
import { meantEmail } from './values.ts';

/** State of the conversation when a command arrives: collecting, waiting, or decided. */
export type Phase = 'collecting' | 'waiting' | 'decided';

/**
 * Requests confirmation of an erasure, or performs it once confirmed. Returns whether the message concerned
 * it.
 */
export function handledErasure(turn: Turn): boolean {
  const isAsked = turn.session.memoria.confirmarApagar === true;
  if (sees(turn.message, 'apagar')) {
    if (isAsked && !turn.message.tellsOnly && isOrdered(turn, 'apagar')) {
      cause(turn, 'apagar');
      say(turn, 'apagado');
    } else {
      remember(turn, { confirmarApagar: true });
      say(turn, 'apagar_confirma');
    }
    return true;
  }
  if (!isAsked) return false;
  remember(turn, { confirmarApagar: undefined });
  if (!sees(turn.message, 'nao')) return false;
  say(turn, 'apagar_desistiu');
  return true;
}

/** Handles commands valid at any step. Returns whether the message was one. */
export function handledCommand(turn: Turn, phase: Phase): boolean {
  const { message } = turn;
  if (sees(message, 'pessoa')) {
    if (phase === 'collecting') takeText(turn);
    callPerson(turn);
    say(turn, 'pessoa');
    return true;
  }
  const leaves =
    phase === 'collecting' && turn.session.consentimentoEm !== null && message.understanding?.withdraws;
  if (sees(message, 'parar') || leaves) {
    remember(turn, { paradaEm: turn.world.now.toISOString(), corrigindo: undefined });
    say(turn, 'parou');
    return true;
  }
  if (sees(message, 'meus-dados')) {
    cause(turn, 'exportar');
    say(turn, 'meus_dados');
    return true;
  }
  if (sees(message, 'ajuda')) {
    say(turn, 'ajuda');
    if (phase === 'collecting') ask(turn);
    return true;
  }
  if (sees(message, 'voltar')) {
    goBack(turn, phase);
    return true;
  }
  if (
    sees(message, 'corrige') &&
    // 'Isso, .com, errei' owns up to the slip that was asked about.
    meantEmail(turn.session, message) === null &&
    !sees(message, 'pergunta') &&
    (!sees(message, 'dados') || isNumberAlone(turn))
  ) {
    correct(turn, phase);
    return true;
  }
  return sees(message, 'pular') && !sees(message, 'dados') && phase !== 'decided' && passOver(turn);
}

/** What cannot be undone is done on words the rules know, never on a belief. */
const isOrdered = ({ message: { understanding } }: Turn, wanted: Intent) =>
  understanding?.intents.some(({ intent, by }) => intent === wanted && by !== 'classificador') ?? false;

/** Nothing is told but a new number of one's own. */
function isNumberAlone({ message: { understanding } }: Turn): boolean {
  const { telefone = null, data = {}, corrected = {} } = understanding ?? {};
  return (
    telefone !== null && [...Object.values(data), ...Object.values(corrected)].every((value) => value == null)
  );
}

function correct(turn: Turn, phase: Phase) {
  const { corrects = [], denied = [], telefone = null } = turn.message.understanding ?? {};
  const what = denied.find((field) => field !== 'telefone') ?? corrects[0] ?? null;
  if (what === 'telefone' && telefone && turn.world.corretor) {
    turn.mudanca = { telefone };
    cause(turn, 'pedir-mudanca');
  }
  if (phase === 'decided') {
    callPerson(turn);
    say(turn, what === null ? 'corrigir_pelo_painel' : 'mudanca_pedida');
  } else if (turn.session.consentimentoEm === null && phase === 'collecting') ask(turn);
  else if (what === null) say(turn, 'corrigir_o_que');
  // A visible number identifies its person: another one is the team's to check.
  else if (what === 'telefone' && telefone && !turn.session.memoria.semNumero) {
    callPerson(turn);
    say(turn, 'mudanca_pedida');
    const { chave, texto } = turn.replies.pop()!;
    turn.replies.push({ chave, texto: withEcho(turn, `telefone *${readableNumber(telefone)}*`, texto) });
  } else if (what === 'telefone' && !turn.session.memoria.semNumero) say(turn, 'numero_do_whatsapp');
  else {
    keepDenied(turn, what);
    open(turn, what === 'uf' && turn.session.creci === null ? 'creci' : what);
  }
}

/** Reopens a question. */
function open(turn: Turn, corrigindo: Question) {
  // A region that is told anew leaves nothing to choose of the old one.
  const left = corrigindo === 'regiao' ? { escolhas: undefined } : {};
  remember(turn, { corrigindo, erros: undefined, ...left });
  ask(turn);
}

function goBack(turn: Turn, phase: Phase) {
  if (phase === 'decided') return say(turn, 'corrigir_pelo_painel');
  if (phase === 'collecting' && turn.session.consentimentoEm === null) {
    say(turn, 'nada_antes');
    return ask(turn);
  }
  const before = questionBefore(turn.session);
  if (before !== null) return open(turn, before);
  say(turn, 'nada_antes');
  ask(turn);
}

/** Skips an optional question; a reopened one keeps its answer. Returns whether it could not be skipped. */
export function passOver(turn: Turn): boolean {
  const { pergunta, memoria } = turn.session;
  if (pergunta === null || pergunta === 'interesse' || pergunta === 'confirmar') return false;
  if (pergunta === 'regiao' && memoria.escolhas) {
    // Without a choice the region stays as it was told.
    remember(turn, { escolhas: undefined, corrigindo: undefined });
    return false;
  }
  const has = pergunta !== 'contato' && isAnswered(turn.session, pergunta);
  if (memoria.corrigindo && has) remember(turn, { corrigindo: undefined });
  else if (pergunta === 'nomeGuerra' && turn.session.nome !== null) {
    // Without a working name, the first and last names are used.
    const names = turn.session.nome.split(' ');
    turn.session = { ...turn.session, nomeGuerra: [...new Set([names[0], names.at(-1)])].join(' ') };
    turn.taken.push('nomeGuerra');
    remember(turn, { corrigindo: undefined });
  } else if (optionalQuestions.includes(pergunta) && pergunta !== 'contato')
    remember(turn, {
      pulados: [...new Set([...(memoria.pulados ?? []), pergunta])],
      corrigindo: undefined,
    });
  else {
    say(turn, 'nao_da_para_pular');
    ask(turn);
    return true;
  }
  return false;
}
