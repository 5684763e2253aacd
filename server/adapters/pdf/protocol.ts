import type { TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { PdfFigure } from './port.ts';

/**
 * Request to the worker; the buffer of `data` is transferred. An opened document stays until the next one;
 * `figure` asks for the next picture of the page.
 */
export type PdfRequest =
  | { task: 'read'; data: Uint8Array; maxPages: number }
  | { task: 'render'; data: Uint8Array; page: number; width: number }
  | { task: 'open'; data: Uint8Array }
  | { task: 'figure'; page: number };

/** Answer, one per request. */
export type PdfAnswer =
  | { ok: true; pageCount: number; pages: TextPage[] }
  | { ok: true; png: Uint8Array }
  | { ok: true; pageCount: number }
  | { ok: true; figure: PdfFigure | null }
  | { ok: false; reason: UnreadableReason; detail: string };
