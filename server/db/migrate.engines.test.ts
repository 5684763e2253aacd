import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { testEngine } from '#tests/database/open.ts';
import { withDatabase } from '#tests/database/template.ts';
import { type Database, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const applied = async (pool: pg.Pool) =>
  (await pool.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id')).rows;
const tables = async (pool: pg.Pool) =>
  (await pool.query("SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema = 'public'"))
    .rows[0].n as number;

describe.runIf(testEngine === 'embedded')('migrations of the embedded database', () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-migra-'));
    database = await openDatabase(
      { dataDir, database: { kind: 'embedded', dir: join(dataDir, 'banco') } },
      createLog('silent'),
    );
  });
  afterAll(async () => {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('DAT-01 R25 build the schema out of nothing, and do nothing the second time', async () => {
    await migrateDatabase(database.pool);
    const first = await applied(database.pool);
    expect(await tables(database.pool)).toBeGreaterThan(20);
    await migrateDatabase(database.pool);
    expect(await applied(database.pool)).toEqual(first);
  });
});

describe.runIf(testEngine === 'postgres')('migrations on PostgreSQL', () => {
  const name = `portal_migra_${process.pid}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  beforeAll(() => onServer(`CREATE DATABASE ${name}`));
  afterAll(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  it('R25 two processes that start together run them once', async () => {
    const url = withDatabase(inject('postgresUrl'), name);
    const program = `
      import pg from 'pg';
      import { migrateDatabase } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))};
      const pool = new pg.Pool({ connectionString: ${JSON.stringify(url)} });
      await migrateDatabase(pool);
      await pool.end();`;
    const codes = await Promise.all(
      [1, 2, 3].map(async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
          stdio: 'inherit',
          cwd: import.meta.dirname,
        });
        return (await once(child, 'exit'))[0];
      }),
    );
    expect(codes).toEqual([0, 0, 0]);
    const pool = new pg.Pool({ connectionString: url });
    const hashes = (await applied(pool)).map((row) => row.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(await tables(pool)).toBeGreaterThan(20);
    await pool.end();
  });

  it('the owner of the database runs them without being a superuser of the server', async () => {
    const owner = `portal_dono_${process.pid}`;
    onTestFinished(async () => {
      await onServer(`DROP DATABASE IF EXISTS ${owner} WITH (FORCE)`);
      await onServer(`DROP ROLE IF EXISTS ${owner}`);
    });
    await onServer(`CREATE ROLE ${owner} LOGIN NOSUPERUSER PASSWORD '${owner}'`);
    await onServer(`CREATE DATABASE ${owner} OWNER ${owner}`);
    const url = new URL(withDatabase(inject('postgresUrl'), owner));
    url.username = owner;
    url.password = owner;
    const pool = new pg.Pool({ connectionString: url.href });
    await migrateDatabase(pool).finally(() => pool.end());
  });
});
