import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Cell } from './cell.ts';
import type { SourceLine } from './source.ts';

const said =
  /\b(?:valores|precos)(?: expressos)? em (?:r\$ ?)?(?:x ?)?(?:mil(?:hares)?\b|1\.?000\b)|\bem milhares de reais\b|\br\$ ?(?:x ?)?(?:mil|1\.?000)\)|\br\$\/mil\b/;
const ofPrice = /\b(?:valor(?:es)?|precos?|tabela|vista|r\$|fina(?:l|is)|fin\b|coluna|apto)/;
const figures = /^(?:\d{2,3}|\d\.\d{3}),\d{1,3}[#*]*(?: (?:\d{2,3}|\d\.\d{3}),\d{1,3}[#*]*)*$/;

/** The documents whose tables are in thousands: 'valores em R$ mil'. */
export const inThousands = (lines: SourceLine[]): ReadonlySet<DocumentText> =>
  new Set(lines.filter(({ folded }) => said.test(folded)).map(({ document }) => document));

/** '427,9' under 'Final 3' of such a table is 'r$ 427900,00'. */
export function spelledOut<C extends Cell & { header: string }>(cells: C[]): C[] {
  return cells.map((cell) => {
    if (!ofPrice.test(cell.header) || !figures.test(cell.folded)) return cell;
    const folded = cell.folded
      .split(' ')
      .map((one) => Number(one.replace(/[#*.]/g, '').replace(',', '.')) * 1000)
      .map((sum) => `r$ ${sum.toFixed(2).replace('.', ',')}`)
      .join(' ');
    return { ...cell, text: folded, folded };
  });
}
