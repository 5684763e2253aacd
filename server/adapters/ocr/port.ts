/** Reads printed text in pictures. */
export interface Ocr {
  /**
   * The text, line by line; '' if none. `side` is the longest side in pixels used for recognition: letters
   * read best at about thirty pixels. Throws OcrError.
   */
  readText(picture: Uint8Array, side: number, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A picture that could not be processed: broken, or beyond the time or memory limit. */
export class OcrError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OcrError';
  }
}
