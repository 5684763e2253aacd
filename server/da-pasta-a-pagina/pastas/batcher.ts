/**
 * Gathers items as they come and works on them `size` at a time; `flush` works on the rest. Each
 * item's promise answers when its batch is done.
 */
export function createBatcher<Item, Result>(size: number, work: (items: Item[]) => Promise<Result[]>) {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];

  const flush = () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    work(batch.map((entry) => entry.item)).then(
      (results) => {
        for (const [index, entry] of batch.entries()) entry.resolve(results[index]!);
      },
      (error) => {
        for (const entry of batch) entry.reject(error);
      },
    );
  };

  return {
    add(item: Item): Promise<Result> {
      const promise = new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
      });
      // Awaited by the caller later; a failure must not count as unhandled until then.
      promise.catch(() => {});
      if (waiting.length >= size) flush();
      return promise;
    },
    flush,
  };
}
