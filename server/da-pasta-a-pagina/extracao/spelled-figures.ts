import { numberWordValues } from '#contract/base/number-words.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';

const scales: Record<string, number> = { mil: 1_000, milhao: 1_000_000, milhoes: 1_000_000 };
const word = `(?:${[...Object.keys(numberWordValues), ...Object.keys(scales)].join('|')})`;
const run = `(?<![a-z])${word}(?:(?:,? e |, | )${word})*`;
const spelled = new RegExp(
  `(${run})( (?:de )?reais| metros quadrados| metros(?= (?:privativ|de area (?:privativ|util))))(?![a-z])`,
  'g',
);

/** '3 (três) quartos': the number is said twice. */
const repeated = new RegExp(`(?<![\\d.,])(\\d{1,4}) \\(${run}\\)(?= [a-z])`, 'g');

/**
 * Lower case without accents, and areas and sums of money in figures: 'cento e vinte metros quadrados' is '120 m²',
 * 'um milhão de reais' 'r$ 1000000,00'. As long as the text, filled with spaces.
 */
export function foldFigures(text: string): string {
  const folded = foldAligned(text);
  const once = folded.includes('(')
    ? folded.replace(repeated, (whole: string, figure: string) => figure.padStart(whole.length))
    : folded;
  const counted = once.includes('mil m') ? once.replace(ofThousands, inFigures) : once;
  if (!/ reais|metros/.test(counted)) return counted;
  return counted.replace(spelled, (whole: string, said: string, unit: string) => {
    const parts = said.split(/,? e |, | /);
    // 'Três, cento e vinte metros' ends with the number.
    const from = parts.findIndex((_, index) => numberIn(parts.slice(index)) !== null);
    const value = from < 0 ? null : numberIn(parts.slice(from));
    if (value === null) return whole;
    const before = from === 0 ? '' : whole.slice(0, lastAt(said, parts.length - from));
    const figure = unit.includes('reais') ? `r$ ${value},00` : `${value} m²`;
    const room = whole.length - before.length;
    return figure.length > room ? whole : `${before}${figure.padEnd(room)}`;
  });
}

/** '9 mil m²' is '9000 m²', 'mil m²' '1000m²'; as long as it was. */
const ofThousands =
  /(?:(?<![\d.,])(\d{1,3}(?:,\d{1,2})?) |(?<!\b(?:\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|cem|e) ))\bmil (?=m[²2]|metros quadrados)/g;
const inFigures = (whole: string, figure: string | undefined) =>
  figure === undefined
    ? '1000'
    : `${Math.round(Number(figure.replace(',', '.')) * 1000)} `.padStart(whole.length);

/** 'De noventa e oito metros quadrados; as outras, cento e trinta e sete.': numbers in words that nothing follows. */
export const bareNumbers = (folded: string): number[] =>
  [...folded.matchAll(ended)].flatMap(([, said]) => {
    const parts = said!.split(/,? e |, | /);
    const from = parts.findIndex((_, index) => numberIn(parts.slice(index)) !== null);
    return from < 0 || parts.length - from < 2 ? [] : [numberIn(parts.slice(from))!];
  });
const ended = new RegExp(`(?<!\\d )(${run})(?=\\W*(?:[.;]|$))`, 'g');

/** Where the last `count` words of a run begin. */
const lastAt = (said: string, count: number): number => [...said.matchAll(/[a-z]{2,}/g)].at(-count)!.index;

/** The number that words say, each smaller than the one before within thousands and millions; null if they are none. */
function numberIn(words: string[]): number | null {
  let total = 0;
  let group = 0;
  let least = 1_000;
  let scale = Number.POSITIVE_INFINITY;
  for (const one of words) {
    const larger = scales[one];
    if (larger !== undefined) {
      if (larger >= scale) return null;
      total += Math.max(1, group) * larger;
      [group, least, scale] = [0, 1_000, larger];
      continue;
    }
    const value = numberWordValues[one];
    if (value === undefined || value >= least) return null;
    group += value;
    least = value >= 100 ? 100 : value >= 20 ? 10 : 0;
  }
  return total + group > 0 ? total + group : null;
}
