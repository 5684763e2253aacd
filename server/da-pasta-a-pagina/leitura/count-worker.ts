import { minuteMs } from '#contract/base/units.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentosAContar } from '#server/db/schema/empreendimentos.ts';
import { signalsOf } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { createPeriodicTask } from '#server/kernel/periodic-task.ts';
import { withPosse } from '#server/kernel/posse.ts';
import { countDue } from './count-due.ts';

/** Looked for at least as often, and no more often than the pause. */
const lookMs = 10 * minuteMs;
const pauseMs = 2000;
/** Counted between two looks at whether to stop. */
const portion = 50;
/** Who dies while counting is succeeded after this. */
const holdMs = minuteMs;

/** Counts what no reader has counted: after a rename, a restore, a first start there is more than one waits for. */
export function createCountWorker(deps: { db: Db; log: Log }) {
  const { db } = deps;
  return createPeriodicTask({
    everyMs: lookMs,
    told: { signals: signalsOf(db), signal: 'lists', pauseMs },
    log: deps.log,
    failed: 'could not count what waits at the empreendimentos',
    async work(signal) {
      while (!signal.aborted) {
        // Most of the time nothing is due: nothing is written to find that out.
        const due = await db.select({ id: empreendimentosAContar.id }).from(empreendimentosAContar).limit(1);
        if (due.length === 0) return;
        const counted = await withPosse(db, { chave: 'contas de pendências', ms: holdMs }, () =>
          countDue(deps, portion),
        );
        if (!counted) return;
      }
    },
  });
}
