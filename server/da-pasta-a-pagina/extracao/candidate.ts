import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { quoteLines } from './evidence.ts';
import type { SourceLine } from './source.ts';

/** A value found in one passage. */
export interface Candidate<Value> {
  value: Value;
  evidence: Evidence;
  document: DocumentText;
  /** How explicitly the passage states it: 1 for a bare mention, 3 and more for a labelled statement. */
  weight: number;
}

export function candidate<Value>(
  value: Value,
  weight: number,
  line: SourceLine,
  ...more: SourceLine[]
): Candidate<Value> {
  return { value, weight, evidence: quoteLines(line, ...more), document: line.document };
}

/** A value stated by a sentence; its quote is the sentence's lines. */
export function stated<Value>(
  value: Value,
  weight: number,
  { lines }: { lines: SourceLine[] },
): Candidate<Value> {
  const [first, ...more] = lines;
  return candidate(value, weight, first!, ...more);
}

/**
 * Drops values that are part of another one: 'Grosso' beside 'Mar Grosso' is the same value truncated, and
 * supports the complete one. `key` separates words by spaces.
 */
export function withoutParts<Value>(
  candidates: Candidate<Value>[],
  key: (value: Value) => string,
): Candidate<Value>[] {
  const keys = [...new Set(candidates.map(({ value }) => key(value)))];
  const wholeOf = (part: string) =>
    keys
      .filter((other) => other !== part && ` ${other} `.includes(` ${part} `))
      .sort((a, b) => b.length - a.length)[0];
  const support = new Map<string, number>();
  const kept = candidates.filter((one) => {
    const whole = wholeOf(key(one.value));
    if (whole !== undefined) support.set(whole, (support.get(whole) ?? 0) + one.weight / 2);
    return whole === undefined;
  });
  return kept.map((one) => {
    const more = support.get(key(one.value)) ?? 0;
    support.delete(key(one.value));
    return more > 0 ? { ...one, weight: one.weight + more } : one;
  });
}
