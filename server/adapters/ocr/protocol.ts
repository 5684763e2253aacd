/** A word as it is printed: where, in pixels of the picture as recognised, and how sure it is (0 to 1). */
export interface PrintedWord {
  text: string;
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  words: PrintedWord[];
}

/** Request to the thread, one at a time; the bytes are transferred. */
export interface OcrRequest {
  picture: Uint8Array;
  /** Longest side in pixels used for recognition. */
  side: number;
  /** Whether the words' places are wanted. */
  places: boolean;
  /** A mark: its letters may be light, on nothing, and reach its edges. */
  mark?: boolean;
}

/** Answer, one per request. */
export type OcrAnswer =
  | { ok: true; text: string }
  | { ok: true; page: PrintedPage }
  | { ok: false; message: string };
