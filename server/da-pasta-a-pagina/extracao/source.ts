import type { DocumentText, TextLine } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Box } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Cell } from './cell.ts';
import { speaksToMachines } from './machine-talk.ts';
import { foldFigures } from './spelled-figures.ts';
import { withoutStacks } from './stacked-cells.ts';

/** A document line as the rules read it. `folded` is exactly as long as `text`. */
export interface SourceLine {
  document: DocumentText;
  page: number;
  /** Its index on the page, from 0. */
  position: number;
  text: string;
  folded: string;
  box: Box;
  /** Cells of a table row with their edges; running text is one cell without edges. */
  cells: Cell[];
  /** Its paragraph number within the document. */
  paragraph: number;
  /** It had a number of its own ('3.2 Construtora: …'), which is no part of its text. */
  isItem?: boolean;
}

/** Pages below this legibility are ignored. */
const legible = 0.5;

/** Longer than any real line; longer ones would only slow the rules down. */
const longestLine = 1000;

const quotedMail = /^\s*>/;

export interface Sources {
  lines: SourceLine[];
  /** Paths of documents with model instructions, markup or script. */
  suspicious: string[];
}

/**
 * The lines the rules may use. Paragraphs addressed to machines and lines of markup are dropped completely.
 */
export function readSources(documents: DocumentText[]): Sources {
  const suspicious = new Set<string>();
  const lines = documents.flatMap((document) => {
    const all = linesOf(document);
    const hostile = new Set<number>();
    for (const line of all)
      if (speaksToMachines(line.folded.slice(0, longestLine))) hostile.add(line.paragraph);
    if (hostile.size > 0) suspicious.add(document.path);
    // What a mail quotes of the one it answers is somebody else's.
    const isAnswer = all.some(({ folded }) => /\bescreveu:\s*$/.test(folded));
    return all.filter(
      (line) =>
        !hostile.has(line.paragraph) &&
        line.text.length <= longestLine &&
        !(isAnswer && quotedMail.test(line.text)),
    );
  });
  return { lines, suspicious: [...suspicious] };
}

function linesOf(document: DocumentText): SourceLine[] {
  let paragraph = 0;
  const numbers = itemNumbers(document);
  return document.pages
    .filter((page) => page.legibility >= legible)
    .flatMap((page) => {
      let above: { box: Box; row: boolean } | null = null;
      const lines = page.lines.map((line, position) => {
        const row = line.text.includes('\t');
        if (!above || row || above.row || !continues(above.box, line.box)) paragraph++;
        above = { box: line.box, row };
        const text = line.text.slice(numbers.get(line) ?? 0);
        const texts = ruled.test(text) ? betweenRules(text) : text.split('\t');
        const edges = texts.length === text.split('\t').length ? line.cells : undefined;
        return {
          document,
          page: page.page,
          position,
          ...(numbers.has(line) && { isItem: true }),
          text,
          folded: foldFigures(text),
          box: line.box,
          cells: texts.map((text, index) => ({
            text,
            folded: foldFigures(text),
            left: edges?.[index]?.[0] ?? null,
            right: edges?.[index]?.[1] ?? null,
          })),
          paragraph,
        };
      });
      return withoutStacks(lines);
    });
}

const ofItem = /^\s*(\d{1,2}(?:\.\d{1,2})*)\.(\d{1,2})\.? +(?=[\p{L}\d])/u;

/** How long the numbers are with which lines begin, where they count on: '3.1 …' over '3.2 …'. */
function itemNumbers(document: DocumentText): Map<TextLine, number> {
  const found = document.pages
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const [all, chapter, item] = ofItem.exec(line.text) ?? [];
      return all === undefined ? [] : [{ line, length: all.length, chapter, item: Number(item) }];
    });
  const isBeside = (one: (typeof found)[number], other: (typeof found)[number] | undefined) =>
    other !== undefined && one.chapter === other.chapter && Math.abs(one.item - other.item) === 1;
  return new Map(
    found
      .filter((one, at) => isBeside(one, found[at - 1]) || isBeside(one, found[at + 1]))
      .map(({ line, length }) => [line, length]),
  );
}

/** A row drawn with rules: '201 | 3 suítes | 142,07 | 2 | R$ 1.268.900,00'. */
const ruled = /^(?:[^|]*\|){4}/;
const betweenRules = (text: string) =>
  text
    .replace(/\t/g, ' ')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Whether a line continues the one above: close below, same font size. */
function continues(above: Box, below: Box): boolean {
  const step = below.y - above.y;
  const size = Math.max(above.height, below.height);
  const alike = Math.min(above.height, below.height) / size > 0.8;
  const overlap = below.x < above.x + above.width && above.x < below.x + below.width;
  return alike && overlap && step > 0 && step <= size * 1.7;
}

/** Whether `below` is the next line of the same page, so that they may be quoted together. */
export function isNext(line: SourceLine, below: SourceLine | undefined): below is SourceLine {
  return (
    below !== undefined &&
    below.document === line.document &&
    below.page === line.page &&
    below.position === line.position + 1
  );
}
