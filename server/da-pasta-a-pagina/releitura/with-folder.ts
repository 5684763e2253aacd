import type { Db } from '#server/db/client.ts';
import { withPosse } from '#server/kernel/posse.ts';

/** Time limit of a listing in ms. */
export const listingTimeout = 120_000;
const holdMs = listingTimeout + 10_000;

/** Works on a folder exclusively; null if someone else is and waiting is not wanted. */
export const withFolder = <Result>(
  db: Db,
  folderKey: string,
  work: () => Promise<Result>,
  { waits }: { waits: boolean },
): Promise<Result | null> => withPosse(db, { chave: `pasta ${folderKey}`, ms: holdMs, waits }, work);
