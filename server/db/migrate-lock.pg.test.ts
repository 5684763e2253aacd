import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStartProblem } from '#server/startup-problem.ts';
import { openTestDatabase, testEngine } from '#tests/database/open.ts';
import type { Database } from './client.ts';
import { migrateDatabase, migrationsFolder, TableInUseError } from './migrate.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'portal-espera-'));
beforeAll(async () => {
  database = await openTestDatabase();
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const { idx, when } = journal.entries.at(-1);
  journal.entries.push({ idx: idx + 1, version: '7', when: when + 1, tag: '9999_espera', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, '9999_espera.sql'), 'ALTER TABLE users ADD COLUMN espera int;');
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

// The embedded engine has one session: nobody else can hold a table.
describe.runIf(testEngine === 'postgres')('a migration', () => {
  it('gives up on a table that stays in use, with a sentence and nothing changed, and is made once it is free', async () => {
    const { pool } = database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT count(*) FROM users');
    const error = await migrateDatabase(pool, folder, 300).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(TableInUseError);
    expect(explainStartProblem(error)).toMatch(/^A atualização do banco esperou .* Nada foi alterado/);
    await holder.query('COMMIT');
    holder.release();
    const columns = "SELECT 1 FROM information_schema.columns WHERE column_name = 'espera'";
    expect((await pool.query(columns)).rowCount).toBe(0);
    await migrateDatabase(pool, folder, 300);
    expect((await pool.query(columns)).rowCount).toBe(1);
  });
});
