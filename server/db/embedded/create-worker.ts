import { renameSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { syncEntry, syncOnce } from './durable-files.ts';
import { engineCode } from './engine-code.ts';

/**
 * Entry point of a thread that creates the database of `workerData.dir` and ends, and with it the gigabyte it took.
 * It is created under a temporary name and renamed, so that an interrupted start leaves no half-made database; written
 * without syncing, and synced as a whole.
 */
const { dir } = workerData as { dir: string };

const unfinished = `${dir}.novo`;
rmSync(unfinished, { recursive: true, force: true });
const fresh = await PGlite.create({
  pgliteWasmModule: await engineCode(),
  extensions: { pg_trgm, unaccent },
  dataDir: unfinished,
});
await fresh.close();
syncOnce(unfinished);
renameSync(unfinished, dir);
syncEntry(dir);
