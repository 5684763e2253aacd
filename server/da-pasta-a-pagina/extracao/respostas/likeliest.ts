import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubted } from '../rivals.ts';
import type { SourceLine } from '../source.ts';
import type { AskedField } from './features.ts';
import { rankedAnswers } from './possible-answers.ts';
import { spanKey } from './spans.ts';

/** What the learnt weights hold for likeliest, and how far it is ahead. */
interface Likeliest {
  value: string;
  evidence: Evidence;
  /** Distance to the best answer that is neither a part of this one nor holds it, in log odds. */
  margin: number;
  /** How often the pages say it. */
  times: number;
  /** Whether the pages say it whole more than once. */
  isRepeated: boolean;
}

/** The likeliest answer to a field but for what is `taken` by another; null where there is nothing to weigh. */
export function likeliest(
  lines: SourceLine[],
  field: AskedField,
  ...taken: (string | undefined)[]
): Likeliest | null {
  const ranked = rankedAnswers(lines, field).filter(
    ({ value }) => !taken.some((other) => other !== undefined && isOne(other, value)),
  );
  const [first] = ranked;
  if (!first) return null;
  const rival = ranked.find(({ value }) => !isOne(value, first.value));
  const { value, evidence, times, isRepeated } = first;
  return { value, evidence, times, isRepeated, margin: first.weight - (rival?.weight ?? 0) };
}

/** Whether one is the other with more words. */
function isOne(one: string, other: string): boolean {
  const [a, b] = [` ${spanKey(one)} `, ` ${spanKey(other)} `];
  return a.includes(b) || b.includes(a);
}

/**
 * How far ahead an answer must be to be believed without a rule (never, where a single word may be anything), to
 * support one, and to contradict one. See `docs/bench.md`.
 */
const ahead: Record<AskedField, { alone: number; beside: number; against: number }> = {
  nome: { alone: 2.6, beside: 1.5, against: 2 },
  incorporadora: { alone: Number.POSITIVE_INFINITY, beside: 2, against: 2 },
  bairro: { alone: Number.POSITIVE_INFINITY, beside: 3, against: 2 },
};
/** Two readings that agree; one far ahead that no rule reads. */
const agreed = 0.88;
const aloneSure = 0.8;
/** A label says it, and nothing else is said. */
const labelled = 0.9;

/**
 * A fact of the rules held against what was learnt: an answer that stands in several places and is far ahead is a
 * second witness of the same value and makes another value a question. Where the rules know no name, one far ahead
 * of all others is taken.
 */
export function weighed(
  field: AskedField,
  fact: Fact<string> | null,
  found: Likeliest | null,
): Fact<string> | null {
  if (!found) return fact;
  const { alone, beside, against } = ahead[field];
  const { value, evidence, margin, times } = found;
  const isTold = times > 1;
  if (!fact)
    return isTold && margin >= alone
      ? { value, confidence: aloneSure, evidence: [evidence], conflicts: [], rule: null }
      : null;
  if (isOne(fact.value, value))
    return isTold && margin >= beside && fact.conflicts.length === 0
      ? { ...fact, confidence: Math.max(fact.confidence, agreed) }
      : fact;
  // 'Incorporação: Alfa' says it, however often the builder is named.
  if (margin < against || (field === 'incorporadora' && fact.confidence >= labelled)) return fact;
  const known = fact.conflicts.filter((conflict) => !isOne(conflict.value, value));
  return {
    ...fact,
    confidence: Math.min(fact.confidence, doubted),
    conflicts: [{ value, evidence: [evidence] }, ...known].slice(0, 4),
  };
}
