import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { createSheets } from '#server/adapters/sheets/create.ts';
import {
  drawnPages,
  readDocument,
  readDrawnPages,
  readSheet,
  withDrawnPages,
} from '#server/da-pasta-a-pagina/documentos/service.ts';

/** Every file below a folder, as paths with '/', in a stable order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads a folder's PDFs as a run does. */
export async function readDocuments(folder: string, paths: string[]): Promise<DocumentReading[]> {
  const pdf = createPdf();
  const ocr = createOcr();
  try {
    const readings: DocumentReading[] = [];
    for (const path of paths.filter((name) => /\.pdf$/i.test(name)))
      readings.push(
        await readDocument({ path, bytes: new Uint8Array(await readFile(join(folder, path))), pdf }),
      );
    const { signal } = new AbortController();
    const drawn = new Map<string, Awaited<ReturnType<typeof readDrawnPages>>>();
    for (const { path, pages } of drawnPages(readings)) {
      const bytes = new Uint8Array(await readFile(join(folder, path)));
      drawn.set(path, await readDrawnPages({ bytes, pages, pdf, ocr, signal }));
    }
    return readings.map((reading) =>
      withDrawnPages(
        reading,
        drawn.get(reading.state === 'lido' ? reading.document.path : reading.path) ?? [],
      ),
    );
  } finally {
    await pdf.close();
    await ocr.close();
  }
}

/** Reads a folder's spreadsheets as a run does. */
export async function readSpreadsheets(folder: string, paths: string[]): Promise<DocumentReading[]> {
  const sheets = createSheets();
  const readings: DocumentReading[] = [];
  for (const path of paths.filter((name) => /\.(?:xlsx|xlsm|csv)$/i.test(name)))
    readings.push(await readSheet({ path, bytes: await readFile(join(folder, path)), sheets }));
  return readings;
}
