import { dateInName } from '#server/kernel/reading/dates.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { kindFromName } from './document-kind.ts';
import { fileName } from './file-names.ts';
import { privateByName } from './private-by-name.ts';
import type { PdfFile } from './select-pdfs.ts';

/** Spreadsheets read of one folder. */
const maxSheetFiles = 5;

/** Whether a file is a spreadsheet that can be read. */
export const isSheet = ({ path, mimeType }: Pick<PdfFile, 'path' | 'mimeType'>): boolean =>
  /\.(?:xlsx|xlsm|csv)$/i.test(path) ||
  mimeType === 'text/csv' ||
  mimeType === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The spreadsheets worth reading, tables by their names and newer ones first. Private papers are excluded. */
export function selectSheets<File extends PdfFile>(files: File[]): File[] {
  const rank = (file: File) => Number(kindFromName(file.path) !== 'tabela');
  const date = (file: File) => dateInName(foldAligned(fileName(file.path))) ?? '';
  return files
    .filter((file) => isSheet(file) && privateByName(file.path) === null)
    .sort(
      (a, b) => rank(a) - rank(b) || date(b).localeCompare(date(a)) || a.path.localeCompare(b.path, 'pt-BR'),
    )
    .slice(0, maxSheetFiles);
}
