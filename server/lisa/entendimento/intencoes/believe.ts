import { type Intent, type SeenIntent, sureFrom, type Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { usesThisNumber } from './uses-this-number.ts';

/** From which belief on an intent is added, also beside data, and below which a rule's certainty is taken away. */
interface Line {
  adds: number;
  besideData: number;
  /** The same of what stands beside the data, read without them. */
  ofRest?: number;
  doubts: number;
}

/** No belief is this strong. */
const never = 2;

/**
 * The lines of each intent, found by leaving people out (`npm run lisa:validate`) whom the rules had not heard. What
 * calls a person or takes somebody's data away is believed later than what only asks.
 */
export const lines: Partial<Record<Intent, Line>> = {
  sim: { adds: 0.4, besideData: never, doubts: 0.4 },
  nao: { adds: 0.2, besideData: never, doubts: 0.08 },
  adia: { adds: 0.2, besideData: never, doubts: 0.1 },
  corrige: { adds: 0.3, besideData: 0.45, doubts: 0.08 },
  pergunta: { adds: 0.4, besideData: 0.9, ofRest: 0.6, doubts: 0.1 },
  reclama: { adds: 0.35, besideData: 0.75, ofRest: 0.6, doubts: 0.2 },
  cumprimenta: { adds: 0.45, besideData: never, doubts: 0.04 },
  despede: { adds: 0.6, besideData: never, doubts: 0.1 },
  pessoa: { adds: 0.25, besideData: 0.9, doubts: 0.06 },
  fora: { adds: 0.3, besideData: never, doubts: 0.02 },
  'sem-sentido': { adds: 0.65, besideData: never, doubts: 0 },
  agradece: { adds: 0.2, besideData: 0.5, ofRest: 0.5, doubts: 0 },
  pular: { adds: 0.25, besideData: never, doubts: 0 },
  voltar: { adds: 0.25, besideData: never, doubts: 0 },
  continuar: { adds: 0.3, besideData: never, doubts: 0 },
  parar: { adds: 0.4, besideData: never, doubts: 0.01 },
  apagar: { adds: 0.3, besideData: never, doubts: 0 },
  'meus-dados': { adds: 0.3, besideData: never, doubts: 0 },
  comprador: { adds: 0.3, besideData: never, doubts: 0 },
  // Nothing is filed any more after it: rules alone decide it.
  menor: { adds: never, besideData: never, doubts: 0 },
  'outro-cadastro': { adds: 0.5, besideData: 0.85, doubts: 0 },
};

/** Where a yes or a no is asked for, a rule that reads one is doubted later. */
const asksYes: Partial<Record<Intent, number>> = { sim: 0.05, nao: 0.02 };

/** From this belief in a no or a put-off on a yes is doubted that is believed less. */
const otherwiseFrom = 0.3;

const doubtsOf = (intent: Intent, pending: Question | null): number =>
  (pending === 'interesse' || pending === 'confirmar' ? asksYes[intent] : undefined) ??
  lines[intent]?.doubts ??
  0;

/** A belief at its line is just sure enough. */
const confidenceOf = (belief: number, adds: number) =>
  sureFrom + ((belief - adds) / (1 - adds)) * (1 - sureFrom);

/** Orders stand alone. */
const orders: Intent[] = ['pular', 'voltar', 'parar', 'apagar', 'meus-dados', 'ajuda'];

/** Letters of a yes that is nothing else. */
const plainUpTo = 16;

/** A yes beside a question must be believed more. */
const besideQuestion = 0.9;

const hesitantYes = /^(?:sim|ok|certo|isso|quero|beleza|claro|nao)(?: \?)+$/;

/** 'Sim, porém antes: …', and at the summary 'certinho, mas vocês consultam …?' wait for an answer. */
const asksBefore = /\b(?:mas|porem) (?:so )?antes\b/;
const asksBut = /\b(?:mas|porem)\b[^?]*\?/;

const consent = new Set<Intent>(['sim', 'nao', 'adia']);

interface Spoken {
  said: string;
  /** What is believed of the words beside the data alone. */
  ofRest?: ReadonlyMap<Intent, number>;
  isData: boolean;
  pending: Question | null;
  topics: readonly Topic[];
}

/** The rules' intents with what the classifier adds to them and doubts of them. */
export function withBeliefs(
  seen: readonly SeenIntent[],
  beliefs: ReadonlyMap<Intent, number>,
  { said, ofRest, isData, pending, topics }: Spoken,
): SeenIntent[] {
  const isSeen = (intent: Intent) => seen.some((each) => each.intent === intent);
  const believed = (intent: Intent) => beliefs.get(intent) ?? 0;
  const likeliest = [...consent].sort((one, other) => believed(other) - believed(one))[0];
  const isOfRest = (intent: Intent) => (ofRest?.get(intent) ?? 0) >= (lines[intent]?.ofRest ?? never);
  const held = seen.map((each) => {
    const belief = isOfRest(each.intent) ? 1 : (beliefs.get(each.intent) ?? 1);
    // A plain 'isso' or 'sim, é este' needs no belief, nor does the 'sim' before what is told at once.
    const isBeforeData = isData && pending === 'interesse' && /^sim\b/.test(said) && !isSeen('pergunta');
    // 'Sim. Em quanto tempo vocês respondem?' has said it before it asks.
    const isSentence = /^sim \. (?!porem|mas|antes|so )[^.]*\?$/.test(said);
    // That the number may be used is said in many words.
    const isOfNumber = pending === 'telefone' && usesThisNumber(said);
    const isPlain =
      each.intent === 'sim' && (said.length <= plainUpTo || isBeforeData || isSentence || isOfNumber);
    // What is asked with its mark, of what there is an answer to, is asked.
    const isAsked =
      (seen.length === 1 || topics.includes('perguntas')) &&
      topics.length > 0 &&
      each.intent === 'pergunta' &&
      said.endsWith('?');
    // A yes that is believed to refuse or to put off is asked about, whatever word says it.
    const isOtherwise =
      each.intent === 'sim' &&
      (pending === 'interesse' || pending === 'confirmar') &&
      Math.max(believed('nao'), believed('adia')) > Math.max(believed('sim'), otherwiseFrom);
    const isDoubted =
      !isAsked &&
      each.confidence >= sureFrom &&
      !isPlain &&
      (isOtherwise || belief < doubtsOf(each.intent, pending));
    // 'Tudo confere, o telefone é que agora é …' mends a field, and files nothing yet.
    const isMended = pending === 'confirmar' && isData && isSeen('corrige');
    const isOpen =
      each.intent === 'sim' &&
      (isMended || asksBefore.test(said) || (pending === 'confirmar' && asksBut.test(said)));
    return isDoubted || isOpen ? { ...each, confidence: Math.min(each.confidence, 0.5) } : each;
  });
  const isSure = (...all: Intent[]) =>
    held.some(({ intent, confidence }) => all.includes(intent) && confidence >= sureFrom);
  const leastFor = (intent: Intent) => lines[intent]?.[isData ? 'besideData' : 'adds'] ?? never;
  const added = [...beliefs].filter(([intent, belief]) => {
    if ((belief < leastFor(intent) && !isOfRest(intent)) || isSeen(intent)) return false;
    if (isSure(...orders) && intent !== 'reclama') return false;
    if (intent === 'sim' && isSeen('pergunta') && belief < besideQuestion) return false;
    if (intent === 'pergunta' && isSure('sim') && !said.includes('?') && belief < besideQuestion)
      return false;
    // 'Falta muita pergunta?' asks before it complains.
    if (intent === 'reclama' && isSure('pergunta') && belief < believed('pergunta') / 2 && !isOfRest(intent))
      return false;
    // 'Sim?' is a yes that hesitates: it is asked for again, not answered.
    if (intent === 'pergunta' && hesitantYes.test(said)) return false;
    // What the rules read of a yes, a no or a put-off stands.
    return !consent.has(intent) || (!isSure('sim', 'nao', 'adia') && intent === likeliest);
  });
  return [
    ...held,
    ...added.map(
      ([intent, belief]): SeenIntent => ({
        intent,
        evidence: said.slice(0, 120),
        confidence: belief < leastFor(intent) ? sureFrom : confidenceOf(belief, leastFor(intent)),
        by: 'classificador',
      }),
    ),
  ];
}
