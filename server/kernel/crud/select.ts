import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';

/** A query still open for conditions and order. */
export interface OpenQuery<Raw> {
  where(condition: SQL | undefined): {
    orderBy(...by: SQL[]): PromiseLike<Raw[]>;
    prepare(name: string): { execute(): Promise<Raw[]> };
  };
}

interface Reading<Raw, Row> {
  /** Columns and tables. */
  from: (db: Queryable) => OpenQuery<Raw>;
  /** Condition of every read. */
  only?: SQL;
  /** Default order. */
  order: SQL[];
  /** Maps a row to its answer. */
  present: (raw: Raw) => Row;
}

/** Reads records of one kind. */
export interface Select<Row> {
  /** Matching rows in the default order. */
  (db: Queryable, where: SQL): Promise<Row[]>;
  /** What every read is limited to and ordered by. */
  readonly only: SQL | undefined;
  readonly order: SQL[];
  /** All rows, unordered, by a query built once. */
  whole(db: Queryable): () => Promise<Row[]>;
}

/** Declares how records are selected and presented, for every kind of read. */
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
  return Object.assign(select, { whole, only, order });
}
