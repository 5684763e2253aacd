import { LRUCache } from 'lru-cache';

interface Held {
  bytes: Uint8Array;
  /** When it was last known to be stored still. */
  seenAt: number;
}

/** How long a file may be shown from memory after it was removed, by whichever process. */
export const checkAfterMs = 10_000;

/** Small files in memory, the least recently asked dropped first; never more than `maxBytes`. */
export function createMediaCache({ maxBytes = 48e6, maxFileBytes = 1e6, now = Date.now } = {}) {
  const files = new LRUCache<string, Held>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const get = (key: string) => files.get(key)?.bytes;

  return {
    get,
    /** The same, where now and then `exists` is asked: what was removed is not shown for long. */
    async getStored(key: string, exists: () => Promise<boolean>): Promise<Uint8Array | undefined> {
      const file = files.peek(key);
      if (file && now() - file.seenAt > checkAfterMs) {
        // Only one asks, and a storage that does not answer takes nothing away.
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
