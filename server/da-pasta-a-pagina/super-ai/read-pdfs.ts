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

function readOne(context: ReadingContext, file: DriveFile): Promise<DocumentReading> {
  const { durable, folder } = context;
  return inSubstep('extract-text', () =>
    durable.once(readingItem, file.path, folderPdfs.readingKey(folder, file), () =>
      folderPdfs.read(context, file, () => download(context, file)),
    ),
  );
}

async function download(context: ReadingContext, file: DriveFile) {
  const version = folderPdfs.version(context.folder, file);
  const fetch = () => folderPdfs.fetch(context, file);
  const fetched = await context.durable.once(downloadItem, file.path, version, fetch);
  // A private paper is deleted before its reading is stored: after an interruption it is fetched again.
  return 'key' in fetched ? fetch() : fetched;
}
