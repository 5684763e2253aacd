import type { Cell } from './cell.ts';
import type { SourceLine } from './source.ts';

const ofHomes = /^\W*(?:torre |uso |setor )?(?:residencia(?:l|is)|residential|apartamentos?|moradias?)\W*$/;
const ofOffices =
  /^\W*(?:torre |uso |setor )?(?:corporativ[ao]s?|comercia(?:l|is)|empresaria(?:l|is)|office|offices|escritorios?|salas?(?: comerciais)?|lojas?|consultorios?)\W*$/;

/**
 * The lines without what stands under 'Corporativa' beside 'Residencial': of a complex of both, the homes are read.
 */
export function withoutOfficeColumns(lines: SourceLine[]): SourceLine[] {
  let header: SourceLine | null = null;
  return lines.map((line) => {
    const [{ cells }, isSamePage] = [line, header?.page === line.page && header.document === line.document];
    if (cells.length < 2 || !isSamePage) header = null;
    const isHeader =
      cells.length > 1 &&
      cells.some(({ folded }) => ofHomes.test(folded)) &&
      cells.some(({ folded }) => ofOffices.test(folded));
    if (isHeader) header = line;
    if (header === null || cells.length < 2) return line;
    const kept = cells.filter((cell) => !ofOffices.test(headOf(cell, header!.cells).folded));
    return kept.length === cells.length || kept.length === 0 ? line : withCells(line, kept);
  });
}

const middle = ({ left, right }: Cell) => ((left ?? 0) + (right ?? 0)) / 2;
const headOf = (cell: Cell, heads: Cell[]): Cell =>
  heads.toSorted((a, b) => Math.abs(middle(a) - middle(cell)) - Math.abs(middle(b) - middle(cell)))[0]!;

/** A part of a line is quoted alone: joined with the next it would not match the page. */
function withCells(line: SourceLine, cells: Cell[]): SourceLine {
  const text = cells.map((cell) => cell.text).join('\t');
  const folded = cells.map((cell) => cell.folded).join('\t');
  return { ...line, cells, text, folded, position: line.position - 0.5 };
}
