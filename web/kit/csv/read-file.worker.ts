import { decodeText, FileFault, isZip } from '#web/kit/csv/decode-text.ts';
import { type CsvTable, readCsv } from '#web/kit/csv/read-csv.ts';
import { readXlsx } from '#web/kit/csv/read-xlsx.ts';

/** The worker's answer: the table, or a user-facing fault. */
export type ReadAnswer = { table: CsvTable } | { fault: string };

/** Parses off the main thread, so that 50,000 lines never block the screen. */
self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const answer = async (): Promise<ReadAnswer> => {
    try {
      const bytes = new Uint8Array(await data.arrayBuffer());
      return { table: isZip(bytes) ? await readXlsx(bytes) : readCsv(decodeText(bytes)) };
    } catch (error) {
      if (error instanceof FileFault) return { fault: error.message };
      throw error;
    }
  };
  self.postMessage(await answer());
});
