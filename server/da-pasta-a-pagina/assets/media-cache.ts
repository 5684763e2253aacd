import { LRUCache } from 'lru-cache';

interface Held {
  bytes: Uint8Array;
  /** When it was last confirmed to be stored. */
  seenAt: number;
}

/** How long a file may be served from memory after any process deleted it. */
export const checkAfterMs = 10_000;

/** LRU cache of small files, bounded by `maxBytes`. */
export function createMediaCache({ maxBytes = 48e6, maxFileBytes = 1e6, now = Date.now } = {}) {
  const files = new LRUCache<string, Held>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const get = (key: string) => files.get(key)?.bytes;

  return {
    get,
    /** The same, occasionally confirmed with `exists`, so that deleted files are not served for long. */
    async getStored(key: string, exists: () => Promise<boolean>): Promise<Uint8Array | undefined> {
      const file = files.peek(key);
      if (file && now() - file.seenAt > checkAfterMs) {
        // Only one caller checks, and an unresponsive storage evicts nothing.
        file.seenAt = now();
        if (!(await exists().catch(() => true))) files.delete(key);
      }
      return get(key);
    },
    set(key: string, bytes: Uint8Array): void {
      if (bytes.length > 0 && !files.has(key)) files.set(key, { bytes, seenAt: now() });
    },
    heldBytes: () => files.calculatedSize,
  };
}
