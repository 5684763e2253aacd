import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assemble } from './assemble.ts';
import { storeOrigin, storePageFiles } from './page-files.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { PageRefused } from './page-refused.ts';
import { labelWithoutSource, withoutSource } from './sanitize/prosa/remove-unsourced.ts';
import { sanitizeKept } from './sanitize/sanitize-kept.ts';
import { type PageResult, sanitizePage } from './sanitize/sanitize-page.ts';
import { copySection, sectionOf } from './sections.ts';

/** Everything a page is made of: no engine or folder is needed again. */
export interface PageParts {
  source: PageSource;
  blueprint: Blueprint;
  facts: PageFacts;
  catalog: Catalog;
  style: HotsiteStyle;
  /** Assembled by a person from existing parts: its words stay. */
  assembled?: true;
}

/** A section kept from an earlier version, with the catalogue of its pictures. */
export interface LockedSection {
  secao: SectionId;
  source: PageSource;
  catalog: Catalog;
}

/** A sanitised page with stored files, ready to become a version. */
export interface ComposedPage {
  htmlFile: string;
  cssFile: string;
  jsFile: string;
  fonteFile: string;
  catalogoFile: string;
  blueprint: Blueprint;
  fatos: PageFacts;
  estilo: HotsiteStyle;
  placeholders: string[];
  assetsUsados: number;
  achados: Finding[];
  cabeca: PageHead;
}

/**
 * Sanitises a generated source. Called before the source is kept, so that a retry does not start from an
 * unpublishable page. Throws PageRefused.
 */
export function acceptPage(source: PageSource, facts: PageFacts, catalog: Catalog, plan?: Blueprint) {
  return accepted(sanitizePage(source, facts, catalog, plan));
}

function accepted(check: PageResult): Extract<PageResult, { ok: true }> {
  if (!check.ok) throw new PageRefused(check.reasons);
  return check;
}

/**
 * Sanitises a page, inserts its pictures and stores its files; does not touch the database. The sanitised
 * source is kept; `locked` sections replace the generated ones. Throws PageRefused, StorageError.
 */
export async function composePage(
  storage: Storage,
  parts: PageParts,
  locked: LockedSection[] = [],
): Promise<ComposedPage> {
  const { source: given, facts, catalog, blueprint, assembled } = parts;
  const check = acceptPage(given, facts, catalog, assembled ? undefined : blueprint);
  if (locked.length === 0) return store(storage, parts, check);
  const { page } = check;
  const written = { html: serialize(page.nodes), css: page.css, js: page.js };
  const source = locked.reduce((whole, one) => copySection(one.source, whole, one.secao) ?? whole, written);
  const composed = await composeKept(storage, { ...parts, source, catalog: withPicturesOf(catalog, locked) });
  // Removed sentences and pending labels of the sections are reported with the page's findings.
  const told = check.findings.filter(({ code }) => code === withoutSource || code === labelWithoutSource);
  return { ...composed, achados: [...composed.achados, ...told] };
}

/**
 * The same for a source whose parts were all sanitised before: stored byte for byte. Throws PageRefused,
 * StorageError.
 */
export async function composeKept(storage: Storage, parts: PageParts): Promise<ComposedPage> {
  return store(storage, parts, accepted(sanitizeKept(parts.source, parts.facts, parts.catalog)));
}

/** The catalogue plus pictures of locked sections that it no longer has. */
function withPicturesOf(catalog: Catalog, locked: LockedSection[]): Catalog {
  const known = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  for (const { secao, source, catalog: earlier } of locked) {
    const html = sectionOf(source, secao)?.html ?? '';
    for (const asset of earlier.assets)
      if (!known.has(asset.id) && html.includes(`asset:${asset.id}`)) known.set(asset.id, asset);
  }
  return { ...catalog, assets: [...known.values()] };
}

async function store(
  storage: Storage,
  { catalog, facts, style, ...parts }: PageParts,
  { page, findings }: Extract<PageResult, { ok: true }>,
): Promise<ComposedPage> {
  const kept = { html: serialize(page.nodes), css: page.css, js: page.js };
  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const { nodes, css, used } = assemble(page.nodes, page.css, assets);
  const [files, origin] = await Promise.all([
    storePageFiles(storage, { html: serialize(nodes), css, js: page.js }),
    storeOrigin(storage, { source: kept, catalog }),
  ]);
  const blueprint = { ...parts.blueprint, metadata: { ...parts.blueprint.metadata, style } };
  const usedAssets = used.flatMap((id) => assets.get(id) ?? []);
  return {
    ...files,
    ...origin,
    blueprint: parts.blueprint,
    fatos: facts,
    estilo: style,
    placeholders: page.placeholders,
    assetsUsados: used.length,
    achados: findings,
    cabeca: pageHead(facts, blueprint, usedAssets),
  };
}
