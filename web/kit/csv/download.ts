import { downloadFile } from '#web/kit/download.ts';

/** Hands a CSV to the browser under a name, as a download. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
