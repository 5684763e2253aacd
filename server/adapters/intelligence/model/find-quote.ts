import { cleanText, foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { quoteLines } from '#server/da-pasta-a-pagina/extracao/evidence.ts';
import { speaksToMachines } from '#server/da-pasta-a-pagina/extracao/machine-talk.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/source.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import type { PagePicture } from '../port.ts';
import type { Source } from './outputs.ts';

export interface FoundQuote {
  /** The document's own words, not the model's copy. */
  evidence: Evidence;
  document: DocumentText;
  /** The complete lines containing the words. */
  lines: SourceLine[];
  /** Whether it is where the model said. */
  inPlace: boolean;
  /** The words are the model's, seen on the picture of a page: they stand in no text. */
  seen?: true;
}

export type Find = (source: Source, longest?: number) => FoundQuote | null;
/** Notes a value that is left out, and why. */
export type Drop = (what: string, given: unknown, why: string) => void;

/** A page's letters and digits only, with their origins. */
interface PageText {
  document: DocumentText;
  page: number;
  lines: SourceLine[];
  letters: string;
  /** Per letter: line index and position in the line. */
  places: [line: number, at: number][];
}

/**
 * Finds quotes in the documents' lines: case, accents, spaces, punctuation and line breaks are ignored,
 * letters and digits must all match. `numbered` are the documents in the model's numbering. What stands in no line is
 * taken only from a page that was sent as a picture.
 */
export function createQuoteFinder(
  numbered: DocumentText[],
  lines: SourceLine[],
  pictures: readonly Pick<PagePicture, 'path' | 'page'>[] = [],
): Find {
  const pages = [...Map.groupBy(lines, (line) => `${line.document.path} ${line.page}`).values()].map(
    pageText,
  );

  return ({ arquivo, pagina, trecho }: Source, longest = 400): FoundQuote | null => {
    const wanted = lettersOf(trecho);
    if (wanted.length < 2 || wanted.length > longest) return null;
    const told = numbered[arquivo - 1];
    const order = pages.toSorted((a, b) => distance(a, told, pagina) - distance(b, told, pagina));
    for (const page of order) {
      const start = findWhole(page, wanted);
      if (start < 0) continue;
      const inPlace = page.document === told && page.page === pagina;
      return { ...quoteAt(page, start, start + wanted.length - 1), document: page.document, inPlace };
    }
    const isShown = pictures.some(({ path, page }) => path === told?.path && page === pagina);
    return isShown && !speaksToMachines(foldText(trecho)) ? seenOn(told!, pagina, trecho) : null;
  };
}

/** Words as a model saw them on a page. */
function seenOn(document: DocumentText, page: number, trecho: string): FoundQuote {
  const quote = cleanText(trecho).replace(/\s+/g, ' ').trim();
  const folded = foldAligned(quote);
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const cells = [{ text: quote, folded, left: null, right: null }];
  const line = { document, page, position: 0, text: quote, folded, box, cells, paragraph: 0 };
  const evidence = { file: document.path, page, quote, box: null };
  return { evidence, document, lines: [line], inPlace: true, seen: true };
}

/** Letters and figures of a text, folded: 'R$ 450.000,00' → 'r45000000'. */
export function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z0-9]/g, '');
}

function pageText(lines: SourceLine[]): PageText {
  const letters: string[] = [];
  const places: PageText['places'] = [];
  lines.forEach((line, index) => {
    for (let at = 0; at < line.folded.length; at++) {
      if (!/[a-z0-9]/.test(line.folded[at]!)) continue;
      letters.push(line.folded[at]!);
      places.push([index, at]);
    }
  });
  return { document: lines[0]!.document, page: lines[0]!.page, lines, letters: letters.join(''), places };
}

/** Ranks pages: the one the model named, then its document, then the others. */
function distance(page: PageText, document: DocumentText | undefined, number: number): number {
  return (page.document === document ? 0 : 2) + (page.document === document && page.page === number ? 0 : 1);
}

function findWhole(page: PageText, wanted: string): number {
  for (let at = page.letters.indexOf(wanted); at >= 0; at = page.letters.indexOf(wanted, at + 1))
    if (isWhole(page, at, at + wanted.length - 1)) return at;
  return -1;
}

/** Whole words and numbers only: '50.000' is not in '450.000', nor '000' in '450.000'. */
function isWhole(page: PageText, first: number, last: number): boolean {
  const [firstLine, firstAt] = page.places[first]!;
  const [lastLine, lastAt] = page.places[last]!;
  const before = page.lines[firstLine]!.folded.slice(0, firstAt);
  const after = page.lines[lastLine]!.folded.slice(lastAt + 1);
  const startsWithFigure = /\d/.test(page.letters[first]!);
  const endsWithFigure = /\d/.test(page.letters[last]!);
  if (startsWithFigure && /\d[.,]?$/.test(before)) return false;
  if (endsWithFigure && /^[.,]?\d/.test(after)) return false;
  return !/[a-z0-9]$/.test(before) && !/^[a-z0-9]/.test(after);
}

function quoteAt(page: PageText, first: number, last: number): Pick<FoundQuote, 'evidence' | 'lines'> {
  const [firstLine, firstAt] = page.places[first]!;
  const [lastLine, lastAt] = page.places[last]!;
  const lines = page.lines.slice(firstLine, lastLine + 1);
  // Characters that extend a number: the 'R$' before it is letters, 'm²', '%' and brackets do not count.
  const tail = /^[²³%)\]”"º°ª.]{0,2}/.exec(page.lines[lastLine]!.text.slice(lastAt + 1))?.[0] ?? '';
  const end = lastAt + 1 + tail.length;
  const quote = lines
    .map(({ text }, index) => {
      const from = index === 0 ? firstAt : 0;
      return text.slice(from, index === lines.length - 1 ? end : undefined);
    })
    .join('\n')
    .replace(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
  const [line, ...more] = lines as [SourceLine, ...SourceLine[]];
  return { evidence: { ...quoteLines(line, ...more), quote }, lines };
}
