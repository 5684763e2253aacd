import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { elementsOf, type HtmlElement, type HtmlNode, isElement, textOf } from '#server/kernel/html/tree.ts';
import { linesOf } from '../../verificacao/read-page.ts';
import { excerpt, type Notes } from '../notes.ts';
import { hasMedia, holdsBlocks, isCard, plainDescription } from '../remove-unsupported.ts';
import { textsOfPlan } from './held-plan.ts';
import { type Held, heldBy, sentencesOf, unheldWords } from './held-words.ts';
import { isCaught } from './is-supported.ts';

/** A sentence taken out, and a label that could not be; the second keeps a page back (`contract/da-pasta-a-pagina/verificacao.ts`). */
export const withoutSource = 'frase-sem-fonte';
export const labelWithoutSource = 'rotulo-sem-fonte';
/** More of one page than this are counted, not listed. */
const mostTold = 40;

/** What a page may say: the record, the captions of the pictures it shows, and its plan, which was held against both. */
export function heldByPage(
  nodes: readonly HtmlNode[],
  facts: PageFacts,
  assets: ReadonlyMap<string, Asset>,
  plan: Blueprint,
): Held {
  const used = [...elementsOf(nodes)].flatMap(
    ({ attrs }) => assets.get(attrs.src?.slice('asset:'.length) ?? '') ?? [],
  );
  return heldBy(
    facts,
    used.map(({ description }) => description),
    textsOfPlan(plan),
  );
}

/** Nothing to take out: the words are held, or it is a finding of its own (`checkProse`) that somebody decides about. */
export const isHeldOrCaught = (text: string, held: Held): boolean =>
  unheldWords(text, held).length === 0 || isCaught(text, held.facts);

/**
 * Takes out of a generated page each sentence with a word that neither the record nor the lexicon of
 * harmless words holds, and tells it: the sentence where there are others, else the block it stands
 * in. What cannot go is put in plain words where there are some; the label of a button stays and is
 * a red finding, so that the page waits for a person.
 */
export function takeOut(
  nodes: HtmlNode[],
  held: Held,
  assets: ReadonlyMap<string, Asset>,
  notes: Notes,
): HtmlNode[] {
  const isHeld = (text: string, told = true) =>
    told ? isHeldOrCaught(text, held) : unheldWords(text, held).length === 0;
  let count = 0;
  const tell = (text: string) => {
    if (count++ < mostTold)
      notes.repair(withoutSource, `Retirada por dizer algo que o cadastro não sustenta: “${excerpt(text)}”`);
  };
  const keep = (text: string) =>
    notes.find(
      'red',
      labelWithoutSource,
      `“${excerpt(text)}” diz algo que o cadastro não sustenta e não pôde ser retirado.`,
    );

  /** Blocks are cleaned each alone, and the lines between them. */
  function clean(list: HtmlNode[], within: string): HtmlNode[] {
    const elements = list.filter(isElement);
    const kept: HtmlNode[] = [];
    let line: HtmlNode[] = [];
    const close = () => {
      kept.push(...cleanLine(line, within));
      line = [];
    };
    for (const node of list) {
      if (!isElement(node) || !(isLink(node) || holdsBlocks([node]) || holdsBlocks(node.children)))
        line.push(node);
      else {
        close();
        if (isLink(node) ? keepsLink(node) : keepsBlock(node)) kept.push(node);
      }
    }
    close();
    // A term whose value is gone goes too.
    const left = new Set(kept);
    const lone = new Set(
      elements.filter((node, i) => node.tag === 'dt' && isGoneValue(elements[i + 1], left)),
    );
    return lone.size === 0 ? kept : kept.filter((node) => !isElement(node) || !lone.has(node));
  }

  function keepsBlock(node: HtmlElement): boolean {
    const before = textOf(node.children).trim();
    if (before === '') return true;
    const wasCard = before.length <= cardLength && isCard(node);
    node.children = clean(node.children, node.tag);
    // A value with its label says nothing in parts.
    if (wasCard && textOf(node.children).trim() !== before) return false;
    if (textOf(node.children).trim() === '' && node.tag === 'h1') node.children = [held.facts.nome];
    return textOf(node.children).trim() !== '' || hasMedia(node);
  }

  function keepsLink(node: HtmlElement): boolean {
    const before = textOf(node.children).trim();
    if (before === '') return true;
    node.children = clean(node.children, node.tag);
    if (textOf(node.children).trim() !== '' || hasMedia(node)) return true;
    node.children = [plainContact];
    return node.attrs.href?.startsWith('https://wa.me/') === true;
  }

  /** A line keeps the sentences that are held, with the markup they stand in. */
  function cleanLine(list: HtmlNode[], within: string): HtmlNode[] {
    const line = lineOf(list);
    if (line.trim() === '') return list;
    const apart = gapsOf(list);
    // Two that stand side by side are read apart there: only what is told there may stay.
    const isTold = linesOf(list).some((read) => isCaught(read, held.facts));
    let at = 0;
    const pieces = sentencesOf(line).map((text) => {
      const read = readApart(text, at, apart);
      at += text.length;
      return { text, out: !isHeld(read, isTold) };
    });
    const gone = pieces.filter(({ out }) => out);
    if (gone.length === 0) return list;
    if (within === 'button') {
      for (const { text } of gone) keep(text);
      return list;
    }
    for (const { text } of gone) tell(text);
    const marks = pieces.flatMap(({ text, out }) => Array<boolean>(text.length).fill(out));
    return without(list, marks, { at: 0 });
  }

  function cleanAttributes(node: HtmlElement): void {
    for (const [name, value] of Object.entries(node.attrs)) {
      if (
        !(spoken.has(name) || (kept.test(name) && severalWords.test(value))) ||
        isHeld(value, readAloud.has(name))
      )
        continue;
      const asset = assets.get(node.attrs.src?.slice('asset:'.length) ?? '');
      if (name === 'alt' && asset?.description === value) continue;
      if (name === 'aria-label' && isNamedByIt(node)) keep(value);
      else {
        tell(value);
        if (name === 'alt') node.attrs.alt = asset ? plainDescription(asset, held.facts) : '';
        else delete node.attrs[name];
      }
    }
  }

  for (const node of elementsOf(nodes)) cleanAttributes(node);
  return clean(nodes, '');
}

const isGoneValue = (node: HtmlElement | undefined, left: ReadonlySet<HtmlNode>) =>
  node?.tag === 'dd' && !left.has(node);
const spoken = new Set(
  'alt title aria-label aria-description aria-roledescription aria-valuetext aria-placeholder placeholder'.split(
    ' ',
  ),
);
/** Those whose findings `checkProse` tells. */
const readAloud = new Set(['alt', 'title', 'aria-label']);
/** What a style may show. */
const kept = /^data-/;
const severalWords = /\p{L}\s+[\p{L}\d]/u;
const cardLength = 80;
const plainContact = 'Falar no WhatsApp';
const isLink = (node: HtmlElement) => node.tag === 'a';
/** A button or link without words of its own. */
const isNamedByIt = (node: HtmlElement) =>
  /^(?:a|button)$/.test(node.tag) && textOf(node.children).trim() === '';

const lineOf = (list: readonly HtmlNode[]): string =>
  list.map((node) => (isElement(node) ? lineOf(node.children) : node)).join('');

/** Places in a line where one element ends and the next begins. */
function gapsOf(list: readonly HtmlNode[]): Set<number> {
  const gaps = new Set<number>();
  let at = 0;
  const walk = (nodes: readonly HtmlNode[]) => {
    for (const [i, node] of nodes.entries()) {
      if (i > 0 && (isElement(node) || isElement(nodes[i - 1]!))) gaps.add(at);
      if (isElement(node)) walk(node.children);
      else at += node.length;
    }
  };
  walk(list);
  return gaps;
}

/** Parts that begin like a word or a number of their own are one: 'Lançamento', 'Centro'; the rest is one word in pieces. */
function readApart(text: string, from: number, gaps: ReadonlySet<number>): string {
  let read = '';
  for (let i = 0; i < text.length; i++)
    read += gaps.has(from + i) && /[\p{Lu}\d]/u.test(text[i]!) ? ` ${text[i]}` : text[i];
  return read;
}

/** The line without the letters marked; an element left without its text goes too. */
function without(list: HtmlNode[], marks: boolean[], place: { at: number }): HtmlNode[] {
  return list.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) {
      const from = place.at;
      place.at += node.length;
      let rest = '';
      for (let i = 0; i < node.length; i++) if (!marks[from + i]) rest += node[i];
      return [rest];
    }
    const had = lineOf(node.children).trim() !== '';
    node.children = without(node.children, marks, place);
    return had && lineOf(node.children).trim() === '' && !hasMedia(node) ? [] : [node];
  });
}
