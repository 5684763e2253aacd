import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TrashedName } from '#contract/entidades.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { recordAudits, type Values } from '#server/kernel/audit.ts';

/** Condition for rows no foreign key references, except from rows deleted along with them. */
async function nothingRefersTo(db: Queryable, table: PgTable): Promise<SQL> {
  const { rows } = await db.execute<{ tabela: string; coluna: string }>(sql`
    SELECT conrelid::regclass::text AS tabela, attname AS coluna
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confdeltype IN ('a', 'r') AND confrelid = ${getTableName(table)}::regclass`);
  const held = rows.map(
    ({ tabela, coluna }) =>
      sql`NOT EXISTS (SELECT FROM ${sql.identifier(tabela)} AS preso
        WHERE preso.${sql.identifier(coluna)} = ${table}.id)`,
  );
  return and(...held) ?? sql`true`;
}

/**
 * Purges rows trashed before `limit` that nothing references, with the personal values the audit log kept of
 * them. Returns how many.
 */
export function purgeTable(
  db: Db,
  what: {
    table: PgTable & { id: AnyPgColumn; excluidoEm: AnyPgColumn };
    entidade: TrashedName;
    limit: Date;
    nameOf: (row: Values) => string | undefined;
    /** Excludes rows that must stay. */
    among?: SQL | undefined;
  },
): Promise<number> {
  const { table, entidade, limit, nameOf, among } = what;
  return db.transaction(async (tx) => {
    const free = await nothingRefersTo(tx, table);
    const rows = (await tx
      .delete(table)
      .where(and(sql`${table.excluidoEm} < ${limit.toISOString()}`, free, among))
      .returning()) as Values[];
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => String(id));
    await tx
      .update(auditoria)
      .set({ pessoais: null })
      .where(
        sql`${auditoria.entidade} = ${entidade} AND ${auditoria.entidadeId} = ANY(${sql.param(ids)})
          AND ${auditoria.pessoais} IS NOT NULL`,
      );
    await recordAudits(
      tx,
      rows.map((row) => ({
        userId: null,
        acao: 'apagou',
        entidade,
        entidadeId: row.id as number,
        nome: nameOf(row),
      })),
    );
    await bumpLists(tx, 'lixeira');
    return rows.length;
  });
}
