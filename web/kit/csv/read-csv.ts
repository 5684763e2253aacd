import Papa from 'papaparse';
import { maxImportRows } from '#contract/base/import-limits.ts';
import { FileFault } from '#web/kit/csv/decode-text.ts';
import { rearm } from '#web/kit/csv/write-csv.ts';

export interface CsvTable {
  header: string[];
  /** The sheet read, where the file has others. */
  sheet?: string;
  rows: {
    /** As numbered by the spreadsheet: the header is line 1. */
    number: number;
    cells: string[];
  }[];
}

const separators = [
  { sign: ';', name: 'ponto e vírgula' },
  { sign: ',', name: 'vírgula' },
  { sign: '\t', name: 'tabulação' },
] as const;
type Separator = (typeof separators)[number];

/** Splits a text into cells, each row with its line as it is written; blank lines are kept for numbering. */
function split(text: string, sign: string) {
  const data: string[][] = [];
  const lines: string[] = [];
  const errors: Papa.ParseError[] = [];
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: sign,
    skipEmptyLines: false,
    step({ data: cells, errors: faults, meta }) {
      errors.push(...faults.map((fault) => ({ ...fault, row: data.length })));
      data.push(cells);
      lines.push(text.slice(from, meta.cursor).replace(/\r?\n$/, ''));
      from = meta.cursor;
    },
  });
  return { data, lines, errors };
}
const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');

/** The separator producing most header cells; ';' by default. */
function separatorOf(text: string): Separator {
  const [header = ''] = text.trimStart().split(/\r\n?|\n/, 1);
  const count = ({ sign }: Separator) => split(header, sign).data[0]?.length ?? 0;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Whether a quoted text was split inside. */
const isCutInQuotes = (cell: string) => cell.includes('"') && cell.split('"').length % 2 === 0;

/** The cells written without quotes around them: only these may have been split inside a quoted text. */
function bareCells(line: string, cells: string[], sign: string): string[] {
  let at = 0;
  return cells.filter((cell) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const isQuoted = line.startsWith(quoted, at);
    at += (isQuoted ? quoted : cell).length + sign.length;
    return !isQuoted;
  });
}

/** Reports a line using another separator than the header; quoted texts may contain either. */
function refuseMixed(line: string, cells: string[] | null, number: number, width: number, used: Separator) {
  const inQuotes = !cells || bareCells(line, cells, used.sign).some(isCutInQuotes);
  if (cells && cells.length >= width && !inQuotes) return;
  const other = separators.find((separator) => {
    if (separator === used) return false;
    const { data, errors } = split(line, separator.sign);
    return data[0]?.length === width && errors.length === 0 && !(inQuotes && data[0].some(isCutInQuotes));
  });
  if (other)
    throw new FileFault(
      `O cabeçalho usa ${used.name} e a linha ${number.toLocaleString('pt-BR')} usa ${other.name}. Use um só separador no arquivo todo.`,
    );
}

function refuseWide(cells: string[], number: number, width: number, used: Separator): void {
  if (cells.length <= width || isBlank(cells.slice(width))) return;
  throw new FileFault(
    `A linha ${number.toLocaleString('pt-BR')} tem ${cells.length} células e o cabeçalho tem ${width}. Ponha entre aspas o texto que contém ${used.name}.`,
  );
}

/** The line number of a text position. */
const lineAt = (text: string, index: number): string => {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  return text.slice(start).split(/\r?\n/, 1)[0] ?? '';
};

/** A cell as it is imported. */
export const clean = (cell: string) => rearm(cell.replace(/\r\n?/g, '\n').trim());

/**
 * Parses a CSV: ';', ',' or tab as in its header; quotes, line breaks inside them, Excel's 'sep=;' line.
 * Throws FileFault with a user-facing sentence.
 */
export function readCsv(text: string): CsvTable {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new FileFault('O arquivo está vazio.');
  const used = separators.find(({ sign }) => sign === declared?.[1]) ?? separatorOf(body);
  const { data, lines, errors } = split(body, used.sign);
  const first = declared ? 2 : 1;
  const start = data.findIndex((cells) => !isBlank(cells));
  const header = (data[start] ?? []).map((cell) => cell.trim());
  while (header.at(-1) === '') header.pop();
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) {
    const number = (open.row ?? 0) + first;
    refuseMixed(lineAt(body, open.index ?? 0), null, number, header.length, used);
    throw new FileFault(
      `Há aspas sem par a partir da linha ${number.toLocaleString('pt-BR')}. Feche as aspas ou dobre as que fazem parte do texto.`,
    );
  }
  const rows: CsvTable['rows'] = [];
  for (let index = start + 1; index < data.length; index += 1) {
    const cells = data[index]!;
    if (isBlank(cells)) continue;
    const number = index + first;
    refuseMixed(lines[index]!, cells, number, header.length, used);
    refuseWide(cells, number, header.length, used);
    rows.push({ number, cells: header.map((_, column) => clean(cells[column] ?? '')) });
  }
  return tableOf(header, rows);
}

/** Refuses a table without rows, or with more than may be imported. */
export function tableOf(header: string[], rows: CsvTable['rows']): CsvTable {
  if (rows.length === 0) throw new FileFault('O arquivo só tem o cabeçalho: não há linhas para importar.');
  if (rows.length > maxImportRows)
    throw new FileFault(
      `O arquivo tem ${rows.length.toLocaleString('pt-BR')} linhas e o máximo é ${maxImportRows.toLocaleString('pt-BR')}. Divida-o em partes.`,
    );
  return { header, rows };
}
