import type { ColorScheme } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { elementsOf, type HtmlElement, type HtmlNode, textOf } from '#server/kernel/html/tree.ts';
import { excerpt, type Notes } from '../sanitize/notes.ts';

/** WCAG 2, level AA, for text. */
const enough = 4.5;

const pairs: readonly [keyof ColorScheme, keyof ColorScheme, string][] = [
  ['text', 'background', 'o texto sobre o fundo'],
  ['text', 'surface', 'o texto sobre os cartões'],
  ['muted', 'background', 'o texto discreto sobre o fundo'],
  ['muted', 'surface', 'o texto discreto sobre os cartões'],
  ['onAccent', 'accent', 'o texto dos botões'],
];

/** Accessibility faults that can be detected without a browser. */
export function verifyAccess(nodes: readonly HtmlNode[], colors: ColorScheme, notes: Notes): void {
  const elements = [...elementsOf(nodes)];
  headings(elements, notes);
  labels(elements, notes);
  for (const { attrs } of elements)
    if (attrs.lang && !/^pt\b/i.test(attrs.lang))
      notes.find('yellow', 'idioma', `Um trecho da página está marcado no idioma “${excerpt(attrs.lang)}”.`);
  for (const [front, back, name] of pairs) {
    const ratio = contrastRatio(colors[front], colors[back]);
    if (ratio < enough)
      notes.find(
        'yellow',
        'contraste',
        `O contraste de ${name} é de ${ratio.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}:1; o mínimo é 4,5:1.`,
      );
  }
}

/** A skipped heading level makes screen reader users look for what is missing. */
function headings(elements: HtmlElement[], notes: Notes): void {
  let before = 0;
  for (const element of elements) {
    const level = Number(/^h([1-6])$/.exec(element.tag)?.[1] ?? 0);
    if (level === 0) continue;
    if (level > before + 1 && before > 0)
      notes.find(
        'yellow',
        'titulos-fora-de-ordem',
        `O título “${excerpt(textOf(element.children))}” pula do nível ${before} para o ${level}.`,
      );
    before = level;
  }
}

function labels(elements: HtmlElement[], notes: Notes): void {
  const ids = new Set(elements.flatMap(({ attrs }) => attrs.id ?? []));
  for (const element of elements) {
    const { tag, attrs } = element;
    const isControl = tag === 'button' || (tag === 'a' && attrs.href !== undefined);
    if (isControl && !nameOf(element))
      notes.find('yellow', 'sem-rotulo', tag === 'a' ? 'Há um link sem texto.' : 'Há um botão sem texto.');
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls'])
      for (const id of (attrs[name] ?? '').split(/\s+/).filter(Boolean))
        if (!ids.has(id))
          notes.find(
            'yellow',
            'sem-rotulo',
            `Um elemento aponta para “${excerpt(id)}”, que não está na página.`,
          );
  }
}

/** A control's accessible name: its label, text, or picture's alt text. */
function nameOf({ attrs, children }: HtmlElement): string {
  const inside = [...elementsOf(children)].map((child) => child.attrs.alt ?? child.attrs['aria-label'] ?? '');
  return (
    attrs['aria-label'] ||
    attrs['aria-labelledby'] ||
    attrs.title ||
    textOf(children).trim() ||
    inside.join('').trim()
  );
}
