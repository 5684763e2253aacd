import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { lockCorretor, requireCorretor } from './lock-corretor.ts';

/** The bairros a corretor covers, in the order chosen, without trashed ones. */
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

/** Number of unknown ids named in an error. */
const namedIds = 5;

function unknownText(ids: number[]): string {
  if (ids.length === 1) return `Bairro ${ids[0]} não encontrado`;
  const more = ids.length - namedIds;
  const named = ids.slice(0, namedIds).join(', ');
  return `Bairros não encontrados: ${named}${more > 0 ? ` e mais ${more}` : ''}`;
}

const listed = (ids: number[]): SQL =>
  sql`(SELECT id::int AS id, ordem FROM json_array_elements_text(${JSON.stringify(ids)}::json) WITH ORDINALITY AS lista(id, ordem))`;

/** Throws 400 naming the missing bairros. */
async function refuseUnknown(tx: Tx, ids: number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT escolhidos.id FROM ${listed(ids)} AS escolhidos
    LEFT JOIN ${bairros} ON ${bairros.id} = escolhidos.id AND ${bairros.excluidoEm} IS NULL
    WHERE ${bairros.id} IS NULL ORDER BY ordem`);
  if (rows.length === 0) return;
  throw new AppError(400, 'invalido', unknownText(rows.map(({ id }) => id)), { field: 'bairrosIds' });
}

/** Replaces the list; returns whether anything changed. */
async function replaceBairros(tx: Tx, corretorId: number, ids: number[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    WITH escolhidos AS MATERIALIZED ${listed(ids)}, retirados AS (
      DELETE FROM ${corretorBairros} AS par
      WHERE par.corretor_id = ${corretorId}
        AND NOT EXISTS (SELECT FROM escolhidos WHERE escolhidos.id = par.bairro_id)
      RETURNING par.id
    ), novos AS (
      INSERT INTO ${corretorBairros} (corretor_id, bairro_id)
      SELECT ${corretorId}::int, ${bairros.id} FROM escolhidos JOIN ${bairros} ON ${bairros.id} = escolhidos.id
      ORDER BY ordem
      ON CONFLICT (corretor_id, bairro_id) DO NOTHING
      RETURNING id
    )
    SELECT EXISTS (SELECT FROM retirados) OR EXISTS (SELECT FROM novos) AS changed`);
  return rows[0]?.changed === true;
}

interface CoberturaChange {
  corretorId: number;
  bairrosIds: number[];
  /** Null if the corretor told it himself. */
  userId: number | null;
}

/**
 * Sets the bairros a corretor covers, in one statement: unchanged ones are not rewritten, which keeps the
 * order they were chosen in (COV-09, DAT-18). Returns the saved list. Existence is checked after writing,
 * when the rows protect their bairros from deletion.
 */
export async function changeCobertura(
  tx: Tx,
  { corretorId, bairrosIds, userId }: CoberturaChange,
): Promise<number[]> {
  await lockCorretor(tx, corretorId);
  const before = await bairrosOf(tx, corretorId);
  const isChanged = await replaceBairros(tx, corretorId, bairrosIds);
  await refuseUnknown(tx, bairrosIds);
  if (!isChanged) return before;
  const after = await bairrosOf(tx, corretorId);
  await recordAudit(tx, {
    userId,
    acao: 'alterou',
    entidade: 'corretor',
    entidadeId: corretorId,
    antes: { bairrosIds: before },
    depois: { bairrosIds: after },
  });
  await bumpLists(tx, 'corretores');
  return after;
}

/** The same in a transaction of its own. */
export const saveCobertura = (db: Db, change: CoberturaChange): Promise<number[]> =>
  db.transaction((tx) => changeCobertura(tx, change));

/** Whether a corretor covers an existing bairro (COV-23). */
export async function hasCobertura(db: Queryable, corretorId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: corretorBairros.id })
    .from(corretorBairros)
    .innerJoin(bairros, eq(bairros.id, corretorBairros.bairroId))
    .where(and(eq(corretorBairros.corretorId, corretorId), isNull(bairros.excluidoEm)))
    .limit(1);
  return row !== undefined;
}

/** Counts the bairros one corretor covers and another does not. */
export async function countOnlyCoveredBy(
  db: Queryable,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const own = new Set(await bairrosOf(db, to));
  return (await bairrosOf(db, from)).filter((id) => !own.has(id)).length;
}

/** Adds one corretor's bairros to another's; the first keeps his, in case he is restored. */
export async function copyCobertura(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${corretorBairros} (corretor_id, bairro_id)
    SELECT ${to}::int, bairro_id FROM ${corretorBairros} WHERE corretor_id = ${from} ORDER BY id
    ON CONFLICT (corretor_id, bairro_id) DO NOTHING`);
}
