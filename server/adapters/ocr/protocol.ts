/** What the thread is asked, one request at a time; the bytes change hands with it. */
export interface OcrRequest {
  picture: Uint8Array;
  /** Longest side in pixels at which text is looked for. */
  side: number;
}

/** What it answers, once per request. */
export type OcrAnswer = { ok: true; text: string } | { ok: false; message: string };
