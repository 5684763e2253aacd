import { createBatcher } from '#server/kernel/batcher.ts';

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
  return createBatcher<string, Value | undefined>({
    isTime: (waiting, underWay) => underWay === 0 || (underWay === 1 && waiting >= enough),
    async work(keys) {
      const values = await readBatch([...new Set(keys)]);
      return keys.map((key) => values.get(key));
    },
  }).add;
}
