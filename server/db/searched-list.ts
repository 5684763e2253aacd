import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsPerPage } from '#contract/base/lists.ts';
import { type Facet, maxFacets, type Order } from '#contract/base/paged.ts';
import type { Db } from './client.ts';
import { type Comparable, writtenValue } from './condition-sql.ts';

/** What a list is ordered by: stored keys that the database makes (`chave_de_ordem`), byte by byte. */
export interface OrderKey {
  key: SQL;
  /**
   * Often equal, or missing: an index for each direction has the newest first and what is missing last in both
   * (TER-02).
   */
  ties?: true;
}

interface SearchedList<Name extends string> {
  table: PgTable & { id: PgColumn };
  /** The default order: newest first. */
  newest: PgColumn;
  keys: Record<Name, OrderKey>;
}

/** So many matches are sorted by themselves; of more, a page is found sooner along the order. */
const fewEnough = 5000;

/** Pages of a list that is searched in the database: what is not shown is counted, never read. */
export function searchedList<Name extends string>(db: Db, { table, newest, keys }: SearchedList<Name>) {
  const { id } = table;

  /** The other way round it is read from its end. */
  function orderOf(orders: readonly Order<Name>[], fromEnd = false): SQL {
    const way = (descending: boolean, missingLast = !descending) =>
      sql.raw(
        `${descending === fromEnd ? 'ASC' : 'DESC'} NULLS ${missingLast === fromEnd ? 'FIRST' : 'LAST'}`,
      );
    const asked = orders.map(({ by, descending }) => {
      const { key, ties = false } = keys[by];
      return sql`${key} ${way(descending, ties || !descending)}`;
    });
    return sql.join([...asked, sql`${newest} ${way(true)}`, sql`${id} ${way(true)}`], sql`, `);
  }

  return {
    count: (where: SQL | undefined): Promise<number> => db.$count(table, where),

    /** The ids of a page of the matches, of which there are `total`. */
    async page(
      where: SQL | undefined,
      { orders, page, total }: { orders: readonly Order<Name>[]; page: number; total: number },
    ): Promise<number[]> {
      const skipped = (page - 1) * rowsPerPage;
      if (skipped >= total) return [];
      const shown = Math.min(rowsPerPage, total - skipped);
      const after = total - skipped - shown;
      const fromEnd = after < skipped;
      const order = orderOf(orders, fromEnd);
      const part = sql`LIMIT ${shown} OFFSET ${fromEnd ? after : skipped}`;
      const { rows } = await db.execute<{ id: number }>(
        total > fewEnough
          ? sql`SELECT ${id} FROM ${table} WHERE ${where ?? sql`true`} ORDER BY ${order} ${part}`
          : sql`WITH achados AS MATERIALIZED (SELECT ${id} FROM ${table} WHERE ${where ?? sql`true`})
              SELECT ${id} FROM ${table} WHERE ${id} = ANY(ARRAY(SELECT id FROM achados)) ORDER BY ${order} ${part}`,
      );
      const ids = rows.map((row) => row.id);
      return fromEnd ? ids.reverse() : ids;
    },

    /** The ids of all matches, newest first. */
    async ids(where: SQL | undefined): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(
        sql`SELECT ${id} FROM ${table} WHERE ${where ?? sql`true`} ORDER BY ${orderOf([])}`,
      );
      return rows.map((row) => row.id);
    },

    /** The values of a column among the matches, most frequent first; '' is a missing one. */
    async facets(column: Comparable, where: SQL | undefined): Promise<Facet[]> {
      const values = column.among
        ? sql`SELECT DISTINCT ${id}, coalesce(l.valor, '') AS valor
            FROM ${table} LEFT JOIN (${column.among.values}) l ON l.dono = ${id} WHERE ${where ?? sql`true`}`
        : sql`SELECT coalesce(${writtenValue(column)}, '') AS valor FROM ${table} WHERE ${where ?? sql`true`}`;
      const { rows } = await db.execute<Facet & Record<string, unknown>>(sql`
        SELECT valor, count(*)::int AS total FROM (${values}) v
        GROUP BY valor ORDER BY total DESC, valor LIMIT ${maxFacets}`);
      return rows;
    },
  };
}

/** Rows in the order of their ids. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
