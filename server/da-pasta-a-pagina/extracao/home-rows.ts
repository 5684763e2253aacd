import { foldText } from '#contract/base/text.ts';
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
  return homes.some((row) => row.unit !== null) ? homes : rows;
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
