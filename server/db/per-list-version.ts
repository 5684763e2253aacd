import { type ListName, listAndShown } from '#contract/base/lists.ts';
import { onceForAll, type Soon } from '#server/kernel/soon.ts';
import type { Db } from './client.ts';
import { readListsVersion } from './list-version.ts';

/**
 * Caches something derived from a list until the list or what it displays changes, or from several lists until one
 * of them does. The version is read on
 * every call, so no process answers stale; concurrent callers share the computation.
 */
export function perListVersion<Made>(
  db: Db,
  list: ListName | readonly ListName[],
  make: (version: string) => Promise<Made>,
): () => Soon<Made> {
  const lists = typeof list === 'string' ? listAndShown(list) : [...list];
  const readVersion = readListsVersion(db, lists);
  let held: { version: string; made: Made } | null = null;
  let making: { version: string; made: Promise<Made> } | null = null;

  async function hold(version: string): Promise<Made> {
    try {
      const made = await make(version);
      held = { version, made };
      return made;
    } finally {
      if (making?.version === version) making = null;
    }
  }

  const current = onceForAll((version: string): Soon<Made> => {
    if (held?.version === version) return held.made;
    if (making?.version !== version) making = { version, made: hold(version) };
    return making.made;
  });
  return () => current(readVersion());
}
