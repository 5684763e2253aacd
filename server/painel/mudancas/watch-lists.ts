import type { FastifyBaseLogger } from 'fastify';

export type Versions = Record<string, number>;

/**
 * Tells its listeners the versions of all lists: one reader per process, which looks once every
 * `everyMs` while anyone listens and rests otherwise. A look that fails is made again in its turn.
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
  /** Said once for as long as it lasts: there is a look each second. */
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
    // What is written while a look is under way may be missing from it.
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
    /** Looks at once, for who knows that something was written. */
    look: () => void look(),
    /** Listens from now on, starting with the versions as they are; answers how to stop. */
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
