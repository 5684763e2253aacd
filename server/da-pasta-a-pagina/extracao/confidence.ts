import type { Candidate } from './candidate.ts';

/** What is known of a decision besides its winners. */
export interface Doubts {
  /** Whether a precedence rule, and not the number of statements, decided against the losers. */
  byRule?: boolean;
  /** Whether the value is in its plausible range. */
  plausible?: boolean;
}

/**
 * Confidence (0 to 1): how often a value with such evidence proved right on sales books of other makers (see
 * `docs/bench.md`). Explicitness and independent witnesses raise it; a rival that no rule sets aside lowers
 * it by its share of the statements, to below every line at half of the winner's.
 */
export function confidenceOf(
  winners: Candidate<unknown>[],
  losers: Candidate<unknown>[],
  { byRule = false, plausible = true }: Doubts = {},
): number {
  const plainest = Math.max(...winners.map((winner) => winner.weight));
  const base = plainest >= 3 ? 0.9 : plainest >= 1.5 ? 0.86 : plainest >= 1 ? 0.78 : 0.64;
  const documents = new Set(winners.map(({ document }) => document.path)).size;
  const passages = new Set(winners.map(({ evidence }) => `${evidence.page} ${evidence.quote}`)).size;
  const witnesses = Math.min(2, documents - 1) * 0.04 + (passages > 1 ? 0.03 : 0);
  const against = byRule && losers.length > 0 ? 0.06 : Math.min(0.4, 0.4 * share(losers, winners));
  const score = base + witnesses - against - (plausible ? 0 : 0.4);
  return Math.round(Math.min(0.99, Math.max(0.05, score)) * 100) / 100;
}

const share = (losers: Candidate<unknown>[], winners: Candidate<unknown>[]) =>
  losers.length === 0 ? 0 : support(losers) / support(winners);
const support = (group: Candidate<unknown>[]) =>
  Math.max(
    0.5,
    group.reduce((sum, one) => sum + one.weight, 0),
  );
