import type { TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Box } from '#contract/da-pasta-a-pagina/evidencia.ts';

export interface PdfText {
  pageCount: number;
  /** At most `maxPages` of them. */
  pages: TextPage[];
}

/** A PDF without usable text, with the reason. */
export class PdfError extends Error {
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason, message: string, options: { cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'PdfError';
    this.reason = reason;
  }
}

/** A picture out of a PDF. */
export interface PdfFigure {
  page: number;
  /** Its turn on the page, from 1. */
  index: number;
  /** An image file of any kind. */
  bytes: Uint8Array;
  /** Where it stands, in points from the page's top left corner. */
  box: Box;
  /** Whether it is the only one of its page. */
  isAlone: boolean;
  /** Drawn as the page shows it, because it has no pixels of its own. */
  drawn: boolean;
}

export interface FiguresOptions {
  /** The first page looked at, from 1. */
  from?: number;
  maxPages?: number;
  signal?: AbortSignal;
  /** Told of each page that is done, and of those given up. */
  onPage?: (page: number, isRead: boolean) => Promise<void> | void;
}

export interface Pdf {
  /**
   * Text of each page with positions, read in a worker with time and memory limits. The buffer is transferred
   * and empty afterwards. Throws PdfError.
   */
  read(bytes: Uint8Array, options?: { maxPages?: number; signal?: AbortSignal }): Promise<PdfText>;
  /** A page as PNG, `width` pixels wide. Throws PdfError. */
  renderPage(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array>;
  /**
   * The pictures of the pages, one at a time, each page within time and memory limits; a page beyond them is
   * given up. The next one is made when it is asked for. Throws PdfError if the document cannot be opened.
   */
  figures(bytes: () => Promise<Uint8Array>, options?: FiguresOptions): AsyncIterable<PdfFigure>;
  close(): Promise<void>;
}
