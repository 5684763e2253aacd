import { maxImportRows } from '#contract/base/import-limits.ts';
import { megabyte } from '#contract/base/units.ts';
import { isWorkbookPart, sheetsOf } from '#contract/base/workbook/sheets-of.ts';
import { FileFault } from '#web/kit/csv/decode-text.ts';
import { type CsvTable, clean, tableOf } from '#web/kit/csv/read-csv.ts';
import { largeFault, unzip } from '#web/kit/csv/unzip.ts';

/** Room for more rows than may be imported, so that who has too many is told how many. */
const maxUnpackedBytes = 200 * megabyte;
const maxCells = maxImportRows * 60;

/** Parses the first sheet of an XLSX that has something in it. Throws FileFault with a user-facing sentence. */
export async function readXlsx(bytes: Uint8Array): Promise<CsvTable> {
  let left = maxCells;
  const sheets = sheetsOf(await unzip(bytes, isWorkbookPart, maxUnpackedBytes), {
    textOf: clean,
    count() {
      if (--left < 0) throw new FileFault(largeFault);
    },
    yesNo: ['Sim', 'Não'],
    withHidden: true,
  });
  if (!sheets)
    throw new FileFault('Este arquivo não é uma planilha do Excel (.xlsx). Salve-a como .xlsx ou como CSV.');
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const [sheet, ...others] = filled;
  const [first, ...rest] = sheet?.rows ?? [];
  if (!sheet || !first) throw new FileFault('A planilha está vazia.');
  const header = Array.from({ length: first.cells.at(-1)!.column + 1 }, () => '');
  for (const { column, text } of first.cells) header[column] = text;
  const rows = rest.map(({ number, cells }) => {
    const texts = header.map(() => '');
    for (const { column, text } of cells) if (column < header.length) texts[column] = text;
    return { number, cells: texts };
  });
  const table = tableOf(header, rows);
  return others.length > 0 ? { ...table, sheet: sheet.name } : table;
}
