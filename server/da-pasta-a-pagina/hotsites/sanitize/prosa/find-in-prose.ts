import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { type HtmlElement, type HtmlNode, isElement } from '#server/kernel/html/tree.ts';
import { linesOf, spokenOf } from '../../verificacao/read-page.ts';
import { excerpt, type Notes } from '../notes.ts';
import { asWritten } from './as-written.ts';
import { kindsOfClaim } from './claims.ts';
import { findClaims } from './find-claims.ts';
import { findLeftovers } from './leftovers.ts';
import { isOwnLine } from './own-lines.ts';
import { plainText } from './plain-text.ts';
import { findSpelled, telephones } from './spelled.ts';

export interface ProsePage {
  nodes: readonly HtmlNode[];
  css: string;
  /** Text of search results and link previews. */
  head?: { title: string; description: string; image?: { alt: string } | null };
  blueprint?: Blueprint;
}
interface Piece {
  place: string;
  text: string;
}

/** Location of words that span several blocks. */
const wholePage = 'Página inteira';
/** Limit of listed findings per page; the rest is counted. */
const mostTold = 20;

/**
 * Compares every word of a page with the record: claims, spelled-out numbers, and text not meant for readers.
 * One finding each, with the words and their place; a page with one is not published automatically
 * (`contract/da-pasta-a-pagina/verificacao.ts`).
 */
export function findInProse(page: ProsePage, facts: PageFacts, notes: Notes): void {
  const told = new Set<string>();
  const tell = (code: string, { place, text }: Piece, words: string, about: string) => {
    const key = `${code} ${words.replace(/\W+/g, '')}`;
    if (told.has(key) || told.size >= mostTold) return;
    told.add(key);
    notes.find('red', code, `${place}: “${excerpt(asWritten(text, words))}”${about}`);
  };
  const looked = new Set<string>();
  for (const piece of piecesOf(page, (line) => isOwnLine(line, facts))) {
    const { place, text } = piece;
    // A line that stands in several places is told of at the first.
    if (looked.has(text) && place !== wholePage) continue;
    if (place !== wholePage) looked.add(text);
    for (const { kind, words } of findClaims(text, facts))
      tell(
        'afirmacao-sem-fonte',
        piece,
        around(text, words),
        `, e o cadastro não diz isso sobre ${kindsOfClaim[kind]}.`,
      );
    // Across blocks a number and a noun meet by chance, eight digits do not.
    for (const words of place === wholePage ? telephones(plainText(text)) : findSpelled(text, facts))
      tell('numero-disfarcado', piece, words, ' é um número que o cadastro não tem.');
    for (const words of findLeftovers(text, facts))
      tell(
        'resto-de-instrucao',
        piece,
        words,
        ' é resto de instrução ou de modelo de texto, não texto da página.',
      );
  }
}

/** The whole line if short enough to quote, else the words found. */
const around = (text: string, words: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : words;
};

const sectionNames: Record<string, string> = {
  hero: 'Abertura',
  sobre: 'Sobre',
  galeria: 'Galeria',
  plantas: 'Plantas',
  amenidades: 'Amenidades',
  localizacao: 'Localização',
};

/** The pieces of a page to be held against the record; what the record's own lines say is left out. */
function piecesOf({ nodes, css, head, blueprint }: ProsePage, isOwn: (line: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  const { sections, rest } = split(nodes);
  for (const { place, node } of sections) pieces.push(...textsOf([node], place));
  pieces.push(...textsOf(rest, 'Página'));
  // Hidden text does not negate the text around it.
  for (const text of linesOf(shown(nodes))) pieces.push({ place: 'Página', text });
  pieces.push({
    place: wholePage,
    text: linesOf(nodes)
      .filter((line) => isShort(line) && !isOwn(line))
      .join('\n'),
  });
  for (const text of cssTexts(css)) pieces.push({ place: 'Estilo da página', text });
  for (const text of attributesShown(nodes, css)) pieces.push({ place: 'Estilo da página', text });
  if (head) {
    pieces.push({ place: 'Título da página', text: head.title });
    pieces.push({ place: 'Descrição da página', text: head.description });
    if (head.image) pieces.push({ place: 'Prévia do link', text: head.image.alt });
  }
  for (const section of blueprint?.sections ?? [])
    for (const text of leaves(section))
      pieces.push({ place: `Plano de “${sectionNames[section.id]}”`, text });
  return pieces.filter(({ text }) => text.trim() !== '' && !isOwn(text));
}

/** Without what the markup itself hides. */
const shown = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    return node.attrs.hidden === undefined ? [{ ...node, children: shown(node.children) }] : [];
  });

/** Claims spanning blocks consist of short ones: 'Últimas', 'unidades'. */
const isShort = (line: string) => line.length <= 24;

function textsOf(nodes: readonly HtmlNode[], place: string): Piece[] {
  const lines = linesOf(nodes);
  // Parts of a word in separate elements read as one word.
  const joined = linesOf(nodes, '').filter((text) => !lines.includes(text));
  return [
    ...[...lines, ...joined].map((text) => ({ place, text })),
    ...spokenOf(nodes).map((text) => ({ place: `${place}, texto lido em voz alta`, text })),
  ];
}

/** The page's sections, and the rest. */
function split(nodes: readonly HtmlNode[]): {
  sections: { place: string; node: HtmlElement }[];
  rest: HtmlNode[];
} {
  const sections: { place: string; node: HtmlElement }[] = [];
  const without = (list: readonly HtmlNode[]): HtmlNode[] =>
    list.flatMap((node): HtmlNode[] => {
      if (!isElement(node)) return [node];
      const id = sectionIds.find((each) => each === node.attrs.id);
      if (!id) return [{ ...node, children: without(node.children) }];
      sections.push({ place: sectionNames[id]!, node });
      return [];
    });
  return { rest: without(nodes), sections };
}

/** Strings a sheet may render. */
function cssTexts(css: string): string[] {
  const strings = [...css.matchAll(/content\s*:([^;}]*)/gi)].map(([, value]) =>
    [...(value ?? '').matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gs)]
      .map(([, double, single]) => unescaped(double ?? single ?? ''))
      .join(''),
  );
  return strings.filter((text) => /[\p{L}\d]/u.test(text));
}
const unescaped = (text: string) =>
  text.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code: string | undefined, char: string) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : char,
  );

/** Attribute values a sheet renders with `attr()`. */
function attributesShown(nodes: readonly HtmlNode[], css: string): string[] {
  const names = [...css.matchAll(/\battr\(\s*([\w-]+)/gi)].map(([, name]) => name!.toLowerCase());
  if (names.length === 0) return [];
  const values: string[] = [];
  const walk = (list: readonly HtmlNode[]) => {
    for (const node of list) {
      if (!isElement(node)) continue;
      for (const name of names) if (node.attrs[name]) values.push(node.attrs[name]!);
      walk(node.children);
    }
  };
  walk(nodes);
  return values;
}

function* leaves({
  titulo,
  subtitulo,
  texto,
  destaques,
  itens,
}: Blueprint['sections'][number]): Generator<string> {
  yield titulo;
  if (subtitulo) yield subtitulo;
  yield* texto;
  for (const { rotulo, valor } of destaques) yield `${rotulo} ${valor}`;
  for (const item of itens) yield [item.titulo, item.texto, item.grupo].filter(Boolean).join('\n');
}
