import type { Signals } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { createLeaseLoop, leaseMs } from './lease-loop.ts';
import type { RunRow } from './run-kind.ts';
import type { Lease } from './run-leases.ts';
import { type RunStore, StaleLeaseError } from './run-store.ts';

export interface Claim {
  run: RunRow;
  lease: Lease;
  /** Aborted when the run is taken over or stopped, or the process shuts down. */
  signal: AbortSignal;
}

/** Works on runs of one kind, and releases them when the process stops. */
export function createRunWorker({
  store,
  kind,
  owner,
  handle,
  log,
  signals,
  concurrency = 1,
}: {
  store: RunStore;
  kind: string;
  owner: string;
  /** Must end by completing, failing, parking or throwing; after a throw the run is claimed again. */
  handle: (claim: Claim) => Promise<void>;
  log: Log;
  signals: Signals;
  concurrency?: number;
}) {
  type Held = Omit<Claim, 'signal'>;
  const nameOf = ({ run, lease }: Held) => ({ runId: run.id, kind, owner, fence: lease.fence });
  const loop = createLeaseLoop<Held>({
    what: 'run',
    nameOf,
    log,
    concurrency,
    signals,
    signal: `runs:${kind}`,
    stoppedBy: ({ run }) => `stopped:${run.id}`,
    nextMs: () => store.nextLapseMs(kind),
    async claim() {
      const claimed = await store.claim(kind, owner, leaseMs);
      if (!claimed) return [];
      const { run, lease, lapsed } = claimed;
      if (lapsed)
        log.warn({ runId: run.id, kind, owner, from: lapsed }, 'took over a run whose lease had run out');
      return [{ run, lease }];
    },
    renew: ({ lease }) => store.renew(lease, leaseMs),
    // A finished run has no lease any more; an interrupted one should be taken up at once.
    release: async ({ lease }, isStopping) => {
      if (isStopping) await store.release(lease);
    },
    async work(held, signal) {
      try {
        await handle({ ...held, signal });
      } catch (error) {
        if (!(error instanceof StaleLeaseError)) throw error;
        if (!signal.aborted) log.warn(nameOf(held), 'lost the lease on a run');
      }
    },
    lost: ({ run }) => new StaleLeaseError(run.id),
  });
  return {
    start: loop.start,
    wake: loop.wake,
    stop: loop.stop,
    isWorking: loop.isWorking,
    /** Aborts this process's work on a run. */
    abort: (runId: string, reason: Error) => loop.abort(({ run }) => run.id === runId, reason),
  };
}
