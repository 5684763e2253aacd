import type { Logger } from 'pino';
import { outsideRequest } from '#server/kernel/request-context.ts';
import type { RunRow } from './run-reads.ts';
import type { Lease, RunStore } from './run-store.ts';
import { StaleLeaseError } from './run-store.ts';

/** A lease is renewed every third of its length; a dead process's run goes on within one length. */
export const leaseMs = 12_000;

export interface Claim {
  run: RunRow;
  lease: Lease;
  /** Aborted when the run is taken away, stopped, or the process shuts down. */
  signal: AbortSignal;
}

/**
 * Works on runs of one kind: claims, renews the lease while the handler runs, and gives the run
 * back when the process stops. `kick` looks for work at once; otherwise the worker looks by itself.
 */
export function createRunWorker({
  store,
  kind,
  owner,
  handle,
  log,
  concurrency = 1,
  pollMs = 2_000,
}: {
  store: RunStore;
  kind: string;
  owner: string;
  /** Must end by completing, failing, parking or throwing; a throw leaves the run to be claimed again. */
  handle: (claim: Claim) => Promise<void>;
  log: Logger;
  concurrency?: number;
  pollMs?: number;
}) {
  const active = new Map<string, AbortController>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;
  const handled = new Set<Promise<void>>();

  const work = async (run: RunRow, lease: Lease) => {
    const controller = new AbortController();
    active.set(run.id, controller);
    const heartbeat = setInterval(() => {
      store.renew(lease, leaseMs).then(
        (ours) => {
          if (ours || controller.signal.aborted) return;
          log.warn({ runId: run.id, kind, owner, fence: lease.fence }, 'lost the lease on a run');
          controller.abort(new StaleLeaseError(run.id));
        },
        (error) => log.warn({ err: error, runId: run.id }, 'could not renew a lease'),
      );
    }, leaseMs / 3);
    heartbeat.unref();
    try {
      await handle({ run, lease, signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof StaleLeaseError)
        log.warn({ runId: run.id, kind, owner, fence: lease.fence }, 'lost the lease on a run');
      else log.error({ err: error, runId: run.id }, 'a run ended with an unexpected error');
    } finally {
      clearInterval(heartbeat);
      active.delete(run.id);
      if (stopped) await store.release(lease).catch(() => {});
    }
  };

  const look = async () => {
    do {
      again = false;
      while (!stopped && active.size < concurrency) {
        const claimed = await store.claim(kind, owner, leaseMs);
        if (!claimed) break;
        if (claimed.lapsed)
          log.warn(
            { runId: claimed.run.id, kind, owner, from: claimed.lapsed },
            'took over a run whose lease had run out',
          );
        const job = work(claimed.run, claimed.lease);
        handled.add(job);
        job.finally(() => {
          handled.delete(job);
          kick();
        });
      }
    } while (again);
  };

  function kick() {
    // A process that only serves pages never starts its worker.
    if (stopped || !timer) return;
    if (looking) {
      again = true;
      return;
    }
    // A run is nobody's call: whoever happened to set the worker going is not behind what it does.
    looking = outsideRequest(look)
      .catch((error) => log.warn({ err: error }, 'could not look for runs'))
      .finally(() => {
        looking = null;
      });
  }

  return {
    start() {
      timer = setInterval(kick, pollMs);
      timer.unref();
      kick();
    },
    kick,
    /** Stops this process's work on a run at once; others notice at their next renewal. */
    abort(runId: string, reason: Error) {
      active.get(runId)?.abort(reason);
    },
    isWorking: () => !stopped && timer !== undefined,
    /** Lets go of every run, resumable at once by the next process. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const [runId, controller] of active) controller.abort(new StaleLeaseError(runId));
      await looking;
      await Promise.allSettled([...handled]);
    },
  };
}
