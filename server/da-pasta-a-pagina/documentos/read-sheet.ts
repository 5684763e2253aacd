import type { Sheet } from '#contract/base/workbook/sheets-of.ts';
import type { DocumentReading, TextPage, UnreadableReason } from '#contract/da-pasta-a-pagina/documentos.ts';
import { SheetError, type SheetRefusal, type Sheets } from '#server/adapters/sheets/port.ts';
import { documentDate, documentKind } from './document-kind.ts';
import { privateByContent } from './private-by-content.ts';
import { reserved } from './texts.ts';

/** A sheet is laid out as a page whose columns stand this far apart, and its rows. */
const columnWidth = 100;
const rowHeight = 10;
/** Further down begins something else, whose rows are counted by themselves. */
const mostEmpty = 500;

const reasons: Record<SheetRefusal, [UnreadableReason, string]> = {
  corrompido: ['corrompido', 'a planilha está corrompida e não pôde ser aberta'],
  'protegido-por-senha': ['protegido-por-senha', 'a planilha está protegida por senha'],
  'grande-demais': ['grande-demais', 'a planilha, descompactada, é maior que o permitido'],
  'tempo-esgotado': ['tempo-esgotado', 'a leitura demorou demais e foi interrompida'],
  'formato-antigo': ['nao-e-pdf', 'está num formato antigo de planilha; salve como XLSX'],
};

/**
 * Reads one spreadsheet as a document: a page a sheet, a line a row. Never fatal: an unreadable one yields a
 * reading with the reason. Rejects only on abort.
 */
export async function readSheet({
  path,
  bytes,
  sheets,
  signal,
}: {
  path: string;
  bytes: Uint8Array;
  sheets: Sheets;
  signal?: AbortSignal;
}): Promise<DocumentReading> {
  let found: Sheet[];
  try {
    found = await sheets.read(bytes, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof SheetError)) throw error;
    const [reason, why] = reasons[error.reason];
    return { state: 'ignorado', path, reason, message: `“${path}” ficou de fora: ${why}.` };
  }
  const pages = found.map(pageOf);
  const paper = privateByContent(pages);
  if (paper) return reserved(path, paper, null);
  const document = {
    path,
    kind: documentKind(path, pages),
    date: documentDate(path.replace(/\.(?:xlsx|xlsm|csv)$/i, ''), pages),
    pageCount: pages.length,
    pages,
    planilha: true as const,
  };
  return { state: 'lido', document, warnings: [] };
}

function pageOf({ rows }: Sheet, index: number): TextPage {
  const lines = withGaps(rows).map(({ cells, number }) => ({
    text: cells.map(({ text }) => text).join('\t'),
    box: { x: 0, y: number * rowHeight * 1.4, width: columnWidth * 10, height: rowHeight },
    cells: cells.map(({ column }): [number, number] => [
      column * columnWidth,
      column * columnWidth + columnWidth * 0.8,
    ]),
  }));
  return { page: index + 1, width: columnWidth * 10, height: rowHeight * 100, lines, legibility: 1 };
}

/** The rows with empty ones between, so that a line's number is the row's. */
function withGaps(rows: Sheet['rows']): Sheet['rows'] {
  const all: Sheet['rows'] = [];
  for (const row of rows) {
    const missing = row.number - all.length - 1;
    if (missing > 0 && missing <= mostEmpty)
      for (let number = all.length + 1; number < row.number; number++) all.push({ cells: [], number });
    all.push(row);
  }
  return all;
}
