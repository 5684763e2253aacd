import type { Sheet } from '#contract/base/workbook/sheets-of.ts';

export const sheetRefusals = [
  'corrompido',
  'protegido-por-senha',
  'grande-demais',
  'tempo-esgotado',
  'formato-antigo',
] as const;
export type SheetRefusal = (typeof sheetRefusals)[number];

/** A file whose sheets cannot be read, with the reason. */
export class SheetError extends Error {
  readonly reason: SheetRefusal;
  constructor(reason: SheetRefusal, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'SheetError';
    this.reason = reason;
  }
}

export interface Sheets {
  /**
   * The visible sheets of an XLSX or CSV file, read in a thread with limits on time, memory and the bytes
   * really unpacked. Throws SheetError.
   */
  read(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<Sheet[]>;
}
