import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from './candidate.ts';
import { factOf, precedences, rankOf } from './precedence.ts';

interface RangeOptions {
  /** Whether values are equivalent: '63' in the book is '63,45' in the table. */
  same?: (a: number, b: number) => boolean;
  plausible?: (value: number) => boolean;
}

/**
 * Minimum and maximum over all documents. Compatible ranges are united; if they do not touch, the precedence
 * decides and the other is kept as a conflict.
 */
export function decideRange<Value extends number | string>(
  candidates: Candidate<Value>[],
  { same = (a, b) => a === b, plausible }: RangeOptions = {},
): [Fact<Value> | null, Fact<Value> | null] {
  const documents = [...Map.groupBy(candidates, (one) => one.document.path).values()].sort(
    (a, b) =>
      rankOf(a[0]!, precedences.fromTable) - rankOf(b[0]!, precedences.fromTable) ||
      (b[0]!.document.date ?? '').localeCompare(a[0]!.document.date ?? ''),
  );
  const [first] = documents;
  if (!first) return [null, null];
  const united = [...first];
  const against: Candidate<Value>[] = [];
  for (const document of documents.slice(1))
    (touches(united, document, same) ? united : against).push(...document);
  const ownRank = rank(first[0]!);
  const byRule = against.every((one) => rank(one) > ownRank || older(one, first[0]!));
  return [Math.min, Math.max].map((pick) => {
    const extreme = pick(...united.map(number));
    // Of two equivalent figures the more exact one is used.
    const alike = united.filter((one) => same(number(one), extreme));
    const exact = alike.toSorted((a, b) => decimals(b) - decimals(a) || rank(a) - rank(b))[0]!;
    const top = alike.filter((one) => decimals(one) === decimals(exact) && rank(one) === rank(exact));
    const chosen = pick(...top.map(number));
    const winners = alike.filter((one) => number(one) === chosen);
    const agreeing = alike.filter((one) => one.document !== exact.document && number(one) !== chosen);
    const losers = [...Map.groupBy(against, (one) => one.document.path).values()].map(
      (document) => document.find((one) => number(one) === pick(...document.map(number)))!,
    );
    const fact = factOf(winners, losers, precedences.fromTable.rule, {
      plausible: (value) => plausible?.(Number(value)) ?? true,
      byRule,
    });
    const evidence = [...fact.evidence, ...agreeing.slice(0, 2).map((one) => one.evidence)];
    return { ...fact, evidence: losers.length === 0 ? evidence : fact.evidence };
  }) as [Fact<Value>, Fact<Value>];
}

const number = (one: Candidate<number | string>) => Number(one.value);
const rank = (one: Candidate<unknown>) => rankOf(one, precedences.fromTable);
const older = (a: Candidate<unknown>, b: Candidate<unknown>) =>
  (a.document.date ?? '') < (b.document.date ?? '');
const decimals = (one: Candidate<number | string>) => (Number.isInteger(number(one)) ? 0 : 1);

function touches(
  a: Candidate<number | string>[],
  b: Candidate<number | string>[],
  same: (a: number, b: number) => boolean,
): boolean {
  const [lowA, highA] = [Math.min(...a.map(number)), Math.max(...a.map(number))];
  const [lowB, highB] = [Math.min(...b.map(number)), Math.max(...b.map(number))];
  return (lowA <= highB && lowB <= highA) || same(highA, lowB) || same(lowA, highB);
}
