import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';

/** A query that still takes its conditions and its order. */
export interface OpenQuery<Raw> {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): PromiseLike<Raw[]>;
    prepare(name: string): { execute(): Promise<Raw[]> };
  };
}

interface Reading<Raw, Row> {
  /** Columns and tables. */
  from: (db: Queryable) => OpenQuery<Raw>;
  /** What holds for all that is ever read. */
  only?: SQL;
  /** The list's order. */
  order: SQL[];
  /** A row as it is answered. */
  present: (raw: Raw) => Row;
}

/** How records of one kind are read. */
export interface Select<Row> {
  /** Those that fit, in the list's order. */
  (db: Queryable, where: SQL): Promise<Row[]>;
  /** All there are, in no order, by a query that is built once. */
  whole(db: Queryable): () => Promise<Row[]>;
}

/** Tells how records are read and answered, for every way of asking for them. */
export function declareSelect<Raw, Row>({ from, only, order, present }: Reading<Raw, Row>): Select<Row> {
  const select = async (db: Queryable, where: SQL) => {
    const rows = await from(db)
      .where(and(where, only))
      .orderBy(...order);
    return rows.map(present);
  };
  const whole = (db: Queryable) => {
    const prepared = from(db)
      .where(only ?? sql`true`)
      .prepare('todos');
    return async () => (await prepared.execute()).map(present);
  };
  return Object.assign(select, { whole });
}
