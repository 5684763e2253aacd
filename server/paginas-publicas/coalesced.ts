/**
 * Answers keys in batches: while as many readings as allowed are under way, later askers wait and
 * share the next. Every answer was read after it was asked for, so it is never stale, and a flood of
 * askers costs no more readings at a time than that.
 */
export function coalesced<Value>(
  readBatch: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
  { parallel = 1 }: { parallel?: number } = {},
): (key: string) => Promise<Value | undefined> {
  type Batch = { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>>; start(): void };
  let waiting: Batch | null = null;
  let reading = 0;

  function newBatch(): Batch {
    const keys = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const values = promise.then(() => readBatch([...keys]));
    const done = () => {
      reading -= 1;
      startNext();
    };
    values.then(done, done);
    return { keys, values, start: resolve };
  }

  function startNext(): void {
    if (reading >= parallel || !waiting) return;
    const batch = waiting;
    waiting = null;
    reading += 1;
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
