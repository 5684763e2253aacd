import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import {
  type Block,
  blocksOf,
  endRow,
  goesOn,
  isClose,
  type TowerLine,
  takeLine,
  towerOver,
} from './block.ts';
import { cardsAt } from './card-grid.ts';
import { kindOfHeading } from './column-kinds.ts';
import { edgesOf, endsTable, headingAt } from './heading.ts';
import { type Mirror, mirrorAt, mirrorRow } from './mirror.ts';
import { spokenUnit } from './spoken-unit.ts';
import { textRow } from './text-row.ts';
import { leadingUnit } from './unit-label.ts';

export interface LinesRead {
  unidades: Unidade[];
  /** Rows whose columns could not be told. */
  ignoradas: number;
  /** Words over the column of campaign prices. */
  campanha: string | null;
}

const tower = /^(?:torre|bloco|quadra|modulo) (?:[a-z]{1,12}|[a-z]?\d{1,3})$/;

/** The units in the lines of one document. */
export function readLines(lines: SourceLine[], scanned = false): LinesRead {
  const reader = new LineReader(lines, scanned);
  for (let index = 0; index < lines.length; ) index = reader.readAt(index);
  reader.endTable();
  return reader.found;
}

/** Where a reader is: the table it is in, the tower above it, and what it has found. */
class LineReader {
  readonly found: LinesRead = { unidades: [], ignoradas: 0, campanha: null };
  readonly #lines: SourceLine[];
  #blocks: Block[] = [];
  #mirror: Mirror | null = null;
  #towers: TowerLine[] = [];
  #campaign: string | null = null;
  /** Below a heading of something else: payments, boxes. */
  #foreign = false;
  /** The last line that was read as part of a table. */
  #last: SourceLine | null = null;

  readonly #scanned: boolean;

  constructor(lines: SourceLine[], scanned: boolean) {
    this.#lines = lines;
    this.#scanned = scanned;
  }

  /** Reads what begins at a line, and says where it ends. */
  readAt(index: number): number {
    const line = this.#lines[index]!;
    if (this.#last && !goesOn(this.#last, line)) this.endTable();
    return (
      this.#towerLine(line, index) ??
      this.#drawnMirror(index) ??
      this.#heading(index) ??
      this.#floor(line, index) ??
      this.#row(line, index) ??
      this.#loose(line, index)
    );
  }

  endTable(): void {
    for (const block of this.#blocks) this.#keep(endRow(block));
    this.#blocks = [];
    this.#mirror = null;
    this.#last = null;
  }

  #keep(units: (Unidade | null)[]): void {
    for (const unit of units) {
      if (unit) this.found.unidades.push(unit);
      else this.found.ignoradas++;
      if (unit?.precoCampanha) this.found.campanha ??= this.#campaign;
    }
  }

  #towerLine(line: SourceLine, index: number): number | null {
    if (!line.cells.every(({ folded }) => tower.test(folded))) return null;
    for (const block of this.#blocks) this.#keep(endRow(block));
    this.#towers = line.cells.map((cell) => ({ torre: cell.text.trim(), ...edgesOf(cell, line) }));
    for (const block of this.#blocks) block.torre = towerOver(block.columns, this.#towers);
    return index + 1;
  }

  #drawnMirror(index: number): number | null {
    const drawn = mirrorAt(this.#lines, index);
    if (!drawn) return null;
    this.endTable();
    this.#foreign = false;
    this.#mirror = { ...drawn.mirror, torre: this.#towers[0]?.torre ?? null };
    this.#last = this.#lines[drawn.next - 1]!;
    return drawn.next;
  }

  #heading(index: number): number | null {
    const heading = headingAt(this.#lines, index);
    if (!heading) return null;
    this.endTable();
    this.#foreign = false;
    this.#blocks = blocksOf(heading.columns, this.#towers);
    this.#campaign = heading.columns.find(({ kind }) => kind === 'campanha')?.label ?? null;
    this.#last = this.#lines[heading.next - 1]!;
    return heading.next;
  }

  #floor(line: SourceLine, index: number): number | null {
    const floor = this.#mirror && mirrorRow(this.#mirror, line);
    if (!floor) return null;
    this.#keep(floor);
    this.#last = line;
    return index + 1;
  }

  /** A line of the table that is being read. */
  #row(line: SourceLine, index: number): number | null {
    if (endsTable(line)) {
      this.#foreign ||= this.#blocks.length > 0 || kindOfHeading(line.cells[0]!.folded) === 'vagas';
      this.endTable();
    }
    if (this.#blocks.length === 0) return null;
    const isMore = this.#blocks.some(({ draft }) => draft && isClose(draft, line)) && line.text.length < 60;
    if (line.cells.length === 1 && !(isMore && !leadingUnit(line.text))) return null;
    const before = this.#blocks.map(({ draft }) => draft);
    for (const block of this.#blocks) this.#keep(takeLine(block, line, this.#lines[index + 1]));
    if (this.#blocks.some(({ draft }, at) => draft !== before[at])) this.#last = line;
    return index + 1;
  }

  /** Outside tables: cards, sentences about units, rows that lost their columns. */
  #loose(line: SourceLine, index: number): number {
    if (this.#scanned || this.#foreign) return index + 1;
    const isShort = line.text.length < 120 && !/\d{3}/.test(line.folded);
    if (isShort && /(?:preco|valor|tabela).{0,30}(?:campanha|promocional)/.test(line.folded))
      this.#campaign = 'Campanha';
    const cards = this.#blocks.length === 0 ? cardsAt(this.#lines, index) : null;
    const one = cards
      ? null
      : (spokenUnit(this.#lines, index) ?? textRow(this.#lines, index, this.#campaign !== null));
    if (!cards && !one) return index + 1;
    const torre = this.#towers.length === 1 ? this.#towers[0]!.torre : null;
    this.#keep((cards?.units ?? [one!.unit]).map((unit) => unit && { ...unit, torre: unit.torre ?? torre }));
    return (cards ?? one!).next;
  }
}
