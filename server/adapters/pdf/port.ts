import type { TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';

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

export interface Pdf {
  /**
   * Text of each page with positions, read in a worker with time and memory limits. The buffer is transferred
   * and empty afterwards. Throws PdfError.
   */
  read(bytes: Uint8Array, options?: { maxPages?: number; signal?: AbortSignal }): Promise<PdfText>;
  /** A page as PNG, `width` pixels wide. Throws PdfError. */
  renderPage(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
