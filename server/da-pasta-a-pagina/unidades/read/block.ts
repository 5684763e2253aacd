import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { type Cells, cellsOf, figures, textsOf } from './cells.ts';
import { type Column, edgesOf, overlap } from './heading.ts';
import { towerName, unitLabel } from './unit-label.ts';
import { type Draft, unitOf } from './unit-row.ts';
import { andarOf, estadoOf } from './values.ts';

/** Columns that belong to one table; a page may have several side by side. */
export interface Block {
  columns: Column[];
  left: number;
  right: number;
  /** The tower named above the table. */
  torre: string | null;
  /** The tower of the row before, where one cell is for several rows; undefined before the first row. */
  carried: string | null | undefined;
  draft: Draft | null;
}

/** Words over a table that say which tower it is of. */
export interface TowerLine {
  torre: string;
  left: number;
  right: number;
}

/** Lines of one row stand this close, in heights of their letters. */
const sameRow = 3.2;
/** A table is over where nothing stands for so many. */
const tableGap = 9;
const longestRow = 220;

/** One table for each heading of units. */
export function blocksOf(columns: Column[], towers: TowerLine[]): Block[] {
  const starts = columns.flatMap((column, index) => (column.kind === 'unidade' ? [index] : []));
  const cuts = starts.length >= 2 ? starts : [0];
  return cuts.map((start, at) => {
    const own = columns.slice(at === 0 ? 0 : start, cuts[at + 1] ?? columns.length);
    const next = columns[cuts[at + 1] ?? columns.length];
    return {
      columns: own,
      left: at === 0 ? Number.NEGATIVE_INFINITY : own[0]!.left - 6,
      right: next ? next.left - 6 : Number.POSITIVE_INFINITY,
      torre: towerOver(own, towers),
      carried: undefined,
      draft: null,
    };
  });
}

/** The tower named over some columns. */
export function towerOver(columns: Column[], towers: TowerLine[]): string | null {
  if (towers.length <= 1) return towers[0]?.torre ?? null;
  const span = { left: columns[0]!.left, right: columns.at(-1)!.right };
  const over = towers.filter((one) => overlap(one, span) > 0);
  return over.length === 1 ? over[0]!.torre : null;
}

/** Whether a line may still belong to the last row. */
export const isClose = ({ line: row }: Draft, line: SourceLine): boolean => within(row, line, sameRow);

/** Whether a table goes on at a line: on the next page, or not far below its last row. */
export const goesOn = (last: SourceLine, line: SourceLine): boolean =>
  line.document === last.document && (line.page !== last.page || within(last, line, tableGap));

const within = (row: SourceLine, line: SourceLine, heights: number) =>
  line.page === row.page &&
  line.document === row.document &&
  line.box.y - row.box.y <= Math.max(line.box.height, row.box.height) * heights;

/** A line into the table it stands in: a row of its own, or more of the one above. Returns the row that ended. */
export function takeLine(block: Block, whole: SourceLine, below: SourceLine | undefined): (Unidade | null)[] {
  const line = { ...whole, cells: whole.cells.filter((cell) => isWithin(block, edgesOf(cell, whole))) };
  if (line.cells.length === 0 || whole.text.length > longestRow) return [];
  const cells = cellsOf(line, block.columns);
  const named = labelOf(block.columns, cells ?? firstOf(line, block.columns));
  // A scanned name that is not certain: the row is known to be there.
  if (cells && textsOf(cells, 'unidade').some(({ text }) => text.includes('¿')))
    return [...endRow(block), null];
  if (named) {
    const ended = endRow(block);
    if (!cells) return [...ended, null];
    block.draft = { ...named, torre: towerOf(block, cells), cells, line };
    return ended;
  }
  const { draft } = block;
  if (draft && cells && isClose(draft, line) && isNearer(draft.line, line, below)) addTo(draft, cells);
  return [];
}

/** The row that was being read, now that it is whole. */
export function endRow(block: Block): (Unidade | null)[] {
  const { draft } = block;
  block.draft = null;
  if (!draft) return [];
  const unit = unitOf(draft, block.columns);
  // Floors and types that have no price are another table's.
  return draft.faixa && !unit?.preco ? [] : [unit];
}

const isWithin = (block: Block, { left, right }: { left: number; right: number }) =>
  (left + right) / 2 >= block.left && (left + right) / 2 < block.right;

/** The tower of a row: its own, or that of the rows above if their cell is for all of them. */
function towerOf(block: Block, cells: Cells): string | null {
  const [cell] = textsOf(cells, 'torre');
  const own = cell ? towerName(cell.column.label, cell.text) : null;
  if (own !== null) block.carried = block.carried === null ? null : own;
  // A cell in the middle of its rows tells nothing of the first.
  else block.carried ??= null;
  return own ?? block.carried ?? block.torre;
}

/** More of a row from a further line: words join, figures only fill what is empty. */
function addTo(draft: Draft, cells: Cells): void {
  const [unit] = textsOf(cells, 'unidade');
  if (unit && !/^\(/.test(unit.text)) return;
  if ([...cells.values()].flat().some((text) => /\b(?:total|m[eé]dia|soma|vgv|subtotal)\b/i.test(text)))
    return;
  const isTaken = draft.line.cells.some(({ folded }) => estadoOf(folded) !== null);
  for (const [column, texts] of cells) {
    const there = draft.cells.get(column);
    if (column.kind === 'unidade' || column.kind === 'vagas') continue;
    if (figures.includes(column.kind) && (there || isTaken)) continue;
    draft.cells.set(column, [...(there ?? []), ...texts]);
  }
}

/** Whether a line belongs to the row above it, and is no first part of the row below. */
function isNearer(row: SourceLine, line: SourceLine, below: SourceLine | undefined): boolean {
  if (!below || below.page !== line.page || below.cells.length <= line.cells.length) return true;
  return line.box.y - row.box.y <= below.box.y - line.box.y;
}

/** The first cell alone: what a row with contradicting cells is about. */
const firstOf = (line: SourceLine, columns: Column[]): Cells =>
  cellsOf({ ...line, cells: line.cells.slice(0, 1) }, columns) ?? new Map();

/** What a row is about: a unit, or several where no column names units. */
function labelOf(columns: Column[], cells: Cells): Pick<Draft, 'label' | 'faixa'> | null {
  const [unit] = textsOf(cells, 'unidade');
  if (unit) {
    const label = unitLabel(unit.text);
    return label && { label, faixa: false };
  }
  if (columns.some(({ kind }) => kind === 'unidade')) return null;
  const [own] = [...textsOf(cells, 'andar'), ...textsOf(cells, 'tipologia'), ...textsOf(cells, 'torre')];
  const position = positionOf(cells);
  if (position) return { label: { unidade: position, torre: null }, faixa: false };
  if (!own || /total|media|geral/.test(own.folded) || estadoOf(own.folded)) return null;
  const floor = own.column.kind === 'andar' && /^\d{1,2}$/.test(own.text) ? `${own.text}º andar` : own.text;
  return { label: { unidade: floor.slice(0, 60), torre: null }, faixa: true };
}

/** A unit by its floor and position, each in a column of its own: 2 and 1 is 201. */
function positionOf(cells: Cells): string | null {
  const floor = textsOf(cells, 'andar').map(({ folded }) => andarOf(folded))[0];
  const [final] = textsOf(cells, 'posicao').filter(({ column }) =>
    /^(?:final|coluna)$/i.test(column.label.trim()),
  );
  if (!floor || !final || !/^\d{1,2}$/.test(final.folded)) return null;
  return `${floor}${final.folded.padStart(2, '0')}`;
}
