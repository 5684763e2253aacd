import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { loadIbgeReference } from '#server/cadastros/territorio/ibge-reference.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrateDatabase, migrationsFolder } from '#server/db/migrate.ts';
import { createLog } from '#server/kernel/log.ts';

/** A migrated database with IBGE data, created once and copied by every test file. */
const log = createLog('silent');
const cache = join(import.meta.dirname, '../../node_modules/.cache/portal-testes');

/** Changes with everything the template depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  hash.update(readFileSync(join(import.meta.dirname, '../../server/cadastros/territorio/ibge-reference.ts')));
  const require = createRequire(import.meta.url);
  for (const library of ['@electric-sql/pglite', '@brazilian-utils/brazilian-utils'])
    hash.update(require(join('../../node_modules', library, 'package.json')).version);
  return hash.digest('hex').slice(0, 16);
}

async function fill({ db, pool }: Database): Promise<void> {
  await migrateDatabase(pool);
  await loadIbgeReference(db);
}

/** Folder of the embedded engine's template; kept between runs. */
export async function embeddedTemplate(): Promise<string> {
  const dir = join(cache, `banco-${fingerprint()}`);
  if (existsSync(dir)) return dir;
  const work = join(cache, `novo-${process.pid}`);
  mkdirSync(work, { recursive: true });
  const made = join(work, 'banco');
  const database = await openDatabase({ dataDir: work, database: { kind: 'embedded', dir: made } }, log);
  await fill(database);
  await database.close();
  // Whoever was first wins; runs that start together make the same thing.
  if (!existsSync(dir)) renameSync(made, dir);
  rmSync(work, { recursive: true, force: true });
  return dir;
}

/** Name of the template database on a PostgreSQL server. */
export async function postgresTemplate(url: string): Promise<string> {
  const name = `portal_modelo_${fingerprint()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(6271119)');
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name}_novo`);
    await client.query(`CREATE DATABASE ${name}_novo`);
    const database = await openDatabase(
      { dataDir: '', database: { kind: 'postgres', url: withDatabase(url, `${name}_novo`) } },
      log,
    );
    await fill(database);
    await database.close();
    await client.query(`ALTER DATABASE ${name}_novo RENAME TO ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export function copyEmbedded(template: string, to: string): void {
  cpSync(template, to, { recursive: true });
}
