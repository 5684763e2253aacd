import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Finding } from '#contract/hotsites.ts';
import type { Medidas, Verificacao } from '#contract/verificacao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { hotsiteVerificacoes } from '#server/db/schema/versoes.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { notFound } from '#server/kernel/errors.ts';
import { type Inspection, inspectVersion, type VersionRow } from './inspect.ts';
import { readRegra } from './rule.ts';

/** What a check takes out of a page by itself; told once, when the page is made. */
const repaired = new Set(['codigo-removido', 'estilo-removido', 'imagem-desconhecida', 'numero-sem-fonte']);

/** One version of a hotsite that is not in the trash. Throws AppError 404. */
export async function findVersion(db: Queryable, hotsiteId: number, versaoId: number): Promise<VersionRow> {
  const [found] = await db
    .select({ version: hotsiteVersoes })
    .from(hotsiteVersoes)
    .innerJoin(hotsites, and(eq(hotsites.id, hotsiteVersoes.hotsiteId), isNull(hotsites.excluidoEm)))
    .where(and(eq(hotsiteVersoes.id, versaoId), eq(hotsiteVersoes.hotsiteId, hotsiteId)));
  if (!found) throw notFound('Versão', 'f');
  return found.version;
}

/** Keeps what a check found, in the place of what an earlier one did. */
export async function storeInspection(
  tx: Queryable,
  { hotsiteId, versaoId }: { hotsiteId: number; versaoId: number },
  { achados, medidas }: Pick<Inspection, 'achados' | 'medidas'>,
  autorId: number | null,
): Promise<void> {
  const set = { achados, medidas, autorId, verificadaEm: sql`now()` };
  await tx
    .insert(hotsiteVerificacoes)
    .values({ hotsiteId, versaoId, ...set })
    .onConflictDoUpdate({ target: hotsiteVerificacoes.versaoId, set });
}

/** Checks a version now and keeps the result. Without one it is the public one. Throws AppError 404. */
export async function verify(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, versaoId, userId }: { hotsiteId: number; versaoId: number | undefined; userId: number },
): Promise<Verificacao> {
  const wanted = versaoId ?? (await readHotsiteRow(db, hotsiteId)).shown;
  if (wanted === null) return readVerificacao(db, hotsiteId, undefined);
  const version = await findVersion(db, hotsiteId, wanted);
  const inspection = await inspectVersion({ db, storage }, version);
  await db.transaction(async (tx) => {
    await storeInspection(tx, { hotsiteId, versaoId: wanted }, inspection, userId);
    await recordAudit(tx, {
      ...{ userId, acao: 'verificou', entidade: 'hotsite', entidadeId: hotsiteId },
      nome: (await readHotsiteRow(tx, hotsiteId)).nome,
      dados: { versao: version.numero, achados: inspection.achados.map(({ code }) => code) },
    });
    await bumpLists(tx, 'hotsites');
  });
  return readVerificacao(db, hotsiteId, wanted);
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
      changed: empreendimentos.atualizadoEm,
      /** The public version, else the newest. */
      shown: sql<number | null>`coalesce(${hotsites.versaoPublicaId}, (
        SELECT max(v.id) FROM hotsite_versoes v WHERE v.hotsite_id = ${hotsites.id}))`,
    })
    .from(hotsites)
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)));
  if (!row) throw notFound('Hotsite');
  return row;
}

/** What the last check of a version found; what its making found where it was never checked. */
export async function readVerificacao(
  db: Queryable,
  hotsiteId: number,
  versaoId: number | undefined,
): Promise<Verificacao> {
  const { changed, shown, ...hotsite } = await readHotsiteRow(db, hotsiteId);
  const { bloqueia } = await readRegra(db);
  const none = {
    ...{ hotsite, bloqueia, versao: null, verificadaEm: null, por: null, desatualizada: false },
    ...{ achados: [], medidas: null, retirados: [] },
  };
  const wanted = versaoId ?? shown;
  if (wanted === null) return none;
  const version = await findVersion(db, hotsiteId, wanted);
  const [row] = await db
    .select({ check: hotsiteVerificacoes, por: users.username })
    .from(hotsiteVerificacoes)
    .leftJoin(users, eq(users.id, hotsiteVerificacoes.autorId))
    .where(eq(hotsiteVerificacoes.versaoId, wanted));
  const made = version.achados as Finding[];
  return {
    ...none,
    versao: { id: wanted, numero: version.numero, publica: hotsite.versaoPublicaId === wanted },
    verificadaEm: row?.check.verificadaEm.toISOString() ?? null,
    por: row?.por ?? null,
    desatualizada: row ? changed > row.check.verificadaEm : false,
    achados: (row?.check.achados as Finding[] | undefined) ?? made.filter(({ code }) => !repaired.has(code)),
    medidas: (row?.check.medidas as Medidas | undefined) ?? null,
    retirados: made.filter(({ code }) => repaired.has(code)),
  };
}
