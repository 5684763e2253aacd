import { placeOfQuestion, type QuestionField } from '#contract/lisa/lisa.ts';
import { echoOf } from './echo.ts';
import { nextQuestion } from './next-question.ts';
import { linkMark, questionPhrases, type TextKey } from './phrases.ts';
import { isOfPin, placeLines } from './place-options.ts';
import type { SayValues } from './say.ts';
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
const kindPhrases: Partial<Record<MessageKind, TextKey>> = {
  audio: 'audio',
  video: 'video',
  figurinha: 'figurinha',
  localizacao: 'localizacao',
  documento: 'documento',
  contato: 'contato',
  outro: 'outro',
};

/** What is said to a message that cannot be read; undefined if it can. */
export const kindPhraseOf = ({ kind, isTooLong }: Incoming): TextKey | undefined =>
  isTooLong ? 'audio_longo' : kindPhrases[kind];

/** A message filled with what is known, in words that were not just said. */
export function worded(
  { session, world, replies }: Pick<Turn, 'session' | 'world' | 'replies'>,
  chave: TextKey,
  more: Pick<SayValues, 'dados' | 'link'> = {},
): string {
  const { nome, nomeGuerra, regiaoTrabalho, memoria } = session;
  const values = {
    nomeGuerra: nomeGuerra ?? world.corretor?.nomeGuerra ?? nome?.split(' ')[0] ?? null,
    regiao: regiaoTrabalho,
    trato: memoria.trato,
    ...more,
  };
  return world.say(chave, values, [...(world.recent ?? []), ...replies.map(({ texto }) => texto)]);
}

/** Replies with messages, filled with what is known. */
export function say(turn: Turn, ...keys: TextKey[]): void {
  for (const chave of keys) turn.replies.push({ chave, texto: worded(turn, chave) });
}

/** Replies with a message about what was told. */
export function sayOf(turn: Turn, chave: TextKey, dados: string): void {
  turn.replies.push({ chave, texto: worded(turn, chave, { dados }) });
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
  if (pergunta === 'regiao' && escolha) {
    const chave = isOfPin(escolha) ? 'lugar_no_mapa' : 'escolher_regiao';
    const texto = `${worded(turn, chave, { dados: escolha.dito })}\n\n${placeLines(escolha)}`;
    turn.replies.push({ chave, texto });
  }
  // Corrected, it is not where one begins.
  else if (pergunta === 'creci' && turn.session.creci !== null) say(turn, 'creci_de_novo');
  else if (pergunta !== null) say(turn, questionPhrases[pergunta]);
}

/** Keys that say the values themselves. */
const saysAll = new Set(['resumo', 'creci_em_uso', 'email_em_uso']);

/** A text with what was taken said back at its head. */
export const withEcho = (turn: Pick<Turn, 'session' | 'world' | 'replies'>, dados: string, texto: string) =>
  `${worded(turn, 'eco', { dados })}\n\n${texto}`;

/** At most two bubbles: what comes before the last is one, by the key its link is made for. */
function inTwo(replies: Reply[]): Reply[] {
  if (replies.length <= 2) return replies;
  const before = replies.slice(0, -1);
  const { chave } = before.find(({ texto }) => texto.includes(linkMark)) ?? before[0]!;
  return [{ chave, texto: before.map(({ texto }) => texto).join('\n\n') }, replies.at(-1)!];
}

/** The outcome, with what was taken said back once at the head of the first answer. */
export function outcomeOf(turn: Turn): Outcome {
  const { session, effects, taken, mudanca } = turn;
  const replies = inTwo(turn.replies);
  const asked = mudanca ? { mudanca } : {};
  const [first, ...rest] = replies;
  const echo = replies.some(({ chave }) => saysAll.has(chave)) ? null : echoOf(session, taken);
  if (!first || echo === null) return { session, replies, effects, ...asked };
  const said = { ...first, texto: withEcho({ ...turn, replies: [] }, echo, first.texto) };
  return { session, replies: [said, ...rest], effects, ...asked };
}
