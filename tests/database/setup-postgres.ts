import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../scripts/test/postgres.ts';
import { postgresTemplate } from './template.ts';

/**
 * The server of TEST_DATABASE_URL, or a temporary one. Without any the run fails, so that it does not look
 * green without its PostgreSQL half. TEST_ENGINES=embedded omits it on purpose.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const work = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(`${postgres.note} (TEST_ENGINES=embedded goes without)`);
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', await postgresTemplate(postgres.url));
  return async () => {
    await postgres.stop();
    rmSync(work, { recursive: true, force: true });
  };
}
