import pLimit from 'p-limit';
import { megabyte } from '#contract/base/units.ts';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { READING_VERSION, readSheet, selectSheets } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { withRetries } from '#server/kernel/retries.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from './context.ts';
import { readingItem } from './run-items.ts';

/** A spreadsheet of units is a few hundred kilobytes. */
const maxSheetBytes = 20 * megabyte;
const parallelSheets = 2;
/** Cache namespace of a spreadsheet's reading, across runs. */
const sheetTask = 'planilha';

type SheetContext = Pick<RunContext, 'db' | 'drive' | 'sheets' | 'folder' | 'signal'> & {
  durable: Pick<DurableRun, 'once'>;
};

/** Reads a folder's spreadsheets; an unreadable one yields a reading with the reason. */
export function readSheets(context: SheetContext, files: DriveFile[]): Promise<DocumentReading[]> {
  const limit = pLimit(parallelSheets);
  return Promise.all(selectSheets(files).map((file) => limit(() => readOne(context, file))));
}

async function readOne(context: SheetContext, file: DriveFile): Promise<DocumentReading> {
  const { durable, db, sheets, signal, folder } = context;
  const key = [folder.key, file.path, file.version, READING_VERSION].join('|');
  const read = async (): Promise<DocumentReading> => {
    const bytes = await download(context, file);
    return 'state' in bytes ? bytes : readSheet({ path: file.path, bytes, sheets, signal });
  };
  const lasting = (reading: DocumentReading) =>
    !(reading.state === 'ignorado' && reading.reason === 'falha-no-download');
  return inSubstep('extract-text', () =>
    durable.once(readingItem, file.path, key, () => derive(db, sheetTask, key, read, lasting)),
  );
}

/** What the source says of this file alone tells what to do about it. */
const notFetched = ({ path }: DriveFile, { code, message }: DriveError): DocumentReading => ({
  state: 'ignorado',
  path,
  reason: 'falha-no-download',
  message:
    code === 'arquivo-indisponivel'
      ? `“${path}” ficou de fora. ${message}`
      : `“${path}” ficou de fora: não foi possível baixá-la.`,
});

/** The bytes of a spreadsheet, which is not kept; or why it was not fetched. */
async function download(
  { drive, signal }: SheetContext,
  file: DriveFile,
): Promise<Uint8Array | DocumentReading> {
  const ignored = (reason: 'grande-demais' | 'falha-no-download', why: string): DocumentReading => ({
    state: 'ignorado',
    path: file.path,
    reason,
    message: `“${file.path}” ficou de fora: ${why}.`,
  });
  const tooLarge = () => ignored('grande-demais', 'a planilha tem mais de 20 MB');
  if ((file.size ?? 0) > maxSheetBytes) return tooLarge();
  try {
    return await withRetries(
      signal,
      (error) => error instanceof DriveError && error.retryable,
      async () => {
        const chunks: Uint8Array[] = [];
        let size = 0;
        for await (const chunk of await drive.open(file, { signal })) {
          size += chunk.byteLength;
          if (size > maxSheetBytes) return tooLarge();
          chunks.push(chunk);
        }
        return new Uint8Array(Buffer.concat(chunks));
      },
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DriveError && error.code !== 'sem-credencial') return notFetched(file, error);
    throw error;
  }
}
