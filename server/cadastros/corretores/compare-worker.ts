import { minuteMs } from '#contract/base/units.ts';
import type { Db } from '#server/db/client.ts';
import { corretoresAComparar } from '#server/db/schema/corretores.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { compareAllChanged } from './compare-changed.ts';

/** Looked for at least as often, and no more often than the pause. */
const lookMs = 10 * minuteMs;
const pauseMs = 2000;

/** Compares whoever changed before anybody asks for duplicates: after an import they are thousands. */
export function createCompareWorker({ db, log }: { db: Db; log: Log }) {
  return createPeriodicTask({
    everyMs: lookMs,
    told: { signals: signalsOf(db), signal: 'lists', pauseMs },
    log,
    failed: 'could not compare the corretores that changed',
    async work(signal) {
      // Most of the time nobody is: nothing is locked to find that out.
      const waiting = await db.select({ id: corretoresAComparar.id }).from(corretoresAComparar).limit(1);
      if (waiting.length > 0) await compareAllChanged(db, signal);
    },
  });
}
