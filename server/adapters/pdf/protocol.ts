import type { TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';

/** Request to the worker; the buffer of `data` is transferred. */
export type PdfRequest =
  | { task: 'read'; data: Uint8Array; maxPages: number }
  | { task: 'render'; data: Uint8Array; page: number; width: number };

/** Answer, one per request. */
export type PdfAnswer =
  | { ok: true; pageCount: number; pages: TextPage[] }
  | { ok: true; png: Uint8Array }
  | { ok: false; reason: UnreadableReason; detail: string };
