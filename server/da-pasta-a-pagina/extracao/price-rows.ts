import type { Money } from './money.ts';
import type { Row } from './tables.ts';

/** Smaller sums are instalments, indices or parking spaces. */
export const leastPrice = 50_000;
export const mostPrice = 100_000_000;

const taken = /\b(?:vendid[ao]s?|reservad[ao]s?|indisponivel|permut(?:a|ad[ao])|bloquead[ao]|alienad[ao])\b/;
const parking = /\b(?:box|vagas?|garage[mn]s?|deposito|hobby|escaninho)\b/;
const terms =
  /\b(?:cub|incc|ipca|igpm?|entrada|sinal|ato|parcelas?|mensa(?:l|is)|reforcos?|chaves|taxas?|condominio|itbi|iptu|totais|total geral|vgv|soma|desconto|saldo|premio|bonus|comissao)\b/;

/** Column headings of partial sums, or of bank or index conversions. */
const notThePrice =
  /\bera\b|\bantes\b|\bantig[oa]|\bpromo|avaliac|laudo|financ|subsidio|fgts|entrada|sinal|\bato\b|mensa(?:l|is)|parcela|chaves|semestra|\banua(?:l|is)|balao|baloes|reforco|intermediaria|desconto|economia|\bcub\b|\bincc\b|iptu|condominio|itbi|comissao|saldo|renda|\bentr\.|\ba prazo\b|\+ ?\d{2,3}\b|\d+ ?x\b|(?:valor|preco|r\$)(?: ?(?:do|por|\/))? ?m[²2]|aluguel|vaga|garage/;
/** Columns for positions in the building: each sum below is another home's price. */
const byPosition =
  /\b(?:(?:final|fin|apto|coluna|torre|bloco)\.? ?\w{1,2}\b|andar(?:es)?|pavimentos?|pavtos?|baixos?|altos?|frente|fundos?|nascente|poente|leste|oeste|norte|sul|vista|(?:sem|com)(?: \d)? vagas?)\b/;

export interface PricedRow {
  row: Row;
  /** Largest sum of the row; smaller ones are instalments, indices and campaign prices. */
  price: { value: string; amount: number };
  /** Another sum of the row as large, under a heading that says no more: which of them is the price is not said. */
  rival: string | null;
}

/** The price table rows that offer a home, with their price. */
export function pricedRows(rows: Row[]): PricedRow[] {
  const kept = rows.flatMap((row) => {
    const price = priceOf(row);
    if (!price || price.amount < leastPrice || price.amount > mostPrice) return [];
    if ((taken.test(row.line.folded) && !isMirror(row)) || isParking(row)) return [];
    if (row.unit === null && terms.test(row.line.folded)) return [];
    const { value, amount } = price;
    return [{ row, price: { value, amount }, rival: rivalOf(row, price) }];
  });
  const units = kept.filter(({ row }) => row.unit !== null);
  if (units.length === 0) return kept.filter(({ row }) => row.line.cells.length > 1);
  // A row whose unit is on another line counts, unless its sums are only instalments.
  const floor = Math.min(...units.map(({ price }) => price.amount)) / 2;
  return kept.filter(
    ({ row, price }) => row.unit !== null || (price.amount >= floor && !terms.test(row.line.folded)),
  );
}

/** 'Sem vaga | Com 1 vaga': the same home at two prices. */
const withParking = /\b(?:sem|com)(?: \d)? vagas?\b/g;

/** '1 vaga' over 'fin. 3' tells of the homes below. */
const overHomes = /\bvagas?\b(?=.*\bfin(?:al)?\.? ?\d)/g;

/** The price of a row: its largest sum, ignoring columns with other headings. */
function priceOf(row: Row): Money | undefined {
  const headed = row.money.map((sum) => ({ sum, header: headerOf(row, sum) }));
  const own = headed.filter(
    ({ header }) => !notThePrice.test(header.replace(withParking, '').replace(overHomes, '')),
  );
  // A misaligned heading covers its neighbour: no other column is twice the price.
  const most = (list: typeof headed) => Math.max(0, ...list.map(({ sum }) => sum.amount));
  const sums = most(own) * 2 >= most(headed) ? own : headed;
  const positions = sums.filter(({ sum, header }) => sum.amount >= leastPrice && byPosition.test(header));
  const sorted = (list: typeof sums) => list.map(({ sum }) => sum).sort((a, b) => b.amount - a.amount);
  if (positions.length >= 2) return sorted(positions).at(-1);
  const [largest] = sorted(sums);
  return largest && startOfRange(row, largest);
}

/** A floor with one column per home: a sold one does not affect its neighbours. */
const isMirror = (row: Row) =>
  row.unit === null && row.cells.filter(({ header }) => byPosition.test(header)).length >= 3;

/** Heading of a sum's column; cells are consecutive in the line, one character apart. */
function headerOf(row: Row, sum: Money): string {
  let end = 0;
  for (const cell of row.cells) {
    end += cell.text.length + 1;
    if (sum.index < end) return cell.header;
  }
  return '';
}

/** Less than this share of the price is an instalment or a discount for something else. */
const comparable = 0.75;
const namedPrice = /\b(?:tabela|venda|total|valor|preco|agora|vista)\b/;

function rivalOf(row: Row, price: Money): string | null {
  // Where more sums stand in a row they are how one pays.
  if (row.money.length !== 2 || namedPrice.test(headerOf(row, price))) return null;
  const rival = row.money.find(
    (sum) =>
      sum.amount !== price.amount &&
      sum.amount >= price.amount * comparable &&
      !notThePrice.test(headerOf(row, sum)) &&
      !isRange(row.line.folded, sum, price),
  );
  return rival?.value ?? null;
}

const isRange = (text: string, one: Money, other: Money) => {
  const [first, last] = one.index < other.index ? [one, other] : [other, one];
  return /^ ?(?:a|ate|[-–—]) ?$/.test(text.slice(first.index + first.length, last.index));
};

/** A row per unit type may print 'de R$ 450.000 a R$ 520.000': it starts at the lower sum. */
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
