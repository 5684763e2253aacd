import type { DocumentReading, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type Pdf, PdfError } from '#server/adapters/pdf/port.ts';
import { findRegistro } from '#server/kernel/reading/registro.ts';
import { documentDate, documentKind } from './document-kind.ts';
import { privateByContent } from './private-by-content.ts';
import { privateByName } from './private-by-name.ts';
import { leftOut, type Registro, reserved, warnings } from './texts.ts';

/** Page limit per PDF. */
const mostPages = 120;
/** Pages below this legibility are ignored. */
const legible = 0.5;

export interface ReadDocumentInput {
  /** Path inside the folder, including the name. */
  path: string;
  /** Transferred: empty afterwards. */
  bytes: Uint8Array;
  pdf: Pdf;
  /** Fewer pages, for a look at what it is. */
  maxPages?: number;
  signal?: AbortSignal;
}

/**
 * Reads one PDF of a sales folder. Never fatal: an unreadable one yields a reading with the reason, and a
 * private paper only its registration number. Rejects only on abort.
 */
export async function readDocument({
  path,
  bytes,
  pdf,
  maxPages = mostPages,
  signal,
}: ReadDocumentInput): Promise<DocumentReading> {
  const paper = privateByName(path);
  if (paper && paper !== 'certidao') return reserved(path, paper, null);
  const whole = hasEnd(bytes);
  let text: { pageCount: number; pages: TextPage[] };
  try {
    text = await pdf.read(bytes, { maxPages, signal });
  } catch (error) {
    signal?.throwIfAborted();
    if (paper) return reserved(path, paper, null);
    if (error instanceof PdfError) return leftOut(path, error.reason);
    throw error;
  }
  const private_ = paper ?? privateByContent(text.pages);
  if (private_) return reserved(path, private_, private_ === 'certidao' ? registroOf(text.pages) : null);
  const broken = text.pages.filter((page) => page.lines.length > 0 && page.legibility < legible);
  const pages = text.pages.map((page) => (broken.includes(page) ? { ...page, lines: [] } : page));
  if (pages.every((page) => page.lines.length === 0)) return leftOut(path, 'texto-ilegivel');
  const asked = Math.min(text.pageCount, maxPages);
  const notes = [
    ...(text.pageCount > maxPages ? [warnings.pageLimit(path, maxPages, text.pageCount)] : []),
    ...(text.pages.length < asked ? [warnings.damagedPages(path, asked - text.pages.length)] : []),
    ...(broken.length > 0
      ? [
          warnings.illegiblePages(
            path,
            broken.map((page) => page.page),
          ),
        ]
      : []),
    ...(whole ? [] : [warnings.cutShort(path)]),
  ];
  const document = {
    path,
    kind: documentKind(path, pages),
    date: documentDate(path, pages),
    pageCount: text.pageCount,
    pages,
  };
  return { state: 'lido', document, warnings: notes };
}

/** A complete PDF has an end marker; padding may follow. */
function hasEnd(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.byteLength - 65_536));
  return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength).includes('%%EOF');
}

/** The registration in a certificate. Its lines may name people: only its own words are quoted. */
function registroOf(pages: TextPage[]): Registro {
  let best: Registro = null;
  for (const { page, lines } of pages) {
    for (const index of lines.keys()) {
      const passage = lines
        .slice(index, index + 3)
        .map((line) => line.text)
        .join(' ');
      const found = findRegistro(passage);
      if (!found || (best && found.numero !== best.numero)) continue;
      // The same number again, with more of the office's name on the following lines.
      if (!best || (found.cartorio?.length ?? 0) > (best.cartorio?.length ?? 0))
        best = { ...found, page, quote: quoteOf(passage, found.numero, found.cartorio) };
    }
  }
  return best;
}

/** The number, with the office if hardly a word is in between. */
function quoteOf(passage: string, numero: string, cartorio: string | null): string {
  const start = passage.indexOf(numero);
  const office = cartorio === null ? -1 : passage.indexOf(cartorio, start);
  const apart = office - start - numero.length;
  return cartorio !== null && office > start && apart <= 12
    ? passage.slice(start, office + cartorio.length)
    : numero;
}
