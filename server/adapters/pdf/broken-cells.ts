import type { Segment } from './segments.ts';

/**
 * Rejoins figures that a narrow cell broke over two lines ('R$ 1.250.' above '000,00', or 'R$' above
 * '450.000,00'): the lower part moves up to its cell. Mutates the rows.
 */
export function rejoinBrokenCells(rows: Segment[][]): void {
  for (let index = 0; index < rows.length - 1; index++) {
    for (const upper of rows[index] ?? []) {
      // 'Preço R$' is a column heading: only a lone sign has lost its figure.
      const rest = /\d[.,]$|^R\$$/.test(upper.text) && takeBelow(upper, rows, index);
      if (rest) {
        upper.text += upper.text.endsWith('$') ? ` ${rest.text}` : rest.text;
        upper.right = Math.max(upper.right, rest.right);
      }
    }
  }
  for (let index = rows.length - 1; index >= 0; index--) if (rows[index]?.length === 0) rows.splice(index, 1);
}

function takeBelow(upper: Segment, rows: Segment[][], index: number): Segment | null {
  for (const row of rows.slice(index + 1, index + 3)) {
    const at = row.findIndex(
      (lower) =>
        lower.baseline - upper.baseline <= upper.fontSize * 1.8 &&
        lower.x < upper.right &&
        lower.right > upper.x &&
        /^\d[\d.,]*$/.test(lower.text),
    );
    if (at >= 0) return row.splice(at, 1)[0] ?? null;
  }
  return null;
}
