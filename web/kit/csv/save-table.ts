import { downloadCsv } from '#web/kit/csv/download.ts';
import type { FileColumn } from '#web/kit/csv/file-columns.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';
import { downloadFile } from '#web/kit/download.ts';
import type { XlsxAnswer, XlsxTask } from './write-xlsx.worker.ts';

export type FileFormat = 'csv' | 'xlsx';

/** Writes an XLSX in a worker: tens of thousands of rows never block the screen. */
async function writeXlsx(task: XlsxTask): Promise<Blob> {
  const worker = new Worker(new URL('./write-xlsx.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) =>
        'file' in data ? resolve(data.file) : reject(new Error(data.fault)),
      );
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

/** Downloads records as a file with the list's name and today's date. */
export async function saveTable<Row>(
  list: string,
  format: FileFormat,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const name = `${list}-${new Date().toLocaleDateString('sv-SE')}.${format}`;
  if (format === 'csv') return downloadCsv(name, writeCsv(columns, rows));
  const head = columns.map(({ label }) => label);
  const values = rows.map((row) => columns.map(({ value }) => value(row)));
  downloadFile(name, await writeXlsx({ head, values }));
}
