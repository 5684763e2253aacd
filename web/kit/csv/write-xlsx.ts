import writeExcelFile, { type Row } from 'write-excel-file/universal';
import type { CsvValue } from '#web/kit/csv/sheet.ts';

/** Most characters Excel keeps in a cell. */
const longest = 32_767;

/** Days count in São Paulo, whose offset has been constant since 2019; the file knows no time zones. */
const dayIn = (moment: Date) =>
  new Date(`${new Date(moment.getTime() - 3 * 60 * 60 * 1000).toISOString().slice(0, 10)}T00:00:00Z`);

/** A value as a cell of its kind. Text is always text: what looks like a formula is never one. */
function cellOf(value: CsvValue): Row[number] {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: String, value: value ? 'Sim' : 'Não' };
  if (value instanceof Date) return { type: Date, value: dayIn(value), format: 'dd/mm/yyyy' };
  return { type: String, value: value.slice(0, longest) };
}

/** A spreadsheet with headings, which stay in sight. */
export const writeXlsx = (head: readonly string[], values: readonly (readonly CsvValue[])[]): Promise<Blob> =>
  writeExcelFile(
    [
      head.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
      ...values.map((line) => line.map(cellOf)),
    ],
    { stickyRowsCount: 1, columns: head.map((label) => ({ width: Math.max(14, label.length + 2) })) },
  ).toBlob();
