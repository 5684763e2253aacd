import { numberWordValues } from '#contract/base/number-words.ts';

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const monthName =
  '(jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)';

const units = Object.keys(numberWordValues).filter(
  (word) => numberWordValues[word]! > 0 && numberWordValues[word]! < 10,
);

/** A date as written, with its position in the text. */
export interface FoundDate {
  /** ISO day ('2029-11-30') or month ('2028-06'). */
  value: string;
  index: number;
  length: number;
}

type Reader = [RegExp, (parts: string[]) => string | null];

// Adjacent letters or digits mean that it is no date: a phone, a CNPJ, a code.
const before = '(?<![a-z\\d][./-]?)';
const after = '(?![./-]?\\d)';
const readers: Reader[] = [
  [new RegExp(`${before}(20\\d{2})[-_.](\\d{2})[-_.](\\d{2})${after}`, 'g'), ([y, m, d]) => day(y, m, d)],
  [
    new RegExp(`${before}(\\d{1,2})[-_./](\\d{1,2})[-_./](20\\d{2}|\\d{2})${after}`, 'g'),
    ([d, m, y]) => day(y, m, d),
  ],
  [
    new RegExp(`${before}(\\d{1,2})º? de ${monthName} de (20\\d{2})${after}`, 'g'),
    ([d, m, y]) => day(y, monthNumber(m), d),
  ],
  [
    new RegExp(`(?<![a-z])${monthName}\\.?(?: de |[ _./'-]{0,3})(20\\d{2}|\\d{2})(?![\\d°ºª%]|[,.]\\d)`, 'g'),
    ([m, y]) => month(y, monthNumber(m)),
  ],
  [
    new RegExp(
      `(?<![a-z])${monthName} de dois mil e (vinte|trinta)(?: e (${units.join('|')}))?(?![a-z])`,
      'g',
    ),
    ([m, tens, unit]) =>
      month(`${2000 + numberWordValues[tens!]! + (numberWordValues[unit ?? ''] ?? 0)}`, monthNumber(m)),
  ],
  [new RegExp(`${before}(\\d{1,2})[-_./](20\\d{2})${after}`, 'g'), ([m, y]) => month(y, m)],
  [new RegExp(`${before}(20\\d{2})[-_.](\\d{2})${after}(?![-_.]\\d)`, 'g'), ([y, m]) => month(y, m)],
];

/** Dates in a folded text (lower case, no accents), in order of appearance. */
export function findDates(folded: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const [pattern, read] of readers) {
    for (const match of folded.matchAll(pattern)) {
      const value = read(match.slice(1) as string[]);
      const end = match.index + match[0].length;
      const taken = found.some((f) => match.index < f.index + f.length && end > f.index);
      if (value && !taken) found.push({ value, index: match.index, length: match[0].length });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/** Date in a file name: as in text, or as six or eight digits (`251013`, `20251013`, `131025`). */
export function dateInName(folded: string): string | null {
  const compact = folded.match(/(?<!\d)(\d{2}|20\d{2})(\d{2})(\d{2})(?!\d)/);
  if (compact) {
    const [, a, b, c] = compact;
    const readings = [day(a, b, c), a?.length === 2 ? day(c, b, a) : null];
    const value = readings.find((reading) => reading && reading >= '2015' && reading < '2045');
    if (value) return value;
  }
  // In names an underscore is a space, but it also occurs inside '2025_10_13'.
  return (findDates(folded)[0] ?? findDates(folded.replaceAll('_', ' '))[0])?.value ?? null;
}

export function monthNumber(name: string | undefined): string {
  return String(months.indexOf((name ?? '').slice(0, 3)) + 1).padStart(2, '0');
}

const fullYear = (year = '') => (year.length === 2 ? `20${year}` : year);

function month(year: string | undefined, monthText: string | undefined): string | null {
  const number = Number(monthText);
  const y = fullYear(year);
  if (!(number >= 1 && number <= 12) || !(Number(y) >= 1990 && Number(y) <= 2060)) return null;
  return `${y}-${String(number).padStart(2, '0')}`;
}

function day(year: string | undefined, monthText: string | undefined, dayText = ''): string | null {
  const start = month(year, monthText);
  if (!start) return null;
  const date = new Date(`${start}-${dayText.padStart(2, '0')}T00:00:00Z`);
  // A day the month does not have would roll over into the next.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 7) !== start) return null;
  return date.toISOString().slice(0, 10);
}
