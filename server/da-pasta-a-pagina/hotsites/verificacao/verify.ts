import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Medidas, Verificacao } from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { hotsiteVerificacoes } from '#server/db/schema/versoes.ts';
import { shownName } from '#server/db/shown-name.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';
import { type DigestedInspection, inspectVersion, readDigest, type VersionRow } from './inspect.ts';
import { readRegra } from './rule.ts';

/** Codes of automatic repairs, reported once when the page is generated. */
const repaired = new Set(['codigo-removido', 'estilo-removido', 'imagem-desconhecida', 'numero-sem-fonte']);

/** A version of a live hotsite. Throws AppError 404. */
export async function findVersion(db: Queryable, hotsiteId: number, versaoId: number): Promise<VersionRow> {
  const [found] = await db
    .select({ version: hotsiteVersoes })
    .from(hotsiteVersoes)
    .innerJoin(hotsites, and(eq(hotsites.id, hotsiteVersoes.hotsiteId), isNull(hotsites.excluidoEm)))
    .where(and(eq(hotsiteVersoes.id, versaoId), eq(hotsiteVersoes.hotsiteId, hotsiteId)));
  if (!found) throw notFound('Versão', 'f');
  return found.version;
}

/** Stores an inspection, replacing the previous one. */
export async function storeInspection(
  tx: Queryable,
  { hotsiteId, versaoId }: { hotsiteId: number; versaoId: number },
  { achados, medidas, registro }: DigestedInspection,
  autorId: number | null,
): Promise<void> {
  const set = { achados, medidas: { ...medidas, registro }, autorId, verificadaEm: sql`now()` };
  await tx
    .insert(hotsiteVerificacoes)
    .values({ hotsiteId, versaoId, ...set })
    .onConflictDoUpdate({ target: hotsiteVerificacoes.versaoId, set });
}

/** Verifies a version now and stores the result; by default the public one. Throws AppError 404. */
export async function verify(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, versaoId, userId }: { hotsiteId: number; versaoId: number | undefined; userId: number },
): Promise<Verificacao> {
  const wanted = versaoId ?? (await readHotsiteRow(db, hotsiteId)).shown;
  if (wanted === null) return readVerificacao({ db, storage }, hotsiteId, undefined);
  const version = await findVersion(db, hotsiteId, wanted);
  const inspection = await inspectVersion({ db, storage }, version);
  await db.transaction(async (tx) => {
    await storeInspection(tx, { hotsiteId, versaoId: wanted }, inspection, userId);
    await recordAudit(tx, {
      userId,
      acao: 'verificou',
      entidade: 'hotsite',
      entidadeId: hotsiteId,
      nome: (await readHotsiteRow(tx, hotsiteId)).nome,
      dados: { versao: version.numero, achados: inspection.achados.map(({ code }) => code) },
    });
    await bumpLists(tx, 'hotsites');
  });
  return readVerificacao({ db, storage }, hotsiteId, wanted);
}

async function readHotsiteRow(db: Queryable, hotsiteId: number) {
  const [row] = await db
    .select({
      id: hotsites.id,
      nome: hotsites.nome,
      rota: hotsites.rota,
      ativo: hotsites.ativo,
      empreendimentoId: hotsites.empreendimentoId,
      versaoPublicaId: hotsites.versaoPublicaId,
      /**
       * The public version, else the newest. On a single table Drizzle would write a bare 'id', which is the
       * version's.
       */
      shown: sql<number | null>`coalesce(hotsites.versao_publica_id, (
        SELECT max(v.id) FROM hotsite_versoes v WHERE v.hotsite_id = hotsites.id))`,
    })
    .from(hotsites)
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)));
  if (!row) throw notFound('Hotsite');
  return row;
}

/**
 * The findings of a version. If never verified, or the record has changed since, it is verified now. Throws
 * AppError 404, StorageError.
 */
export async function readVerificacao(
  deps: { db: Db; storage: Storage },
  hotsiteId: number,
  versaoId: number | undefined,
): Promise<Verificacao> {
  const { db } = deps;
  const { shown, ...hotsite } = await readHotsiteRow(db, hotsiteId);
  const { bloqueia } = await readRegra(db);
  const none = {
    hotsite,
    bloqueia,
    versao: null,
    verificadaEm: null,
    por: null,
    achados: [],
    medidas: null,
    retirados: [],
  };
  const wanted = versaoId ?? shown;
  if (wanted === null) return none;
  const version = await findVersion(db, hotsiteId, wanted);
  const check = await currentCheck(deps, version, hotsite.empreendimentoId);
  const made = version.achados as Finding[];
  const medidas = check?.medidas as Medidas | undefined;
  return {
    ...none,
    versao: { id: wanted, numero: version.numero, publica: hotsite.versaoPublicaId === wanted },
    verificadaEm: check?.verificadaEm.toISOString() ?? null,
    por: check?.por ?? null,
    achados: (check?.achados as Finding[] | undefined) ?? made.filter(({ code }) => !repaired.has(code)),
    // The other stored columns are internal.
    medidas: medidas ? { imagens: medidas.imagens, primeiraVista: medidas.primeiraVista } : null,
    retirados: made.filter(({ code }) => repaired.has(code)),
  };
}

/** The stored verificação of a version, repeated if outdated. */
async function currentCheck(
  deps: { db: Db; storage: Storage },
  version: VersionRow,
  empreendimentoId: number,
) {
  const { db } = deps;
  const kept = await keptCheck(db, version.id);
  const registro = await readDigest(db, empreendimentoId);
  // A trashed record cannot be compared with.
  if (registro === null || (kept?.medidas as { registro?: unknown } | undefined)?.registro === registro)
    return kept;
  await verifyAgain(deps, version);
  return keptCheck(db, version.id);
}

/** Verifies a version and stores the findings, without an author. Throws StorageError. */
export async function verifyAgain(
  { db, storage }: { db: Db; storage: Storage },
  version: VersionRow,
): Promise<void> {
  const { id: versaoId, hotsiteId } = version;
  const inspection = await inspectVersion({ db, storage }, version);
  await db.transaction(async (tx) => {
    await storeInspection(tx, { hotsiteId, versaoId }, inspection, null);
    await bumpLists(tx, 'hotsites');
  });
}

async function keptCheck(db: Queryable, versaoId: number) {
  const [row] = await db
    .select({
      achados: hotsiteVerificacoes.achados,
      medidas: hotsiteVerificacoes.medidas,
      verificadaEm: hotsiteVerificacoes.verificadaEm,
      por: shownName,
    })
    .from(hotsiteVerificacoes)
    .leftJoin(users, eq(users.id, hotsiteVerificacoes.autorId))
    .where(eq(hotsiteVerificacoes.versaoId, versaoId));
  return row;
}
