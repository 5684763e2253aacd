import { decodeText, FileFault } from '#web/kit/csv/decode-text.ts';
import { type CsvTable, readCsv } from '#web/kit/csv/read-csv.ts';

/** What the worker answers: the table, or the sentence that says why there is none. */
export type ReadAnswer = { table: CsvTable } | { fault: string };

/** Takes a file apart off the main thread, so that 50,000 lines never hold up the screen. */
self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const answer = async (): Promise<ReadAnswer> => {
    try {
      return { table: readCsv(decodeText(new Uint8Array(await data.arrayBuffer()))) };
    } catch (error) {
      if (error instanceof FileFault) return { fault: error.message };
      throw error;
    }
  };
  self.postMessage(await answer());
});
