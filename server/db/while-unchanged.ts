import { LRUCache } from 'lru-cache';

const maxEntries = 5000;

/**
 * Remembers what was read for as long as nothing can have changed: until the count of changes moves.
 * Without a count every asking is a reading.
 */
export function whileUnchanged<Value>(
  changes: (() => number) | null,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  if (!changes) return read;
  // Boxed: nothing found is an answer as well.
  const known = new LRUCache<string, { value: Value }>({ max: maxEntries });
  let at = -1;
  return async (key) => {
    const now = changes();
    if (now !== at) {
      known.clear();
      at = now;
    }
    const found = known.get(key);
    if (found) return found.value;
    const value = await read(key);
    // A reading from before a change has no place among those from after it.
    if (at === now) known.set(key, { value });
    return value;
  };
}
