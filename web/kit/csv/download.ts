import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';
import { downloadFile } from '#web/kit/download.ts';

/** Downloads a CSV under a name. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Downloads list records as a file with its name and today's date. */
export const saveCsv = <Row>(list: string, columns: CsvColumn<Row>[], rows: readonly Row[]): void =>
  downloadCsv(`${list}-${new Date().toLocaleDateString('sv-SE')}.csv`, writeCsv(columns, rows));
