import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, testEngine } from '#tests/database/open.ts';
import { changesOf } from './changes.ts';
import type { Database } from './client.ts';
import { instalacao } from './schema/sistema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe.runIf(testEngine === 'postgres')('changes of a database others write to', () => {
  test('only the database itself knows of them', () => {
    expect(changesOf(database.pool)).toBeNull();
  });
});

describe.runIf(testEngine === 'embedded')('changes of a database of one process', () => {
  const count = () => changesOf(database.pool)!();
  const during = async (work: () => Promise<unknown>) => {
    const before = count();
    await work().catch(() => {});
    return count() - before;
  };
  const row = (chave: string) => database.db.insert(instalacao).values({ chave, valor: 'x' });

  test('readings count for nothing', async () => {
    expect(await during(() => database.db.select().from(instalacao))).toBe(0);
    expect(await during(() => database.pool.query('  SELECT 1'))).toBe(0);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a statement of the query builder', () => row('a')],
    ['a statement of the pool', () => database.pool.query("UPDATE instalacao SET valor = 'y'")],
    ['a prepared statement', () => database.db.delete(instalacao).prepare('').execute()],
    [
      'a writing with a reading in front',
      () =>
        database.pool.query(
          "WITH x AS (INSERT INTO instalacao VALUES ('b', 'y', true) RETURNING 1) SELECT * FROM x",
        ),
    ],
    ['a statement that fails', () => database.pool.query('INSERT INTO instalacao VALUES (1)')],
  ])('%s counts before it starts and once more before its caller hears of it', async (_name, work) => {
    expect(await during(work)).toBeGreaterThanOrEqual(2);
  });

  test('a transaction counts at its end, after which others see it', async () => {
    let inside = 0;
    const total = await during(() =>
      database.db.transaction(async (tx) => {
        await tx.insert(instalacao).values({ chave: 'tx', valor: 'x' });
        await tx.execute(sql`select 1`);
        inside = count();
      }),
    );
    expect(total).toBeGreaterThan(0);
    expect(count()).toBeGreaterThanOrEqual(inside + 2);
  });

  test('a callback is heard as before', async () => {
    const client = await database.pool.connect();
    const before = count();
    const seen = await new Promise<number>((resolve) =>
      client.query("UPDATE instalacao SET valor = 'z'", () => resolve(count())),
    );
    client.release();
    expect(seen).toBe(before + 2);
  });
});
