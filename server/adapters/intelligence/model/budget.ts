import { type CallContext, IntelligenceError, type Spending } from '../port.ts';

type Account = Spending['day'];
export type Budget = Account['budget'];

/** Default budget of a run. */
export const defaultBudget: Budget = { calls: 80, tokens: 2_000_000 };

/** Rough token count of a Portuguese text. */
export const tokensOf = (text: string) => Math.ceil(text.length / 3);

const counted = new WeakMap<CallContext, Budget>();
/** Calls of this process in progress; their usage is stored when they end. */
const underWay = new Set<{ context: CallContext; tokens: number }>();

/**
 * Reserves a call in the run's and the day's budget, or throws IntelligenceError 'orcamento'. Spending comes
 * from the context (stored usage counts across processes and restarts), or from a count per context object if
 * it has none. Returns a function to call once the usage is stored.
 */
export async function takeFromBudget(
  context: CallContext,
  budget: Budget,
  tokens: number,
): Promise<() => void> {
  const taken = { context, tokens };
  underWay.add(taken);
  try {
    for (;;) {
      // Read before the stored usage: a call ending in between is counted twice rather than never.
      const inOrder = [...underWay];
      const before = inOrder.slice(0, inOrder.indexOf(taken));
      const here = counted.get(context) ?? { calls: 0, tokens: 0 };
      const spending = await context.spending?.();
      const run = spending?.run ?? { used: here, budget };
      const ofRun = spending?.run ? before.filter((call) => call.context === context) : [];
      const refusal =
        refused(runTexts, run, ofRun, tokens) ??
        (spending && refused(dayTexts, spending.day, before, tokens));
      if (!refusal) {
        counted.set(context, { calls: here.calls + 1, tokens: here.tokens + tokens });
        break;
      }
      // One that ended meanwhile may have been counted twice: nobody is refused for that.
      if (before.every((call) => underWay.has(call))) throw refusal;
    }
  } catch (error) {
    underWay.delete(taken);
    throw error;
  }
  return () => void underWay.delete(taken);
}

const refused = (
  texts: Texts,
  { used, budget }: Account,
  others: readonly { tokens: number }[],
  tokens: number,
) =>
  used.calls + others.length + 1 > budget.calls ||
  used.tokens + others.reduce((sum, call) => sum + call.tokens, 0) + tokens > budget.tokens
    ? over(texts, { used: { ...used, calls: used.calls + others.length }, budget })
    : undefined;

const runTexts = {
  reached: 'Esta execução atingiu o limite de uso dos modelos de IA',
  next: 'O que já foi feito está guardado: aumente o limite em Execuções e retome a execução.',
};
const dayTexts = {
  reached: 'O limite de uso dos modelos de IA por dia foi atingido',
  next: 'O que já foi feito está guardado: retome amanhã, ou aumente o limite em Execuções.',
};

type Texts = typeof runTexts;

/** The refusal in figures; calls under way are among them, their tokens are not known yet. */
function over({ reached, next }: Texts, { used, budget }: Account): IntelligenceError {
  const of = (count: number, most: number, what: string) =>
    `${count.toLocaleString('pt-BR')} de ${most.toLocaleString('pt-BR')} ${what}`;
  const figures = [of(used.calls, budget.calls, 'chamadas'), of(used.tokens, budget.tokens, 'tokens')];
  return new IntelligenceError('orcamento', `${reached} (${figures.join(', ')}). ${next}`);
}
