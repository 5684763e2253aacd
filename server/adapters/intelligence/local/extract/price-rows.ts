import type { Money } from './money.ts';
import type { Row } from './tables.ts';

/** Lower sums are instalments, indexes or parking spaces. */
export const leastPrice = 50_000;
const mostPrice = 100_000_000;

const taken = /\b(?:vendid[ao]s?|reservad[ao]s?|indisponivel|permut(?:a|ad[ao])|bloquead[ao]|alienad[ao])\b/;
const parking = /\b(?:box|vagas?|garage[mn]s?|deposito|hobby|escaninho)\b/;
const shops = /\b(?:lojas?|salas? comercia(?:l|is)|mall|comercia(?:l|is))\b/;
const terms =
  /\b(?:cub|incc|ipca|igpm?|entrada|sinal|ato|parcelas?|mensa(?:l|is)|reforcos?|chaves|taxas?|condominio|itbi|iptu|totais|total geral|vgv|soma|desconto|saldo|premio|bonus|comissao)\b/;

export interface PricedRow {
  row: Row;
  /** Largest sum of the row: the smaller ones are instalments, indexes and campaign prices. */
  price: { value: string; amount: number };
}

/** The rows of a price table that offer a home, each with its price. */
export function pricedRows(rows: Row[]): PricedRow[] {
  const priced = rows.flatMap((row) => {
    const largest = row.money.toSorted((a, b) => b.amount - a.amount)[0];
    if (!largest || largest.amount < leastPrice || largest.amount > mostPrice) return [];
    if (taken.test(row.line.folded) || isParking(row)) return [];
    if (row.unit === null && terms.test(row.line.folded)) return [];
    const { value, amount } = startOfRange(row, largest);
    return [{ row, price: { value, amount } }];
  });
  const homes = priced.filter(
    ({ row }) => !shops.test(row.section) && !shops.test(row.cells[0]?.folded ?? ''),
  );
  const kept = homes.length > 0 ? homes : priced;
  const units = kept.filter(({ row }) => row.unit !== null);
  if (units.length === 0) return kept.filter(({ row }) => row.line.cells.length > 1);
  // A row whose unit stands on another line still counts, unless its sums are only instalments.
  const floor = Math.min(...units.map(({ price }) => price.amount)) / 2;
  return kept.filter(
    ({ row, price }) => row.unit !== null || (price.amount >= floor && !terms.test(row.line.folded)),
  );
}

/** A row for a kind of home may print 'de R$ 450.000 a R$ 520.000': such a row starts at the lower sum. */
function startOfRange(row: Row, largest: Money): Money {
  const before = row.money.findLast((sum) => sum.index < largest.index);
  if (!before || before.amount < leastPrice) return largest;
  const between = row.line.folded.slice(before.index + before.length, largest.index);
  return /^ ?(?:a|ate|[-–—]) ?$/.test(between) ? before : largest;
}

function isParking(row: Row): boolean {
  if (parking.test(row.cells[0]?.folded ?? '') && row.unit === null) return true;
  return parking.test(row.section) && !/apart|unidade|torre|tipo|residenc/.test(row.section);
}
