interface Options<Item, Result> {
  /** Returns one result per item, in order; a failure rejects all of them. */
  work: (items: Item[]) => Promise<readonly Result[]>;
  /** Whether what waits should be processed now, by the number of callers; asked on every arrival and after every batch. */
  isTime: (waiting: number, underWay: number) => boolean;
  /** Callers of the same item who wait together share one result. */
  shared?: true;
  /** Largest batch. */
  most?: number;
  /** Longest wait of the first caller, in ms. */
  waitMs?: number;
}

/**
 * Batches single calls, so that many callers cost few round trips. Each caller gets its result when its batch
 * is done. A batch starts after the calls that arrived in the same tick as its first; later ones join the
 * next.
 */
export function createBatcher<Item, Result>({
  work,
  isTime,
  shared,
  most = Number.POSITIVE_INFINITY,
  waitMs,
}: Options<Item, Result>) {
  interface Asked {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Asked[] = [];
  let callers = 0;
  const promised = shared && new Map<Item, Promise<Result>>();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStarting = false;

  /** Answers the callers of a batch; whoever waits is started first, not after what the answers set off. */
  async function workOn(batch: Asked[], done: () => void): Promise<void> {
    try {
      const results = await Promise.resolve(batch.map(({ item }) => item)).then(work);
      done();
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      done();
      for (const { reject } of batch) reject(error);
    }
  }
  function takeBatch(): void {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(batch.length);
    callers = waiting.length;
    if (promised) for (const { item } of batch) promised.delete(item);
    if (waiting.length === 0) clearTimeout(timer);
    if (batch.length === 0) return;
    const working = workOn(batch, () => {
      underWay.delete(working);
      startInTime();
    });
    underWay.add(working);
  }
  function startInTime(): void {
    if (isStarting || waiting.length === 0 || !isTime(callers, underWay.size)) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      takeBatch();
      startInTime();
    });
  }

  /** Processes everything waiting, regardless of `isTime`; resolves when nothing is in progress. */
  async function flush(): Promise<void> {
    while (waiting.length > 0) takeBatch();
    await Promise.all(underWay);
  }

  return {
    flush,
    add(item: Item): Promise<Result> {
      callers += 1;
      const known = promised?.get(item);
      if (known) {
        startInTime();
        return known;
      }
      const asked = Promise.withResolvers<Result>();
      promised?.set(item, asked.promise);
      waiting.push({ item, resolve: asked.resolve, reject: asked.reject });
      if (waitMs !== undefined && waiting.length === 1) timer = setTimeout(flush, waitMs).unref();
      startInTime();
      return asked.promise;
    },
  };
}
