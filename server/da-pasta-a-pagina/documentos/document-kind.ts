import type { DocumentKind, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { dateInName, findDates } from '#server/kernel/reading/dates.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { fileName, wordsOfName } from './file-names.ts';

const byName: [DocumentKind, RegExp][] = [
  ['tabela', /\b(?:tabelas?|precos?|valores|espelho|disponibilidade|tab vendas)\b/],
  ['memorial', /\bmemorial\b/],
  ['registro', /\b(?:registro|incorporacao)\b/],
  ['plantas', /\b(?:caderno ?(?:de ?)?plantas|plantas?|implantacao|humanizadas?)\b/],
  ['ficha', /\bficha|resumo|folha de produto|one ?page|lamina\b/],
  ['apresentacao', /\b(?:apresentacao|presentation|treinamento|live|pitch)\b/],
  ['book', /\b(?:book|folder|catalogo|brochura|e ?book|revista|material)\b/],
];

/** The kind of a PDF by its name; 'outro' if unclear. */
export function kindFromName(path: string): DocumentKind {
  const name = wordsOfName(fileName(path).replace(/([a-z])([A-Z])/g, '$1 $2'));
  return byName.find(([, words]) => words.test(name))?.[0] ?? 'outro';
}

const moneyFigure = /\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?![\d/-])/;

/** By name first; if unclear, by what fills the pages. */
export function documentKind(path: string, pages: TextPage[]): DocumentKind {
  const named = kindFromName(path);
  if (named !== 'outro') return named;
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  const priceRows = lines.filter((line) => line.includes('\t') && moneyFigure.test(line)).length;
  if (priceRows >= 3 && priceRows * 5 >= lines.length) return 'tabela';
  const head = foldAligned(lines.slice(0, 15).join('\n'));
  if (tableTitle.test(head)) return 'tabela';
  if (/memorial descritivo/.test(head)) return 'memorial';
  if (/ficha tecnica/.test(head) && pages.length <= 3) return 'ficha';
  return pages.length >= 5 ? 'book' : 'outro';
}

const ownDate =
  /tabela|vigencia|vigente|valid|atualiza|emissao|emitid|referencia|data[:\s]|^\W*\S+\W*$|mes\b/;
const otherDate = /entrega|conclusao|previsao|inicio|habite|lancamento|obra|chaves|registr|matricula|lei\b/;

const tableTitle = /tabela de (?:vendas|precos|valores)/;

/** Date of a document: from its name, else from the head (or foot) of its first page. */
export function documentDate(path: string, pages: TextPage[]): string | null {
  const named = dateInName(foldAligned(fileName(path).replace(/\.pdf$/i, '')));
  if (named) return named;
  const lines = (pages[0]?.lines ?? []).map((line) => foldAligned(line.text));
  const read = [...lines.slice(0, 12), ...lines.slice(-6)];
  for (const [index, line] of read.entries()) {
    if (otherDate.test(line)) continue;
    const [date] = findDates(line);
    // A long title continues on the next line.
    const afterTitle = index > 0 && tableTitle.test(read[index - 1]!);
    if (date && (ownDate.test(line) || afterTitle || date.length >= line.length - 4)) return date.value;
  }
  return null;
}
