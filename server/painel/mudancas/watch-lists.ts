import type { FastifyBaseLogger } from 'fastify';

export type Versions = Record<string, number>;

/**
 * Reports the versions of all lists: one reader per process, polling every `everyMs` while there are
 * listeners. A failed poll is repeated at the next turn.
 */
export function createListWatch(
  read: () => Promise<Versions>,
  everyMs: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const listeners = new Set<(versions: Versions) => void>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  /** Logged once per outage: there is a poll each second. */
  let isFailing = false;

  async function versionsNow(): Promise<Versions | null> {
    try {
      const versions = await read();
      isFailing = false;
      return versions;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'could not look which lists have changed');
      isFailing = true;
      return null;
    }
  }

  async function look(): Promise<void> {
    // A write during a poll may be missing from it.
    if (looking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    if (listeners.size === 0) return;
    looking = true;
    do {
      again = false;
      const versions = await versionsNow();
      if (versions) for (const listener of listeners) listener(versions);
    } while (again && listeners.size > 0);
    looking = false;
    if (listeners.size > 0) timer = setTimeout(look, everyMs);
  }

  return {
    /** Polls at once after a known write. */
    look: () => void look(),
    /** Subscribes, starting with the current versions; returns the unsubscribe function. */
    listen(listener: (versions: Versions) => void): () => void {
      listeners.add(listener);
      void look();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
