import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versao } from '#contract/base/versao.ts';
import { createLog } from '#server/kernel/log.ts';
import { createTestDatabase, type TestDatabaseFiles, testEngine } from '#tests/database/open.ts';
import { freePort } from '#tests/free-port.ts';
import { type Database, openDatabase } from './client.ts';
import { NewerDatabaseError } from './known-migrations.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

const newest = (
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  }
).entries.at(-1)!;

let files: TestDatabaseFiles;
let folder: string;
beforeAll(async () => {
  files = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portal-versoes-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterAll(async () => {
  await files?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const open = (): Promise<Database> =>
  openDatabase({ dataDir: files.dataDir, database: files.database }, createLog('silent'));

/** A newer program, which knows one more migration. */
function addMigration(place: number, tag: string, sql: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const entry = {
    idx: journal.entries.length,
    version: '7',
    when: newest.when + place,
    tag,
    breakpoints: true,
  };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, `${tag}.sql`), sql);
}

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await open();
  return work(database).finally(() => database.close());
}

/** The product as started by `npm start` on this database: exit code and output. */
async function startProcess() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    cwd: files.dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      DATA_DIR: files.dataDir,
      ...(files.database.kind === 'postgres' ? { DATABASE_URL: files.database.url } : {}),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  // One that does start must not stay.
  const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  return { code, said };
}

describe('SAF-09 an older program on a newer database', () => {
  it('goes on where every change that it does not know is marked as an expansion', async () => {
    addMigration(
      1,
      '0998_mais_um',
      '-- expansão: uma coluna que pode faltar\nALTER TABLE users ADD COLUMN apelido text;',
    );
    await withDatabase(async ({ pool }) => {
      await migrateDatabase(pool, folder);
      await migrateDatabase(pool);
      // What the newer one has made is there still.
      expect((await pool.query('SELECT apelido FROM users')).rows).toBeInstanceOf(Array);
    });
  });

  it('goes on where a change removes only what it no longer uses', async () => {
    addMigration(
      2,
      '0998_menos_um',
      `-- contração desde ${versao}: ninguém usa o apelido\nALTER TABLE users DROP COLUMN apelido;`,
    );
    await withDatabase(async ({ pool }) => {
      await migrateDatabase(pool, folder);
      await migrateDatabase(pool);
    });
  });

  it('goes on on a server alone where an older program’s embedded engine lacks what a change uses', async () => {
    addMigration(3, '0998_biblioteca', '-- expansão no servidor: uma biblioteca a mais\nSELECT 1;');
    const refused = await withDatabase(async ({ pool }) => {
      await migrateDatabase(pool, folder);
      const error = await migrateDatabase(pool).catch((cause: Error) => cause);
      // What follows has one migration less to tell of.
      await pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at = $1', [newest.when + 3]);
      return error;
    });
    expect(refused instanceof NewerDatabaseError).toBe(testEngine === 'embedded');
    if (refused) expect(refused.message).toContain('0998_biblioteca');
  });

  it('is refused where a change removes what a version after it has stopped using', async () => {
    addMigration(4, '0998_outro_a_menos', '-- contração desde 99.0.0: sobra\nSELECT 1;');
    await withDatabase(async ({ pool }) => {
      await migrateDatabase(pool, folder);
      await expect(migrateDatabase(pool)).rejects.toThrow(NewerDatabaseError);
    });
  });

  it('is refused otherwise, with the names of both versions, and changes nothing', async () => {
    addMigration(5, '0999_outro', 'ALTER TABLE users RENAME COLUMN username TO login;');
    const refusal = await withDatabase(async ({ pool }) => {
      await migrateDatabase(pool, folder);
      const before = (await pool.query('SELECT * FROM drizzle.versoes ORDER BY quando')).rows;
      const error = await migrateDatabase(pool).catch((cause: Error) => cause);
      expect((await pool.query('SELECT * FROM drizzle.versoes ORDER BY quando')).rows).toEqual(before);
      // The newer one itself is at home.
      await migrateDatabase(pool, folder);
      return error;
    });
    expect(refusal).toBeInstanceOf(NewerDatabaseError);
    expect((refusal as Error).message).toContain('0999_outro');
    expect((refusal as Error).message).toContain(newest.tag);
    expect((refusal as Error).message).toContain(`deixada pelo Portal ${versao}`);
  });

  it('says so at its start, in Portuguese, and ends', async () => {
    const { code, said } = await startProcess();
    expect(code).toBe(1);
    expect(said).toContain('0999_outro');
    expect(said).toContain(newest.tag);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it('a change of which nothing is told counts as none that it may go on with', async () => {
    await withDatabase(async ({ pool }) => {
      await pool.query('DROP TABLE drizzle.versoes');
      await expect(migrateDatabase(pool)).rejects.toThrow(NewerDatabaseError);
    });
  });
});
