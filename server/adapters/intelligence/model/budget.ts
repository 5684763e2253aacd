import { type CallContext, IntelligenceError, type Spending } from '../port.ts';

type Account = Spending['day'];
export type Budget = Account['budget'];

/** Of a run whose context knows of no other. */
export const defaultBudget: Budget = { calls: 80, tokens: 2_000_000 };

/** A rough count of the tokens of a Portuguese text. */
export const tokensOf = (text: string) => Math.ceil(text.length / 3);

const counted = new WeakMap<CallContext, Budget>();
/** Calls of this process that are under way: their usage is stored when they end. */
const underWay = new Set<{ context: CallContext; tokens: number }>();

/**
 * Takes a call out of the run's budget and the day's, or throws IntelligenceError 'orcamento'. What is
 * spent is what the context says (stored usage counts across processes and restarts), or what was
 * counted for this context object where it says nothing. Answers what to call once its usage is stored.
 */
export async function takeFromBudget(
  context: CallContext,
  budget: Budget,
  tokens: number,
): Promise<() => void> {
  const taken = { context, tokens };
  // Looked at before what is stored is: a call that ends in between counts twice rather than never.
  const before = [...underWay];
  underWay.add(taken);
  try {
    const here = counted.get(context) ?? { calls: 0, tokens: 0 };
    const spending = await context.spending?.();
    const run = spending?.run ?? { used: here, budget };
    const ofRun = spending?.run ? before.filter((call) => call.context === context) : [];
    if (isOver(run, ofRun, tokens)) throw over(runTexts, run);
    if (spending && isOver(spending.day, before, tokens)) throw over(dayTexts, spending.day);
    counted.set(context, { calls: here.calls + 1, tokens: here.tokens + tokens });
  } catch (error) {
    underWay.delete(taken);
    throw error;
  }
  return () => void underWay.delete(taken);
}

const isOver = ({ used, budget }: Account, others: readonly { tokens: number }[], tokens: number) =>
  used.calls + others.length + 1 > budget.calls ||
  used.tokens + others.reduce((sum, call) => sum + call.tokens, 0) + tokens > budget.tokens;

const runTexts = {
  reached: 'Esta execução atingiu o limite de uso dos modelos de IA',
  next: 'O que já foi feito está guardado: aumente o limite em Execuções e retome a execução.',
};
const dayTexts = {
  reached: 'O limite de uso dos modelos de IA por dia foi atingido',
  next: 'O que já foi feito está guardado: retome amanhã, ou aumente o limite em Execuções.',
};

function over({ reached, next }: typeof runTexts, { used, budget }: Account): IntelligenceError {
  const of = (count: number, most: number, what: string) =>
    `${count.toLocaleString('pt-BR')} de ${most.toLocaleString('pt-BR')} ${what}`;
  const figures = [of(used.calls, budget.calls, 'chamadas'), of(used.tokens, budget.tokens, 'tokens')];
  return new IntelligenceError('orcamento', `${reached} (${figures.join(', ')}). ${next}`);
}
