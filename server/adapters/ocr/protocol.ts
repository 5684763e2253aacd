/** Request to the thread, one at a time; the bytes are transferred. */
export interface OcrRequest {
  picture: Uint8Array;
  /** Longest side in pixels used for recognition. */
  side: number;
}

/** Answer, one per request. */
export type OcrAnswer = { ok: true; text: string } | { ok: false; message: string };
