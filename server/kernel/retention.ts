import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';

/** Rows that leave once they are older than a term, and are needed by nothing. */
export interface OldRows<Kind extends string = string> {
  kind: Kind;
  /** What leaves before `limit`: how many, and the moment of the oldest. */
  count(db: Queryable, limit: Date): Promise<{ total: number; desde: string | null }>;
  /** Deletes at most `portion` of them; returns how many. */
  deleteSome(tx: Tx, limit: Date, portion: number): Promise<number>;
}

interface Declared<Kind extends string> {
  kind: Kind;
  table: string;
  /** Moment of a row `x`. */
  at: SQL;
  /** Condition for a row `x` that nothing needs. */
  free?: SQL;
  /** Replaces the plain deletion of locked rows, by their `ctid`. */
  remove?: (tx: Tx, rows: SQL, limit: Date) => Promise<number>;
}

/** Rows of one table. */
export function oldRows<Kind extends string>({
  kind,
  table,
  at,
  free = sql`true`,
  remove,
}: Declared<Kind>): OldRows<Kind> {
  const from = sql.identifier(table);
  const old = (limit: Date) => sql`${at} < ${limit.toISOString()}::timestamptz AND ${free}`;
  return {
    kind,
    async count(db, limit) {
      const { rows } = await db.execute<{ total: number; desde: string | null }>(sql`
        SELECT count(*)::int AS total,
          to_char(min(${at}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS desde
        FROM ${from} x WHERE ${old(limit)}`);
      return rows[0]!;
    },
    async deleteSome(tx, limit, portion) {
      const { rows } = await tx.execute<{ place: string }>(sql`
        SELECT x.ctid::text AS place FROM ${from} x WHERE ${old(limit)}
        LIMIT ${portion} FOR UPDATE OF x SKIP LOCKED`);
      if (rows.length === 0) return 0;
      // Asked again once they are locked: what came to need one meanwhile holds it.
      const locked = sql`x.ctid = ANY(${sql.param(rows.map(({ place }) => place))}::tid[]) AND ${old(limit)}`;
      if (remove) return remove(tx, locked, limit);
      const { rows: gone } = await tx.execute(sql`DELETE FROM ${from} x WHERE ${locked} RETURNING 1`);
      return gone.length;
    },
  };
}
