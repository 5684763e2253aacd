import type { DocumentKind, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { tokensOf } from './budget.ts';

/** What is read first when not everything fits. */
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
/** No document takes more than this share of what is left, so that a long one hides no other. */
const largestShare = 0.6;
/** Below this share of words that look like words, a page says nothing. */
const legible = 0.5;

export interface DocumentMaterial {
  text: string;
  /** Documents by the number they carry in the text, from 1. */
  numbered: DocumentText[];
  /** Paths of documents of which only a part was sent. */
  cut: string[];
}

/** The documents' text with file and page numbers, the telling ones first, within a number of tokens. */
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
