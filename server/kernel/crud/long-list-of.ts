import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import type { LongList } from '#server/kernel/http/long-list.ts';
import type { AnyResource } from './resource.ts';

/** A resource's list in parts: ids, then the rows of some of them. Whoever left meanwhile is left out. */
export function longListOf(db: Db, { table, select }: AnyResource, listed?: SQL): LongList {
  return {
    async ids(most) {
      const query = db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(isNull(table.excluidoEm), select.only, listed))
        .orderBy(...select.order)
        .$dynamic();
      const rows = await (most === undefined ? query : query.limit(most));
      return rows.map((row) => row.id as number);
    },
    async some(ids) {
      const among = sql`${table.id} = ANY(${sql.param(ids)}::int[])`;
      const rows = (await select(db, and(among, isNull(table.excluidoEm))!)) as { id: number }[];
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
