/** Deduplicates concurrent work per key: callers arriving meanwhile share its result. */
export function createSingleFlight<Key, Made>() {
  const making = new Map<Key, Promise<Made>>();
  return {
    run(key: Key, make: () => Promise<Made>): Promise<Made> {
      const known = making.get(key);
      if (known) return known;
      const made = make().finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    isMaking: (key: Key) => making.has(key),
    /** Number of keys in progress. */
    count: () => making.size,
  };
}
