import { foldText } from '#contract/base/text.ts';
import type { SourceLine } from './source.ts';

/** Columns of what a building is compared with. */
const others =
  /\b(?:usad[oa]s?|na planta|media d[aeo]s? (?:regiao|mercado|bairro|cidade)|concorren\w+|mercado|(?:predio|edificio|residencial|imovel|apartamento)s? (?:comu(?:m|ns)|convenciona(?:l|is)|antig[oa]s?|padrao)|convenciona(?:l|is))\b/;

/**
 * The lines without what a comparison says of others: in 'Mirante | Usado | Na planta' only the building's own
 * column counts. Where it is not the first, the whole comparison is left out.
 */
export function withoutOthersColumns(lines: SourceLine[], nome: string | null): SourceLine[] {
  const own = nome === null ? null : foldText(nome);
  let header: { line: SourceLine; until: number } | null = null;
  return lines.flatMap((line) => {
    if (line.cells.length < 2 || (header && header.line.page !== line.page)) header = null;
    if (line.cells.length < 2) return [line];
    const rival = line.cells.findIndex(({ folded }) => others.test(folded) && !/\d{3}/.test(folded));
    const rivals = line.cells.filter(({ folded }) => others.test(folded)).length;
    const named = line.cells.findIndex(
      // Beside two rivals the third column is the own one.
      ({ folded }) => isName(folded, own) || (own === null && rivals >= 2 && !others.test(folded)),
    );
    if (!header && rival >= 0 && named >= 0) header = { line, until: named < rival ? rival : 0 };
    if (!header) return [line];
    const apart = line.cells.length - header.line.cells.length;
    return header.until > 0 && (apart === 0 || apart === 1) ? [upTo(line, header.until + apart)] : [];
  });
}

const isName = (folded: string, own: string | null) =>
  own === null ? false : folded.length > 2 && (own.includes(folded.trim()) || folded.includes(own));

/** Half a line is quoted alone: joined with the next it would not match the page. */
function upTo(line: SourceLine, count: number): SourceLine {
  const cells = line.cells.slice(0, count);
  const text = cells.map((cell) => cell.text).join('\t');
  return { ...line, cells, text, folded: line.folded.slice(0, text.length), position: line.position - 0.5 };
}
