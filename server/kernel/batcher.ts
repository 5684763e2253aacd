interface Options<Item, Result> {
  /** One result for each item, in their order; where it fails, all of them hear it. */
  work: (items: Item[]) => Promise<readonly Result[]>;
  /** Whether those who wait are to be worked on by now; asked when one comes and when a batch has ended. */
  isTime: (waiting: number, underWay: number) => boolean;
  /** Most that are worked on together. */
  most?: number;
  /** The longest the first of them waits, in milliseconds. */
  waitMs?: number;
}

/**
 * Gathers what is asked for one by one and works on it together, so that many askers cost few turns.
 * Each asker is answered once his batch is done. A batch begins after the calls that came in together
 * with its first one; who comes later is in the next.
 */
export function createBatcher<Item, Result>({
  work,
  isTime,
  most = Number.POSITIVE_INFINITY,
  waitMs,
}: Options<Item, Result>) {
  interface Asked {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Asked[] = [];
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStarting = false;

  async function workOn(batch: Asked[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  function takeBatch(): void {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(batch.length);
    if (waiting.length === 0) clearTimeout(timer);
    if (batch.length === 0) return;
    const work = workOn(batch).finally(() => {
      underWay.delete(work);
      startInTime();
    });
    underWay.add(work);
  }
  function startInTime(): void {
    if (isStarting || waiting.length === 0 || !isTime(waiting.length, underWay.size)) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      takeBatch();
      startInTime();
    });
  }

  /** Works on all who wait, without being asked whether it is time; done once nothing is under way. */
  async function flush(): Promise<void> {
    while (waiting.length > 0) takeBatch();
    await Promise.all(underWay);
  }

  return {
    flush,
    add(item: Item): Promise<Result> {
      const asked = Promise.withResolvers<Result>();
      waiting.push({ item, resolve: asked.resolve, reject: asked.reject });
      if (waitMs !== undefined && waiting.length === 1) timer = setTimeout(flush, waitMs).unref();
      startInTime();
      return asked.promise;
    },
  };
}
