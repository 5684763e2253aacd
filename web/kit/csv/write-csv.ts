import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';

/** What a spreadsheet would treat as a formula; full-width forms come from Asian layouts. */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const disarmed = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** Prevents formula execution: '=cmd' → "'=cmd". */
export const disarm = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Reverts `disarm`. */
export const rearm = (text: string): string => text.replace(disarmed, '');

let day: Intl.DateTimeFormat | undefined;

/** Formats a value for a Brazilian spreadsheet: 1234.5 → '1234,5', true → 'Sim', dates as 31/12/2026. */
export function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) {
    day ??= new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
    return day.format(value);
  }
  return disarm(value);
}

const quoted = (cell: string) => (/[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Joins cells to a CSV for Portuguese Excel and LibreOffice: BOM, semicolons, CRLF. */
export const joinCsv = (lines: string[][]): string =>
  `\ufeff${lines.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')}`;

/** Records as a CSV with headings. */
export function writeCsv<Row>(
  columns: readonly { label: string; value: (row: Row) => CsvValue }[],
  rows: readonly Row[],
): string {
  const head = columns.map(({ label }) => label);
  return joinCsv([head, ...rows.map((row) => columns.map(({ value }) => cellOf(value(row))))]);
}

/** A template: headings and an example line. */
export function writeTemplate<Row>(columns: CsvColumn<Row>[]): string {
  return joinCsv([columns.map(({ label }) => label), columns.map(({ example }) => disarm(example))]);
}
