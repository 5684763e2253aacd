import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { leftOutReading, sheetText, strangers } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { sortFolder } from '#server/da-pasta-a-pagina/triagem/service.ts';
import { readTables } from '#server/da-pasta-a-pagina/unidades/service.ts';

export interface SheetTexts {
  /** What the spreadsheets say in words. */
  texts: DocumentText[];
  /** Why one of them was not asked for the facts. */
  warnings: string[];
}

/** What a folder's spreadsheets say beside their rows of units, as far as it is of the PDFs' development. */
export function sheetTexts(pdfs: DocumentText[], sheets: DocumentReading[]): SheetTexts {
  const spoken = sheets.flatMap((reading) => (reading.state === 'lido' ? wordsOf(reading.document) : []));
  const isOne = sortFolder(pdfs, null).caso !== 'varios';
  const isOthers = (text: DocumentText) => isOne && sortFolder([...pdfs, text], null).caso === 'varios';
  const found: SheetTexts = { texts: [], warnings: [] };
  for (const text of spoken) {
    const nature = sortFolder([text], null).natures.get(text.path);
    if (nature && strangers.is(nature)) continue;
    if (!isOthers(text)) found.texts.push(text);
    else {
      const left = leftOutReading(text.path, 'outro-empreendimento', 'fala de outro empreendimento');
      if (left.state !== 'lido') found.warnings.push(left.message);
    }
  }
  return found;
}

/** Even two rows of units are no maximum of the building: a sheet is asked for them whatever it is called. */
function wordsOf(document: DocumentText): DocumentText[] {
  const tables = readTables([{ ...document, kind: 'tabela' }]);
  const text = sheetText(
    document,
    tables.flatMap(({ unidades }) => unidades),
  );
  return text ? [text] : [];
}
