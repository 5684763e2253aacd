/** Reads what is printed on a picture. */
export interface Ocr {
  /** The text, line by line; '' where there is none. Throws OcrError. */
  readText(picture: Uint8Array, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A picture that could not be read at all: broken, or past the limits of time and memory. */
export class OcrError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'OcrError';
  }
}
