import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Catalog } from '#contract/assets.ts';
import type { Blueprint, HotsiteStyle, PageFacts, PageSource } from '#contract/blueprint.ts';
import type { Finding } from '#contract/hotsites.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assemble } from './assemble.ts';
import { checkPage } from './check/check-page.ts';
import { storePageFiles } from './page-files.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { PageRefused } from './page-refused.ts';

export interface Generation {
  hotsiteId: number;
  source: PageSource;
  blueprint: Blueprint;
  facts: PageFacts;
  catalog: Catalog;
  style: HotsiteStyle;
  /** Name of the engine that did the work, as the screen shows it. */
  engine: string;
  /** Why there is a new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
  autorId: number | null;
  runId: string | null;
}

export interface Published {
  versaoId: number;
  numero: number;
  assetsUsed: number;
  findings: Finding[];
}

/**
 * Checks a generated page, stores it as a version and makes it the public one (HOT-46). Doing it
 * again for the same run answers the version already made. Throws PageRefused when the check finds
 * what cannot be repaired, StorageError, AppError 404; what is live then stays as it is.
 */
export async function publishPage(
  { db, storage }: { db: Db; storage: Storage },
  generation: Generation,
): Promise<Published> {
  const earlier = await versionOfRun(db, generation.runId);
  if (earlier) return earlier;
  const { source, facts, catalog, blueprint, style } = generation;
  const { page, findings } = acceptPage(source, facts, catalog);

  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const { nodes, css, used } = assemble(page.nodes, page.css, assets);
  const files = await storePageFiles(storage, { html: serialize(nodes), css, js: page.js });
  const usedAssets = used.flatMap((id) => assets.get(id) ?? []);
  const cabeca: PageHead = pageHead(
    facts,
    { ...blueprint, metadata: { ...blueprint.metadata, style } },
    usedAssets,
  );
  return db.transaction(async (tx) => {
    await lockHotsite(tx, generation.hotsiteId);
    const done = await versionOfRun(tx, generation.runId);
    if (done) return done;
    const version = {
      ...files,
      placeholders: page.placeholders,
      assetsUsados: used.length,
      achados: findings,
      cabeca,
    };
    return storeVersion(tx, generation, version);
  });
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

async function lockHotsite(tx: Tx, hotsiteId: number): Promise<void> {
  const [row] = await tx
    .select({ id: hotsites.id })
    .from(hotsites)
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)))
    .for('update');
  if (!row) throw notFound('Hotsite');
}

async function versionOfRun(db: Queryable, runId: string | null): Promise<Published | undefined> {
  if (runId === null) return undefined;
  const [row] = await db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.runId, runId));
  return (
    row && {
      versaoId: row.id,
      numero: row.numero,
      assetsUsed: row.assetsUsados,
      findings: row.achados as Finding[],
    }
  );
}

type VersionFiles = Awaited<ReturnType<typeof storePageFiles>>;
type NewVersion = VersionFiles & {
  placeholders: string[];
  assetsUsados: number;
  achados: Finding[];
  cabeca: PageHead;
};

async function storeVersion(tx: Tx, generation: Generation, version: NewVersion): Promise<Published> {
  const { hotsiteId, style, engine, blueprint, facts, motivo, autorId, runId } = generation;
  const [last] = await tx
    .select({ numero: max(hotsiteVersoes.numero) })
    .from(hotsiteVersoes)
    .where(eq(hotsiteVersoes.hotsiteId, hotsiteId));
  const numero = (last?.numero ?? 0) + 1;
  const [row] = await tx
    .insert(hotsiteVersoes)
    .values({
      ...version,
      hotsiteId,
      numero,
      estilo: style,
      motor: engine,
      blueprint,
      fatos: facts,
      motivo,
      autorId,
      runId,
    })
    .returning({ id: hotsiteVersoes.id });
  const versaoId = row!.id;
  const { htmlFile, cssFile, jsFile, placeholders, assetsUsados, achados } = version;
  const [hotsite] = await tx
    .update(hotsites)
    .set({
      htmlFile,
      cssFile,
      jsFile,
      placeholdersEncontrados: placeholders,
      versao: numero,
      versaoPublicaId: versaoId,
      status: 'completed',
      erro: null,
      v0Generated: true,
      v0GeneratedAt: sql`now()`,
      v0Style: style,
      v0AssetsUsed: assetsUsados,
      revisao: sql`${hotsites.revisao} + 1`,
    })
    .where(eq(hotsites.id, hotsiteId))
    .returning({ nome: hotsites.nome, revisao: hotsites.revisao });
  await recordAudit(tx, {
    ...hotsite!,
    userId: autorId,
    acao: 'publicou',
    entidade: 'hotsite',
    entidadeId: hotsiteId,
    dados: { versao: numero, estilo: style, motor: engine, motivo, achados: achados.map(({ code }) => code) },
  });
  await bumpLists(tx, 'hotsites', 'empreendimentos');
  return { versaoId, numero, assetsUsed: assetsUsados, findings: achados };
}
