import type { TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';

/** Reads printed text in pictures. */
export interface Ocr {
  /**
   * The text, line by line; '' if none. `side` is the longest side in pixels used for recognition: letters
   * read best at about thirty pixels. Throws OcrError.
   */
  readText(picture: Uint8Array, side: number, signal: AbortSignal): Promise<string>;
  /**
   * A scanned page as its lines, `width` points wide; a figure that is not certain is '¿'. Otherwise like
   * `readText`.
   */
  readPage(
    picture: Uint8Array,
    given: { side: number; page: number; width: number },
    signal: AbortSignal,
  ): Promise<TextPage>;
  /** The words of a mark, whatever ground its letters are seen on; none if it has none. Otherwise like `readText`. */
  readMark(picture: Uint8Array, signal: AbortSignal): Promise<MarkWord[]>;
  close(): Promise<void>;
}

/** A word of a mark, and how sure it is, 0 to 1. */
export interface MarkWord {
  text: string;
  confidence: number;
}

/** A picture that could not be processed: broken, or beyond the time or memory limit. */
export class OcrError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OcrError';
  }
}
