import { createBatcher } from '#server/kernel/batcher.ts';

/** This many waiting callers justify a second concurrent read. */
const enough = 8;

/**
 * Batches reads by key: all callers of one event loop turn share a read, and later ones wait and share the
 * next. Every answer was read after it was requested, so it is never stale, and a flood of callers costs few
 * reads: one at a time, two when many wait.
 */
export function coalesceReads<Value>(
  readBatch: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  return createBatcher<string, Value | undefined>({
    isTime: (waiting, underWay) => underWay === 0 || (underWay === 1 && waiting >= enough),
    shared: true,
    async work(keys) {
      const values = await readBatch(keys);
      return keys.map((key) => values.get(key));
    },
  }).add;
}
