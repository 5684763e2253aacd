/** Solves `matrix` · x = `right` for several right sides by elimination with pivots. */
export function solve(matrix: number[][], right: number[][]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...right[i]!]);
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[best]![column]!)) best = i;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / pivot[column]!;
      if (factor === 0) continue;
      for (let j = column; j < pivot.length; j++) rows[i]![j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row, i) => row.slice(size).map((value) => value / row[i]!));
}
