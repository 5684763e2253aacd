import type { CsvValue } from '#web/kit/csv/sheet.ts';
import { writeXlsx } from '#web/kit/csv/write-xlsx.ts';

export interface XlsxTask {
  head: string[];
  values: CsvValue[][];
}
/** The worker's answer: the file, or what went wrong. */
export type XlsxAnswer = { file: Blob } | { fault: string };

/** Writes off the main thread, so that tens of thousands of rows never block the screen. */
self.addEventListener('message', async ({ data: { head, values } }: MessageEvent<XlsxTask>) => {
  const answer = await writeXlsx(head, values).then(
    (file): XlsxAnswer => ({ file }),
    (error: unknown): XlsxAnswer => ({ fault: error instanceof Error ? error.message : String(error) }),
  );
  self.postMessage(answer);
});
