import { renameSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { syncEntry, syncOnce } from './durable-files.ts';

/**
 * Entry point of a thread that creates the database of `workerData.dir` and ends, and with it the gigabyte it took.
 * It is created under a temporary name and renamed, so that an interrupted start leaves no half-made database; written
 * without syncing, and synced as a whole.
 */
const { dir, code } = workerData as { dir: string; code: NonNullable<PGliteOptions['pgliteWasmModule']> };

const unfinished = `${dir}.novo`;
rmSync(unfinished, { recursive: true, force: true });
const fresh = await PGlite.create({
  pgliteWasmModule: code,
  extensions: { unaccent },
  dataDir: unfinished,
});
await fresh.close();
syncOnce(unfinished);
renameSync(unfinished, dir);
syncEntry(dir);
