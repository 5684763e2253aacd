import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isLinkDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { elementsOf, type HtmlNode } from '#server/kernel/html/tree.ts';
import { excerpt, type Notes } from '../sanitize/notes.ts';
import { placeholdersIn } from './read-page.ts';

/** Broken links, unknown placeholders, foreign addresses. */
export function verifyLinks(
  { nodes, css }: { nodes: readonly HtmlNode[]; css: string },
  facts: PageFacts,
  mediaBase: string,
  notes: Notes,
): void {
  const elements = [...elementsOf(nodes)];
  const ids = new Set(elements.flatMap(({ attrs }) => attrs.id ?? []));
  for (const { tag, attrs } of elements) {
    const { href } = attrs;
    if (tag === 'a' && href?.startsWith('#') && href !== '#' && !ids.has(decoded(href.slice(1))))
      notes.find('yellow', 'link-quebrado', `Um link leva a “${excerpt(href)}”, que não está na página.`);
    const loaded = (attrs.srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
    for (const address of [href, attrs.src, attrs.poster, ...loaded])
      if (address && isForeign(address, mediaBase) && !(address === href && isLinkDaPagina(address, facts)))
        notes.find('red', 'endereco-externo', `A página leva a um endereço de fora: ${excerpt(address)}`);
  }
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g))
    if (isForeign(address, mediaBase))
      notes.find(
        'red',
        'endereco-externo',
        `O estilo da página usa um endereço de fora: ${excerpt(address)}`,
      );
  for (const name of placeholdersIn(nodes).unknown)
    notes.find('red', 'placeholder-desconhecido', `“${excerpt(name)}” não é preenchido e aparece como está.`);
}

/** The sharing corretor's number is filled in; any other would be someone else's. */
const ownWhatsapp = /^https:\/\/wa\.me\/\{\{CORRETOR_WHATSAPP\}\}/;

function isForeign(address: string, mediaBase: string): boolean {
  const trimmed = address.trim();
  if (trimmed.startsWith(mediaBase) || ownWhatsapp.test(trimmed)) return false;
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(trimmed) && !/^data:image\//i.test(trimmed);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
