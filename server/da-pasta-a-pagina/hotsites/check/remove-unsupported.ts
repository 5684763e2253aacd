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

/** Blocks a reader does not miss once their text is gone. A main heading is not among them. */
const removable = new Set(
  `p li ul ol dl dd dt figcaption td th tr tbody thead table blockquote summary details h3 h4 h5 h6 div section
  article aside figure small span`.split(/\s+/),
);
/** A card this short, in characters, goes as a whole: its label alone says nothing. */
const cardLength = 80;

/**
 * Takes out of a page what its text claims and the record does not say: the sentence where there are
 * others, else the block it stands in. What was taken out is told; a claim in a block that cannot go
 * makes the page refused.
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
    if (holdsBlocks(list)) return list.filter(keeps);
    if (claims(textOf(list))) return cutSentences(list);
    describeAll(list);
    return list;
  }

  /** Cleans one node of a list of blocks; false when it goes. */
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

  /** A line of inline content keeps its other sentences, or goes with all its parts. */
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

  /** Without the sentences that claim, as long as they begin and end in this text. */
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

/** Alternative text of a picture that claims nothing: its description, else the name of its class. */
export function plainDescription(asset: Asset, facts: PageFacts): string {
  const { description, category } = asset;
  return unsupported(description, facts).length === 0 ? description : imageClass[category].label;
}

/** Splits after the end of each sentence; the pieces joined give the text again. */
const sentences = (text: string) => text.split(/(?<=[.!?…]\s+)(?=\S)/);

export const holdsBlocks = (list: HtmlNode[]) =>
  list.some((node) => isElement(node) && breaks(node) && node.tag !== 'br');

/** A term whose value is gone goes too. */
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
  holdsBlocks(node.children) &&
  node.children.every((child) => !isElement(child) || !holdsBlocks(child.children)) &&
  !hasMedia(node);

export function hasMedia(node: HtmlElement): boolean {
  return node.children.some(
    (child) => isElement(child) && (['img', 'video', 'svg'].includes(child.tag) || hasMedia(child)),
  );
}
