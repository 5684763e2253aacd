/** So many waiting askers are worth a second reading while the first is on its way. */
const enough = 8;

/**
 * Answers keys in batches: all who ask in one turn of the event loop share one, and while it is being
 * read, later askers wait and share the next. Every answer was read after it was asked for, so it is
 * never stale, and a flood of askers costs few readings: one at a time, two where many wait.
 */
export function coalesced<Value>(
  readBatch: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  interface Batch {
    keys: Set<string>;
    askers: number;
    values: Promise<ReadonlyMap<string, Value>>;
    start(): void;
  }
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
    return { keys, askers: 0, values, start: resolve };
  }

  function startNext(): void {
    if (starting || !waiting) return;
    if (readings > 0 && (readings > 1 || waiting.askers < enough)) return;
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
    batch.askers += 1;
    startNext();
    return (await batch.values).get(key);
  };
}
