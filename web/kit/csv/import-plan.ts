import { type ImportVerdict, markRepeated } from '#contract/base/importacao.ts';
import type { Mapping } from '#web/kit/csv/match-header.ts';
import type { CsvTable } from '#web/kit/csv/read-csv.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

export interface FileRow {
  /** As numbered by the spreadsheet. */
  number: number;
  cells: Record<string, string>;
  skipped: boolean;
  /** The server's verdict; null while pending. */
  verdict: ImportVerdict | null;
}

export type RowOutcome = ImportVerdict['destino'] | 'pulada' | 'conferindo';

/** The rows of a file, by field. */
export function rowsOf(table: CsvTable, mapping: Mapping): FileRow[] {
  const fields = Object.entries(mapping).filter((entry): entry is [string, number] => entry[1] !== null);
  return table.rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(fields.map(([field, place]) => [field, cells[place] ?? ''])),
    skipped: false,
    verdict: null,
  }));
}

/** The outcome of each row, and counts by outcome. */
export interface Plan {
  fates: RowOutcome[];
  /** Per row, with repetitions marked; null if skipped or pending. */
  verdicts: (ImportVerdict | null)[];
  counts: Record<RowOutcome, number>;
  /** Zonas to be created, by name. */
  zonas: number;
  /** Rows whose missing zona could be created. */
  unknownZonas: number;
}

/** Combines the verdicts: repetitions are detected across the whole file, without skipped rows. */
export function planOf(rows: FileRow[]): Plan {
  const counted = rows.flatMap((row, index) => (row.verdict && !row.skipped ? [index] : []));
  const marked = markRepeated(
    counted.map((index) => rows[index]!.verdict!),
    (index) => rows[counted[index]!]!.number,
  );
  const verdicts: Plan['verdicts'] = rows.map(() => null);
  for (const [place, index] of counted.entries()) verdicts[index] = marked[place]!;
  const fates = rows.map((row, index): RowOutcome => {
    if (row.skipped) return 'pulada';
    return verdicts[index]?.destino ?? 'conferindo';
  });
  const counts: Plan['counts'] = { novo: 0, atualiza: 0, igual: 0, erro: 0, pulada: 0, conferindo: 0 };
  for (const fate of fates) counts[fate] += 1;
  const made = verdicts.flatMap((verdict) =>
    verdict?.cria ? [verdict.cria.toLocaleLowerCase('pt-BR')] : [],
  );
  return {
    fates,
    verdicts,
    counts,
    zonas: new Set(made).size,
    unknownZonas: verdicts.filter((verdict) => verdict?.motivo === 'zona-desconhecida').length,
  };
}

/** The cells of rows with changes. */
export const rowsToSend = (rows: FileRow[], { fates }: Plan): Record<string, string>[] =>
  rows.flatMap(({ cells }, index) => (fates[index] === 'novo' || fates[index] === 'atualiza' ? [cells] : []));

/** Why cells of a row are doubted, by field. */
export type Doubts = Readonly<Record<string, string>>;
const judged = new WeakMap<FileRow['cells'], Doubts>();

/** A row's doubts, worked out once for its cells: a file has tens of thousands of rows. */
export function doubtsOf(columns: readonly CsvColumn<never>[], { cells }: Pick<FileRow, 'cells'>): Doubts {
  const known = judged.get(cells);
  if (known) return known;
  const found: Record<string, string> = {};
  for (const { field, doubt } of columns) {
    const why = cells[field] ? doubt?.(cells[field], cells) : null;
    if (why) found[field] = why;
  }
  judged.set(cells, found);
  return found;
}

/** The stored name that an update would replace by a shorter one; null if it does not. */
export function longerName({ cells, verdict }: FileRow): string | null {
  const before = verdict?.destino === 'atualiza' ? (verdict.antes?.nome ?? '') : '';
  const given = cells.nome?.trim() ?? '';
  return given !== '' && before.length > given.length ? before : null;
}

/** Places of the rows that are imported though something in them is doubted. */
export const doubtfulPlaces = (columns: readonly CsvColumn<never>[], rows: readonly FileRow[]): number[] =>
  rows.flatMap((row, place) =>
    !row.skipped && (longerName(row) !== null || Object.keys(doubtsOf(columns, row)).length > 0)
      ? [place]
      : [],
  );

/** What is wrong with a row: of a text that is required, only what is missing. */
export function faultText(columns: readonly CsvColumn<never>[], { cells, verdict }: FileRow): string {
  const message = verdict?.mensagem ?? '';
  if (!/obrigatóri/.test(message) || cells[verdict?.campo ?? '']?.trim()) return message;
  const missing = columns.filter(
    ({ field, required }) => (required || field === verdict?.campo) && !cells[field]?.trim(),
  );
  const names = new Intl.ListFormat('pt-BR').format(missing.map(({ label }) => `“${label}”`));
  return `${missing.length === 1 ? 'Falta' : 'Faltam'} ${names}`;
}

/** A cell as its input shows it, which knows no line breaks. */
export const inOneLine = (cell: string): string => cell.replace(/\n/g, ' ');

/** What was typed over a cell; null if it was only passed through, which keeps its line breaks. */
export const typedOver = (cell: string, typed: string): string | null =>
  typed === inOneLine(cell) ? null : typed.trim();
