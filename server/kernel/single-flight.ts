/** One making at a time of each thing, however many ask for it: those who come meanwhile share its outcome. */
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
    /** How many things are being made. */
    count: () => making.size,
  };
}
