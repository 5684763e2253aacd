import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { copyEmbedded, embeddedTemplate, withDatabase } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string;
    postgresTemplate: string;
  }
}

export interface TestDatabaseFiles {
  dataDir: string;
  database: Config['database'];
  remove(): Promise<void>;
}

/** The running test file's engine (`vitest.config.ts` assigns files to engines). */
export const testEngine = process.env.ENGINE as Database['engine'] | undefined;

async function onPostgres(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await run(client).finally(() => client.end());
}

/** A separate database with schema and IBGE data, not opened yet. */
export async function createTestDatabase(engine = testEngine): Promise<TestDatabaseFiles> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-teste-'));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'embedded') {
    const dir = join(dataDir, 'banco');
    copyEmbedded(inject('embeddedTemplate') ?? (await embeddedTemplate()), dir);
    return { dataDir, database: { kind: 'embedded', dir }, remove: async () => removeFiles() };
  }
  if (engine === 'postgres') {
    const name = `portal_teste_${randomBytes(6).toString('hex')}`;
    await onPostgres((client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${inject('postgresTemplate')}`),
    );
    return {
      dataDir,
      database: { kind: 'postgres', url: withDatabase(inject('postgresUrl'), name) },
      remove: async () => {
        removeFiles();
        await onPostgres((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      },
    };
  }
  throw new Error('tests with a database are named *.db.test.ts, *.pg.test.ts or *.engines.test.ts');
}

/** A separate, open database: for repository tests. */
export async function openTestDatabase(engine = testEngine): Promise<Database> {
  const files = await createTestDatabase(engine);
  const database = await openDatabase(files, createLog('silent'));
  return {
    ...database,
    close: async () => {
      await database.close();
      await files.remove();
    },
  };
}
