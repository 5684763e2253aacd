import { numberWordValues } from '#contract/base/number-words.ts';

const valued = (fits: (value: number) => boolean) =>
  Object.keys(numberWordValues).filter((word) => fits(numberWordValues[word]!));
const units = valued((value) => value >= 1 && value < 10);
const tens = valued((value) => value >= 20 && value < 100 && value % 10 === 0);
const hundreds = valued((value) => value >= 100);
// Longer than one: 'um' is more often an article.
const alone = valued((value) => value >= 2 && value < 20);

const belowHundred = `(?:${tens.join('|')})(?: e (?:${units.join('|')}))?|${alone.join('|')}`;

/** '24', 'vinte e quatro' or 'cento e oito', from two on in words. For use in a RegExp. */
export const counted = `(?<![\\d.,/a-z])(\\d{1,3}(?:\\.\\d{3})?|(?:(?:${hundreds.join('|')})(?: e (?:${belowHundred}|${units.join('|')}))?|${belowHundred})(?![a-z]))`;

/** The number of such words; NaN if they are none. */
export function numberOf(words: string): number {
  const digits = words.replaceAll('.', '');
  if (/^\d+$/.test(digits)) return Number(digits);
  return words.split(' e ').reduce((sum, word) => sum + (numberWordValues[word] ?? Number.NaN), 0);
}
