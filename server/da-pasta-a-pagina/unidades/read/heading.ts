import type { Cell, SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { type ColumnKind, kindOfHeading } from './column-kinds.ts';

/** A column of a table, by its heading. */
export interface Column {
  kind: ColumnKind;
  /** The heading's own words. */
  label: string;
  left: number;
  right: number;
}

/** A table that begins: its columns, and the line after its headings. */
export interface Heading {
  columns: Column[];
  next: number;
}

/** Lines of one heading stand this close, in heights of their letters. */
const nextLine = 1.9;
const longestHeading = 3;

const whose: ColumnKind[] = ['unidade', 'andar', 'tipologia', 'torre', 'posicao'];
const what: ColumnKind[] = ['area', 'area-total', 'preco', 'a-vista', 'campanha', 'total', 'estado', 'final'];

/** The headings that begin at a line, or null: cells over several lines belong together. */
export function headingAt(lines: SourceLine[], index: number): Heading | null {
  const first = lines[index]!;
  if (first.cells.length < 2 || !first.cells.every(isHeadingCell)) return null;
  const columns = first.cells.map((cell) => ({ words: [cell.text], ...edgesOf(cell, first) }));
  let next = index + 1;
  for (; next < index + longestHeading; next++) {
    const line = lines[next];
    if (!line || !continues(lines[next - 1]!, line)) break;
    const cells = line.cells.flatMap((cell) => apart({ text: cell.text, ...edgesOf(cell, line) }));
    // A sign of money alone heads nothing: it belongs to the column on its left.
    const over = cells.map(
      (cell) =>
        columns.find((column) => overlap(column, cell) > 0) ??
        (cell.text === 'R$' ? columns.findLast((column) => column.right <= cell.left) : undefined),
    );
    const known = over.filter((column) => column !== undefined);
    // A group heading ('Valores') covers its first column alone: the line below it names the others.
    if (known.length === 0 || (known.length < over.length && cells.length < 2)) break;
    if (new Set(known).size < known.length) break;
    for (const [at, cell] of cells.entries()) {
      const column = over[at];
      if (!column) {
        columns.push({ words: [cell.text], left: cell.left, right: cell.right });
        continue;
      }
      column.words.push(cell.text);
      column.left = Math.min(column.left, cell.left);
      column.right = Math.max(column.right, cell.right);
    }
  }
  columns.sort((one, other) => one.left - other.left);
  const named = columns.map(({ words, left, right }): Column => {
    const label = words.join(' ');
    return { kind: kindOfHeading(foldLabel(label)), label, left, right };
  });
  const has = (kinds: ColumnKind[]) => named.some(({ kind }) => kinds.includes(kind));
  // What begins with parking is a table of boxes.
  if (named[0]!.kind === 'vagas' && !has(['unidade'])) return null;
  return has(whose) && has(what) ? { columns: named, next } : null;
}

interface Words {
  text: string;
  left: number;
  right: number;
}

/** 'R$ (3x)': the sign of one column close before the instalments of the next. */
function apart(cell: Words): Words[] {
  const [, sign, times] = /^(R\$) (\(\d{1,3}x\))$/i.exec(cell.text) ?? [];
  if (!sign || !times) return [cell];
  const perSign = (cell.right - cell.left) / cell.text.length;
  return [
    { text: sign, left: cell.left, right: cell.left + sign.length * perSign },
    { text: times, left: cell.right - times.length * perSign, right: cell.right },
  ];
}

/** A heading of something else (payments, finishes) that ends the table above it. */
export function endsTable(line: SourceLine): boolean {
  if (line.cells.length < 2 || line.cells.some(({ folded }) => /\d/.test(folded))) return false;
  const named = line.cells.filter(({ folded }) => kindOfHeading(folded) !== 'outra' || terms.test(folded));
  return named.length >= 2;
}

const terms =
  /^(?:parcelas?|entrada|sinal|vencimento|quantidade|qtde?|forma|condic|descric|etapa|percentual|%)/;

const foldLabel = (label: string) =>
  label
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** A heading holds no figures but percentages, numbers of instalments and numbers of columns. */
const isHeadingCell = ({ folded }: Cell) =>
  !/\d{3}|\d[.,]\d/.test(
    folded.replace(/cub ?\d+|\d+ ?%/g, '').replace(/\b\d{1,3} ?(?:x|parcelas|meses|mensais)\b/g, ''),
  ) && folded.length <= 48;

function continues(above: SourceLine, below: SourceLine): boolean {
  const step = below.box.y - above.box.y;
  return (
    below.page === above.page &&
    below.document === above.document &&
    step > 0 &&
    step <= Math.max(above.box.height, below.box.height) * nextLine &&
    below.cells.every((cell) => isHeadingCell(cell) && !/^\d{1,2}[ºo°]$/.test(cell.folded)) &&
    !below.cells.every(({ folded }) => /^\d+ vagas?$|^[\d.,]+ ?m[²2]$/.test(folded))
  );
}

/** Edges of a cell; a line of one cell is as wide as its box. */
export function edgesOf(cell: Cell, line: SourceLine): { left: number; right: number } {
  return { left: cell.left ?? line.box.x, right: cell.right ?? line.box.x + line.box.width };
}

/** By how much two spans overlap; negative is the gap between them. */
export function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}
