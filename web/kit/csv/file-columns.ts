import { valuesOf } from '#contract/base/conditions.ts';
import type { Column } from '#web/kit/crud/screen.ts';
import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';

/** A column of a file somebody downloads. */
export interface FileColumn<Row> {
  id: string;
  label: string;
  value: (row: Row) => CsvValue;
  /** In the file unless somebody leaves it out. */
  isUsual: boolean;
}

/** The value of a table's column in a file: its own, its words, or its value. */
function fileValue<Row>({ file, compared, words, value }: Column<Row>): (row: Row) => CsvValue {
  if (file) return file;
  if (!words || !compared) return value;
  return (row) =>
    valuesOf(compared(row))
      .flatMap((one) => (one === null ? [] : [words[one] ?? String(one)]))
      .join('; ');
}

/**
 * The columns a list's file may have: those of its spreadsheet, which imports read back, and what else the table can
 * show. Without a spreadsheet the table's.
 */
export function fileColumns<Row>(
  columns: readonly Column<Row>[],
  sheet: readonly CsvColumn<Row>[] | undefined,
): FileColumn<Row>[] {
  const own = (sheet ?? []).map(({ field, label, value }) => ({
    id: field,
    label,
    value: value ?? ((row: Row) => row[field as keyof Row] as CsvValue),
    isUsual: true,
  }));
  const more = columns.filter(
    ({ id, label, seen }) => seen !== 'never' && !own.some((one) => one.id === id || one.label === label),
  );
  return [
    ...own,
    ...more.map((column) => ({
      id: column.id,
      label: column.label,
      value: fileValue(column),
      isUsual: sheet === undefined && column.seen === undefined,
    })),
  ];
}

/** The columns of a file that a table shows, in the table's order. */
export const asOnScreen = <Row>(
  all: readonly FileColumn<Row>[],
  shown: readonly Pick<Column<Row>, 'id' | 'label'>[],
): string[] =>
  shown.flatMap(({ id, label }) => all.find((one) => one.id === id || one.label === label)?.id ?? []);
