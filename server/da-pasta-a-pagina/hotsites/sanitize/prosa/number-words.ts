import { numberWordValues as values } from '#contract/base/number-words.ts';

const scales: Record<string, number> = {
  dezena: 10,
  dezenas: 10,
  duzia: 12,
  duzias: 12,
  centena: 100,
  centenas: 100,
  mil: 1e3,
  milhao: 1e6,
  milhoes: 1e6,
};
const from = (low: number, high: number) =>
  `(?:${Object.keys(values)
    .filter((name) => values[name]! >= low && values[name]! < high)
    .join('|')})`;
const ones = from(0, 20);
const tens = `${from(20, 100)}(?:\\s+e\\s+${from(1, 10)})?`;
const hundreds = `${from(100, 1000)}(?:\\s+e\\s+(?:${tens}|${ones}))?`;
const part = `(?:${hundreds}|${tens}|${ones})\\b`;
const scale = `(?:${Object.keys(scales).join('|')})\\b`;
/** One spelled-out number: 'dois e três' are two. */
export const numberRun = new RegExp(
  `\\b(?:${part}(?:\\s+${scale}(?:\\s+(?:e\\s+)?${part}(?:\\s+${scale})?){0,2})?|${scale})`,
  'g',
);

export function amountOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const each of words.split(/\s+/)) {
    if (each in scales) {
      total += (part || 1) * scales[each]!;
      part = 0;
    } else if (each !== 'e') part += values[each] ?? 0;
  }
  return total + part;
}

export const numberWords = [...Object.keys(values), ...Object.keys(scales)];

/** Appends '$' to spelled-out numbers not in `known`, so that they match no word. */
export const unknownNumbersMarked = (plain: string, known: (value: number) => boolean): string =>
  plain.replace(numberRun, (words) => (known(amountOf(words)) ? words : words.replace(/[a-z]{2,}/g, '$&$$')));
