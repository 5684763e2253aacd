import { foldText } from '#contract/base/text.ts';
import type { Topic } from '#contract/lisa/entendimento.ts';
import type { AnswerText } from '#server/sistema/configuracoes/service.ts';
import { answeredPlaces } from './about-places.ts';
import { phoneBeside } from './note-beside.ts';
import { answerKeys } from './phrases.ts';
import { saysOnly, sees } from './sees.ts';
import { stoodStill } from './take-answer.ts';
import { ask, callPerson, remember, say, type Turn } from './turn.ts';

/** Most questions answered in one message. */
const mostAnswers = 6;
/** Most questions kept for the team. */
const mostKept = 20;

/** Whose programme it is: its name and CNPJ where they are set, else for the team to say. */
const asksCompany =
  /\b(?:cnpj|razao social|(?:qual|quem|que|nome da|de que|de qual) (?:e |seria |esta |fica )?(?:a )?(?:empresa|imobiliaria|construtora|incorporadora)|empresa (?:responsavel|por tras)|quem (?:e|esta|fica) (?:o responsavel|por tras))\b/;
/** Where the number was found is for the team to say. */
const asksOrigin =
  /\b(?:onde|como|quem)\b.{0,16}\b(?:tir|peg|consegu|arrum|ach|arranj|obtiv|pass|deu|deram)\w*.{0,8}\b(?:meu|o meu|esse|este) (?:numero|contato|telefone|celular|whats\w*|zap)\b/;

/**
 * Answers a message's questions; returns whether there was one. What has no answer goes to a person, once, and
 * is kept for the team.
 */
export function answered(turn: Turn): boolean {
  if (answeredPlaces(turn)) return true;
  if (!sees(turn.message, 'pergunta')) return false;
  // What the team answered to these very words comes before what they are about.
  if (turn.world.kept) {
    turn.replies.push({ chave: 'resposta_guardada', texto: turn.world.kept });
    return true;
  }
  const { topics, isOfCompany, isOpen } = questionsOf(turn);
  const before = turn.replies.length;
  if (isOfCompany) sayCompany(turn);
  say(turn, ...topics.map((topic) => answerKeyOf(turn, topic)));
  // 'Cadê meu telefone? É o …' is answered by what becomes of it.
  const isAnswered = turn.replies.length > before || phoneBeside(turn) !== null;
  if (isOpen || !isAnswered) leaveToTeam(turn);
  mergeReplies(turn, turn.replies.length - before);
  return true;
}

/** Once all is told, what takes its time is the approval. */
function answerKeyOf({ session }: Turn, topic: Topic): AnswerText {
  const isTold = session.pergunta === 'confirmar' || session.status === 'waiting_approval';
  return topic === 'prazo' && isTold ? 'lisa_resposta_prazo_aprovacao' : answerKeys[topic];
}

/** What is asked: what has a text, whether the company is asked for that is set, and whether anything is left open. */
function questionsOf({ message, world }: Turn) {
  const { topics = [], asksMore = false } = message.understanding ?? {};
  const asked = foldText(message.text ?? '');
  const [isOfOrigin, isOfCompany] = [asksOrigin.test(asked), asksCompany.test(asked)];
  const isSeveral = (asked.match(/\?/g) ?? []).length > 1;
  const others = topics.filter((topic) => topic !== 'quem-e' && topic !== 'golpe');
  const isWho = isOfOrigin || isOfCompany;
  return {
    topics: (!isWho ? topics : isSeveral ? others : []).slice(0, mostAnswers),
    isOfCompany: isOfCompany && !isOfOrigin && Boolean(world.identity),
    isOpen: asksMore || isOfOrigin || (isOfCompany && !world.identity),
  };
}

/** Who Lisa is, and by what her programme can be checked. */
function sayCompany(turn: Turn): void {
  say(turn, answerKeys['quem-e']);
  const { chave, texto } = turn.replies.pop()!;
  turn.replies.push({ chave, texto: `${texto}\n\n${turn.world.identity}` });
}

function leaveToTeam(turn: Turn): void {
  keepQuestion(turn, turn.message.text ?? '');
  say(turn, 'sem_resposta');
}

/** What has no answer is kept for the team, who are called; a call of the person's own outlasts the answer. */
export function keepQuestion(turn: Turn, question: string): void {
  const { perguntas = [], pediuPessoaEm, perguntaEm } = turn.session.memoria;
  const asked = question.trim().slice(0, 300);
  const isOwnCall = pediuPessoaEm !== undefined && pediuPessoaEm !== perguntaEm;
  callPerson(turn);
  remember(turn, {
    perguntas: [...perguntas.filter((each) => each !== asked), asked].slice(-mostKept),
    perguntaEm: isOwnCall ? undefined : turn.session.memoria.pediuPessoaEm,
  });
}

/** Several answers are one bubble. */
function mergeReplies(turn: Turn, count: number): void {
  if (count < 2) return;
  const last = turn.replies.splice(-count);
  turn.replies.push({ chave: last[0]!.chave, texto: last.map(({ texto }) => texto).join('\n\n') });
}

/**
 * Replies to what is neither an answer nor an order: questions, complaints, put-offs, greetings and farewells.
 * Returns whether the message was one; the pending question is asked again where that helps.
 */
export function reacted(turn: Turn): boolean {
  const { message } = turn;
  if (answered(turn)) {
    // What was asked in return is the question that stands.
    if (turn.replies.at(-1)?.chave !== 'incluir_lugar') ask(turn);
    return true;
  }
  if (sees(message, 'adia')) {
    say(turn, 'sem_pressa');
    return true;
  }
  if (sees(message, 'reclama', 'fora')) {
    if (stoodStill(turn)) return true;
    say(turn, sees(message, 'reclama') ? 'desculpa' : 'fora_do_assunto');
  } else if (sees(message, 'despede')) {
    say(turn, 'ate_logo');
    return true;
  } else if (saysOnly(message, 'agradece', 'sim', 'cumprimenta') && sees(message, 'agradece'))
    say(turn, 'de_nada');
  else if (!sees(message, 'cumprimenta', 'continuar')) return false;
  ask(turn);
  return true;
}
