import { renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { syncEntry, syncOnce } from './durable-files.ts';

/** What is said to the process that waits for the database. */
export interface CreationFailure {
  message: string;
  /** The system's, where it has one. */
  code?: string;
}

/**
 * A process that creates the database of its argument and ends, and with it the gigabyte it took. It is created under
 * a temporary name and renamed, so that an interrupted start leaves no half-made database; written without syncing,
 * and synced as a whole.
 */
async function createDatabase(dir: string): Promise<void> {
  const unfinished = `${dir}.novo`;
  rmSync(unfinished, { recursive: true, force: true });
  const fresh = await PGlite.create({ extensions: { pg_trgm, unaccent }, dataDir: unfinished });
  await fresh.close();
  syncOnce(unfinished);
  // Whoever waited is gone, and another start may be at work here.
  if (!process.connected) return;
  renameSync(unfinished, dir);
  syncEntry(dir);
}

await createDatabase(process.argv[2]!).catch((error: unknown) => {
  // The engine may end with an object that is no Error.
  const { message = 'the engine ended', code } = error as Partial<CreationFailure>;
  process.send?.({ message, code } satisfies CreationFailure);
});
if (process.connected) process.disconnect?.();
