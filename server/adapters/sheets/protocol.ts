import type { Sheet } from '#contract/base/workbook/sheets-of.ts';
import type { SheetRefusal } from './port.ts';

export interface SheetLimits {
  /** Bytes that a workbook's parts really unpack to, together. */
  unpackedBytes: number;
  cells: number;
}
export type SheetRequest = { bytes: Uint8Array; limits: SheetLimits };
export type SheetAnswer = { ok: true; sheets: Sheet[] } | { ok: false; reason: SheetRefusal; detail: string };
