import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatPreco } from '#contract/publico/page-format.ts';

/**
 * Values of `data-guarda`: the protected text, its ancestors, the page's blocks, their container, and the
 * skip link.
 */
export type Guarded = 'texto' | 'via' | 'parte' | 'casca' | 'salto';

/** A page document with protected elements marked, including `html` and `body`. */
export interface GuardedPage {
  html: Tree.Element;
  body: Tree.Element;
  marks: ReadonlyMap<Tree.Element, Guarded>;
}

const closed = new Set(['dialog', 'details', 'nav', 'template']);

/**
 * Marks the protected elements of a page: main heading, legally required texts, price, corretor and contact
 * link, each at its most visible occurrence. Markup that would hide them is removed.
 */
export function guardPage(source: string, facts: PageFacts): GuardedPage {
  const document = parse(source);
  const html = document.childNodes.find((node) => node.nodeName === 'html') as Tree.Element;
  const body = html.childNodes.find((node) => node.nodeName === 'body') as Tree.Element;
  const marks = new Map<Tree.Element, Guarded>([
    [html, 'casca'],
    [body, 'casca'],
  ]);
  markParts(body, marks);
  for (const wanted of wantedOf(facts)) {
    const leaf = mostOpen(body, wanted, marks);
    if (leaf) markWay(leaf, wanted.forAll, marks);
  }
  for (const [node, mark] of marks) if (node !== html) set(node, 'data-guarda', mark);
  return { html, body, marks };
}

/** The same as markup for display. */
export const guardedHtml = (source: string, facts: PageFacts): string =>
  serialize(guardPage(source, facts).body);

interface Wanted {
  fits: (node: Tree.Element, text: string) => boolean;
  /** Preferred pattern if there are several matches. */
  rather?: string;
  /** Required for every visitor, not only when a corretor shares the page. */
  forAll: boolean;
  /** Takes the last match: an earlier button may be replaced by a bar on small screens. */
  last?: boolean;
}

function wantedOf(facts: PageFacts): Wanted[] {
  const shown = (value: string | null, forAll = true): Wanted[] => {
    const folded = value ? plain(value) : '';
    return folded ? [{ forAll, fits: (_, text) => text.includes(folded) }] : [];
  };
  return [
    {
      forAll: true,
      rather: plain(facts.nome),
      fits: (node, text) => node.tagName === 'h1' && /[a-z0-9]{2}/.test(text),
    },
    ...shown(facts.precoInicial && formatPreco(facts.precoInicial)),
    ...shown(facts.registroIncorporacao),
    ...shown(facts.cartorio),
    ...shown('ilustrativ'),
    ...shown('{{CORRETOR_NOME}}', false),
    ...shown('{{CORRETOR_CRECI}}', false),
    {
      forAll: false,
      last: true,
      fits: (node, text) => leadsToCorretor(node) && /[a-z]{3}/.test(text),
    },
    // If no such link has text, its picture counts.
    { forAll: false, last: true, fits: (node) => leadsToCorretor(node) },
  ];
}

const leadsToCorretor = (node: Tree.Element) => (get(node, 'href') ?? '').includes('{{CORRETOR_WHATSAPP}}');
const plain = (text: string) => foldText(text).replace(/\s+/g, '');

/** Text that is present but invisible. */
const isUnread = (node: Tree.Element) => node.tagName === 'svg' || node.tagName === 'video';

/** The deepest elements containing it; among those the first that is not collapsed and not conditional. */
function mostOpen(
  body: Tree.Element,
  { fits, rather, last = false }: Wanted,
  marks: ReadonlyMap<Tree.Element, Guarded>,
): Tree.Element | null {
  const found: Tree.Element[] = [];
  const read = (node: Tree.Element): boolean => {
    if (isUnread(node)) return false;
    const inside = elementsIn(node).map(read).includes(true);
    if (inside || !fits(node, plain(textOf(node)))) return inside;
    found.push(node);
    return true;
  };
  for (const child of elementsIn(body)) read(child);
  const isOpen = (node: Tree.Element) =>
    wayUp(node).every(
      (one) =>
        !closed.has(one.tagName) &&
        get(one, 'hidden') === null &&
        get(one, 'data-fixo') === null &&
        get(one, 'data-tabela') === null &&
        get(one, 'data-preco') === null &&
        marks.get(one) !== 'salto' &&
        !/^(?:sem|foto)$/.test(get(one, 'data-corretor') ?? ''),
    );
  const open = found.filter(isOpen);
  const meant = rather ? open.filter((node) => plain(textOf(node)).includes(rather)) : open;
  const [best = open[0] ?? found[0]] = last ? meant.slice(-1) : meant;
  return best ?? null;
}

function markWay(leaf: Tree.Element, forAll: boolean, marks: Map<Tree.Element, Guarded>): void {
  for (const node of wayUp(leaf)) {
    for (const name of ['hidden', 'inert', 'aria-hidden', 'data-tabela', 'data-preco']) unset(node, name);
    if (node.tagName === 'details') set(node, 'open', '');
    // A dialog is closed by default: protected content is moved to a plain box.
    if (node.tagName === 'dialog') node.nodeName = node.tagName = 'div';
    const when = get(node, 'data-corretor');
    if (when !== null && (forAll || when === 'sem')) unset(node, 'data-corretor');
    else if (when === 'foto') set(node, 'data-corretor', 'com');
    if (node === leaf) marks.set(node, 'texto');
    else if (!marks.has(node) || marks.get(node) === 'salto') marks.set(node, 'via');
  }
}

/** The page's blocks: siblings at the level of its large parts. */
function markParts(shell: Tree.Element, marks: Map<Tree.Element, Guarded>): void {
  let skip = false;
  for (const child of elementsIn(shell)) {
    if (isShell(child)) {
      marks.set(child, 'casca');
      markParts(child, marks);
    } else if (child.tagName === 'a' && !skip && (get(child, 'href') ?? '').startsWith('#')) {
      skip = true;
      marks.set(child, 'salto');
    } else {
      marks.set(child, 'parte');
      // The bar of our own styles, before it had a marker.
      if ((get(child, 'class') ?? '').split(' ').includes('whatsapp-bar')) set(child, 'data-fixo', 'barra');
    }
  }
}

const large = new Set(['main', 'section', 'header', 'footer']);
const isShell = (node: Tree.Element): boolean =>
  node.tagName === 'main' ||
  (node.tagName === 'div' && elementsIn(node).some((child) => large.has(child.tagName) || isShell(child)));

export const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.filter((child): child is Tree.Element => 'tagName' in child);

/** An element and its ancestors, without `body`. */
function wayUp(node: Tree.Element): Tree.Element[] {
  const way: Tree.Element[] = [];
  for (
    let one: Tree.ParentNode | null = node;
    one && 'tagName' in one && one.tagName !== 'body';
    one = one.parentNode
  )
    way.push(one);
  return way;
}

const textOf = (node: Tree.Element): string =>
  // Text in a drawing is not page text.
  (isUnread(node) ? [] : node.childNodes)
    .map((child) =>
      child.nodeName === '#text' ? (child as Tree.TextNode).value : 'tagName' in child ? textOf(child) : '',
    )
    .join('');

export const get = (node: Tree.Element, name: string): string | null =>
  node.attrs.find((attr) => attr.name === name)?.value ?? null;
function unset(node: Tree.Element, name: string): void {
  node.attrs = node.attrs.filter((attr) => attr.name !== name);
}
function set(node: Tree.Element, name: string, value: string): void {
  unset(node, name);
  node.attrs.push({ name, value });
}
