import Papa from 'papaparse';
import type { Sheet } from '#contract/base/workbook/sheets-of.ts';
import { SheetError } from './port.ts';
import type { SheetLimits } from './protocol.ts';

/** Longer texts are no cell of a table. */
export const maxCellLength = 300;

/** A CSV as one sheet, whatever separates its cells; not UTF-8 is what spreadsheets of Windows write. */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): Sheet[] {
  if (bytes.byteLength > limits.unpackedBytes) throw new SheetError('grande-demais');
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new SheetError('corrompido');
  const rows: Sheet['rows'] = [];
  let cells = 0;
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data }, parser) => {
      number++;
      const own = data.flatMap((cell, column) => {
        const plain = cell.replace(/\s+/g, ' ').trim().slice(0, maxCellLength);
        return plain === '' ? [] : [{ column, text: plain }];
      });
      cells += own.length;
      if (own.length > 0) rows.push({ cells: own, number });
      if (cells > limits.cells) parser.abort();
    },
  });
  if (cells > limits.cells) throw new SheetError('grande-demais');
  return [{ name: '', rows }];
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that the first lines share; a comma also stands in figures. */
function delimiterOf(text: string): string {
  const head = text.split('\n', 20).join('\n');
  const count = (sign: string) => head.split(sign).length - 1;
  if (count(';') > 0) return ';';
  return count('\t') > 0 ? '\t' : ',';
}
