import { type Intent, type SeenIntent, sureFrom } from '#contract/lisa/entendimento.ts';

/**
 * From which belief on the classifier adds an intent the rules did not see, and below which it takes a rule's
 * certainty away. Found by leaving one person out at a time (`npm run lisa:validate`).
 */
export const lines: Partial<Record<Intent, { adds: number; doubts: number }>> = {
  sim: { adds: 0.6, doubts: 0.015 },
  nao: { adds: 0.42, doubts: 0.02 },
  adia: { adds: 0.5, doubts: 0.02 },
  corrige: { adds: 0.7, doubts: 0 },
  pergunta: { adds: 0.42, doubts: 0.05 },
  reclama: { adds: 0.6, doubts: 0.02 },
  cumprimenta: { adds: 0.5, doubts: 0 },
  despede: { adds: 0.5, doubts: 0 },
  pessoa: { adds: 0.6, doubts: 0.02 },
  fora: { adds: 0.5, doubts: 0.12 },
  'sem-sentido': { adds: 0.6, doubts: 0 },
};

/** A belief at its line is just sure enough. */
const confidenceOf = (belief: number, adds: number) =>
  sureFrom + ((belief - adds) / (1 - adds)) * (1 - sureFrom);

/** Orders stand alone. */
const orders: Intent[] = ['pular', 'voltar', 'parar', 'apagar', 'meus-dados', 'ajuda'];

/** Beside data an intent must be believed more, and may be one of these. */
const besideData = 0.9;
const besideDataToo = new Set<Intent>(['pergunta', 'reclama', 'pessoa']);

/** A question that has no form of one must be believed more. */
const formlessQuestion = 0.8;
const asksInForm =
  /\?|\b(?:qual|quais|quem|quando|quant[oa]s?|como|onde|aonde|cade|que (?:horas|dia|jeito)|o que|por ?que|sera|tem como|posso|pode|podem|da para|precisa|preciso|devo|e se|sabe|explica\w*|saber|me (?:diz|fala|conta|manda|passa|ajuda)|duvida)\b/;

const hesitantYes = /^(?:sim|ok|certo|isso|quero|beleza|claro|nao)(?: \?)+$/;

const consent = new Set<Intent>(['sim', 'nao', 'adia']);

/** The rules' intents with what the classifier adds to them and doubts of them. */
export function withBeliefs(
  seen: readonly SeenIntent[],
  beliefs: ReadonlyMap<Intent, number>,
  { said, isData }: { said: string; isData: boolean },
): SeenIntent[] {
  const isSeen = (...all: Intent[]) => seen.some(({ intent }) => all.includes(intent));
  const believed = (intent: Intent) => beliefs.get(intent) ?? 0;
  const likeliest = [...consent].sort((one, other) => believed(other) - believed(one))[0];
  const held = seen.map((each) => {
    const belief = beliefs.get(each.intent) ?? 1;
    const isDoubted = each.confidence >= sureFrom && belief < (lines[each.intent]?.doubts ?? 0);
    return isDoubted ? { ...each, confidence: 0.5 } : each;
  });
  const added = [...beliefs].filter(([intent, belief]) => {
    const { adds } = lines[intent] ?? { adds: 2 };
    if (belief < adds || isSeen(intent) || (isSeen(...orders) && intent !== 'reclama')) return false;
    // What the rules read of a yes, a no or a put-off stands; data are no yes.
    if (intent === 'sim' && isSeen('pergunta')) return false;
    // 'Sim?' is a yes that hesitates: it is asked for again, not answered.
    if (intent === 'pergunta' && hesitantYes.test(said)) return false;
    if (intent === 'pergunta' && belief < formlessQuestion && !asksInForm.test(said)) return false;
    if (consent.has(intent)) return !isSeen('sim', 'nao', 'adia') && !isData && intent === likeliest;
    return !(isData && (belief < besideData || !besideDataToo.has(intent)));
  });
  return [
    ...held,
    ...added.map(
      ([intent, belief]): SeenIntent => ({
        intent,
        evidence: said.slice(0, 120),
        confidence: confidenceOf(belief, lines[intent]!.adds),
        by: 'classificador',
      }),
    ),
  ];
}
