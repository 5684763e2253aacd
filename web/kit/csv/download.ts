import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';
import { downloadFile } from '#web/kit/download.ts';

/** Hands a CSV to the browser under a name, as a download. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Records of a list as a file that bears its name and today's date. */
export const saveCsv = <Row>(list: string, columns: CsvColumn<Row>[], rows: readonly Row[]): void =>
  downloadCsv(`${list}-${new Date().toLocaleDateString('sv-SE')}.csv`, writeCsv(columns, rows));
