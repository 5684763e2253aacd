import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { withDatabaseName } from '#server/db/hosts.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/kernel/log.ts';
import { CopyError } from './manifest.ts';
import { quoted } from './tables.ts';

/** Longest name PostgreSQL gives a database. */
const longestName = 63;

interface Scratch {
  pool: pg.Pool;
  remove(): Promise<void>;
}

/**
 * An empty, migrated database beside the product's: another one of its server, or an embedded one in a folder
 * of the data folder. What an interrupted check left is removed first. Throws CopyError where the server
 * allows no further database.
 */
export async function openScratch(
  config: Pick<Config, 'database' | 'dataDir'>,
  pool: pg.Pool,
): Promise<Scratch> {
  const made =
    config.database.kind === 'postgres'
      ? // A pooler knows the product's database alone.
        await onServer(config.database.directUrl ?? config.database.url, pool)
      : await inFolder(join(config.dataDir, 'conferencia'));
  const opened = await openDatabase(made, createLog('silent')).catch(async (error) => {
    await made.remove();
    throw error;
  });
  const remove = async () => {
    await opened.close().finally(made.remove);
  };
  try {
    await migrateDatabase(opened.pool);
    return { pool: opened.pool, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Made = Pick<Config, 'database' | 'dataDir'> & { remove(): Promise<void> };

async function inFolder(dataDir: string): Promise<Made> {
  const remove = () => rm(dataDir, { recursive: true, force: true });
  await remove();
  return { dataDir, database: { kind: 'embedded', dir: join(dataDir, 'banco') }, remove };
}

async function onServer(url: string, pool: pg.Pool): Promise<Made> {
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  const suffix = '_conferencia';
  const name = rows[0]!.name.slice(0, longestName - suffix.length) + suffix;
  const remove = async () => {
    await pool.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
  };
  try {
    await remove();
    await pool.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`);
  } catch (cause) {
    throw new CopyError(
      'A cópia não pôde ser conferida: o usuário do banco precisa do direito de criar bancos (ALTER ROLE … CREATEDB).',
      { cause },
    );
  }
  return { dataDir: '', database: { kind: 'postgres', url: withDatabaseName(url, name) }, remove };
}
