import { maxImportBytes } from '#contract/base/import-limits.ts';
import { FileFault } from '#web/kit/csv/decode-text.ts';
import type { CsvTable } from '#web/kit/csv/read-csv.ts';
import type { ReadAnswer } from '#web/kit/csv/read-file.worker.ts';

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('pt-BR')} MB`;
const unreadable = 'Não foi possível ler o arquivo. Escolha-o de novo.';

/** Parses a spreadsheet or CSV in a worker. Throws FileFault with a user-facing sentence. */
export async function readTableFile(file: File): Promise<CsvTable> {
  if (file.size > maxImportBytes)
    throw new FileFault(
      `O arquivo tem ${megabytes(file.size)} e o máximo é ${megabytes(maxImportBytes)}. Divida-o em partes.`,
    );
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new FileFault(unreadable)));
      worker.postMessage(file);
    });
    if ('fault' in answer) throw new FileFault(answer.fault);
    return answer.table;
  } finally {
    worker.terminate();
  }
}
