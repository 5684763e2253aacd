import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/database/open.ts';
import type { Database } from './client.ts';
import { constraints } from './constraints.ts';
import { databaseProblem } from './database-problem.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it('API-13 every unique rule of the schema has a sentence, and no sentence is left over', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE i.indisunique AND NOT i.indisprimary AND n.nspname = 'public'`);
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(constraints).sort());
});

it.each(['creci', 'email', 'slug'])('BRK-36 a clash of %s says "unique" and the field', (field) => {
  const { message } = constraints[`corretores_${field}_unique`]!;
  expect(message.toLowerCase()).toContain('unique');
  expect(message.toLowerCase()).toContain(field);
  // Only its own word, or a client would take one clash for another.
  for (const other of ['creci', 'email', 'slug'])
    if (other !== field) expect(message.toLowerCase()).not.toContain(other);
});

describe('errors of the database', () => {
  it('a lost or refused connection is 503, at any depth', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(databaseProblem(new Error('query failed', { cause: refused }))?.status).toBe(503);
    expect(databaseProblem(new Error('Connection terminated unexpectedly'))?.status).toBe(503);
  });
  it('anything unknown is nobody else’s fault', () => {
    expect(databaseProblem(new Error('syntax error'))).toBeNull();
    expect(databaseProblem('text')).toBeNull();
  });
});
