import type { DocumentReading, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type Ocr, OcrError } from '#server/adapters/ocr/port.ts';
import { type Pdf, PdfError } from '#server/adapters/pdf/port.ts';
import { documentDate } from './document-kind.ts';
import { privateByContent } from './private-by-content.ts';
import { reserved } from './texts.ts';

/** A scanned table has few pages, and each takes seconds. */
const maxScannedPages = 6;
/** Pixels of the longest side: letters of eight points are then thirty pixels high. */
const side = 3_300;
const pageWidth = 842;

/**
 * Reads a scanned price table as the OCR sees it; null if nothing is to be read. Its figures are only used for
 * the table of units, whose rows are left out where one of them is not certain. Rejects only on abort.
 */
export async function readScanned({
  path,
  bytes,
  pdf,
  ocr,
  signal,
}: {
  path: string;
  bytes: Uint8Array;
  pdf: Pdf;
  ocr: Ocr;
  signal: AbortSignal;
}): Promise<DocumentReading | null> {
  const pages: TextPage[] = [];
  for (let page = 1; page <= maxScannedPages; page++) {
    try {
      const picture = await pdf.renderPage(new Uint8Array(bytes), page, side);
      pages.push(await ocr.readPage(picture, { side, page, width: pageWidth }, signal));
    } catch (error) {
      signal.throwIfAborted();
      // There is no such page, or nothing can be seen on it.
      if (error instanceof PdfError || error instanceof OcrError) break;
      throw error;
    }
  }
  if (pages.every(({ lines }) => lines.length === 0)) return null;
  const paper = privateByContent(pages);
  if (paper) return reserved(path, paper, null);
  const date = documentDate(path, pages);
  const document = { path, kind: 'tabela' as const, date, pageCount: pages.length, pages };
  return {
    state: 'lido',
    document,
    warnings: [
      `“${path}” foi digitalizado: só a tabela de unidades foi lida, pela imagem. Confira os valores.`,
    ],
  };
}
