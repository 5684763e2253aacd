import { placeOfQuestion } from '#contract/lisa/lisa.ts';
import { nextQuestion } from './next-question.ts';
import { type PhraseKey, questionPhrases, type TextKey } from './phrases.ts';
import type { Effect, Incoming, MessageKind, Outcome, Reply, Session, World } from './session.ts';

/** A message being answered: the resulting session, replies and effects. */
export interface Turn {
  session: Session;
  readonly message: Incoming;
  readonly world: World;
  /** Older than an already handled one: must do no harm (T10). */
  readonly isLate: boolean;
  /** Returning after a while, or greeting in the middle. */
  readonly isBack: boolean;
  readonly replies: Reply[];
  readonly effects: Effect[];
}

/** Replies to message kinds that cannot be read. */
export const kindPhrases: Partial<Record<MessageKind, PhraseKey>> = {
  audio: 'audio',
  video: 'video',
  figurinha: 'figurinha',
  localizacao: 'localizacao',
  documento: 'documento',
  contato: 'contato',
  outro: 'outro',
};

/** Replies with a message of the settings or a phrase, filled with what is known. */
export function say(turn: Turn, ...keys: TextKey[]): void {
  const { nome, nomeGuerra, regiaoTrabalho } = turn.session;
  const values = {
    nomeGuerra: nomeGuerra ?? turn.world.corretor?.nomeGuerra ?? nome?.split(' ')[0] ?? null,
    regiao: regiaoTrabalho,
  };
  for (const chave of keys) turn.replies.push({ chave, texto: turn.world.say(chave, values) });
}

export function cause(turn: Turn, effect: Effect): void {
  if (!turn.effects.includes(effect)) turn.effects.push(effect);
}

export function remember(turn: Turn, change: Partial<Session['memoria']>): void {
  const memoria = { ...turn.session.memoria, ...change };
  for (const key of Object.keys(change) as (keyof typeof change)[])
    if (change[key] === undefined) delete memoria[key];
  turn.session = { ...turn.session, memoria };
}

/** Sets the current question, and with it status and step. */
export function place(turn: Turn): void {
  const pergunta = nextQuestion(turn.session);
  if (pergunta === null) return;
  // A waiting registration keeps its status while it is corrected.
  const at = turn.session.status === 'waiting_approval' ? {} : placeOfQuestion[pergunta];
  turn.session = { ...turn.session, pergunta, ...at };
}

/** Asks the current question. */
export function ask(turn: Turn): void {
  place(turn);
  if (turn.session.pergunta !== null) say(turn, questionPhrases[turn.session.pergunta]);
}

export const outcomeOf = ({ session, replies, effects }: Turn): Outcome => ({ session, replies, effects });
