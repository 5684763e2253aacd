import { foldText } from '#contract/base/text.ts';
import { escapeAttribute } from '#server/kernel/html/tree.ts';

export interface IconColors {
  fill: string;
  onFill: string;
}

/** Words that many names begin with: 'Residencial Aurora' is known by its A. */
const common = new Set(
  'o a os as da das de do dos residencial edificio condominio residence home living parque jardim patio vila torre'.split(
    ' ',
  ),
);

/** The letter a name is known by; '' if it has none. */
export function initialOf(nome: string): string {
  const words = nome.match(/[\p{L}\p{N}]+/gu) ?? [];
  const told = words.find((word) => word.length > 1 && !common.has(foldText(word))) ?? words[0] ?? '';
  return told.charAt(0).toUpperCase();
}

/** A page's icon, drawn in its own colours and carried by the document: nothing more is fetched. */
export function iconLink(nome: string, { fill, onFill }: IconColors): string {
  const letter = initialOf(nome);
  const sign = letter
    ? `<text x="16" y="23" font-family="Georgia,serif" font-size="21" text-anchor="middle" fill="${onFill}">${letter}</text>`
    : `<path fill="${onFill}" d="M9 26V10l7-4 7 4v16z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${fill}"/>${sign}</svg>`;
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${escapeAttribute(encodeURIComponent(svg))}">`;
}
