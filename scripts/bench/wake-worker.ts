import { openDatabase } from '#server/db/client.ts';
import { signalsOf } from '#server/db/signals.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { createRunStore } from '#server/kernel/runs/run-store.ts';
import { createRunWorker } from '#server/kernel/runs/worker.ts';
import { benchKind } from './wake-kind.ts';

/** The other process of `wake.ts`: ends every run at once, and tells when it had it. */
const log = createLog('silent');
const { db } = await openDatabase(
  { dataDir: '', database: { kind: 'postgres', url: process.argv[2]! } },
  log,
);
const store = createRunStore({ db, clock: systemClock, kinds: [benchKind] });
const worker = createRunWorker({
  store,
  kind: benchKind.kind,
  owner: 'bench',
  log,
  signals: signalsOf(db),
  async handle({ run, lease }) {
    const at = performance.timeOrigin + performance.now();
    await store.commit(lease, {
      work: async () => {},
      events: () => [],
      set: () => ({ state: 'completed', result: {}, leaseOwner: null, leaseUntil: null }),
    });
    process.send!({ id: run.id, at });
  },
});
worker.start();
while (!signalsOf(db).isHearing()) await new Promise((resolve) => setTimeout(resolve, 10));
process.send!('ready');
