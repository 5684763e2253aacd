import { LRUCache } from 'lru-cache';
import type { Soon } from '#server/kernel/soon.ts';

const maxEntries = 5000;

/**
 * Caches a read while the change count stays the same; what is cached is returned at once. Without a count every call
 * reads.
 */
export function whileUnchanged<Value>(
  changes: (() => number) | null,
  read: (key: string) => Promise<Value>,
): (key: string) => Soon<Value> {
  if (!changes) return read;
  // Boxed, because undefined is a valid answer.
  const known = new LRUCache<string, { value: Value }>({ max: maxEntries });
  let at = -1;
  const readAt = async (key: string, now: number) => {
    const value = await read(key);
    // A read begun before a change must not be cached after it.
    if (at === now) known.set(key, { value });
    return value;
  };
  return (key) => {
    const now = changes();
    if (now !== at) {
      known.clear();
      at = now;
    }
    const found = known.get(key);
    return found ? found.value : readAt(key, now);
  };
}
