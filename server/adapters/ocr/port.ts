/** Reads what is printed on a picture. */
export interface Ocr {
  /**
   * The text, line by line; '' where there is none. `side` is the longest side in pixels at which it
   * is looked for: letters are read best at some thirty pixels. Throws OcrError.
   */
  readText(picture: Uint8Array, side: number, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A picture that could not be read at all: broken, or past the limits of time and memory. */
export class OcrError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OcrError';
  }
}
