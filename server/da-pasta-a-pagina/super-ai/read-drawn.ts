import type { DocumentReading, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import {
  drawnPages,
  privatePaperIn,
  READING_VERSION,
  readDrawnPages,
  withDrawnPages,
} from '#server/da-pasta-a-pagina/documentos/service.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { SuperAiDeps } from './context.ts';

/** Cache namespace of pages read off their pictures, across runs. */
const drawnTask = 'paginas-desenhadas';

type DrawnContext = Pick<SuperAiDeps, 'db' | 'storage' | 'pdf' | 'ocr'> & {
  folder: { key: string; url: string };
  signal: AbortSignal;
};

/** The readings with the pages whose letters are drawn, read off their pictures. */
export async function readDrawn(
  context: DrawnContext,
  readings: DocumentReading[],
  files: DriveFile[],
): Promise<DocumentReading[]> {
  const found = new Map<string, TextPage[]>();
  for (const wanted of drawnPages(readings)) {
    const file = files.find(({ path }) => path === wanted.path);
    if (file) found.set(wanted.path, await inSubstep('extract-text', () => readPages(context, file, wanted)));
  }
  return Promise.all(
    readings.map(async (reading) => {
      const path = reading.state === 'lido' ? reading.document.path : reading.path;
      const told = withDrawnPages(reading, found.get(path) ?? []);
      const file = files.find((one) => one.path === path);
      // A private paper is not stored, not even privately.
      if (file && told.state === 'reservado' && reading.state !== 'reservado')
        await context.storage.remove(folderPdfs.origem(context.folder, file));
      return told;
    }),
  );
}

function readPages(
  context: DrawnContext,
  file: DriveFile,
  { pages }: { pages: number[] },
): Promise<TextPage[]> {
  const { db, storage, folder, pdf, ocr, signal } = context;
  const key = [folder.key, file.path, file.version, READING_VERSION, pages.join()].join('|');
  const read = async () => {
    const source = await storage.get(folderPdfs.origem(folder, file));
    return source ? readDrawnPages({ bytes: source.bytes, pages, pdf, ocr, signal }) : [];
  };
  // The words of a private paper are not stored either.
  return derive(db, drawnTask, key, read, (told) => told.length > 0 && privatePaperIn(told) === null);
}
