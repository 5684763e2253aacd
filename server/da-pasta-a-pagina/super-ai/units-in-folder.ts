import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { withoutDrawnPages } from '#server/da-pasta-a-pagina/documentos/service.ts';
import {
  followTable,
  readTables,
  storeTables,
  tableWarnings,
} from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Tx } from '#server/db/client.ts';
import { readScans } from './read-scans.ts';
import { readSheets } from './read-sheets.ts';
import { sheetTexts } from './sheet-texts.ts';

/** The tables of units of a folder's readings, and what its spreadsheets say beside them. */
export interface UnitsInFolder {
  warnings: string[];
  /** What the spreadsheets say in words: for the reading of facts, beside the PDFs. */
  texts: DocumentText[];
  /** Outcomes of the PDFs, as far as their tables changed them, and of the spreadsheets. */
  readings: DocumentReading[];
  /** The facts of the record as the newest table has them. */
  follow(fatos: Fatos): Fatos;
  store(tx: Tx, empreendimentoId: number, at: Date): Promise<void>;
}

/**
 * Reads the tables of units in a folder's PDFs, whose readings are given, in its spreadsheets and in scanned
 * price tables.
 */
export async function readUnits(
  context: Parameters<typeof readSheets>[0] & Parameters<typeof readScans>[0],
  pdfs: DocumentReading[],
  files: DriveFile[],
): Promise<UnitsInFolder> {
  const [sheets, scans] = await Promise.all([readSheets(context, files), readScans(context, pdfs, files)]);
  const read = new Set(scans.map(pathOf));
  const readings = [...pdfs.filter((reading) => !read.has(pathOf(reading))), ...sheets];
  // Rows read off a drawn page may lack cells without a trace.
  const documents = documentsOf(readings).map(withoutDrawnPages);
  const written = readTables(documents);
  // A scan may lack rows without a trace: it proves no lowest price.
  const tabelas = [...written, ...readTables(documentsOf(scans), { scanned: true })];
  const spoken = sheetTexts(documentsOf(pdfs), sheets);
  const notes = scans.flatMap((reading) => (reading.state === 'lido' ? reading.warnings : [reading.message]));
  const versions = new Map(files.map(({ path, version }) => [path, version]));
  return {
    readings,
    warnings: [...notes, ...spoken.warnings, ...tableWarnings(tabelas)],
    texts: spoken.texts,
    follow: (fatos) => followTable(fatos, written, documents),
    store: (tx, empreendimentoId, at) =>
      storeTables(tx, empreendimentoId, tabelas, { at, versionOf: (arquivo) => versions.get(arquivo) ?? '' }),
  };
}

const documentsOf = (readings: DocumentReading[]): DocumentText[] =>
  readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));

const pathOf = (reading: DocumentReading) =>
  reading.state === 'lido' ? reading.document.path : reading.path;
