import { type ImportVerdict, markRepeated } from '#contract/base/importacao.ts';
import type { Mapping } from '#web/kit/csv/match-header.ts';
import type { CsvTable } from '#web/kit/csv/read-csv.ts';

export interface FileRow {
  /** As the spreadsheet numbers it. */
  number: number;
  cells: Record<string, string>;
  skipped: boolean;
  /** The server's word on it; null while it is asked. */
  verdict: ImportVerdict | null;
}

export type Fate = ImportVerdict['destino'] | 'pulada' | 'conferindo';

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

/** What would become of each row, and how many share a fate. */
export interface Plan {
  fates: Fate[];
  /** By row, with repetitions told; null where it is skipped or not judged yet. */
  verdicts: (ImportVerdict | null)[];
  counts: Record<Fate, number>;
  /** Zonas that are made along, by name. */
  zonas: number;
  /** Rows whose zona is missing and could be made. */
  unknownZonas: number;
}

/** Draws the verdicts together: repetitions are seen across the whole file, skipped rows left out. */
export function planOf(rows: FileRow[]): Plan {
  const counted = rows.flatMap((row, index) => (row.verdict && !row.skipped ? [index] : []));
  const marked = markRepeated(
    counted.map((index) => rows[index]!.verdict!),
    (index) => rows[counted[index]!]!.number,
  );
  const verdicts: Plan['verdicts'] = rows.map(() => null);
  for (const [place, index] of counted.entries()) verdicts[index] = marked[place]!;
  const fates = rows.map((row, index): Fate => {
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

/** The cells of the rows that change something. */
export const rowsToSend = (rows: FileRow[], { fates }: Plan): Record<string, string>[] =>
  rows.flatMap(({ cells }, index) => (fates[index] === 'novo' || fates[index] === 'atualiza' ? [cells] : []));
