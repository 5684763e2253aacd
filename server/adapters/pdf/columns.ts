import type { Segment } from './segments.ts';

/** A line of the page: one segment of running text, or the cells of one table row. */
export type Line = Segment[];

/** Enough words and hardly any digits: running text rather than a table cell. */
function isProse(segment: Segment): boolean {
  const words = segment.text.split(' ');
  const withDigits = words.filter((word) => /\d/.test(word)).length;
  return words.length >= 4 && segment.text.length >= 18 && withDigits * 4 <= words.length;
}

const overlaps = (a: Segment, b: Segment) => a.x < b.right && a.right > b.x;

/**
 * Arranges rows as lines in reading order. Table rows stay one line; text in columns is read column by
 * column, so that no sentence runs into its neighbour.
 */
export function readColumns(rows: Segment[][]): Line[] {
  const lines: Line[] = [];
  let block: Segment[][] = [];
  const flush = () => {
    if (block.length > 0) lines.push(...readBlock(block));
    block = [];
  };
  for (const row of rows) {
    const bottom = block.at(-1)?.[0]?.baseline ?? row[0]!.baseline;
    const near = row[0]!.baseline - bottom <= Math.max(...row.map((s) => s.fontSize)) * 2.2;
    const inColumn = row.length === 1 && fitsOneColumn(row[0]!, block);
    const prose = row.length > 1 && row.length <= 3 && row.filter(isProse).length >= 2;
    // A paragraph's last lines are short: they belong to the columns above.
    const tail = row.length > 1 && near && block.length > 0 && row.every((s) => fitsOneColumn(s, block));
    if (prose && near) block.push(row);
    else if (near && block.length > 0 && (inColumn || (tail && !row.some(isFigure)))) block.push(row);
    else {
      flush();
      if (prose) block.push(row);
      else lines.push(row);
    }
  }
  flush();
  return lines;
}

const isFigure = (segment: Segment) => /^(?:R\$ ?)?[\d.,]+(?: ?m²| ?%)?$/.test(segment.text);

/** Whether the segment is under exactly one column of the block. */
function fitsOneColumn(segment: Segment, block: Segment[][]): boolean {
  const columns = block[0] ?? [];
  return columns.filter((column) => overlaps(column, segment)).length === 1;
}

function readBlock(block: Segment[][]): Line[] {
  const columns = (block[0] ?? []).map((first) => ({ x: first.x, right: first.right, lines: [] as Line[] }));
  for (const row of block) {
    for (const segment of row) {
      const column =
        columns.find((c) => segment.x < c.right && segment.right > c.x) ??
        columns.toSorted((a, b) => Math.abs(a.x - segment.x) - Math.abs(b.x - segment.x))[0]!;
      column.right = Math.max(column.right, segment.right);
      column.lines.push([segment]);
    }
  }
  return columns.flatMap((column) => column.lines);
}
