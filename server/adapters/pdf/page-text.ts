import type { TextLine, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Box } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { rejoinBrokenCells } from './broken-cells.ts';
import { type Line, readColumns } from './columns.ts';
import { cutColumns } from './cut-columns.ts';
import type { TextPiece } from './items.ts';
import { legibility } from './legibility.ts';
import { segmentRows } from './segments.ts';

/** Separates the cells of a table row. */
const cellSeparator = '\t';

/** The lines of a page in reading order; rotated text comes after upright text. */
export function pageText(page: number, width: number, height: number, pieces: TextPiece[]): TextPage {
  const angles = [...new Set(pieces.map((piece) => piece.angle))].sort((a, b) => a - b);
  const lines = angles.flatMap((angle) =>
    linesAtAngle(
      pieces.filter((piece) => piece.angle === angle),
      angle,
    ),
  );
  return { page, width, height, lines, legibility: legibility(lines.map((line) => line.text)) };
}

function linesAtAngle(pieces: TextPiece[], angle: number): TextLine[] {
  const upright = pieces.map((piece) => ({ ...piece, ...turn(piece.x, piece.baseline, -angle) }));
  const rows = segmentRows(upright);
  rejoinBrokenCells(rows);
  return readColumns(cutColumns(rows)).map((line) => toTextLine(line, angle));
}

/** Rotates a point about the origin by whole degrees, clockwise with y pointing down. */
function turn(x: number, baseline: number, angle: number): { x: number; baseline: number } {
  if (angle === 0) return { x, baseline };
  const radians = (angle * Math.PI) / 180;
  return {
    x: x * Math.cos(radians) - baseline * Math.sin(radians),
    baseline: x * Math.sin(radians) + baseline * Math.cos(radians),
  };
}

function toTextLine(line: Line, angle: number): TextLine {
  const size = Math.max(...line.map((segment) => segment.fontSize));
  const baseline = Math.max(...line.map((segment) => segment.baseline));
  const left = line[0]!.x;
  const right = Math.max(...line.map((segment) => segment.right));
  const box = turnedBox(left, baseline - size * 0.8, right - left, size, angle);
  const text = line.map((segment) => segment.text).join(cellSeparator);
  if (line.length === 1 || angle !== 0) return { text, box };
  return { text, box, cells: line.map(({ x, right: end }) => [round(x), round(end)]) };
}

function turnedBox(x: number, y: number, width: number, height: number, angle: number): Box {
  const a = turn(x, y, angle);
  const b = turn(x + width, y + height, angle);
  return {
    x: round(Math.min(a.x, b.x)),
    y: round(Math.min(a.baseline, b.baseline)),
    width: round(Math.abs(b.x - a.x)),
    height: round(Math.abs(b.baseline - a.baseline)),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
