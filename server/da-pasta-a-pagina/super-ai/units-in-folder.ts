import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import {
  followTable,
  readTables,
  storeTables,
  type TabelaLida,
  tableWarnings,
} from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Tx } from '#server/db/client.ts';

/** The tables of units of a folder's readings. */
export interface UnitsInFolder {
  tabelas: TabelaLida[];
  warnings: string[];
  /** The facts of the record as the newest table has them. */
  follow(fatos: Fatos): Fatos;
  store(tx: Tx, empreendimentoId: number, at: Date): Promise<void>;
}

/** Reads the tables of units in PDFs and spreadsheets. */
export function unitsIn(readings: DocumentReading[], files: DriveFile[]): UnitsInFolder {
  const documents: DocumentText[] = readings.flatMap((reading) =>
    reading.state === 'lido' ? [reading.document] : [],
  );
  const tabelas = readTables(documents);
  const versions = new Map(files.map(({ path, version }) => [path, version]));
  return {
    tabelas,
    warnings: tableWarnings(tabelas),
    follow: (fatos) => followTable(fatos, tabelas, documents),
    store: (tx, empreendimentoId, at) =>
      storeTables(tx, empreendimentoId, tabelas, { at, versionOf: (arquivo) => versions.get(arquivo) ?? '' }),
  };
}
