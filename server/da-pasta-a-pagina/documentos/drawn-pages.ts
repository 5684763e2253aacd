import type { DocumentReading, DocumentText, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import { type Pdf, PdfError } from '#server/adapters/pdf/port.ts';
import { documentDate, documentKind, kindFromName } from './document-kind.ts';
import { privateByContent } from './private-by-content.ts';
import { reserved, warnings } from './texts.ts';

/** The pages of one document that are read off their pictures, in turn. */
export interface DrawnPages {
  path: string;
  pages: number[];
}

/** Each page takes seconds. */
const mostOfFolder = 14;
/** Of a document with text elsewhere: its cover, its back, a title page. */
const mostBesideText = 3;
/** Of a document without any text; its pages end before that, or are left. */
const mostWithoutText = 8;

/**
 * The pages without text of a folder's documents, covers first: makers often turn the letters of a title, and
 * sometimes of a whole book, into drawings. Scanned price tables are read on their own.
 */
export function drawnPages(readings: DocumentReading[]): DrawnPages[] {
  const wanted = readings.flatMap((reading): DrawnPages[] => {
    if (reading.state === 'lido') {
      const { path, kind, pages } = reading.document;
      const empty = kind === 'tabela' ? [] : pages.filter(({ lines }) => lines.length === 0);
      const chosen = [...empty.slice(0, mostBesideText - 1), ...empty.slice(mostBesideText - 1).slice(-1)];
      return chosen.length > 0 ? [{ path, pages: chosen.map(({ page }) => page) }] : [];
    }
    if (reading.state !== 'ignorado' || !isDrawn.has(reading.reason)) return [];
    if (kindFromName(reading.path) === 'tabela') return [];
    return [{ path: reading.path, pages: Array.from({ length: mostWithoutText }, (_, index) => index + 1) }];
  });
  let left = mostOfFolder;
  return wanted
    .toSorted((a, b) => a.pages.length - b.pages.length)
    .flatMap(({ path, pages }) => {
      const own = pages.slice(0, left);
      left -= own.length;
      return own.length > 0 ? [{ path, pages: own }] : [];
    });
}
const isDrawn = new Set<string>(['sem-texto', 'texto-ilegivel']);

/** Pixels of the longest side: titles are large, running text of nine points is twenty pixels high. */
const side = 2_000;
const pageWidth = 842;

/** Pages of a document as their pictures tell them. Rejects only on abort. */
export async function readDrawnPages({
  bytes,
  pages,
  pdf,
  ocr,
  signal,
}: {
  bytes: Uint8Array;
  pages: number[];
  pdf: Pdf;
  ocr: Ocr;
  signal: AbortSignal;
}): Promise<TextPage[]> {
  const told: TextPage[] = [];
  for (const page of pages) {
    try {
      const picture = await pdf.renderPage(new Uint8Array(bytes), page, side);
      told.push(await ocr.readPage(picture, { side, page, width: pageWidth }, signal));
    } catch (error) {
      signal.throwIfAborted();
      // There is no such page.
      if (error instanceof PdfError) break;
      // Nothing can be told of this one.
      if (!(error instanceof OcrError)) throw error;
    }
  }
  return told;
}

/**
 * A reading with pages that were read off their pictures. A document that had no text becomes a readable one,
 * or a private paper if its pages say so.
 */
export function withDrawnPages(reading: DocumentReading, found: TextPage[]): DocumentReading {
  const told = found.filter(({ lines }) => lines.length > 0);
  if (told.length === 0 || reading.state === 'reservado') return reading;
  const drawn = told.map((page): TextPage => ({ ...page, drawn: true }));
  if (reading.state === 'lido') {
    const pages = reading.document.pages.map((page) => drawn.find((one) => one.page === page.page) ?? page);
    const paper = privateByContent(pages);
    if (paper) return reserved(reading.document.path, paper, null);
    return { ...reading, document: { ...reading.document, pages } };
  }
  const { path } = reading;
  const paper = privateByContent(drawn);
  if (paper) return reserved(path, paper, null);
  const document = {
    path,
    kind: documentKind(path, drawn),
    date: documentDate(path, drawn),
    pageCount: found.length,
    pages: drawn,
  };
  return { state: 'lido', document, warnings: [warnings.drawn(path, drawn.length)] };
}

/** A document as its written pages tell it. */
export const withoutDrawnPages = (document: DocumentText): DocumentText =>
  document.pages.some(({ drawn }) => drawn)
    ? { ...document, pages: document.pages.map((page) => (page.drawn ? { ...page, lines: [] } : page)) }
    : document;
