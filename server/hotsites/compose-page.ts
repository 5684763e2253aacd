import type { Catalog } from '#contract/assets.ts';
import type { Blueprint, HotsiteStyle, PageFacts, PageSource } from '#contract/blueprint.ts';
import type { Finding } from '#contract/hotsites.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assemble } from './assemble.ts';
import { checkPage } from './check/check-page.ts';
import { storeOrigin, storePageFiles } from './page-files.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { PageRefused } from './page-refused.ts';

/** What a page is made of: nothing of it has to be asked of an engine or a folder again. */
export interface PageParts {
  source: PageSource;
  blueprint: Blueprint;
  facts: PageFacts;
  catalog: Catalog;
  style: HotsiteStyle;
}

/** A checked page whose files are stored, ready to be a version. */
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
 * The checked page of a generated source. Asked before a source is kept, it spares a later try from
 * starting with a page that can never be published. Throws PageRefused.
 */
export function acceptPage(source: PageSource, facts: PageFacts, catalog: Catalog) {
  const check = checkPage(source, facts, catalog);
  if (!check.ok) throw new PageRefused(check.reasons);
  return check;
}

/**
 * Checks a page, puts its pictures in and stores its files; the database is not touched. The source
 * is kept as the check left it. Throws PageRefused, StorageError.
 */
export async function composePage(storage: Storage, parts: PageParts): Promise<ComposedPage> {
  const { source, facts, catalog, style } = parts;
  const { page, findings } = acceptPage(source, facts, catalog);
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
