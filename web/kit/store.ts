/** A value outside React that components follow by `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => value,
    write(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Whether anybody follows it. */
    isFollowed: () => listeners.size > 0,
  };
}
