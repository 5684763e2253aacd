import { hourMs } from '#contract/base/units.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Log } from '#server/kernel/log.ts';
import { createRepeated } from '#server/kernel/repeated.ts';

/** Nothing takes so long to be written: whoever began it is dead. */
const abandonedMs = 2 * hourMs;

/** Removes, at the start and every hour, files that a process which died has left half written. */
export const createUnfinishedFiles = ({
  storage,
  log,
  alone,
}: {
  storage: Storage;
  log: Log;
  /** Whether no other process writes there: then what the start finds unfinished is nobody's. */
  alone: boolean;
}) => {
  let first = true;
  return createRepeated({
    everyMs: hourMs,
    log,
    failed: 'could not remove unfinished files',
    work: async () => {
      const swept = await storage.sweep(first && alone ? 0 : abandonedMs);
      first = false;
      if (swept > 0) log.info({ swept }, 'removed unfinished files');
    },
  });
};
