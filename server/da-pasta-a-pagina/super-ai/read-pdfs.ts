import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { megabyte } from '#contract/base/units.ts';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { StorageError } from '#server/adapters/storage/port.ts';
import { READING_VERSION, readDocument } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { withRetries } from '#server/kernel/retries.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep, StepError } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from './context.ts';
import { downloadItem, readingItem } from './run-items.ts';

/** Concurrent PDFs: their analysis takes longest, so they are never held back. */
const parallelPdfs = 3;
/** Larger ones are reported and skipped. */
const maxPdfBytes = 200 * megabyte;

type ReadingContext = Pick<RunContext, 'db' | 'drive' | 'storage' | 'pdf' | 'folder' | 'signal'> & {
  durable: Pick<DurableRun, 'once'>;
};

const mayRecover = (error: unknown) => error instanceof DriveError && error.retryable;

const versionOf = (folder: ReadingContext['folder'], file: DriveFile) =>
  [folder.key, file.path, file.version].join('|');

/** Cache namespace of a PDF's reading, across runs. */
export const pdfTask = 'pdf-texto';
export const readingKey = (folder: ReadingContext['folder'], file: DriveFile): string =>
  `${versionOf(folder, file)}|${READING_VERSION}`;

/** Where a folder's PDF is stored: in the private part of the storage, by version. */
export const origemOf = (folder: ReadingContext['folder'], file: DriveFile): string =>
  `origem/${createHash('sha256').update(versionOf(folder, file)).digest('hex')}.pdf`;

/** Reads the chosen PDFs, a few at a time; an unreadable one yields a reading with the reason. */
export function readPdfs(context: ReadingContext, chosen: DriveFile[]): Promise<DocumentReading[]> {
  const limit = pLimit(parallelPdfs);
  return Promise.all(chosen.map((file) => limit(() => readOne(context, file))));
}

async function readOne(context: ReadingContext, file: DriveFile): Promise<DocumentReading> {
  const { durable, db, storage, pdf, signal } = context;
  const version = versionOf(context.folder, file);
  const read = async (): Promise<DocumentReading> => {
    const stored = await download(context, file, version);
    if ('state' in stored) return stored;
    const source = await storage.get(stored.key);
    if (!source) throw new StepError('download-pdfs', `O arquivo “${file.path}” não está mais guardado`);
    const reading = await readDocument({ path: file.path, bytes: source.bytes, pdf, signal });
    // A private paper is not stored, not even privately.
    if (reading.state === 'reservado') await storage.remove(stored.key);
    return reading;
  };
  // A failed download may work next time; the content's outcome is final.
  const lasting = (reading: DocumentReading) =>
    !(reading.state === 'ignorado' && reading.reason === 'falha-no-download');
  const key = readingKey(context.folder, file);
  return inSubstep('extract-text', () =>
    durable.once(readingItem, file.path, key, () => derive(db, pdfTask, key, read, lasting)),
  );
}

/** Downloads one PDF into the private storage, from which its pages are shown later. */
async function download(
  context: ReadingContext,
  file: DriveFile,
  version: string,
): Promise<{ key: string } | DocumentReading> {
  const { durable, drive, storage, signal } = context;
  const ignored = (reason: 'grande-demais' | 'falha-no-download', why: string): DocumentReading => ({
    state: 'ignorado',
    path: file.path,
    reason,
    message: `“${file.path}” ficou de fora: ${why}.`,
  });
  const tooLarge = () => ignored('grande-demais', 'tem mais de 200 MB');
  if (file.size !== null && file.size > maxPdfBytes) return tooLarge();
  const key = origemOf(context.folder, file);
  const fetchOnce = async (): Promise<{ key: string } | DocumentReading> => {
    if (await storage.exists(key)) return { key };
    try {
      await withRetries(signal, mayRecover, async () => {
        const stream = await drive.open(file, { signal });
        await storage.putStream(key, stream, 'application/pdf', maxPdfBytes);
      });
      return { key };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StorageError && error.code === 'grande-demais') return tooLarge();
      if (error instanceof DriveError && error.code !== 'sem-credencial') {
        return ignored('falha-no-download', 'não foi possível baixá-lo');
      }
      throw error;
    }
  };
  const fetched = await durable.once(downloadItem, file.path, version, fetchOnce);
  // A private paper is deleted before its reading is stored: after an interruption it is fetched again.
  return 'key' in fetched ? fetchOnce() : fetched;
}
