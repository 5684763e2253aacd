import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { leavePosse, takePosse } from '#server/kernel/posse.ts';

/** Longest a listing may take, in milliseconds. */
export const listingTimeout = 120_000;
const holdMs = listingTimeout + 10_000;
const againMs = 200;

/** Does some work on a folder while nobody else looks at it; null where somebody does and waiting is not wished. */
export async function holdFolder<Result>(
  db: Db,
  folderKey: string,
  work: () => Promise<Result>,
  { waits }: { waits: boolean },
): Promise<Result | null> {
  const posse = { chave: `pasta ${folderKey}`, dono: randomUUID() };
  for (let waited = 0; !(await takePosse(db, posse, holdMs)); waited += againMs) {
    if (!waits || waited > holdMs) return null;
    await wait(againMs);
  }
  try {
    return await work();
  } finally {
    await leavePosse(db, posse);
  }
}
