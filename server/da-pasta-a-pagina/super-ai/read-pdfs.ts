import pLimit from 'p-limit';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from './context.ts';
import { readDrawn } from './read-drawn.ts';
import { downloadItem, readingItem } from './run-items.ts';

/** Concurrent PDFs: their analysis takes longest, so they are never held back. */
const parallelPdfs = 3;

type ReadingContext = Pick<RunContext, 'db' | 'drive' | 'storage' | 'pdf' | 'ocr' | 'folder' | 'signal'> & {
  durable: Pick<DurableRun, 'once'>;
};

/**
 * Reads the chosen PDFs, a few at a time, and off their pictures the pages whose letters are drawn; an
 * unreadable one yields a reading with the reason.
 */
export async function readPdfs(context: ReadingContext, chosen: DriveFile[]): Promise<DocumentReading[]> {
  const limit = pLimit(parallelPdfs);
  const readings = await Promise.all(chosen.map((file) => limit(() => readOne(context, file))));
  return readDrawn(context, readings, chosen);
}

async function readOne(context: ReadingContext, file: DriveFile): Promise<DocumentReading> {
  const { durable, folder } = context;
  const reading = await inSubstep('extract-text', () =>
    durable.once(readingItem, file.path, folderPdfs.readingKey(folder, file), () =>
      folderPdfs.read(context, file, () => download(context, file)),
    ),
  );
  // One that was read for its pictures first, or in an earlier run, has pages that a question quotes, too.
  if (reading.state === 'lido') await fetched(context, file);
  return reading;
}

async function download(context: ReadingContext, file: DriveFile) {
  const source = await fetched(context, file);
  // A private paper is deleted before its reading is stored: after an interruption it is fetched again.
  return 'key' in source ? folderPdfs.fetch(context, file) : source;
}

const fetched = (context: ReadingContext, file: DriveFile) =>
  context.durable.once(downloadItem, file.path, folderPdfs.version(context.folder, file), () =>
    folderPdfs.fetch(context, file),
  );
