import { downloadFile } from '#web/kit/download.ts';

/** Downloads a CSV under a name. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
