import type { UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';

/** Larger PDFs are not opened. */
export const maxPdfBytes = 200 * 2 ** 20;

/** Why not to open these bytes at all, or null. Readers look for `%PDF-` within 1024 bytes. */
export function refuseBytes(bytes: Uint8Array): UnreadableReason | null {
  if (bytes.byteLength === 0) return 'vazio';
  if (bytes.byteLength > maxPdfBytes) return 'grande-demais';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024 + 5));
  return head.includes('%PDF-') ? null : 'nao-e-pdf';
}
