import { cleanText } from '#contract/base/text.ts';
import { type SeenIntent, sureFrom, type Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { isChatter } from './chatter.ts';
import { classify } from './intencoes/classify.ts';
import { normalize } from './intencoes/normalize.ts';
import { readCorrection } from './intencoes/read-correction.ts';
import { readIntents } from './intencoes/read-intents.ts';
import { understandMessage } from './understand-message.ts';

const longestMessage = 2000;

/** Where a conversation stands, as far as it bears on a message's meaning. */
export interface UnderstandInput {
  message: string;
  asked: MessageInput['asked'];
  pending: Question | null;
  /** Fields taken from the message before. */
  last: readonly Question[];
  /** What is known, which a correction may change in part. */
  regiao: string | null;
  nome: string | null;
}

/** Everything read from a message: what is wanted, and what is told. */
export interface Understanding {
  intents: SeenIntent[];
  topics: Topic[];
  /** Fields named in a correction. */
  corrects: Question[];
  /** Values of a correction: they replace what was told before. */
  corrected: Partial<UnderstoodMessage>;
  data: UnderstoodMessage;
  /** A new number of the person's own, normalised. */
  telefone: string | null;
  /** Values to be asked about before they are kept. */
  doubtful: Question[];
}

export const nothingUnderstood: UnderstoodMessage = {
  creci: null,
  uf: null,
  nome: null,
  email: null,
  nomeGuerra: null,
  regiao: null,
  precos: null,
};

const hasData = (data: Partial<UnderstoodMessage>) =>
  Object.values(data).some((value) => value !== null && value !== undefined);

/** Rules first; the classifier adds what they leave open, and never a yes or a no. */
export function understand({ message, asked, pending, last, regiao, nome }: UnderstandInput): Understanding {
  const text = cleanText(message).slice(0, longestMessage);
  const said = normalize(text);
  const { seen, topics } = readIntents(text, said);
  const correction = readCorrection(text, said, { last, pending, regiao, nome });
  const read = understandMessage({ message: text, asked }, { nome });
  const data = withoutEcho(read.data, seen, asked);
  const intents = [...seen];
  if (correction)
    intents.push({ intent: 'corrige', evidence: correction.evidence, confidence: 0.95, by: 'regras' });
  if (hasData(data) || hasData(correction?.data ?? {}))
    intents.push({ intent: 'dados', evidence: '', confidence: 0.95, by: 'regras' });
  const isOpen = !intents.some(({ confidence }) => confidence >= sureFrom);
  if (isOpen && !isChatter(text))
    for (const guess of classify(said))
      if (guess.intent !== 'sim' && guess.intent !== 'nao' && guess.intent !== 'dados') intents.push(guess);
  return {
    intents: settled(intents, hasData(data)),
    topics,
    corrects: correction?.corrects ?? [],
    corrected: correction?.data ?? {},
    data,
    telefone: null,
    doubtful: read.doubtful,
  };
}

/** What a question or a complaint holds is no answer: 'como assim, região?'. */
function withoutEcho(
  data: UnderstoodMessage,
  seen: readonly SeenIntent[],
  asked: MessageInput['asked'],
): UnderstoodMessage {
  const others = [
    'pergunta',
    'reclama',
    'pessoa',
    'adia',
    'fora',
    'pular',
    'apagar',
    'outra-lingua',
    'comprador',
    'nao',
  ];
  const isOther = seen.some(({ intent, confidence }) => others.includes(intent) && confidence >= sureFrom);
  if (!isOther || (asked !== 'nomeGuerra' && asked !== 'regiao')) return data;
  return { ...data, ...(asked === 'nomeGuerra' ? { nomeGuerra: null } : { regiao: null }) };
}

/** Weak readings give way to strong ones. */
function settled(intents: SeenIntent[], isData: boolean): SeenIntent[] {
  const has = (...names: string[]) => intents.some(({ intent }) => names.includes(intent));
  return intents.filter(({ intent, evidence }) => {
    if (intent === 'sem-sentido') return !isData && intents.length === 1;
    if (
      intent === 'nao' &&
      evidence.trim() === 'nao' &&
      has('corrige', 'pular', 'pergunta', 'reclama', 'pessoa')
    )
      return false;
    if (intent === 'sim' && has('apagar', 'parar', 'comprador')) return false;
    return true;
  });
}

/** The rules' reading with what a model found where they found nothing. */
export function withModel(read: Understanding, found: UnderstoodMessage): Understanding {
  if (!hasData(found)) return read;
  const data: UnderstoodMessage = { ...found };
  for (const field of Object.keys(read.data) as (keyof UnderstoodMessage)[])
    if (read.data[field] !== null) Object.assign(data, { [field]: read.data[field] });
  const told = { intent: 'dados', evidence: '', confidence: 0.8, by: 'modelo' } as const;
  return { ...read, data, intents: [...read.intents, told] };
}
