/**
 * Answers keys in batches: while one batch is being read, later askers wait and share the next. Every
 * answer was read after it was asked for, so it is never stale, and a flood of askers costs one
 * reading at a time.
 */
export function coalesced<Value>(
  readBatch: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  type Batch = { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>>; start(): void };
  let waiting: Batch | null = null;
  let reading = false;

  function newBatch(): Batch {
    const keys = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const values = promise.then(() => readBatch([...keys]));
    const done = () => {
      reading = false;
      startNext();
    };
    values.then(done, done);
    return { keys, values, start: resolve };
  }

  function startNext(): void {
    if (reading || !waiting) return;
    const batch = waiting;
    waiting = null;
    reading = true;
    batch.start();
  }

  return async (key) => {
    waiting ??= newBatch();
    const batch = waiting;
    batch.keys.add(key);
    startNext();
    return (await batch.values).get(key);
  };
}
