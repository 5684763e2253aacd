import { sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import {
  type Blueprint,
  blueprintSchema,
  type PageFacts,
  pageFactsSchema,
} from '#contract/da-pasta-a-pagina/blueprint.ts';
import { naoDesenhada } from '#contract/da-pasta-a-pagina/desenho.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import {
  defaultStyle,
  type HotsiteStyle,
  hotsiteStyleSchema,
} from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Medidas } from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import type { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { elementsOf, textOf } from '#server/kernel/html/tree.ts';
import { hasValidCreciSize } from '../creci-size.ts';
import { readCatalog, readHotsite } from '../for-generation.ts';
import { readPageFacts } from '../page-facts.ts';
import type { PageHead } from '../page-head.ts';
import { findShownFaults } from '../sanitize/findings.ts';
import { Notes } from '../sanitize/notes.ts';
import { findInProse } from '../sanitize/prosa/find-in-prose.ts';
import { verifyWeight, weighFirstView } from './first-view.ts';
import { placeholdersIn, readHtml } from './read-page.ts';
import { recordDigest } from './record-digest.ts';
import { verifyAccess } from './verify-access.ts';
import { verifyFacts } from './verify-facts.ts';
import { mediaKeysOf, missingOf, verifyImages } from './verify-images.ts';
import { verifyLinks } from './verify-links.ts';
import { verifySentences } from './verify-sentences.ts';

/** A version as it is inspected. */
export interface InspectedPage {
  html: string;
  css: string;
  js: string;
  blueprint: Blueprint;
  facts: PageFacts;
  style: HotsiteStyle;
  /** Text of search results and link previews. */
  head?: PageHead | null;
  /** What it was made of, if kept. */
  catalog: Catalog | null;
}

export interface Inspection {
  achados: Finding[];
  medidas: Medidas;
  /** Storage keys of the page's missing files: it cannot be shown completely any more. */
  ausentes: string[];
}

/** Includes a digest of what the page was compared with, to detect changes. */
export type DigestedInspection = Inspection & { registro: string | null };

/**
 * Inspects a page as it would be shown now: legal texts, facts against the current record, pictures,
 * accessibility, weight, links. Throws StorageError.
 */
export async function inspectPage(
  storage: Storage,
  page: InspectedPage,
  now: { facts: PageFacts; catalog: Catalog | null },
): Promise<Inspection> {
  const notes = new Notes();
  const nodes = readHtml(page.html);
  const byId = (catalog: Catalog | null) =>
    catalog && new Map(catalog.assets.map((asset): [string, Asset] => [asset.id, asset]));
  const [made, current] = [byId(page.catalog), byId(now.catalog)];
  const placeholders = placeholdersIn(nodes).found;

  findShownFaults({ nodes, placeholders }, now.facts, current ?? made ?? new Map(), notes);
  if (
    placeholders.includes('CORRETOR_NOME') &&
    !/corretora? de imoveis|profissional liberal/.test(foldText(textOf(nodes)))
  )
    notes.find(
      'yellow',
      'corretor-sem-titulo',
      'A página mostra o nome do corretor sem o título “Corretor de Imóveis”.',
    );
  if (!hasValidCreciSize(nodes))
    notes.find(
      'yellow',
      'creci-sem-tamanho',
      'A página não garante ao CRECI um quarto do tamanho do nome do corretor (Resolução COFECI 1.065/2007).',
    );
  verifyFacts({ nodes, blueprint: page.blueprint, made: page.facts }, now.facts, notes);
  verifySentences(nodes, now.facts, notes);
  const { css, head, blueprint } = page;
  findInProse({ nodes, css, blueprint, ...(head ? { head } : {}) }, now.facts, notes);
  verifyImages({ nodes, blueprint: page.blueprint, made, now: current }, notes);
  verifyAccess(nodes, page.blueprint.metadata.color_scheme, notes);
  verifyLinks({ nodes, css: page.css }, now.facts, storage.url('x').slice(0, -1), notes);
  const firstView = await weighFirstView({ ...page, nodes, assets: current ?? made });
  verifyWeight(firstView, notes);

  const ausentes = await missingOf(storage, mediaKeysOf(nodes, page.css, storage));
  if (ausentes.length > 0)
    notes.find(
      'red',
      'imagem-ausente',
      ausentes.length === 1
        ? 'Um arquivo de imagem desta versão foi excluído.'
        : `${ausentes.length} arquivos de imagem desta versão foram excluídos.`,
    );
  const pictures = [...elementsOf(nodes)].flatMap(({ attrs }) => attrs['data-asset'] ?? []);
  return {
    achados: [...notes.findings.values()].sort(
      (a, b) => Number(a.level === 'yellow') - Number(b.level === 'yellow'),
    ),
    medidas: { imagens: new Set(pictures).size, primeiraVista: firstView },
    ausentes,
  };
}

/** The current record and catalogue to compare a hotsite's page with. Throws AppError 404. */
export async function presentOf(db: Db, hotsiteId: number) {
  const { empreendimentoId, catalog } = await readHotsite(db, hotsiteId);
  // Read before the facts: a change in between makes the verificação outdated instead of unnoticed.
  const registro = await readDigest(db, empreendimentoId);
  return { facts: await readPageFacts(db, empreendimentoId), catalog, registro };
}

/** Null while the record is in the trash. */
export async function readDigest(db: Queryable, empreendimentoId: number): Promise<string | null> {
  const { rows } = await db.execute<{ registro: string | null }>(
    sql`SELECT ${recordDigest(sql`${empreendimentoId}`)} AS registro`,
  );
  return rows[0]?.registro ?? null;
}

export type VersionRow = typeof hotsiteVersoes.$inferSelect;

/** What is inspected of a version, stored or about to be. */
export type Inspectable = Pick<
  VersionRow,
  'hotsiteId' | 'htmlFile' | 'cssFile' | 'jsFile' | 'blueprint' | 'fatos' | 'estilo' | 'cabeca' | 'achados'
> & { catalogoFile: string | null };

/** Inspects a version whose files are stored. Throws AppError 404, StorageError. */
export async function inspectVersion(
  { db, storage }: { db: Db; storage: Storage },
  version: Inspectable,
): Promise<DigestedInspection> {
  const read = async (key: string | null) => {
    const file = key === null ? null : await storage.get(key);
    return file && Buffer.from(file.bytes).toString('utf8');
  };
  const keys = [version.htmlFile, version.cssFile, version.jsFile];
  const [[html, css, js], catalog, now] = await Promise.all([
    Promise.all(keys.map(read)),
    read(version.catalogoFile).then(readCatalog),
    presentOf(db, version.hotsiteId),
  ]);
  const page: InspectedPage = {
    html: html ?? '',
    css: css ?? '',
    js: js ?? '',
    catalog,
    blueprint: blueprintSchema.parse(version.blueprint),
    facts: pageFactsSchema.parse(version.fatos),
    style: hotsiteStyleSchema.catch(defaultStyle).parse(version.estilo),
    head: version.cabeca as PageHead | null,
  };
  const found = await inspectPage(storage, page, now);
  // Nobody can see later whether a page was drawn before it was kept: that stays as it was told.
  const undrawn = (version.achados as Finding[]).filter(({ code }) => code === naoDesenhada);
  const inspection = { ...found, achados: [...found.achados, ...undrawn], registro: now.registro };
  const gone = keys.filter((_, index) => [html, css, js][index] === null);
  if (gone.length === 0) return inspection;
  const message = 'Arquivos desta versão foram excluídos: ela não pode mais ser mostrada.';
  return {
    ...inspection,
    achados: [{ level: 'red', code: 'imagem-ausente', message }, ...inspection.achados],
    ausentes: [...gone, ...inspection.ausentes],
  };
}
