import { type DefaultTreeAdapterTypes, html as html5, parse } from 'parse5';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { CorretorPlaceholder } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { elementsOf, type HtmlNode, isElement, serialize } from '#server/kernel/html/tree.ts';
import { hasAddress, whatsappHref } from './addresses.ts';
import {
  allowedSvgTags,
  allowedTags,
  allowsAttribute,
  droppedTags,
  placeholderAttributes,
  plainAttribute,
  turnsText,
  withoutEndless,
  withoutOurClasses,
  withoutUnseen,
} from './html-policy.ts';
import { excerpt, type Notes } from './notes.ts';
import { readPlaceholders } from './placeholders.ts';

export interface RebuildContext {
  notes: Notes;
  assets: ReadonlyMap<string, Asset>;
  /** Default text of a WhatsApp link. */
  readyText: string;
  /** The allowed declarations of a style attribute, or ''. */
  styleAttribute: (value: string) => string;
  /** Addresses outside that the record allows. */
  isOwnLink: (address: string) => boolean;
}

const maxDepth = 120;
/** Element limit; more overload a phone. */
const maxElements = 6000;
/** Sibling limit; more would crowd out the page's end. */
const maxSiblings = 1500;
const maxRounds = 5;
/** Text limit in characters: several times the longest honest page; all of it is compared with the record. */
const maxText = 60_000;
/** Longest alt or title text. */
const maxAttribute = 1_000;

/**
 * Parses generated HTML like a browser and rebuilds it from the allow-list. The result is stable: parsing it
 * again yields itself, so no parser sees more than was checked.
 */
export function rebuildHtml(source: string, context: RebuildContext): HtmlNode[] {
  let html = withoutUnclosed(withoutUnseen(source));
  if (html.replace(/\r/g, '') !== source.replace(/\r/g, ''))
    context.notes.repair('sinal-invisivel', 'Retirados da página sinais que não se veem.');
  if (turnsText(source)) tellTurned(context.notes);
  for (let round = 0; round < maxRounds; round++) {
    const nodes = new Rebuild(context).body(html);
    const next = serialize(nodes);
    if (next === html) {
      if (isSwallowed(source, nodes))
        context.notes.refuse('pagina-engolida', 'O HTML gerado fecha a página dentro de outra coisa.');
      return nodes;
    }
    html = next;
  }
  context.notes.refuse('html-instavel', 'O HTML gerado muda a cada leitura e não pode ser conferido.');
  return [];
}

const tellTurned = (notes: Notes) =>
  notes.find('red', 'texto-invertido', 'A página traz sinais que fazem ler um texto de trás para a frente.');

/** Whether none of the visible start of the original page survived. */
function isSwallowed(source: string, nodes: readonly HtmlNode[]): boolean {
  const elements = [...elementsOf(nodes)].filter(({ svg }) => !svg);
  return ['h1', 'main', 'footer'].some(
    (tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(source) && !elements.some((one) => one.tag === tag),
  );
}

const swallowing = new RegExp(`<(${[...droppedTags].join('|')})\\b[^>]*>?`, 'gi');
const commentStart = /<!--/g;

/** Removes unclosed comments and dropped elements, which would swallow the rest of the page. */
function withoutUnclosed(source: string): string {
  const commentEnd = source.lastIndexOf('-->');
  const html = source.replace(commentStart, (whole, at: number) => (at > commentEnd ? '' : whole));
  const folded = html.toLowerCase();
  const ends = new Map<string, number>();
  const endOf = (name: string) => {
    const known = ends.get(name) ?? (name === 'plaintext' ? -1 : folded.lastIndexOf(`</${name}`));
    ends.set(name, known);
    return known;
  };
  return html.replace(swallowing, (whole, name: string, at: number) =>
    endOf(name.toLowerCase()) < at ? '' : whole,
  );
}

/** Placeholders of a rebuilt page, unique. */
export function placeholdersOf(nodes: readonly HtmlNode[]): CorretorPlaceholder[] {
  return [...new Set(readPlaceholders(serialize(nodes)).found)];
}

class Rebuild {
  readonly context: RebuildContext;
  private elements = 0;
  private length = 0;
  constructor(context: RebuildContext) {
    this.context = context;
  }

  body(source: string): HtmlNode[] {
    const root = parse(source).childNodes.find((node) => node.nodeName === 'html');
    const body = root && 'childNodes' in root && root.childNodes.find((node) => node.nodeName === 'body');
    return body && 'childNodes' in body ? this.children(body, 0) : [];
  }

  private children(parent: DefaultTreeAdapterTypes.ParentNode, depth: number): HtmlNode[] {
    if (depth > maxDepth) {
      this.context.notes.refuse('html-profundo', 'O HTML gerado tem elementos aninhados demais.');
      return [];
    }
    const nodes: HtmlNode[] = [];
    let beside = 0;
    for (const child of parent.childNodes) {
      if ('tagName' in child && ++beside > maxSiblings) {
        this.tellTooMany();
        continue;
      }
      if (child.nodeName === '#text')
        nodes.push(this.text((child as DefaultTreeAdapterTypes.TextNode).value));
      else if ('tagName' in child) nodes.push(...this.element(child, depth + 1));
    }
    return mergeText(nodes);
  }

  private text(value: string): string {
    const text = withoutEndless(value);
    if (text !== value) this.tellEndless();
    this.length += text.length;
    if (this.length > maxText) {
      this.context.notes.refuse('texto-demais', 'A página gerada tem texto demais para ser conferida.');
      return '';
    }
    return this.placeholders(text);
  }

  private tellEndless(): void {
    this.context.notes.repair('palavra-sem-fim', 'Retirada da página uma palavra sem fim.');
  }

  private placeholders(value: string): string {
    if (turnsText(value)) tellTurned(this.context.notes);
    const { text, unknown } = readPlaceholders(withoutUnseen(value));
    for (const name of unknown)
      this.context.notes.refuse(
        'placeholder-desconhecido',
        `A página usa um marcador desconhecido: ${excerpt(name)}`,
      );
    return text;
  }

  private element(node: DefaultTreeAdapterTypes.Element, depth: number): HtmlNode[] {
    const svg = node.namespaceURI === html5.NS.SVG;
    const tag = node.tagName;
    const foreign = node.namespaceURI !== html5.NS.HTML;
    if (foreign ? !svg || !allowedSvgTags.has(tag) : droppedTags.has(tag)) {
      this.removed(`<${tag}>`);
      return [];
    }
    if (!foreign && !allowedTags.has(tag)) {
      if (tag !== 'picture') this.removed(`<${tag}>`);
      return this.children(node, depth);
    }
    this.elements += 1;
    if (this.elements > maxElements) {
      this.tellTooMany();
      return [];
    }
    // A page swallowed by a drawing or a closed box is still recovered.
    const swallowed = svg && tag === 'svg' && holdsPage(node) ? htmlIn(node) : [];
    if (swallowed.length > 0) {
      this.removed('<svg>');
      return swallowed.flatMap((one) => this.element(one, depth));
    }
    if (!foreign && boxes.has(tag) && holdsPage(node)) {
      this.removed(`<${tag}>`);
      return this.children(node, depth);
    }
    // Letters shrinking with nesting; a link that does nothing while its button is disabled.
    if (
      !foreign &&
      ((shrinking.has(tag) && isInside(node, shrinking)) || (tag === 'button' && holdsLink(node)))
    )
      return this.children(node, depth);
    const attrs = this.attributes(node, svg);
    if (!attrs) return [];
    const children = this.children(node, depth);
    // Inside SVG, only text where HTML could begin.
    const plain =
      svg && (tag === 'title' || tag === 'desc') ? children.filter((child) => !isElement(child)) : children;
    return [{ tag, svg, attrs, children: plain }];
  }

  private tellTooMany(): void {
    this.context.notes.repair(
      'elementos-demais',
      `A página tem mais de ${maxElements} elementos; o resto foi retirado.`,
    );
  }

  private removed(what: string): void {
    this.context.notes.repair('codigo-removido', `Retirado da página por segurança: ${excerpt(what)}`);
  }

  /** Null if the element is meaningless without what was removed. */
  private attributes(node: DefaultTreeAdapterTypes.Element, svg: boolean): Record<string, string> | null {
    const tag = node.tagName;
    const attrs: Record<string, string> = {};
    for (const { name, value, prefix } of node.attrs) {
      if (prefix && name !== 'href') continue;
      if (!allowsAttribute(tag, svg, name)) {
        if (/^on|^src|^form|^http|^ping$|^is$/i.test(name)) this.removed(`${name}="${value}"`);
        continue;
      }
      const plain = plainAttribute(tag, name, withoutUnseen(value));
      const kept = plain === null ? null : this.attribute(tag, svg, name, plain);
      if (kept !== null) attrs[name] = kept;
    }
    return this.finish(tag, svg, attrs);
  }

  private attribute(tag: string, svg: boolean, name: string, value: string): string | null {
    if (!svg && name === 'href') return this.href(value);
    if (name === 'src' || name === 'poster') return this.source(name === 'src' ? tag : 'img', value);
    if (name === 'style') return this.context.styleAttribute(value) || null;
    if (!svg && name === 'class') return withoutOurClasses(value);
    if (!svg && (value.length > maxAttribute || withoutEndless(value) !== value)) {
      this.tellEndless();
      return null;
    }
    if (name.startsWith('data-') && value.startsWith('asset:')) return this.asset(value) ? value : null;
    if (svg && (name === 'href' || /url\s*\(/i.test(value)) && !/^(?:url\()?#[\w-]+\)?$/.test(value.trim())) {
      this.removed(`${name}="${value}"`);
      return null;
    }
    const { text, found, unknown } = readPlaceholders(value);
    if (found.length + unknown.length > 0 && !placeholderAttributes.has(name)) {
      this.removed(`${name}="${value}"`);
      return null;
    }
    if (hasAddress(value)) {
      this.removed(`${name}="${value}"`);
      return null;
    }
    for (const one of unknown) this.placeholders(one);
    return text;
  }

  private href(value: string): string | null {
    const trimmed = value.trim();
    if (trimmed.startsWith('asset:')) return this.asset(trimmed) ? trimmed : null;
    if (/^#[^\s<>"']*$/.test(trimmed) && !trimmed.includes('{{')) return trimmed;
    if (this.context.isOwnLink(trimmed)) return trimmed;
    const { text } = readPlaceholders(trimmed);
    const whatsapp = whatsappHref(text, this.context.readyText);
    if (!whatsapp) this.removed(`endereço "${value}"`);
    return whatsapp;
  }

  private source(tag: string, value: string): string | null {
    const trimmed = value.trim();
    if (tag === 'img' && readPlaceholders(trimmed).text === '{{CORRETOR_FOTO}}') return '{{CORRETOR_FOTO}}';
    const asset = this.asset(trimmed);
    return asset?.type === (tag === 'video' ? 'video' : 'image') ? trimmed : null;
  }

  private asset(value: string): Asset | undefined {
    const asset = value.startsWith('asset:')
      ? this.context.assets.get(value.slice('asset:'.length))
      : undefined;
    if (!asset)
      this.context.notes.repair(
        'imagem-desconhecida',
        `Imagem fora do catálogo, retirada: ${excerpt(value)}`,
      );
    return asset;
  }

  private finish(tag: string, svg: boolean, attrs: Record<string, string>): Record<string, string> | null {
    if (svg) return attrs;
    if ((tag === 'img' || tag === 'video') && !attrs.src) return null;
    if (tag === 'button') attrs.type = 'button';
    if (tag === 'input' && attrs.type !== 'radio' && attrs.type !== 'checkbox') {
      this.removed('<input>');
      return null;
    }
    if (tag === 'a') {
      delete attrs.target;
      if (attrs.href?.startsWith('https:'))
        Object.assign(attrs, { target: '_blank', rel: 'noopener noreferrer' });
    }
    return attrs;
  }
}

/** Closed or atomic elements, which contain no page. */
const boxes = new Set([
  'dialog',
  'details',
  'summary',
  'button',
  'label',
  'a',
  'table',
  'figure',
  'nav',
  'ul',
  'ol',
  'dl',
  'small',
  's',
  'sub',
  'sup',
]);
/** Elements with smaller text than their surroundings. */
const shrinking = new Set(['small', 'sub', 'sup']);
type Parsed = DefaultTreeAdapterTypes.Element;
const isInside = (node: Parsed, tags: ReadonlySet<string>): boolean =>
  node.parentNode !== null &&
  'tagName' in node.parentNode &&
  (tags.has(node.parentNode.tagName) || isInside(node.parentNode, tags));
const holdsLink = (node: Parsed): boolean =>
  elementsUnder(node).some((child) => child.tagName === 'a' || holdsLink(child));
const elementsUnder = (node: DefaultTreeAdapterTypes.ParentNode): Parsed[] =>
  node.childNodes.filter((child): child is Parsed => 'tagName' in child);
const holdsPage = (node: Parsed): boolean =>
  elementsUnder(node).some((child) => child.tagName === 'main' || holdsPage(child));
/** HTML elements inside a drawing. */
const htmlIn = (node: Parsed): Parsed[] =>
  elementsUnder(node).flatMap((child) => (child.namespaceURI === html5.NS.HTML ? [child] : htmlIn(child)));

function mergeText(nodes: HtmlNode[]): HtmlNode[] {
  const merged: HtmlNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (!isElement(node) && last !== undefined && !isElement(last)) merged[merged.length - 1] = last + node;
    else if (node !== '') merged.push(node);
  }
  return merged;
}
