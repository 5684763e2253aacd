import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { holdCorretor, requireCorretor } from './hold-corretor.ts';

/** The bairros a corretor covers, in the order they were chosen; one in the trash is none. */
async function bairrosOf(db: Queryable, corretorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: corretorBairros.bairroId })
    .from(corretorBairros)
    .innerJoin(bairros, eq(bairros.id, corretorBairros.bairroId))
    .where(and(eq(corretorBairros.corretorId, corretorId), isNull(bairros.excluidoEm)))
    .orderBy(corretorBairros.id);
  return rows.map(({ id }) => id);
}

export async function readCobertura(db: Db, corretorId: number): Promise<number[]> {
  await requireCorretor(db, corretorId);
  return bairrosOf(db, corretorId);
}

/** How many unknown ids a refusal names. */
const namedIds = 5;

function unknownText(ids: number[]): string {
  if (ids.length === 1) return `Bairro ${ids[0]} não encontrado`;
  const more = ids.length - namedIds;
  const named = ids.slice(0, namedIds).join(', ');
  return `Bairros não encontrados: ${named}${more > 0 ? ` e mais ${more}` : ''}`;
}

/** Keeps the bairros from being deleted until the transaction ends; throws 400 naming those that are not there. */
async function holdBairros(tx: Tx, ids: number[]): Promise<void> {
  const held = await tx
    .select({ id: bairros.id })
    .from(bairros)
    .where(and(inArray(bairros.id, ids), isNull(bairros.excluidoEm)))
    .orderBy(bairros.id)
    .for('share');
  if (held.length === ids.length) return;
  const known = new Set(held.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  throw new AppError(400, 'invalido', unknownText(unknown), { field: 'bairrosIds' });
}

/**
 * Makes these the bairros a corretor covers, by one statement: what stays is not written again, so
 * the order in which they were chosen lasts (COV-09, DAT-18). Answers the saved list.
 */
export function saveCobertura(
  db: Db,
  { corretorId, bairrosIds, userId }: { corretorId: number; bairrosIds: number[]; userId: number },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await holdCorretor(tx, corretorId);
    await holdBairros(tx, bairrosIds);
    const before = await bairrosOf(tx, corretorId);
    const { rowCount } = await tx.execute(sql`
      WITH escolhidos AS (
        SELECT id::int AS id, ordem
        FROM json_array_elements_text(${JSON.stringify(bairrosIds)}::json) WITH ORDINALITY AS lista(id, ordem)
      ), retirados AS (
        DELETE FROM corretor_bairros
        WHERE corretor_id = ${corretorId} AND bairro_id NOT IN (SELECT id FROM escolhidos)
        RETURNING id
      ), novos AS (
        INSERT INTO corretor_bairros (corretor_id, bairro_id)
        SELECT ${corretorId}, id FROM escolhidos ORDER BY ordem
        ON CONFLICT (corretor_id, bairro_id) DO NOTHING
        RETURNING id
      )
      SELECT id FROM retirados UNION ALL SELECT id FROM novos`);
    if (!rowCount) return before;
    const after = await bairrosOf(tx, corretorId);
    await recordAudit(tx, {
      ...{ userId, acao: 'alterou', entidade: 'corretor', entidadeId: corretorId },
      antes: { bairrosIds: before },
      depois: { bairrosIds: after },
    });
    await bumpLists(tx, 'corretores');
    return after;
  });
}

/** Whether a corretor covers a bairro that is there (COV-23). */
export async function hasCobertura(db: Queryable, corretorId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: corretorBairros.id })
    .from(corretorBairros)
    .innerJoin(bairros, eq(bairros.id, corretorBairros.bairroId))
    .where(and(eq(corretorBairros.corretorId, corretorId), isNull(bairros.excluidoEm)))
    .limit(1);
  return row !== undefined;
}
