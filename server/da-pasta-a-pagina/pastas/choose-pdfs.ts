import pLimit from 'p-limit';
import { megabyte } from '#contract/base/units.ts';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { maxPdfs } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { type Looked, type PdfSelection, selectPdfs } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { natureOf } from '#server/da-pasta-a-pagina/triagem/service.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { lookAtPdf, origemOf, type PdfSources } from './folder-pdfs.ts';

/** Bounds of the first look at a folder's PDFs; what lies beyond them is chosen by its name. */
const mostLooks = 60;
const largestLook = 60 * megabyte;
const mostBytes = 1024 * megabyte;
const longestMs = 4 * 60_000;
const parallelLooks = 3;

export interface PdfChoice extends PdfSelection<DriveFile> {
  /** The first pages of all that were looked at; none where every PDF is read. */
  looked: DocumentText[];
}

/** Documents and pictures of a run choose at the same time. */
const flights = new WeakMap<AbortSignal, ReturnType<typeof createSingleFlight<string, PdfChoice>>>();

/**
 * The PDFs of a folder that are read. Where there are more than that, a first look at each decides: junk with
 * a good name takes no book's place (TRU-03).
 */
export function choosePdfs(
  sources: PdfSources,
  files: DriveFile[],
  limit: number = maxPdfs,
): Promise<PdfChoice> {
  const { signal } = sources;
  const all = selectPdfs(files, files.length);
  if (all.chosen.length <= limit) return Promise.resolve({ ...selectPdfs(files, limit), looked: [] });
  const flight = flights.get(signal) ?? createSingleFlight<string, PdfChoice>();
  flights.set(signal, flight);
  const key = [limit, ...all.chosen.map(({ path }) => path)].join('|');
  return flight.run(key, () => chooseByLook(sources, files, all.chosen, limit));
}

async function chooseByLook(
  sources: PdfSources,
  files: DriveFile[],
  pdfs: DriveFile[],
  limit: number,
): Promise<PdfChoice> {
  const { storage, folder } = sources;
  const kept = new Set<string>();
  const readings: DocumentReading[] = [];
  const until = performance.now() + longestMs;
  const parallel = pLimit(parallelLooks);
  await Promise.all(
    withinBounds(pdfs).map((file) =>
      parallel(async () => {
        if (performance.now() > until) return;
        if (await storage.exists(origemOf(folder, file))) kept.add(file.path);
        readings.push(await lookAtPdf(sources, file));
      }),
    ),
  );
  const looked = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const looks = new Map(looked.map((document) => [document.path, lookOf(document)]));
  const lost = readings.filter((reading) => reading.state !== 'lido').filter((one) => !mayStillTell(one));
  const lostPaths = new Set(lost.map(({ path }) => path));
  const selection = selectPdfs(
    files.filter(({ path }) => !lostPaths.has(path)),
    limit,
    looks,
  );
  const chosen = new Set(selection.chosen.map(({ path }) => path));
  const gone = pdfs.filter(({ path }) => !chosen.has(path) && !kept.has(path));
  await Promise.all(gone.map((file) => storage.remove(origemOf(folder, file))));
  return { chosen: selection.chosen, passed: [...selection.passed, ...lost], looked };
}

type Lost = Exclude<DocumentReading, { state: 'lido' }>;
/** A certificate holds the registration, a scan a table; the next attempt may get what failed. */
const mayStillTell = (reading: Lost) =>
  reading.state === 'reservado'
    ? reading.paper === 'certidao'
    : ['sem-texto', 'texto-ilegivel', 'tempo-esgotado', 'falha-no-download'].includes(reading.reason);

const lookOf = (document: DocumentText): Looked => ({ ...natureOf(document.pages), kind: document.kind });

/** As many files as may be fetched for a look, likeliest first by their names. */
function withinBounds(pdfs: DriveFile[]): DriveFile[] {
  let bytes = 0;
  return pdfs
    .filter(({ size }) => size === null || size <= largestLook)
    .filter(({ size }) => {
      bytes += size ?? 0;
      return bytes <= mostBytes;
    })
    .slice(0, mostLooks);
}
