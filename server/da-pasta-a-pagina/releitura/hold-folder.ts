import type { Db } from '#server/db/client.ts';
import { withPosse } from '#server/kernel/posse.ts';

/** Longest a listing may take, in milliseconds. */
export const listingTimeout = 120_000;
const holdMs = listingTimeout + 10_000;

/** Does some work on a folder while nobody else looks at it; null where somebody does and waiting is not wished. */
export const holdFolder = <Result>(
  db: Db,
  folderKey: string,
  work: () => Promise<Result>,
  { waits }: { waits: boolean },
): Promise<Result | null> => withPosse(db, { chave: `pasta ${folderKey}`, ms: holdMs, waits }, work);
