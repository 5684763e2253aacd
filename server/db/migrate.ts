import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectFile } from '#server/project-files.ts';
import { knownMigrations, recordMigrations, refuseNewer } from './known-migrations.ts';
import { queriesOver } from './query-session.ts';

export const migrationsFolder = projectFile('server/db/migrations');
/** A migration waits no longer for a table: whoever asks for the table meanwhile waits behind it. */
const lockTimeoutMs = 10_000;

/** A table stayed in use; the message is for the person at the terminal. */
export class TableInUseError extends Error {
  constructor(cause: unknown) {
    super(
      'A atualização do banco esperou dez segundos por uma tabela em uso e desistiu. Nada foi alterado: ' +
        'encerre a consulta que a segura, ou inicie de novo mais tarde.',
      { cause },
    );
    this.name = 'TableInUseError';
  }
}

/** PostgreSQL's code for a lock not given in time, of the error or of what caused it. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '55P03' || isLockTimeout(error.cause));

/** An arbitrary constant, the same in every version of the product. */
const lockKey = 6_271_118;

/**
 * Migrates the schema to its newest version; a no-op if it is current. Processes starting together take turns
 * under an advisory lock, and only the first one migrates. Each call is one transaction, so an interrupted
 * start leaves the schema as it was. A database changed by a newer program is refused (NewerDatabaseError), a
 * table that others hold is not waited for without end (TableInUseError).
 */
export async function migrateDatabase(
  pool: pg.Pool,
  folder = migrationsFolder,
  lockMs = lockTimeoutMs,
): Promise<void> {
  const known = knownMigrations(folder);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await refuseNewer(client, known);
    await client.query(`SET lock_timeout = ${lockMs}`);
    await migrate(queriesOver(client), { migrationsFolder: folder });
    await recordMigrations(client, known);
  } catch (error) {
    failure = error as Error;
    throw isLockTimeout(error) ? new TableInUseError(error) : error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    await client.query('RESET lock_timeout').catch(() => {});
    await client.query('RESET statement_timeout').catch(() => {});
    client.release(failure);
  }
}
