import type { FastifyBaseLogger } from 'fastify';
import type { Signals } from '#server/db/signals.ts';

export type Versions = Record<string, number>;

/** Looked at after this even if nothing was told: who wrote may have died before it could tell. */
const longestMs = 30_000;

/**
 * Reports the versions of all lists: one reader per process, which looks when a write is told while there are
 * listeners, and every `blindMs` where signals do not arrive or a look failed.
 */
export function createListWatch(
  read: () => Promise<Versions>,
  { signals, blindMs, log }: { signals: Signals; blindMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
) {
  const listeners = new Set<(versions: Versions) => void>();
  let timer: NodeJS.Timeout | undefined;
  let stopHearing = () => {};
  let looking = false;
  let again = false;
  /** Logged once per outage. */
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
    // A write during a look may be missing from it.
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
    if (listeners.size > 0)
      timer = setTimeout(look, isFailing || !signals.isHearing() ? blindMs : longestMs).unref();
  }

  return {
    /** Subscribes, starting with the current versions; returns the unsubscribe function. */
    listen(listener: (versions: Versions) => void): () => void {
      if (listeners.size === 0) stopHearing = signals.on('lists', () => void look());
      listeners.add(listener);
      void look();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stopHearing();
        clearTimeout(timer);
      };
    },
  };
}
