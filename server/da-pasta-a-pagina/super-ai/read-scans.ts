import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { kindOfName, READING_VERSION, readScanned } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { SuperAiDeps } from './context.ts';

/** Scanned tables read of one folder. */
const maxScans = 3;
/** Cache namespace of a scanned table's reading, across runs. */
const scanTask = 'tabela-digitalizada';

type ScanContext = Pick<SuperAiDeps, 'db' | 'storage' | 'pdf' | 'ocr'> & {
  folder: { key: string; url: string };
  signal: AbortSignal;
};

/** The price tables among PDFs without text, read from the pictures of their pages. */
export async function readScans(
  context: ScanContext,
  readings: DocumentReading[],
  files: DriveFile[],
): Promise<DocumentReading[]> {
  const scanned = readings.flatMap((reading) =>
    reading.state === 'ignorado' && reading.reason === 'sem-texto' && kindOfName(reading.path) === 'tabela'
      ? [reading.path]
      : [],
  );
  const found: DocumentReading[] = [];
  for (const path of scanned.slice(0, maxScans)) {
    const file = files.find((one) => one.path === path);
    const reading = file ? await inSubstep('extract-text', () => readOne(context, file)) : null;
    if (reading) found.push(reading);
  }
  return found;
}

function readOne(context: ScanContext, file: DriveFile): Promise<DocumentReading | null> {
  const { db, storage, folder, pdf, ocr, signal } = context;
  const key = [folder.key, file.path, file.version, READING_VERSION].join('|');
  const read = async () => {
    const source = await storage.get(folderPdfs.origem(folder, file));
    return source ? readScanned({ path: file.path, bytes: source.bytes, pdf, ocr, signal }) : null;
  };
  return derive(db, scanTask, key, read, (reading) => reading !== null);
}
