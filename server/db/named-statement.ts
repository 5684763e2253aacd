import { type Param, type Placeholder, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { QueryConfig } from 'pg';
import { type Db, queriesOver } from './query-session.ts';

/** Statement names by text; there are few, since values are passed separately. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `texto_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A list parameter of a recurring statement, through a subselect: of a bare one the planner counts the elements,
 * finds the plan for these few cheaper than the one for any, and plans the statement anew every time.
 */
export const asList = (parameter: Param | Placeholder, type: 'int' | 'text') => {
  const list = sql.raw(`${type}[]`);
  return sql`(SELECT ${parameter}::${list})::${list}`;
};

const unnamed = new WeakSet<pg.Pool>();

/** Sends no names over a pool: on the embedded engine all connections share one session, and behind some poolers each transaction has another. */
export const sendUnnamed = (pool: pg.Pool): void => void unnamed.add(pool);

const nameFor = (db: Db, text: string) => (unnamed.has(db.$client) ? undefined : nameOf(text));

/** Runs a recurring statement, planned once per connection. */
export const runNamed = (db: Db, text: string, values: unknown[]): Promise<pg.QueryResult> =>
  db.$client.query({ name: nameFor(db, text), text, values });

/** A database handle routing all queries through one function. */
const through = (query: (config: QueryConfig, values?: unknown[]) => unknown) =>
  queriesOver({ query } as unknown as pg.Pool);

/**
 * Prepends a WITH to a read, in the same statement. The text is built once; each call passes the values
 * `before` uses ($1, $2 …).
 */
export function preceded<Row>(
  db: Db,
  before: string,
  read: (db: Db) => () => Promise<Row[]>,
): (values: unknown[]) => Promise<Row[]> {
  let given: unknown[] | null = null;
  const named = (text: string) => ({ name: nameFor(db, text), text });
  let whole: ReturnType<typeof named> | null = null;
  const ask = read(
    through((config, own = []) => {
      const values = given;
      given = null;
      if (!values || own.length > 0) throw new Error('a reading that is preceded takes no values of its own');
      whole ??= named(`${before} ${config.text}`);
      return db.$client.query({ ...config, ...whole }, values);
    }),
  );
  return async (values) => {
    given = values;
    const answer = ask();
    // Must already be sent: the next caller's values would go with it.
    if (given) throw new Error('a reading that is preceded is sent at once');
    return await answer;
  };
}

const plannedDbs = new WeakMap<Db, Db>();

/**
 * A handle for recurring reads, each planned once per connection. Not for texts that grow with their input
 * (use one list parameter), nor for transactions.
 */
export function planned(db: Db): Db {
  if (unnamed.has(db.$client)) return db;
  const known = plannedDbs.get(db);
  if (known) return known;
  const made = through((config, values) =>
    db.$client.query({ ...config, name: nameOf(config.text) }, values as unknown[]),
  );
  plannedDbs.set(db, made);
  return made;
}
