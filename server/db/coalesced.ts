/** Readings under way at once: while one is on its way to the database, the answer of another is worked on. */
const atOnce = 2;

/**
 * Answers keys in batches: all who ask in one turn of the event loop share one, and while as many as
 * may be are being read, later askers wait and share the next. Every answer was read after it was
 * asked for, so it is never stale, and a flood of askers costs few readings.
 */
export function coalesced<Value>(
  readBatch: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  type Batch = { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>>; start(): void };
  let waiting: Batch | null = null;
  let starting = false;
  let readings = 0;

  function newBatch(): Batch {
    const keys = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const values = promise.then(() => readBatch([...keys]));
    const done = () => {
      readings -= 1;
      startNext();
    };
    values.then(done, done);
    return { keys, values, start: resolve };
  }

  function startNext(): void {
    if (starting || readings === atOnce || !waiting) return;
    starting = true;
    // After the calls that came in together with the first one.
    setImmediate(() => {
      const batch = waiting!;
      waiting = null;
      starting = false;
      readings += 1;
      batch.start();
    });
  }

  return async (key) => {
    waiting ??= newBatch();
    const batch = waiting;
    batch.keys.add(key);
    startNext();
    return (await batch.values).get(key);
  };
}
