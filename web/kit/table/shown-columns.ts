import type { Column } from '#web/kit/crud/screen.ts';

/** The columns of a table of which nobody has chosen any. */
export const usualColumns = <Column extends { seen?: 'chosen' | 'never' }>(columns: readonly Column[]) =>
  columns.filter(({ seen }) => seen === undefined);

/** The chosen columns, in the chosen order; the usual ones if none is chosen. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] {
  const found = (chosen ?? []).flatMap(
    (id) => columns.find((column) => column.id === id && column.seen !== 'never') ?? [],
  );
  return found.length > 0 ? found : usualColumns(columns);
}

/** A row of a compact table is one line: its title is the name alone. */
export const compactColumns = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map((column) => {
    if (column.onCard !== 'title' || !column.cell) return column;
    const { cell: _, ...plain } = column;
    return plain;
  });

/** Height of a compact row, in pixels: 18 of them and more at 1440 × 900. */
export const compactHeight = 34;

/** The choice with one column shown or hidden; a shown one goes to the end, the last one stays. */
export function withColumn(shown: readonly string[], id: string, isShown: boolean): string[] {
  if (isShown) return shown.includes(id) ? [...shown] : [...shown, id];
  return shown.length > 1 ? shown.filter((other) => other !== id) : [...shown];
}

/** The choice with one column a place earlier or later. */
export function movedColumn(shown: readonly string[], id: string, by: 1 | -1): string[] {
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return [...shown];
  const next = shown.filter((other) => other !== id);
  next.splice(to, 0, id);
  return next;
}
