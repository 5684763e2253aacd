import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { bin, run } from './test/checks.ts';
import { findPostgres } from './test/postgres.ts';

/**
 * `npm run test:endurance`: the open-ended tests, with counts too high for every change. Counts in the
 * environment win.
 */
const counts = {
  KILLS: '200',
  HOSTILE_REQUESTS: '100000',
  UPLOADS: '20',
  TALKS: '1000',
  RUNS: '200',
  MINUTES: '10',
};
const tests = [
  'server/da-pasta-a-pagina/super-ai/resume.pg.test.ts',
  'server/da-pasta-a-pagina/super-ai/kill-points.collection.db.test.ts',
  'tests/architecture/hostile-requests.db.test.ts',
  'server/sistema/uploads/uploads.test.ts',
  'server/lisa/conversa/many-talks.pg.test.ts',
  'server/memory.collection.test.ts',
];

ensureBuilt();
const work = mkdtempSync(join(tmpdir(), 'portal-endurance-'));
const postgres = await findPostgres(work);
if (!postgres.url) console.log(`PostgreSQL is left out: ${postgres.note}`);
// One after another: side by side they would measure each other.
const code = await run(bin('vitest'), ['run', '--no-file-parallelism', '--testTimeout=1800000', ...tests], {
  ...counts,
  ...(process.env as Record<string, string>),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : { TEST_ENGINES: 'embedded' }),
});
await postgres.stop();
rmSync(work, { recursive: true, force: true });
process.exit(postgres.url ? code : code || 1);
