import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Lists up to this long are drawn whole: the browser's own search finds everything in them. */
export const drawnWhole = 100;

/**
 * The rows to draw: those in sight with a few around them, and always the one the keyboard is on,
 * which would lose its focus if it were taken away. Short lists are drawn whole.
 */
export function rowsToDraw(range: Range, held: number): number[] {
  if (range.count <= drawnWhole) return Array.from({ length: range.count }, (_, index) => index);
  const seen = defaultRangeExtractor(range);
  if (held < 0 || held >= range.count || seen.includes(held)) return seen;
  return [...seen, held].sort((a, b) => a - b);
}
