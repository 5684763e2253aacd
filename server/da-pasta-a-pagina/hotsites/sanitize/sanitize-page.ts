import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { isLinkDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { guardPage } from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { elementsOf, serialize } from '#server/kernel/html/tree.ts';
import { addOwnBlocks, ownBlocksCss } from '../own-blocks.ts';
import { addLegal, ownLegalCss } from '../own-legal.ts';
import { unsupported } from './figures.ts';
import { findFaults, type SanitizedPage } from './findings.ts';
import { Notes } from './notes.ts';
import { readPageCalls } from './page-calls.ts';
import { findInProse } from './prosa/find-in-prose.ts';
import { isSupportedOrCaught, removeUnsourced, supportedByPage } from './prosa/remove-unsourced.ts';
import { textsOfPlan } from './prosa/supported-plan.ts';
import { supportedBy } from './prosa/supported-words.ts';
import { rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';
import { placeholdersOf, rebuildHtml } from './rebuild-html.ts';
import { plainDescription, removeUnsupported } from './remove-unsupported.ts';
import { sanitizeJs } from './sanitize-js.ts';

export type PageResult =
  | { ok: true; page: SanitizedPage; findings: Finding[] }
  | { ok: false; reasons: Finding[] };

/** Longest accepted sources, in characters. */
export const maxSource = { html: 500_000, css: 200_000 } as const;

/**
 * Sanitises a generated page before it is stored: its code is rebuilt from allow-lists, its text contains no
 * number missing from the record. Faults are repaired if the rest is still the page, else the page is refused
 * with all reasons; matters of judgement become findings. With the `plan` it was generated from, anything not
 * supported by record, plan and lexicon is removed as well; without one, the page was assembled by a person
 * and its words stay.
 */
export function sanitizePage(
  source: PageSource,
  facts: PageFacts,
  catalog: Catalog,
  plan?: Blueprint,
): PageResult {
  const notes = new Notes();
  for (const part of ['html', 'css'] as const)
    if (source[part].length > maxSource[part])
      notes.refuse('grande-demais', `O ${part.toUpperCase()} gerado é grande demais.`);
  if (notes.refused.size > 0) return refused(notes);

  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const heldInStyle = plan && supportedBy(facts, [], textsOfPlan(plan));
  const textAllowed = (text: string) =>
    unsupported(text, facts).length === 0 && (!heldInStyle || isSupportedOrCaught(text, heldInStyle));
  const cssContext = { notes, assets, textAllowed };
  const rebuilt = rebuildHtml(source.html.toWellFormed(), {
    notes,
    assets,
    readyText: `Olá! Vi a página do ${facts.nome} e gostaria de saber mais.`,
    styleAttribute: (value) => rebuildStyleAttribute(value, cssContext),
    isOwnLink: (address) => isLinkDaPagina(address, facts),
  });
  let nodes = removeUnsupported(rebuilt, facts, assets, notes);
  // An unsupported claim holds the page back even if its sentence was removed.
  const written = structuredClone(nodes);
  if (plan) nodes = removeUnsourced(nodes, supportedByPage(nodes, facts, assets, plan), assets, notes);
  describePictures(nodes, assets, facts);
  const added = plan !== undefined && addOwnBlocks(nodes, facts) ? [ownBlocksCss] : [];
  if ([...elementsOf(nodes)].length === 0) notes.refuse('pagina-vazia', 'O HTML gerado não tem conteúdo.');
  else if (plan && addLegal(nodes, facts)) added.push(ownLegalCss);
  const js = sanitizeJs(source.js.toWellFormed(), notes);
  const sheet = rebuildCss(source.css.toWellFormed(), { ...cssContext, ...styleContext(nodes, js, facts) });
  const css = [sheet, ...added].join('');
  if (notes.refused.size > 0) return refused(notes);

  const page: SanitizedPage = { nodes, css, js, placeholders: placeholdersOf(nodes) };
  findFaults(page, facts, assets, notes);
  findInProse({ ...page, nodes: written }, facts, notes);
  return { ok: true, page, findings: [...notes.findings.values(), ...notes.repaired.values()] };
}

/** Context for checking a sheet: the page with its protected elements, and classes its calls add. */
export const styleContext = (nodes: SanitizedPage['nodes'], js: string, facts: PageFacts) => ({
  page: guardPage(serialize(nodes), facts),
  states: new Set([
    ...readPageCalls(js).calls.flatMap(({ options }) => options.class ?? []),
    ...['is-open', 'is-current', 'is-visible', 'is-laid-out', 'is-resting', 'is-drawing', 'is-zoomed'],
  ]),
});

const refused = (notes: Notes): PageResult => ({ ok: false, reasons: [...notes.refused.values()] });

/** Pictures without alt text get the catalogue's description. */
export function describePictures(
  nodes: SanitizedPage['nodes'],
  assets: ReadonlyMap<string, Asset>,
  facts: PageFacts,
): void {
  for (const node of elementsOf(nodes)) {
    const asset = node.tag === 'img' ? assets.get(node.attrs.src?.slice('asset:'.length) ?? '') : undefined;
    if (asset && node.attrs.alt === undefined) node.attrs.alt = plainDescription(asset, facts);
  }
}
