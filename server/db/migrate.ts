import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFile } from '#server/project-files.ts';
import { knownMigrations, recordMigrations, refuseNewer } from './known-migrations.ts';
import { queriesOver } from './query-session.ts';

export const migrationsFolder = projectFile('server/db/migrations');
/** An arbitrary constant, the same in every version of the product. */
const lockKey = 6_271_118;

/**
 * Migrates the schema to its newest version; a no-op if it is current. Processes starting together take turns
 * under an advisory lock, and only the first one migrates. Each call is one transaction, so an interrupted
 * start leaves the schema as it was. A database changed by a newer program is refused (NewerDatabaseError).
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const known = knownMigrations(folder);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await refuseNewer(client, known);
    await migrate(queriesOver(client), { migrationsFolder: folder });
    await recordMigrations(client, known);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('RESET statement_timeout').catch(() => {});
    client.release(failure);
  }
}
