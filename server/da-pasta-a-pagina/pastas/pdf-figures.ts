import pLimit from 'p-limit';
import type { DocumentReading, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import type { Images } from '#server/adapters/images/port.ts';
import { PdfError, type PdfFigure } from '#server/adapters/pdf/port.ts';
import {
  PIPELINE_VERSION,
  processFigure,
  type RawAsset,
  type TakenFigure,
} from '#server/da-pasta-a-pagina/assets/service.ts';
import { kindOfName } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { derive } from '#server/kernel/runs/derived.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import { choosePdfs } from './choose-pdfs.ts';
import { fetchPdf, type PdfSources, pdfVersion, readPdf } from './folder-pdfs.ts';
import type { privateChecker } from './private-picture.ts';
import { figuresItem } from './run-items.ts';

/** Pages and pictures of one PDF that are looked at. */
const mostPages = 120;
const mostFigures = 400;
/** After so many pictures in a row that the folder has as files, a PDF says nothing new. */
const mostKnownInARow = 12;
/** Pictures worked on at once; the pixels of each are held. */
const parallelFigures = 2;
/** More are made than there is room for: each class gets its turn. */
const spare = 2;
/** A picture that stands on so many pages is a background. */
const backgroundFrom = 3;

/** Tables and papers have no pictures of the building. */
const withoutPictures = new Set(['tabela', 'memorial', 'registro']);
/** Whether a PDF may have pictures of the building, by its name. */
export const mayHavePictures = (path: string): boolean => !withoutPictures.has(kindOfName(path));

/** Why a document has no text, though it has pages. */
const pagesOfPictures = new Set(['sem-texto', 'texto-ilegivel']);

export interface FigureSources extends PdfSources {
  durable: Pick<DurableRun, 'once' | 'previous'>;
  images: Images;
  isPrivate: ReturnType<typeof privateChecker>;
}

/**
 * The pictures out of a folder's PDFs, as many as there may be places for, and copies of those the catalogue
 * has already. PDF by PDF and picture by picture, so that little is held; each page is stored as it is done.
 */
export async function figuresOfFolder(
  sources: FigureSources,
  files: DriveFile[],
  { known, places }: { known: readonly RawAsset[]; places: number },
): Promise<RawAsset[]> {
  const found: RawAsset[] = [];
  const versions = new Map(files.toReversed().map((file) => [file.version, file]));
  const distinct = files.filter((file) => versions.get(file.version) === file);
  const { chosen } = await choosePdfs(sources, distinct);
  const pdfs = chosen.filter(({ path }) => mayHavePictures(path));
  for (const file of pdfs) {
    const room = places * spare - newOf(found);
    if (room <= 0) break;
    const figures = await inSubstep('download-assets', () =>
      figuresOf(sources, file, [...known, ...found], room),
    );
    found.push(...withoutBackgrounds(figures));
  }
  return found;
}

/** Copies of what is known were only looked at. */
const newOf = (found: RawAsset[]) => found.filter(({ url }) => url !== '').length;

const isOpen = (reading: DocumentReading) =>
  reading.state === 'lido' || (reading.state === 'ignorado' && pagesOfPictures.has(reading.reason));

async function figuresOf(
  sources: FigureSources,
  file: DriveFile,
  known: RawAsset[],
  room: number,
): Promise<RawAsset[]> {
  const { durable, pdf, storage, signal, folder } = sources;
  const reading = await readPdf(sources, file);
  if (!isOpen(reading)) return [];
  const pages = reading.state === 'lido' ? reading.document.pages : [];
  const bytes = async () => {
    const fetched = await fetchPdf(sources, file);
    const source = 'key' in fetched ? await storage.get(fetched.key) : null;
    return source?.bytes ?? new Uint8Array();
  };

  const done: RawAsset[] = [];
  const keyOf = (page: number) => `${file.path}|${page}`;
  const version = [pdfVersion(folder, file), PIPELINE_VERSION];
  let from = 1;
  for (let page = durable.previous(figuresItem, keyOf(1)); page; from++) {
    done.push(...page);
    page = durable.previous(figuresItem, keyOf(from + 1));
  }

  const seen: RawAsset[] = [...known, ...done];
  const all: Promise<RawAsset>[] = [];
  const stored: Promise<unknown>[] = [];
  let ofPage: Promise<RawAsset>[] = [];
  let looked = 0;
  let knownInARow = 0;
  let left = room - newOf(done);
  const options = {
    from,
    maxPages: mostPages,
    signal,
    onPage(page: number) {
      const figures = Promise.all(ofPage);
      stored.push(
        later(figures.then((made) => durable.once(figuresItem, keyOf(page), version, async () => made))),
      );
      ofPage = [];
    },
  };
  const limit = pLimit(parallelFigures);
  try {
    for await (const figure of readable(pdf.figures(bytes, options))) {
      signal.throwIfAborted();
      const taken = await takeFigure(sources, file, figure, seen, pages);
      looked++;
      knownInARow = taken && !taken.make ? knownInARow + 1 : 0;
      if (taken) {
        const { raw, make } = taken;
        seen.push(raw);
        const made = later(make ? limit(make) : Promise.resolve(raw));
        all.push(made);
        ofPage.push(made);
        if (make) left--;
      }
      if (looked >= mostFigures || knownInARow >= mostKnownInARow || left <= 0) break;
      // The pixels of what waits are held.
      while (limit.pendingCount > 0) await limit(async () => {});
    }
  } finally {
    // What is being made when a run stops is kept.
    await Promise.allSettled([...all, ...stored]);
  }
  await Promise.all(stored);
  return [...done, ...(await Promise.all(all))];
}

/** Awaited later; must not count as an unhandled rejection until then. */
function later<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  return work;
}

function takeFigure(
  { db, images, storage, isPrivate }: FigureSources,
  file: DriveFile,
  figure: PdfFigure,
  known: RawAsset[],
  pages: TextPage[],
): Promise<TakenFigure | null> {
  return processFigure(figure, {
    images,
    storage,
    path: file.path,
    page: pages.find(({ page }) => page === figure.page),
    known,
    isPrivate,
    once: (hash, make) => derive(db, 'figura', `${hash}|${PIPELINE_VERSION}`, make),
  });
}

/** A document that cannot be opened again has no pictures; its reading said why. */
async function* readable(figures: AsyncIterable<PdfFigure>): AsyncGenerator<PdfFigure> {
  try {
    yield* figures;
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
}

/** Without what stands on page after page. */
function withoutBackgrounds(figures: RawAsset[]): RawAsset[] {
  const pagesOf = Map.groupBy(figures, ({ id }) => id);
  return figures.filter(
    ({ id }) => new Set(pagesOf.get(id)!.map(({ source }) => source?.page)).size < backgroundFrom,
  );
}
