import type { TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';

/** What the worker is asked; the buffer of `data` changes hands with the message. */
export type PdfRequest =
  | { task: 'read'; data: Uint8Array; maxPages: number }
  | { task: 'render'; data: Uint8Array; page: number; width: number };

/** What it answers, once per request. */
export type PdfAnswer =
  | { ok: true; pageCount: number; pages: TextPage[] }
  | { ok: true; png: Uint8Array }
  | { ok: false; reason: UnreadableReason; detail: string };
