import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { elementsOf, type HtmlElement, type HtmlNode, isElement, textOf } from '#server/kernel/html/tree.ts';
import { linesOf } from '../../verificacao/read-page.ts';
import { excerpt, type Notes } from '../notes.ts';
import { containsBlocks, hasMedia, isCard, plainDescription } from '../remove-unsupported.ts';
import { isCaught } from './is-supported.ts';
import { textsOfPlan } from './supported-plan.ts';
import { type Supported, sentencesOf, supportedBy, unsupportedWords } from './supported-words.ts';

/**
 * Codes of a removed sentence, and of a label that could not be removed; the second holds the page back
 * (`contract/da-pasta-a-pagina/verificacao.ts`).
 */
export const withoutSource = 'frase-sem-fonte';
export const labelWithoutSource = 'rotulo-sem-fonte';
/** Limit of listed findings per page; the rest is counted. */
const mostTold = 40;

/**
 * What a page may say: the record, the captions of its pictures, and its plan, which was checked against
 * both.
 */
export function supportedByPage(
  nodes: readonly HtmlNode[],
  facts: PageFacts,
  assets: ReadonlyMap<string, Asset>,
  plan: Blueprint,
): Supported {
  const used = [...elementsOf(nodes)].flatMap(
    ({ attrs }) => assets.get(attrs.src?.slice('asset:'.length) ?? '') ?? [],
  );
  return supportedBy(
    facts,
    used.map(({ description }) => description),
    textsOfPlan(plan),
  );
}

/** Nothing to remove: the words are supported, or `findInProse` reports them for a person to decide. */
export const isSupportedOrCaught = (text: string, held: Supported): boolean =>
  unsupportedWords(text, held).length === 0 || isCaught(text, held.facts);

/**
 * Removes every sentence with a word that neither record nor lexicon supports, and reports it: the sentence
 * if others remain, else its block. What cannot be removed is replaced by plain words if available; a
 * button's label stays as a red finding, so that the page waits for a person.
 */
export function removeUnsourced(
  nodes: HtmlNode[],
  held: Supported,
  assets: ReadonlyMap<string, Asset>,
  notes: Notes,
): HtmlNode[] {
  const isHeld = (text: string, told = true) =>
    told ? isSupportedOrCaught(text, held) : unsupportedWords(text, held).length === 0;
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

  /** Cleans each block separately, and the lines between them. */
  function clean(list: HtmlNode[], within: string): HtmlNode[] {
    const elements = list.filter(isElement);
    const kept: HtmlNode[] = [];
    let line: HtmlNode[] = [];
    const close = () => {
      kept.push(...cleanLine(line, within));
      line = [];
    };
    for (const node of list) {
      if (!isElement(node) || !(isLink(node) || containsBlocks([node]) || containsBlocks(node.children)))
        line.push(node);
      else {
        close();
        if (isLink(node) ? keepsLink(node) : keepsBlock(node)) kept.push(node);
      }
    }
    close();
    // A term is removed with its value.
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
    // A value and its label only make sense together.
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

  /** Keeps a line's supported sentences, with their markup. */
  function cleanLine(list: HtmlNode[], within: string): HtmlNode[] {
    const line = lineOf(list);
    if (line.trim() === '') return list;
    const apart = gapsOf(list);
    // Adjacent elements are read separately: each must be supported.
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
/** Attributes whose findings `findInProse` reports. */
const readAloud = new Set(['alt', 'title', 'aria-label']);
/** Attributes a style may render. */
const kept = /^data-/;
const severalWords = /\p{L}\s+[\p{L}\d]/u;
const cardLength = 80;
const plainContact = 'Falar no WhatsApp';
const isLink = (node: HtmlElement) => node.tag === 'a';
/** A button or link without text of its own. */
const isNamedByIt = (node: HtmlElement) =>
  /^(?:a|button)$/.test(node.tag) && textOf(node.children).trim() === '';

const lineOf = (list: readonly HtmlNode[]): string =>
  list.map((node) => (isElement(node) ? lineOf(node.children) : node)).join('');

/** Positions in a line where one element ends and the next begins. */
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

/**
 * Parts starting like a word or number are separate: 'Lançamento', 'Centro'; others are pieces of one word.
 */
function readApart(text: string, from: number, gaps: ReadonlySet<number>): string {
  let read = '';
  for (let i = 0; i < text.length; i++)
    read += gaps.has(from + i) && /[\p{Lu}\d]/u.test(text[i]!) ? ` ${text[i]}` : text[i];
  return read;
}

/** The line without the marked letters; emptied elements are removed too. */
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
