import { type DefaultTreeAdapterTypes, html as html5, parse } from 'parse5';
import type { CorretorPlaceholder } from '#contract/da-pasta-a-pagina/blueprint.ts';
import {
  breaks,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '#server/kernel/html/tree.ts';
import { readPlaceholders } from '../sanitize/placeholders.ts';

/** Parses stored markup like a browser; removes nothing. */
export function readHtml(html: string): HtmlNode[] {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const body = root && 'childNodes' in root && root.childNodes.find(({ nodeName }) => nodeName === 'body');
  return body && 'childNodes' in body ? body.childNodes.flatMap(toNode) : [];
}

function toNode(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value];
  if (!('tagName' in node)) return [];
  const attrs = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const svg = node.namespaceURI === html5.NS.SVG;
  return [{ tag: node.tagName, svg, attrs, children: node.childNodes.flatMap(toNode) }];
}

/** Two links or buttons are never one word. */
const leads = ({ tag, attrs }: HtmlElement) => tag === 'button' || attrs.href !== undefined;

/** The text as a reader sees it, line by line: one per innermost block. `gap` separates adjacent elements. */
export function linesOf(nodes: readonly HtmlNode[], gap = ' '): string[] {
  const lines: string[] = [];
  let line = '';
  const close = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const walk = (list: readonly HtmlNode[]) => {
    for (const [index, node] of list.entries()) {
      const before = list[index - 1];
      // Adjacent links are displayed apart, whatever the source between them.
      if (before && isElement(node) && isElement(before)) line += leads(node) || leads(before) ? ' ' : gap;
      if (!isElement(node)) line += node;
      else if (node.tag === 'wbr') line += gap;
      else if (breaks(node)) {
        close();
        walk(node.children);
        close();
      } else walk(node.children);
    }
  };
  walk(nodes);
  close();
  return lines;
}

/** Text that is not displayed but read aloud: of pictures, buttons and links. */
export const spokenOf = (nodes: readonly HtmlNode[]): string[] =>
  [...elementsOf(nodes)].flatMap(({ attrs }) =>
    [attrs.alt, attrs['aria-label'], attrs.title].filter((text) => text !== undefined && text !== ''),
  ) as string[];

/** The placeholders of a page, in text and attributes, and invalid ones. */
export function placeholdersIn(nodes: readonly HtmlNode[]): {
  found: CorretorPlaceholder[];
  unknown: string[];
} {
  const texts = [
    textOf(nodes),
    ...[...elementsOf(nodes)].flatMap(({ attrs }) => Object.values(attrs)),
  ].filter((text) => text.includes('{{') || text.includes('}}'));
  const read = texts.map(readPlaceholders);
  return {
    found: [...new Set(read.flatMap(({ found }) => found))],
    unknown: [...new Set(read.flatMap(({ unknown }) => unknown))],
  };
}
