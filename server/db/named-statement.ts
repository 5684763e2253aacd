import type { QueryResult, QueryResultRow } from 'pg';
import { changesOf } from './changes.ts';
import type { Db } from './client.ts';

/** Names of the texts seen so far; there are few, as values travel beside them. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `texto_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that recurs, planned once per connection. Not so on the embedded engine, whose
 * connections share one session.
 */
export function runStatement<Row extends QueryResultRow>(
  db: Db,
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const name = changesOf(db.$client) ? undefined : nameOf(text);
  return db.$client.query<Row>({ name, text, values });
}
