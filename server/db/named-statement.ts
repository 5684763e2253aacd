import type pg from 'pg';
import type { QueryConfig } from 'pg';
import { changesOf } from './changes.ts';
import type { Db } from './client.ts';
import { queriesOver } from './query-session.ts';

/** Names of the texts seen so far; there are few, as values travel beside them. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `texto_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** No name on the embedded engine, whose connections share one session. */
const nameFor = (db: Db, text: string) => (changesOf(db.$client) ? undefined : nameOf(text));

/** Runs a statement that recurs, planned once per connection. */
export const runNamed = (db: Db, text: string, values: unknown[]): Promise<pg.QueryResult> =>
  db.$client.query({ name: nameFor(db, text), text, values });

/** A database of one kind of query. */
const through = (query: (config: QueryConfig, values?: unknown[]) => unknown) =>
  queriesOver({ query } as unknown as pg.Pool);

/**
 * A reading with `before` put before it in the same statement: a WITH that makes what is read. Both
 * are put together once; each call gives the values `before` names ($1, $2 …).
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
    // It must have gone out by now: the next caller's values would be sent with it.
    if (given) throw new Error('a reading that is preceded is sent at once');
    return await answer;
  };
}

const plannedDbs = new WeakMap<Db, Db>();

/**
 * The same database, for reads that recur in one form: each is planned once per connection. Not for
 * texts that grow with what is asked (one list parameter instead of many), nor for transactions.
 */
export function planned(db: Db): Db {
  if (changesOf(db.$client)) return db;
  const known = plannedDbs.get(db);
  if (known) return known;
  const made = through((config, values) =>
    db.$client.query({ ...config, name: nameOf(config.text) }, values as unknown[]),
  );
  plannedDbs.set(db, made);
  return made;
}
