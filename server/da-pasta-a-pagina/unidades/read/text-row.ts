import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import {
  findMoney,
  isNext,
  type Money,
  type SourceLine,
} from '#server/da-pasta-a-pagina/extracao/service.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { leadingUnit } from './unit-label.ts';
import { areaOf, estadoOf, priceOf } from './values.ts';

/** A square metre of a whole home costs no less, and hardly more. */
const usual = { least: 1_000, most: 80_000 };

/**
 * A row without columns, as an extractor leaves it: '102 2 91S 76,34 12,00 131,33 55.939,43 699.242,88 …'.
 * Without a heading over each figure only what the figures themselves prove is read.
 */
export function textRow(
  lines: SourceLine[],
  index: number,
  campaign: boolean,
): { unit: Unidade | null; next: number } | null {
  const line = lines[index]!;
  const named = leadingUnit(line.text.replaceAll('\t', ' '));
  if (!named) return null;
  const below = lines[index + 1];
  let rest = foldAligned(named.rest);
  let next = index + 1;
  if (named.worded && !/\d,\d/.test(rest) && isNext(line, below) && isFigures(below)) {
    rest += ` ${below.folded.replaceAll('\t', ' ')}`;
    next++;
  }
  const areas = [
    ...rest.matchAll(/(?<![\d.,/-])(?:\d{1,4},\d{2}(?![\d.,%])(?: ?m[²2])?|\d{2,4} ?m[²2])/g),
  ].map(([value]) => value);
  const sums = findMoney(rest).filter(({ amount }) => amount >= 1_000);
  const estado = estadoOf(rest);
  if (areas.length === 0 || (sums.length === 0 && (estado === null || estado === 'disponivel'))) return null;
  const price = priceAmong(sums, campaign);
  const area = areaAmong(areas, price?.preco ?? null);
  if (sums.length > 0 && !price) return { unit: null, next };
  if (area === null) return { unit: null, next };
  const vagas = /\b(\d{1,2}) vagas?\b/.exec(rest)?.[1];
  const unit: Unidade = {
    unidade: named.label.unidade,
    faixa: false,
    torre: named.label.torre,
    andar: null,
    posicao: null,
    tipologia: null,
    areaPrivativa: area,
    areaTotal: null,
    vagas: vagas === undefined ? null : Number(vagas),
    preco: price?.preco ?? null,
    precoAte: null,
    precoCampanha: price?.campanha ?? null,
    estado: estado ?? 'disponivel',
    pagina: line.page,
    linha: line.position + 1,
  };
  return { unit, next };
}

const isFigures = (line: SourceLine) =>
  /^[-–— ]*\d{1,4},\d{2}\b/.test(line.folded) && /\d{3},\d{2}/.test(line.folded);

/** The price among a row's sums: the largest, if each sum near it is explained by the others. */
function priceAmong(sums: Money[], campaign: boolean): { preco: string; campanha: string | null } | null {
  const largest = sums.toSorted((a, b) => b.amount - a.amount)[0];
  if (!largest || priceOf(largest.amount.toFixed(2).replace('.', ',')) === null) return null;
  const near = sums.filter(({ amount }) => amount < largest.amount && amount >= largest.amount * 0.8);
  const isRemainder = ({ amount }: Money) =>
    sums.some((other) => Math.abs(other.amount + amount - largest.amount) <= 1);
  const unexplained = near.filter((sum) => !isRemainder(sum));
  if (unexplained.length === 0) return { preco: largest.value, campanha: null };
  const [other] = unexplained;
  const adjacent = sums.indexOf(other!) === sums.indexOf(largest) + 1;
  const single = unexplained.every(({ amount }) => amount === other!.amount);
  return campaign && single && adjacent ? { preco: largest.value, campanha: other!.value } : null;
}

/** No home is smaller; boxes and deposits are. */
const leastHome = 15;

/** The private area among a row's figures: the first, followed by a larger one that holds it. */
function areaAmong(areas: string[], preco: string | null): string | null {
  const values = areas.map((text) => Number(areaOf(text) ?? 0)).filter((value) => value > 0);
  const [own, ...others] = values;
  if (!own || own < leastHome) return null;
  const larger = others.filter((value) => value >= own);
  if (others.length > 0 && larger.length === 0 && others.some((value) => value > own * 0.4)) return null;
  const [holding] = larger.toSorted((a, b) => a - b);
  if (holding !== undefined && holding > own * 2.4) return null;
  const metre = preco === null ? null : Number(preco) / own;

  if (metre !== null && (metre < usual.least || metre > usual.most)) return null;
  return own.toFixed(2);
}
