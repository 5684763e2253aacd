import { type Candidate, candidate } from './candidate.ts';
import { hasEnded, hasEndedIn } from './ended.ts';
import { findMoney } from './money.ts';
import { leastPrice } from './price-rows.ts';
import type { SourceLine } from './source.ts';

/** What names a kind of home on its line, so that the sum there is that kind's price. */
const kind =
  /(?<![a-z])(?:\d(?: e \d)? ?(?:suites?|dorm\w*|quartos?|qtos?)|(?:tipo|planta|casa|modelo) [a-z]{1,12}|fina(?:l|is) \d{1,2}|studios?|lofts?|coberturas?|gardens?|duplex|\d{2,3}(?:,\d{1,2})? ?m[²2])(?![a-z])/;
/** 'Valor térreo R$ 435.000' */
const labelledKind =
  /^\W*(?:valor|preco)(?: d[aeo]s?)? (?!(?:total|inicial|minimo|medio|maximo|promocional|especial|a|de|do|da)\b)[a-z]{3,12}(?: [a-z0-9]{1,10})?:? r\$/;
const notItsPrice =
  /parcela|entrada|mensa(?:l|is)|sinal|\bato\b|\bcub\b|condominio\b.{0,20}r\$|renda|desconto|aluguel|diaria|iptu|\bitbi\b|\b\d+ ?x\b(?! ?\d)|subsidio|avalia|fgts|vgv|medi[ao]|garage|deposito|\bbox\b|vaga extra|vendid|reservad|\/ ?m[²2]|por m[²2]|(?:r\$|valor|preco) ?(?:\/|do|o) ?m[²2]/;

/** Rows of a column's height: a row of sums belongs to the row of kinds so close above. */
const mostRowsBetween = 6;

/**
 * What each kind of home costs, where they stand one a line ('Tipo A ..... R$ 436.000', '61 m² a partir de 495k') or
 * as a row of sums under a row of kinds. One kind alone says nothing of the others: there is none.
 */
export function kindPrices(lines: SourceLine[]): Candidate<string>[] {
  const found = lines.flatMap((_, index) => [...onItsLine(lines, index), ...underKinds(lines, index)]);
  return new Set(found.map(({ value }) => value)).size > 1 ? found : [];
}

function onItsLine(lines: SourceLine[], index: number): Candidate<string>[] {
  const line = lines[index]!;
  if (notItsPrice.test(line.folded)) return [];
  const several = eachWithItsKind(line.folded);
  if (several.length > 1) return several.map((value) => candidate(value, 2, line));
  const beside = sideBySide(line.folded);
  if (beside.length > 1) return beside.map((value) => candidate(value, 2, line));
  if (!kind.test(line.folded) && !labelledKind.test(line.folded)) return [];
  const [sum, ...more] = pricesIn(line.folded);
  if (!sum || hasEndedIn(lines, index, sum)) return [];
  const isRange = more.length === 1 && /^ ?(?:a|ate|-|–) ?$/.test(between(line.folded, sum, more[0]!));
  return more.length === 0 || isRange ? [candidate(sum.value, 2, line)] : [];
}

function underKinds(lines: SourceLine[], index: number): Candidate<string>[] {
  const line = lines[index]!;
  if (line.cells.length < 2 || notItsPrice.test(line.folded)) return [];
  const sums = line.cells.map(({ folded }) => (/^r\$/.test(folded) ? pricesIn(folded)[0] : undefined));
  if (sums.some((sum) => sum === undefined)) return [];
  const above = lines.slice(Math.max(0, index - mostRowsBetween), index);
  const isUnder = above.some(
    ({ page, document, cells }) =>
      page === line.page &&
      document === line.document &&
      cells.length === line.cells.length &&
      cells.every(({ folded }) => kind.test(folded)),
  );
  return isUnder ? sums.map((sum) => candidate(sum!.value, 2, line)) : [];
}

/** 'R$ 469 mil (meio) / R$ 498 mil (pontas)': each sum with what it is for behind it. */
function eachWithItsKind(folded: string): string[] {
  const sums = pricesIn(folded);
  const isTold = ({ index, length }: { index: number; length: number }) =>
    /^\s?\([^)]{3,30}\)/.test(folded.slice(index + length));
  return sums.every(isTold) ? sums.map(({ value }) => value) : [];
}

/** 'Studio R$ 198.000 | 1 quarto R$ 287.000': kinds beside each other, each with its sum. */
function sideBySide(folded: string): string[] {
  const parts = folded.split(/[|;•]|\s\/\s/).map((part) => ({ part, sums: pricesIn(part) }));
  const priced = parts.filter(({ sums }) => sums.length > 0);
  const isEach = priced.every(
    ({ part, sums }) => sums.length === 1 && kind.test(part) && !hasEnded(part, sums[0]!),
  );
  return isEach ? priced.map(({ sums }) => sums[0]!.value) : [];
}

const pricesIn = (folded: string) =>
  findMoney(folded).filter(({ marked, amount }) => marked && amount >= leastPrice);

const between = (text: string, first: { index: number; length: number }, second: { index: number }): string =>
  text.slice(first.index + first.length, second.index);
