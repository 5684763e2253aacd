import { hourMs } from '#contract/base/units.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';

/** No write takes this long: its process is dead. */
const abandonedMs = 2 * hourMs;

/** Deletes half-written files of dead processes, at start and hourly. */
export const createUnfinishedFiles = ({
  storage,
  log,
  alone,
}: {
  storage: Storage;
  log: Log;
  /** Whether no other process writes there: then every unfinished file found at start is abandoned. */
  alone: boolean;
}) => {
  let first = true;
  return createPeriodicTask({
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
