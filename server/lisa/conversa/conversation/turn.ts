import { placeOfQuestion, type QuestionField } from '#contract/lisa/lisa.ts';
import { echoOf } from './echo.ts';
import { nextQuestion } from './next-question.ts';
import { type PhraseKey, questionPhrases, type TextKey } from './phrases.ts';
import { placeQuestion } from './place-options.ts';
import type {
  AskedChange,
  Effect,
  Incoming,
  MessageKind,
  Outcome,
  Reply,
  Session,
  World,
} from './session.ts';

/** A message being answered: the resulting session, replies and effects. */
export interface Turn {
  session: Session;
  readonly message: Incoming;
  readonly world: World;
  /** Older than an already handled one: must do no harm (T10). */
  readonly isLate: boolean;
  /** Returning after a while, or greeting in the middle. */
  readonly isBack: boolean;
  /** Silent for long: what is known is told again. */
  readonly wasAway: boolean;
  readonly replies: Reply[];
  readonly effects: Effect[];
  /** What a registered corretor wants changed. */
  mudanca?: AskedChange;
  /** Fields taken, said back at the head of the answer. */
  readonly taken: QuestionField[];
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

/** Calls a person of the team. */
export function callPerson(turn: Turn): void {
  remember(turn, { pediuPessoaEm: turn.world.now.toISOString(), erros: undefined });
  cause(turn, 'chamar-pessoa');
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
  const { pergunta, memoria } = turn.session;
  const [escolha] = memoria.escolhas ?? [];
  if (pergunta === 'regiao' && escolha) turn.replies.push(placeQuestion(escolha));
  else if (pergunta !== null) say(turn, questionPhrases[pergunta]);
}

/** Keys that say the values themselves. */
const saysAll = new Set(['resumo', 'creci_em_uso', 'email_em_uso']);

/** The outcome, with what was taken said back once at the head of the first answer. */
export function outcomeOf({ session, replies, effects, taken, mudanca }: Turn): Outcome {
  const asked = mudanca ? { mudanca } : {};
  const [first, ...rest] = replies;
  const echo = replies.some(({ chave }) => saysAll.has(chave)) ? null : echoOf(session, taken);
  if (!first || echo === null) return { session, replies, effects, ...asked };
  const said = { ...first, texto: `Anotei: ${echo}.\n\n${first.texto}` };
  return { session, replies: [said, ...rest], effects, ...asked };
}
