import { createHash } from 'node:crypto';
import { megabyte } from '#contract/base/units.ts';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type Drive, DriveError, type DriveFile, type FolderRef } from '#server/adapters/drive/port.ts';
import type { Pdf } from '#server/adapters/pdf/port.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import { READING_VERSION, readDocument } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { lookedPages } from '#server/da-pasta-a-pagina/triagem/service.ts';
import type { Db } from '#server/db/client.ts';
import { withRetries } from '#server/kernel/retries.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import { StepError } from '#server/kernel/runs/step-error.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { noteSourceFile } from '#server/kernel/source-files.ts';

/** Larger ones are reported and skipped. */
const maxPdfBytes = 200 * megabyte;

export interface PdfSources {
  db: Db;
  drive: Drive;
  storage: Storage;
  pdf: Pdf;
  folder: FolderRef;
  signal: AbortSignal;
}

/** What was downloaded, or why not. */
export type FetchedPdf = { key: string } | DocumentReading;

const mayRecover = (error: unknown) => error instanceof DriveError && error.retryable;

export const pdfVersion = (folder: FolderRef, file: DriveFile): string =>
  [folder.key, file.path, file.version].join('|');

/** Cache namespace of a PDF's reading, across runs. */
export const pdfTask = 'pdf-texto';
export const readingKey = (folder: FolderRef, file: DriveFile): string =>
  `${pdfVersion(folder, file)}|${READING_VERSION}`;

/** Where a folder's PDF is stored: in the private part of the storage, by version. */
export const origemOf = (folder: FolderRef, file: DriveFile): string =>
  `origem/${createHash('sha256').update(pdfVersion(folder, file)).digest('hex')}.pdf`;

/** Documents and pictures of a run ask for the same PDF at the same time. */
const flights = new WeakMap<AbortSignal, ReturnType<typeof createSingleFlight<string, DocumentReading>>>();

/** The text of a PDF of a folder, or why there is none; read once for all runs. */
export function readPdf(
  sources: PdfSources,
  file: DriveFile,
  fetched: () => Promise<FetchedPdf> = () => fetchPdf(sources, file),
): Promise<DocumentReading> {
  const { db, storage, pdf, signal, folder } = sources;
  const read = async (): Promise<DocumentReading> => {
    const stored = await fetched();
    if ('state' in stored) return stored;
    const source = await storage.get(stored.key);
    if (!source) throw new StepError('download-pdfs', `O arquivo “${file.path}” não está mais guardado`);
    const reading = await readDocument({ path: file.path, bytes: source.bytes, pdf, signal });
    // A private paper is not stored, not even privately.
    if (reading.state === 'reservado') await storage.remove(stored.key);
    return reading;
  };
  const key = readingKey(folder, file);
  const flight = flights.get(signal) ?? createSingleFlight<string, DocumentReading>();
  flights.set(signal, flight);
  return flight.run(key, () => derive(db, pdfTask, key, read, isLasting));
}

/** The first pages of a PDF, for a look at what it is. What is not chosen then is not kept. */
export async function lookAtPdf(sources: PdfSources, file: DriveFile): Promise<DocumentReading> {
  const { db, storage, pdf, signal, folder } = sources;
  const look = async (): Promise<DocumentReading> => {
    const stored = await fetchPdf(sources, file);
    if ('state' in stored) return stored;
    const source = await storage.get(stored.key);
    if (!source) throw new StepError('list-pdfs', `O arquivo “${file.path}” não está mais guardado`);
    const { path } = file;
    const reading = await readDocument({ path, bytes: source.bytes, pdf, signal, maxPages: lookedPages });
    if (reading.state === 'reservado') await storage.remove(stored.key);
    return reading;
  };
  const key = `${readingKey(folder, file)}|${lookedPages}`;
  return derive(db, lookTask, key, look, isLasting);
}
const lookTask = 'pdf-olhada';

/** A failed download may work next time; the content's outcome is final. */
const isLasting = (reading: DocumentReading) =>
  !(reading.state === 'ignorado' && reading.reason === 'falha-no-download');

/** Downloads a PDF into the private storage, from which its pages are shown later. */
export async function fetchPdf(
  { db, drive, storage, folder, signal }: PdfSources,
  file: DriveFile,
): Promise<FetchedPdf> {
  const ignored = (reason: 'grande-demais' | 'falha-no-download', why: string): DocumentReading => ({
    state: 'ignorado',
    path: file.path,
    reason,
    message: `“${file.path}” ficou de fora: ${why}.`,
  });
  const tooLarge = () => ignored('grande-demais', 'tem mais de 200 MB');
  if (file.size !== null && file.size > maxPdfBytes) return tooLarge();
  const key = origemOf(folder, file);
  await noteSourceFile(db, key);
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
}
