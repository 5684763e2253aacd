import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type SectionId, sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { escapeAttribute } from '#server/kernel/html/tree.ts';
import { baseSheet, scopeSheet, sectionSheet, sheetRules, withSectionSheet } from './section-styles.ts';

/** A section of a page's sanitised source, byte for byte. */
export interface PageSection {
  id: SectionId;
  /** Its first heading, or ''. */
  titulo: string;
  html: string;
}

/** The parts of a section. It has no script: a page works without one, and one script serves all. */
export interface SectionPart {
  html: string;
  /** Extra rules beyond the page's sheet; mostly ''. */
  css: string;
}

interface Found extends PageSection {
  start: number;
  end: number;
}

/**
 * The sections of a sanitised page source, in page order. A section is the element with its id; in older
 * pages without it, the hero is the section with the main heading.
 */
export function sectionsOf(html: string): PageSection[] {
  return find(html).map(({ start: _start, end: _end, ...section }) => section);
}

/** One section with its extra rules, or null if the page has none with that id. */
export function sectionOf({ html, css }: PageSource, id: SectionId): SectionPart | null {
  const found = find(html).find((section) => section.id === id);
  return found ? { html: found.html, css: sectionSheet(css, id) } : null;
}

/**
 * The page with one section replaced; the rest stays byte for byte, including the script. A new section is
 * inserted at its usual place; null removes it.
 */
export function withSection(source: PageSource, id: SectionId, part: SectionPart | null): PageSource {
  const sections = find(source.html);
  const old = sections.find((section) => section.id === id);
  const at = old ?? placeFor(id, sections, source.html);
  return {
    html: `${source.html.slice(0, at.start)}${part?.html ?? ''}${source.html.slice(at.end)}`,
    css: withSectionSheet(source.css, id, part?.css ?? ''),
    js: source.js,
  };
}

/**
 * Copies a section from one page to another, null if missing. With a common sheet it takes the new page's
 * colours; otherwise it brings its own rules, scoped to itself, so that nothing else changes.
 */
export function copySection(from: PageSource, to: PageSource, id: SectionId): PageSource | null {
  const part = sectionOf(from, id);
  if (!part) return null;
  if (sheetRules(from.css) === sheetRules(to.css)) return withSection(to, id, part);
  const brought = scopeSheet(baseSheet(from.css), id);
  return withSection(to, id, { html: withId(part.html, id), css: `${brought}${part.css}` });
}

function find(html: string): Found[] {
  const root = parseFragment(html, { sourceCodeLocationInfo: true });
  const elements = [...elementsBelow(root)];
  const named = (id: SectionId) => elements.find((node) => idOf(node) === id);
  const hero =
    named('hero') ?? elements.find((node) => node.tagName === 'section' && heading(node, ['h1']) !== null);
  const chosen = sectionIds.flatMap((id) => {
    const node = id === 'hero' ? hero : named(id);
    const place = node?.sourceCodeLocation;
    if (!node || !place?.endTag) return [];
    const { startOffset: start, endOffset: end } = place;
    const titulo = heading(node, ['h1', 'h2', 'h3', 'h4']) ?? '';
    return [{ id, titulo, html: html.slice(start, end), start, end }];
  });
  // An element inside another section belongs to that one, whatever its id.
  return chosen
    .filter(
      (one) => !chosen.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
    )
    .sort((a, b) => a.start - b.start);
}

/** After the nearest section that usually precedes it, else at the start of the main part. */
function placeFor(id: SectionId, sections: Found[], html: string): { start: number; end: number } {
  const before = sectionIds.slice(0, sectionIds.indexOf(id));
  const neighbour = sections.filter((section) => before.includes(section.id)).at(-1);
  if (neighbour) return { start: neighbour.end, end: neighbour.end };
  const first = sections[0]?.start ?? mainStart(html);
  return { start: first, end: first };
}

function mainStart(html: string): number {
  const root = parseFragment(html, { sourceCodeLocationInfo: true });
  const main = [...elementsBelow(root)].find(({ tagName }) => tagName === 'main');
  return main?.sourceCodeLocation?.startTag?.endOffset ?? html.length;
}

function* elementsBelow(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsBelow(child);
  }
}

const idOf = (node: Tree.Element) => node.attrs.find(({ name }) => name === 'id')?.value;

function heading(node: Tree.Element, tags: string[]): string | null {
  const found = [...elementsBelow(node)].find(({ tagName }) => tags.includes(tagName));
  return found
    ? textOf(found)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim()
    : null;
}

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** Gives the section its id, so that rules can be scoped to it. */
function withId(html: string, id: SectionId): string {
  const [node] = elementsBelow(parseFragment(html));
  if (!node || idOf(node) === id) return html;
  return html.replace(/^<[a-z][\w-]*/i, (tag) => `${tag} id="${escapeAttribute(id)}"`);
}
