import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from './candidate.ts';

/** Below every line: the field is asked and not stated. */
export const doubted = 0.5;
const mostRivals = 4;

/**
 * A second, lenient reading of the same field: what else the documents may be saying. A value of its own that
 * the decision does not cover makes the fact a question, with the rivals among its candidates.
 */
export function withRivals<Value, F extends Fact<Value> | null>(
  fact: F,
  rivals: Candidate<Value>[],
  same: (a: Value, b: Value) => boolean = (a, b) => a === b,
): F {
  if (!fact) return fact;
  const known = [fact.value, ...fact.conflicts.map(({ value }) => value)];
  const fresh: Fact<Value>['conflicts'] = [];
  for (const { value, evidence } of rivals) {
    if (known.some((each) => same(each, value))) continue;
    known.push(value);
    fresh.push({ value, evidence: [evidence] });
  }
  if (fresh.length === 0) return fact;
  return {
    ...fact,
    confidence: Math.min(fact.confidence, doubted),
    conflicts: [...fact.conflicts, ...fresh].slice(0, mostRivals),
  };
}
