import type { TextPiece } from './items.ts';

/** Words forming one unit of a line: a table cell, or a line of one column. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  baseline: number;
  fontSize: number;
}

/** Baselines this close (in points) are one line. */
const sameLine = 3;

/** A gap of more font sizes than this separates cells or columns. */
const cellGap = 1.4;

/** A gap of more font sizes than this is a space; less is kerning. */
const wordGap = 0.14;

/** Rows of segments from top to bottom, each from left to right. Pieces must share one direction. */
export function segmentRows(pieces: TextPiece[]): Segment[][] {
  const rows: TextPiece[][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && piece.baseline - top <= sameLine) row.push(piece);
    else {
      rows.push([piece]);
      top = piece.baseline;
    }
  }
  return rows.map((row) => joinPieces(row.toSorted((a, b) => a.x - b.x))).filter((row) => row.length > 0);
}

function joinPieces(row: TextPiece[]): Segment[] {
  const segments: Segment[] = [];
  let spaced = false;
  for (const piece of row) {
    const text = piece.text.trim();
    if (text === '') {
      spaced = true;
      continue;
    }
    const last = segments.at(-1);
    const size = last ? Math.min(last.fontSize, piece.fontSize) : piece.fontSize;
    const gap = last ? piece.x - last.right : 0;
    // Bold is sometimes faked by printing the same words twice with a tiny offset.
    if (last?.text.endsWith(text) && piece.x < last.right - piece.width * 0.8) continue;
    if (last && gap <= size * cellGap) {
      const apart = spaced || gap > size * wordGap || piece.text.startsWith(' ');
      last.text += apart ? ` ${text}` : text;
      last.right = Math.max(last.right, piece.x + piece.width);
      last.fontSize = Math.max(last.fontSize, piece.fontSize);
    } else {
      segments.push({
        text,
        x: piece.x,
        right: piece.x + piece.width,
        baseline: piece.baseline,
        fontSize: piece.fontSize,
      });
    }
    spaced = piece.text.endsWith(' ');
  }
  return segments;
}
