import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import {
  breaks,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '#server/kernel/html/tree.ts';
import { unsupported } from './figures.ts';
import { excerpt, type Notes } from './notes.ts';

/** Blocks nobody misses when empty. A main heading is not among them. */
const removable = new Set(
  `p li ul ol dl dd dt figcaption td th tr tbody thead table blockquote summary details h3 h4 h5 h6 div section
  article aside figure small span`.split(/\s+/),
);
/** A card this short, in characters, is removed as a whole: its label alone means nothing. */
const cardLength = 80;

/**
 * Removes claims the record does not support: the sentence if others remain, else its block. Removed text is
 * reported; a claim in a block that cannot be removed refuses the page.
 */
export function removeUnsupported(
  nodes: HtmlNode[],
  facts: PageFacts,
  assets: ReadonlyMap<string, Asset>,
  notes: Notes,
): HtmlNode[] {
  const claims = (text: string) => unsupported(text, facts).length > 0;
  const tell = (text: string) =>
    notes.repair('numero-sem-fonte', `Retirado por não estar no cadastro: “${excerpt(text)}”`);

  function clean(list: HtmlNode[]): HtmlNode[] {
    if (containsBlocks(list)) return list.filter(keeps);
    if (claims(textOf(list))) return cutSentences(list);
    describeAll(list);
    return list;
  }

  /** Cleans one block; returns false if it should be removed. */
  function keeps(node: HtmlNode): boolean {
    if (!isElement(node)) {
      if (claims(node)) tell(node);
      return !claims(node);
    }
    describeNode(node);
    const before = textOf(node.children).trim();
    const claimed = claims(before);
    if (claimed && isCard(node) && before.length <= cardLength) {
      tell(before);
      return false;
    }
    node.children = withoutLoneTerms(clean(node.children));
    if (!claimed || textOf(node.children).trim() !== '' || hasMedia(node)) return true;
    if (!removable.has(node.tag))
      notes.refuse('numero-sem-fonte', `“${excerpt(before)}” traz um dado que não está no cadastro.`);
    return false;
  }

  /** Keeps an inline line's other sentences, or removes it entirely. */
  function cutSentences(list: HtmlNode[]): HtmlNode[] {
    tell(textOf(list));
    const cut = list.map((node, i) =>
      isElement(node) ? node : wholeSentences(node, i > 0, i < list.length - 1),
    );
    const rest = textOf(cut).trim();
    if (!/[.!?]$/.test(rest) || claims(rest)) return [];
    describeAll(cut);
    return cut;
  }

  /** Without the claiming sentences, if they begin and end in this text. */
  function wholeSentences(text: string, begun: boolean, goesOn: boolean): string {
    const parts = sentences(text);
    const open = (i: number) =>
      (begun && i === 0) || (goesOn && i === parts.length - 1 && !/[.!?…]\s*$/.test(parts[i] ?? ''));
    return parts.filter((part, i) => open(i) || !claims(part)).join('');
  }

  function describeAll(list: HtmlNode[]): void {
    for (const node of elementsOf(list)) describeNode(node);
  }

  function describeNode(node: HtmlElement): void {
    for (const name of ['alt', 'title', 'aria-label']) {
      const value = node.attrs[name];
      if (value === undefined || !claims(value)) continue;
      tell(value);
      const asset = assets.get(node.attrs.src?.slice('asset:'.length) ?? '');
      if (name === 'alt') node.attrs.alt = asset ? plainDescription(asset, facts) : '';
      else delete node.attrs[name];
    }
  }

  return clean(nodes);
}

/** Alt text that claims nothing: the picture's description, else its class name. */
export function plainDescription(asset: Asset, facts: PageFacts): string {
  const { description, category } = asset;
  return unsupported(description, facts).length === 0 ? description : imageClass[category].label;
}

/** Splits after each sentence; joined, the pieces give the text again. */
const sentences = (text: string) => text.split(/(?<=[.!?…]\s+)(?=\S)/);

export const containsBlocks = (list: HtmlNode[]) =>
  list.some((node) => isElement(node) && breaks(node) && node.tag !== 'br');

/** A term is removed with its value. */
function withoutLoneTerms(list: HtmlNode[]): HtmlNode[] {
  const elements = list.filter(isElement);
  return list.filter((node) => {
    if (!isElement(node) || node.tag !== 'dt') return true;
    const next = elements[elements.indexOf(node) + 1];
    return next?.tag === 'dd' || next?.tag === 'dt';
  });
}

const cardTags = new Set(['div', 'li', 'article', 'td', 'figure']);

/** A value with its label: a few lines and nothing else. */
export const isCard = (node: HtmlElement) =>
  cardTags.has(node.tag) &&
  containsBlocks(node.children) &&
  node.children.every((child) => !isElement(child) || !containsBlocks(child.children)) &&
  !hasMedia(node);

export function hasMedia(node: HtmlElement): boolean {
  return node.children.some(
    (child) => isElement(child) && (['img', 'video', 'svg'].includes(child.tag) || hasMedia(child)),
  );
}
