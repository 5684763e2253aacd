import type { Candidate } from './candidate.ts';

/**
 * Confidence (0 to 1) from the evidence. Every value is quoted literally, so the factors are explicitness,
 * number of agreeing documents, and disagreement.
 */
export function confidenceOf(
  winners: Candidate<unknown>[],
  losers: Candidate<unknown>[],
  plausible = true,
): number {
  const plainness = Math.min(3, Math.max(...winners.map((winner) => winner.weight)));
  const documents = new Set(winners.map((winner) => winner.document.path)).size;
  const against = new Set(losers.map((loser) => loser.document.path)).size;
  const score =
    0.6 +
    plainness * 0.08 +
    Math.min(2, documents - 1) * 0.06 +
    Math.min(2, winners.length - 1) * 0.015 -
    Math.min(2, against) * 0.1 -
    (plausible ? 0 : 0.3);
  return Math.round(Math.min(0.99, Math.max(0.05, score)) * 100) / 100;
}
