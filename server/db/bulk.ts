import { getTableColumns, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

type Values = Record<string, unknown>;

/** Rows per statement: enough for cheap round trips, few enough to let others in between. */
const batchRows = 5_000;

/** A column's type in a definition list, where 'serial' does not exist. */
const typeOf = (column: AnyPgColumn) => sql.raw(column.getSQLType().replace('serial', 'integer'));
const name = (column: AnyPgColumn) => sql.identifier(column.name);
const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);

/**
 * Rows as a table named `linhas`, passed as a single parameter: one parameter per value would be slow to
 * build and refused beyond 65,535. `n` is their order.
 */
function recordset(columns: [string, AnyPgColumn][], rows: Values[]): SQL {
  const json = rows.map((row, n) => ({
    n,
    ...Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null])),
  }));
  const definitions = columns.map(([, column]) => sql`${name(column)} ${typeOf(column)}`);
  // A lone surrogate is valid text here, but an error to the database.
  const wellFormed = (_: string, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value;
  return sql`json_to_recordset(${JSON.stringify(json, wellFormed)}::json) AS linhas(n integer, ${list(definitions)})`;
}

/** The columns written; all rows of a call have the same. */
function columnsOf(table: PgTable, row: Values): [string, AnyPgColumn][] {
  const columns = getTableColumns(table);
  return Object.keys(row).map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`);
    return [key, column];
  });
}

async function inBatches(rows: Values[], run: (batch: Values[]) => Promise<Values[]>): Promise<Values[]> {
  const done: Values[] = [];
  for (let from = 0; from < rows.length; from += batchRows)
    for (const row of await run(rows.slice(from, from + batchRows))) done.push(row);
  return done;
}

/** Inserts rows with identical keys; returns their id and revisao in order. */
export function insertMany(
  db: Queryable,
  table: PgTable & { id: AnyPgColumn },
  rows: Values[],
): Promise<Values[]> {
  return inBatches(rows, async (batch) => {
    const columns = columnsOf(table, batch[0]!);
    const names = list(columns.map(([, column]) => name(column)));
    const { rows: stored } = await db.execute(sql`
      INSERT INTO ${table} (${names}) SELECT ${names} FROM ${recordset(columns, batch)} ORDER BY n
      RETURNING id`);
    return stored;
  });
}

/**
 * Updates records by `id`, each only if its `revisao` still matches; every row carries both. Returns the ids
 * that matched.
 */
export function updateMany(
  db: Queryable,
  table: PgTable & { id: AnyPgColumn; revisao: AnyPgColumn; excluidoEm: AnyPgColumn },
  rows: Values[],
): Promise<Values[]> {
  return inBatches(rows, async (batch) => {
    const columns = columnsOf(table, batch[0]!);
    const written = columns.filter(([key]) => key !== 'id' && key !== 'revisao');
    const { rows: stored } = await db.execute(sql`
      UPDATE ${table} SET revisao = ${table.revisao} + 1, atualizado_em = now(),
        ${list(written.map(([, column]) => sql`${name(column)} = linhas.${name(column)}`))}
      FROM ${recordset(columns, batch)}
      WHERE ${table.id} = linhas.id AND ${table.revisao} = linhas.revisao AND ${table.excluidoEm} IS NULL
      RETURNING ${table.id}`);
    return stored;
  });
}
