import type { DocumentKind, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { tokensOf } from './budget.ts';

/** Reading priority when not everything fits. */
const order: DocumentKind[] = [
  'tabela',
  'book',
  'memorial',
  'registro',
  'ficha',
  'apresentacao',
  'plantas',
  'outro',
];
/** No document takes a larger share of the remaining budget, so that a long one does not hide others. */
const largestShare = 0.6;
/** Pages below this legibility are skipped. */
const legible = 0.5;

export interface DocumentMaterial {
  text: string;
  /** Documents by their number in the text, from 1. */
  numbered: DocumentText[];
  /** Paths of documents sent only in part. */
  cut: string[];
}

/** The documents' text with file and page numbers, most informative first, within a token limit. */
export function documentMaterial(documents: DocumentText[], maxTokens: number): DocumentMaterial {
  const numbered = documents.toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (b.date ?? '').localeCompare(a.date ?? '') ||
      a.path.localeCompare(b.path),
  );
  const cut: string[] = [];
  let left = maxTokens;
  const parts = numbered.map((document, index) => {
    const last = index === numbered.length - 1;
    const head = `### arquivo ${index + 1}: ${oneLine(document.path)} (${document.kind}${document.date ? `, ${document.date}` : ''})`;
    let share = last ? left : Math.floor(left * largestShare);
    const pages: string[] = [];
    for (const page of document.pages) {
      if (page.legibility < legible || page.lines.length === 0) continue;
      const text = [`[página ${page.page}]`, ...page.lines.map((line) => oneLine(line.text))].join('\n');
      const cost = tokensOf(text);
      if (cost > share) {
        cut.push(document.path);
        break;
      }
      share -= cost;
      left -= cost;
      pages.push(text);
    }
    return [head, ...pages].join('\n');
  });
  return { text: parts.join('\n\n'), numbered, cut };
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
