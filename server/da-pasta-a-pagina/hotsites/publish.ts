import { eq } from 'drizzle-orm';
import { achadosDoDesenho, type Desenho } from '#contract/da-pasta-a-pagina/desenho.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { textoDoRascunho } from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsitePublicacoes, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { composePage, type LockedSection, type PageParts } from './compose-page.ts';
import { makePublic } from './make-public.ts';
import { inspectVersion } from './verificacao/inspect.ts';
import { readRegra, withGenerationFindings } from './verificacao/rule.ts';
import { storeInspection } from './verificacao/verify.ts';
import { addVersion, lockHotsite } from './versions.ts';

export interface Generation extends PageParts {
  hotsiteId: number;
  /** Display name of the engine that did the work. */
  engine: string;
  /** Reason of the new version: 'Super AI', 'Gerar GPT-5'. */
  motivo: string;
  autorId: number | null;
  runId: string | null;
  /** The version whose plan was kept; null for a new plan. */
  origem?: number | null | undefined;
  /** Whether the page was seen before it was kept. */
  desenho?: Desenho | undefined;
  /** Sections kept unchanged. */
  locked?: LockedSection[];
}

export interface Published {
  versaoId: number;
  numero: number;
  assetsUsed: number;
  findings: Finding[];
  /** False if the version awaits a person's decision, with the reason. */
  publicada: boolean;
  rascunho: string | null;
}

/**
 * Sanitises a generated page, stores it as a version and publishes it (HOT-46), unless it states what the
 * record does not (SAF-03), would replace a better one (PAG-12) or the programme's rule holds it back. Repeated
 * for the same run it returns the existing version. Throws PageRefused for irreparable faults, StorageError, AppError 404; the public page
 * then stays.
 */
export async function publishPage(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, engine, motivo, autorId, runId, origem, locked, desenho, ...parts }: Generation,
): Promise<Published> {
  const earlier = await versionOfRun(db, runId);
  if (earlier) return earlier;
  const composed = await composePage(storage, parts, locked);
  const page = { ...composed, achados: [...composed.achados, ...achadosDoDesenho(desenho)] };
  const inspection = withGenerationFindings(
    await inspectVersion({ db, storage }, { ...page, hotsiteId }),
    page.achados,
  );
  const { achados } = inspection;
  // As it would be checked now: what changed in the record since is no fault of the new page alone.
  const publica = await inspectPublic({ db, storage }, hotsiteId);
  return db.transaction(async (tx) => {
    await lockHotsite(tx, hotsiteId);
    const done = await versionOfRun(tx, runId);
    if (done) return done;
    const { bloqueia } = await readRegra(tx);
    const rascunho = textoDoRascunho(achados, { publica, bloqueia });
    const { id: versaoId, numero } = await addVersion(tx, page, {
      hotsiteId,
      motor: engine,
      motivo,
      autorId,
      runId,
      retida: rascunho,
      ...(origem ? { origemVersaoId: origem } : {}),
    });
    await storeInspection(tx, { hotsiteId, versaoId }, inspection, autorId);
    const publicada = rascunho === null;
    if (publicada) await makePublic(tx, { hotsiteId, versaoId, autorId, motivo, achados });
    else await tellHeldBack(tx, hotsiteId, { numero, motivo, achados, autorId });
    const { assetsUsados: assetsUsed, achados: findings } = page;
    return { versaoId, numero, assetsUsed, findings, publicada, rascunho };
  });
}

/** The findings of the public page now; null without one, or if nothing of it can be shown any more. */
async function inspectPublic(
  deps: { db: Db; storage: Storage },
  hotsiteId: number,
): Promise<Finding[] | null> {
  const [shown] = await deps.db
    .select({ version: hotsiteVersoes })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsites.id, hotsiteId));
  if (!shown) return null;
  const { achados, ausentes } = await inspectVersion(deps, shown.version);
  return ausentes.includes(shown.version.htmlFile) ? null : achados;
}

/** The public page stays; the unpublished one is reported. */
async function tellHeldBack(
  tx: Tx,
  hotsiteId: number,
  {
    numero,
    motivo,
    achados,
    autorId,
  }: { numero: number; motivo: string; achados: Finding[]; autorId: number | null },
): Promise<void> {
  const [hotsite] = await tx.select({ nome: hotsites.nome }).from(hotsites).where(eq(hotsites.id, hotsiteId));
  await recordAudit(tx, {
    userId: autorId,
    acao: 'reteve',
    entidade: 'hotsite',
    entidadeId: hotsiteId,
    nome: hotsite!.nome,
    dados: { versao: numero, motivo, achados: achados.map(({ code }) => code) },
  });
  await bumpLists(tx, 'hotsites', 'empreendimentos');
}

async function versionOfRun(db: Queryable, runId: string | null): Promise<Published | undefined> {
  if (runId === null) return undefined;
  const [row] = await db.select().from(hotsiteVersoes).where(eq(hotsiteVersoes.runId, runId));
  if (!row) return undefined;
  const publicada = (await db.$count(hotsitePublicacoes, eq(hotsitePublicacoes.versaoId, row.id))) > 0;
  return {
    versaoId: row.id,
    numero: row.numero,
    assetsUsed: row.assetsUsados,
    publicada,
    findings: row.achados as Finding[],
    rascunho: publicada ? null : row.retida,
  };
}
