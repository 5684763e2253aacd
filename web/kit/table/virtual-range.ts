import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Lists up to this length are rendered completely, for the browser's own search. */
export const drawnWhole = 100;

/**
 * The rows to render: visible ones with some margin, and always the focused one, which would lose focus
 * otherwise. Short lists are rendered completely.
 */
export function rowsToDraw(range: Range, held: number): number[] {
  if (range.count <= drawnWhole) return Array.from({ length: range.count }, (_, index) => index);
  const seen = defaultRangeExtractor(range);
  if (held < 0 || held >= range.count || seen.includes(held)) return seen;
  return [...seen, held].sort((a, b) => a - b);
}
