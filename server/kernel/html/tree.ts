/** Markup as plain data: sanitised, assembled and filled in as a tree. */
export interface HtmlElement {
  tag: string;
  /** SVG keeps the case of its names and may close itself. */
  svg: boolean;
  attrs: Record<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

export function element(tag: string, attrs: Record<string, string>, children: HtmlNode[] = []): HtmlElement {
  return { tag, svg: false, attrs, children };
}

/** Every descendant element, parents first. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

/** The text below, as a reader sees it, with a space between blocks. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? `${breaks(node) ? ' ' : ''}${textOf(node.children)}` : node))
    .join('')
    .replace(/\s+/g, ' ');
}

const inlineTags = new Set(
  'a abbr b bdi cite data em i mark q s small span strong sub sup time u wbr'.split(' '),
);
export const breaks = (node: HtmlElement) => !inlineTags.has(node.tag);

export const voidTags = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

export const escapeText = (value: string) =>
  value
    .replace(/&/g, '&amp;')
    .replace(/\u00a0/g, '&nbsp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
export const escapeAttribute = (value: string) =>
  escapeText(value).replace(/"/g, '&quot;').replace(/'/g, '&#39;');

/** Start tag of an element; `write` renders its attributes. */
export function startTag(node: HtmlElement, write: (name: string, value: string) => string): string {
  const attrs = Object.entries(node.attrs).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${write(name, value)}"`,
  );
  return `<${node.tag}${attrs.join('')}>`;
}

/** Serialises the tree to HTML. */
export function serialize(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeText(node);
      const start = startTag(node, (_, value) => escapeAttribute(value));
      if (!node.svg && voidTags.has(node.tag)) return start;
      return `${start}${serialize(node.children)}</${node.tag}>`;
    })
    .join('');
}
