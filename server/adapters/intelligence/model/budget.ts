import { type CallContext, IntelligenceError } from '../port.ts';

export interface Budget {
  /** Model calls of one run, failed and repeated ones included. */
  calls: number;
  /** Tokens of one run, sent and received. */
  tokens: number;
}
export const defaultBudget: Budget = { calls: 80, tokens: 2_000_000 };

/** A rough count of the tokens of a Portuguese text. */
export const tokensOf = (text: string) => Math.ceil(text.length / 3);

const counted = new WeakMap<CallContext, Budget>();

/**
 * Takes a call out of the run's budget, or throws IntelligenceError 'orcamento'. What the run has
 * spent is what its context says (stored usage survives a restart), or what was counted for this
 * context object where it says nothing.
 */
export async function takeFromBudget(context: CallContext, budget: Budget, tokens: number): Promise<void> {
  const here = counted.get(context) ?? { calls: 0, tokens: 0 };
  const stored = (await context.spent?.()) ?? here;
  if (stored.calls + 1 > budget.calls || stored.tokens + tokens > budget.tokens)
    throw new IntelligenceError(
      'orcamento',
      'Esta execução atingiu o limite de uso dos modelos de IA. O que já foi feito está guardado.',
    );
  counted.set(context, { calls: here.calls + 1, tokens: here.tokens + tokens });
}
