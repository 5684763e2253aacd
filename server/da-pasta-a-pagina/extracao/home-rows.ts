import { foldText } from '#contract/base/text.ts';
import type { SourceLine } from './source.ts';
import type { Row } from './tables.ts';

const shopWords =
  /\b(?:lojas?|salas? (?:comercia(?:l|is)|padrao|duplas?|simples|tipo)|mall|salas e lojas|conjuntos? comercia(?:l|is)|offices?|consultorios?|escritorios|lajes? corporativas?)\b/;
const shopUnit =
  /^(?:lojas?|salas?|conj(?:unto)?s?|cj|consultorios?|escritorios?)\b\.? ?(?:n[.ºo°]* ?)?[a-z]?\d/;
const homeWords = /\b(?:apart|aptos?\b|residenc|torre|casas?\b|studios?\b)/;
const shopFile = /\b(?:lojas|salas|salas? comercia(?:l|is)|mall)\b/;

/**
 * The rows about homes. Shops and offices priced in the same table are excluded, unless nothing else is for
 * sale.
 */
export function homeRows(rows: Row[]): Row[] {
  const homes = rows.filter((row) => !isShop(row));
  const units = homes.filter((row) => row.unit !== null);
  // 'Sala A', 'Sala B', 'Loja': a building of offices sells its shops as well.
  return units.length === 0 || units.every(({ line }) => ofOffices.test(line.cells[0]!.folded))
    ? rows
    : homes;
}
const ofOffices = /\b(?:salas?|conjuntos?|cj|lajes?|escritorios?|lojas?)\b/;

/** The lines without the rows of shops and offices that were left out. */
export function withoutShops(lines: SourceLine[], rows: Row[], homes: Row[]): SourceLine[] {
  const kept = new Set(homes.map(({ line }) => line));
  const shops = new Set(rows.map(({ line }) => line).filter((line) => !kept.has(line)));
  return shops.size === 0 ? lines : lines.filter((line) => !shops.has(line));
}

function isShop(row: Row): boolean {
  if (shopUnit.test(row.unit ?? '') || row.cells.slice(0, 2).some((cell) => shopUnit.test(cell.folded)))
    return true;
  if (shopWords.test(row.cells[0]?.folded ?? '')) return true;
  if (row.section !== '' && (shopWords.test(row.section) || homeWords.test(row.section)))
    return shopWords.test(row.section) && !homeWords.test(row.section);
  return shopFile.test(wordsOfFile(row));
}

/** Folded words of the row's file name. */
const wordsOfFile = ({ line }: Row) =>
  foldText(line.document.path.split('/').at(-1) ?? '').replace(/[^a-z0-9]+/g, ' ');
