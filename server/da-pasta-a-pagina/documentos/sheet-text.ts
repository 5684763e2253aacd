import type { DocumentText, TextLine, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';

/** Where a row of a table of units stands; page and line from 1. */
export interface UnitPlace {
  pagina: number;
  linha: number;
}

/** A sheet says what a building is in fewer rows; what follows is a list of something. */
const mostLines = 200;
const mostPages = 12;
const mostText = 20_000;
/** A row of more cells is a record of something, no sentence about a building. */
const mostCells = 12;
/** No table of types of homes has more rows. */
const longestTable = 30;
const longestLabel = 60;
/** Lines of a ficha stand apart: none goes on in the next. */
const height = 10;
const step = height * 2;
/** Rows of units this close belong to one table, whatever stands between them. */
const oneTable = 4;

/** Beside a table of units, prices and areas are sums and means of its rows. */
const figuresOfTable =
  /\b(?:total|totais|soma|subtotal|medi[ao]s?|minim[ao]s?|maxim[ao]s?|vgv|valor(?:es)?|precos?|areas?|entrada|parcelas?|sinal|m2)\b|m²|r\$/;
const headingOfUnits =
  /\b(?:unid(?:ade)?s?|aptos?|apartamentos?|lotes?|valor(?:es)?|precos?|entrada|parcelas?|sinal|mensa\w*|cliente|comprador\w*|telefone|e-?mail)\b|r\$/;

/**
 * What a spreadsheet says in words, as a document's lines: 'Entrega' beside '06/2029' reads 'Entrega: 06/2029'.
 * Rows of units say nothing here, nor do lists of units, prices and people. Null if nothing is left.
 */
export function sheetText(document: DocumentText, units: UnitPlace[]): DocumentText | null {
  let left = mostText;
  const pages = document.pages.slice(0, mostPages).flatMap((page): TextPage[] => {
    const own = units.filter(({ pagina }) => pagina === page.page).map(({ linha }) => linha);
    const lines: TextLine[] = [];
    for (const line of runsOf(rowsOf(page), new Set(own)).flatMap((run) => linesOf(run, own.length > 0))) {
      left -= line.text.length;
      if (left < 0 || lines.length >= mostLines) break;
      const y = lines.length * step;
      lines.push({ ...line, box: { x: 0, y, width: line.text.length * 5, height } });
    }
    return lines.length > 0 ? [{ ...page, lines }] : [];
  });
  return pages.length > 0 ? { ...document, planilha: true, pages } : null;
}

interface Row {
  number: number;
  texts: string[];
}

/** Rows with their cells as words: a formula or what cannot be printed says nothing. */
const rowsOf = ({ lines }: TextPage): Row[] =>
  lines.slice(0, mostLines * 20).map(({ text }, index) => ({
    number: index + 1,
    texts: text
      .split('\t')
      .map((cell) =>
        cell
          .replace(/\p{C}+/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((cell) => cell !== '' && !/^[=@]/.test(cell)),
  }));

/** Neighbouring rows of as many cells, outside tables of units. */
function runsOf(rows: Row[], units: ReadonlySet<number>): Row[][] {
  const inTable = tableOf(rows, units);
  const runs: Row[][] = [];
  for (const row of rows) {
    if (row.texts.length === 0 || row.texts.length > mostCells || inTable.has(row.number)) continue;
    const run = runs.at(-1);
    const above = run?.at(-1);
    if (run && above?.number === row.number - 1 && above.texts.length === row.texts.length) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** The rows of units, what stands between them, their headings, and the rows below that could not be read. */
function tableOf(rows: Row[], units: ReadonlySet<number>): Set<number> {
  const sorted = [...units].sort((a, b) => a - b);
  const inTable = new Set(sorted);
  const cellsIn = (number: number) => rows[number - 1]?.texts.length ?? 0;
  for (const [index, number] of sorted.entries()) {
    const next = sorted[index + 1] ?? number;
    if (next - number <= oneTable) for (let at = number; at < next; at++) inTable.add(at);
    const fewest = Math.min(3, cellsIn(number));
    for (let at = number - 1; cellsIn(at) >= fewest && !inTable.has(at); at--) inTable.add(at);
    for (let at = number + 1; cellsIn(at) >= fewest && !inTable.has(at); at++) inTable.add(at);
  }
  return inTable;
}

type Line = Omit<TextLine, 'box'>;

/** A run of rows as lines; `beside` a table of units its figures are not repeated. */
function linesOf(run: Row[], beside: boolean): Line[] {
  const [first] = run;
  const size = first!.texts.length;
  if (size >= 3 && !isPaired(run) && run.length >= 3) return beside ? [] : tableLines(run);
  const texts = run.flatMap(({ texts }) => (isPaired(run) ? pairsOf(texts) : [texts])).map(sentenceOf);
  return texts.flatMap((text) =>
    text === null || (beside && figuresOfTable.test(foldAligned(text))) ? [] : [{ text }],
  );
}

/** Labels and values in turn: 'Torres', '2', 'Andares', '18'. */
function isPaired(run: Row[]): boolean {
  const size = run[0]!.texts.length;
  if (size < 4 || size % 2 !== 0) return false;
  const labels = run.flatMap(({ texts }) => texts.filter((_, index) => index % 2 === 0));
  if (labels.every((label) => label.endsWith(':'))) return true;
  const values = run.flatMap(({ texts }) => texts.filter((_, index) => index % 2 === 1));
  const isLabel = (text: string) => text.length <= longestLabel && !/\d/.test(text);
  return labels.every(isLabel) && values.some((value) => /\d/.test(value)) && !values.every(isLabel);
}

const pairsOf = (texts: string[]) =>
  texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1]!]] : []));

/** A label and its values as a book's line has them; null for a row that begins with a number. */
function sentenceOf([first, ...rest]: string[]): string | null {
  if (rest.length === 0) return first!;
  if (/^\W*\d/.test(first!)) return null;
  const label = first!.replace(/\s*[:：]$/, '');
  return label.length > longestLabel ? [label, ...rest].join(' ') : `${label}: ${rest.join(', ')}`;
}

/** A table of something else than units, such as types of homes, under its headings. */
function tableLines(run: Row[]): Line[] {
  if (run.length > longestTable || headingOfUnits.test(foldAligned(run[0]!.texts.join(' ')))) return [];
  return run.map(({ texts }) => ({
    text: texts.join('\t'),
    cells: texts.map((_, column): [number, number] => [column * 100, column * 100 + 80]),
  }));
}
