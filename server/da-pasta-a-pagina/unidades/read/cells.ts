import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import type { ColumnKind } from './column-kinds.ts';
import { type Column, edgesOf, overlap } from './heading.ts';

/** What stands in each column of a row. */
export type Cells = Map<Column, string[]>;

/** A cell further from every column than this belongs to none. */
const farthest = 45;

/** Columns of figures, of which a row has one each. */
export const figures: ColumnKind[] = ['area', 'area-total', 'preco', 'a-vista', 'campanha', 'total', 'outra'];
const isFigure = (text: string) => /^(?:r\$)?[\d.,]*\d(?:,\d+)?(?:m[²2]|%)?$/i.test(text);

/** The cells of a line by the columns they stand under; null if two figures claim one column. */
export function cellsOf(line: SourceLine, columns: Column[]): Cells | null {
  const ordered = inOrder(line, columns);
  if (ordered) return ordered;
  const cells: Cells = new Map();
  const put = (column: Column, text: string): boolean => {
    const there = cells.get(column) ?? [];
    if (there.length > 0 && column.kind !== 'outra' && figures.includes(column.kind)) return false;
    cells.set(column, [...there, text]);
    return true;
  };
  for (const cell of line.cells) {
    const edges = edgesOf(cell, line);
    const over = columns.filter((column) => overlap(column, edges) > 0.5);
    const [column] = columns.toSorted((a, b) => overlap(b, edges) - overlap(a, edges));
    if (!column || overlap(column, edges) < -farthest) continue;
    if (over.length < 2 || isFigure(cell.text.replace(/^R\$ /, ''))) {
      if (!put(column, cell.text)) return null;
      continue;
    }
    for (const [part, text] of shared(cell.text, edges, over)) if (!put(part, text)) return null;
  }
  return cells;
}

/** Where a row has as many cells as its heading, each stands under its own, however either is aligned. */
function inOrder(line: SourceLine, columns: Column[]): Cells | null {
  const texts = splitUnit(
    line.cells.map(({ text }) => text),
    columns,
  );
  // A cell over two headings has run into its neighbour: as many cells are then a chance.
  const isApart = line.cells.every((cell) => {
    const edges = edgesOf(cell, line);
    return columns.filter((column) => overlap(column, edges) > 0.5).length < 2;
  });
  return isApart && columns.length >= leastColumns && texts.length === columns.length
    ? new Map(columns.map((column, at) => [column, [texts[at]!]]))
    : null;
}
const leastColumns = 6;

/** '502 2Q suíte' where the unit's number runs into its type. */
function splitUnit(texts: string[], columns: Column[]): string[] {
  const unit = columns.findIndex(({ kind }) => kind === 'unidade');
  if (unit < 0 || columns[unit + 1]?.kind !== 'tipologia' || texts.length !== columns.length - 1)
    return texts;
  const [, number, type] = /^(\d{2,5}[a-z]?) (\D.*|\d\D.*)$/i.exec(texts[unit]!) ?? [];
  return number && type ? texts.toSpliced(unit, 1, number, type) : texts;
}

/** A cell that ran into its neighbour ('91S - 3º Pav Gar 76,34'): figures go to the column below them. */
function shared(
  text: string,
  { left, right }: { left: number; right: number },
  columns: Column[],
): [Column, string][] {
  const perSign = (right - left) / Math.max(1, text.length);
  const worded = columns.filter(({ kind }) => !figures.includes(kind));
  const parts = new Map<Column, string[]>();
  let at = 0;
  for (const word of text.split(' ')) {
    const middle = left + (at + word.length / 2) * perSign;
    at += word.length + 1;
    const own = isFigure(word) && /\d{2}/.test(word) ? columns : worded.length > 0 ? worded : columns;
    const [column] = own.toSorted((a, b) => away(a, middle) - away(b, middle));
    parts.set(column!, [...(parts.get(column!) ?? []), word]);
  }
  return [...parts].map(([column, words]) => [column, words.join(' ')]);
}

const away = ({ left, right }: Column, at: number) => Math.max(left - at, at - right, 0);

/** What stands in the columns of a kind, one text per column. */
export function textsOf(cells: Cells, kind: ColumnKind): { column: Column; text: string; folded: string }[] {
  return [...cells].flatMap(([column, texts]) => {
    const text = texts.join(' ').replace(/\s+/g, ' ').trim();
    return column.kind === kind && text !== '' ? [{ column, text, folded: foldAligned(text) }] : [];
  });
}
