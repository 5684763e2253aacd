import type { Log } from '#server/kernel/log.ts';
import { outsideRequest } from '#server/kernel/request-context.ts';

/** A lease is renewed every third of its length; a dead process's work goes on within one length. */
export const leaseMs = 12_000;

export interface LeaseLoop<Held> {
  /** What is worked on, as the log says it: 'run', 'conversation'. */
  what: string;
  /** Takes up to so many, the longest waiting first, each for `leaseMs`. Nobody else has them then. */
  claim(limit: number): Promise<Held[]>;
  /** Prolongs a lease by `leaseMs`. False when it is another's meanwhile. */
  renew(held: Held): Promise<boolean>;
  /** After the work, however it ended; `isStopping` where this process is about to end. */
  release(held: Held, isStopping: boolean): Promise<void>;
  /** Until it is done. The signal is aborted when the lease is lost, or the process shuts down. */
  work(held: Held, signal: AbortSignal): Promise<void>;
  /** What a log line says of it. */
  nameOf(held: Held): Record<string, unknown>;
  /** Why the work on it stops when the lease is lost or the process shuts down. */
  lost(held: Held): Error;
  log: Log;
  concurrency: number;
  pollMs: number;
}

/**
 * Works through what waits in the database: claims, renews the lease while it works, and gives back.
 * `kick` looks at once; otherwise the loop looks by itself. As many processes as there are may work on
 * one queue.
 */
export function createLeaseLoop<Held>(loop: LeaseLoop<Held>) {
  const { what, log, concurrency, pollMs } = loop;
  const active = new Map<Held, AbortController>();
  const jobs = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking: Promise<void> | null = null;
  let again = false;

  async function workOn(held: Held): Promise<void> {
    const controller = new AbortController();
    active.set(held, controller);
    const heartbeat = setInterval(() => {
      loop.renew(held).then(
        (ours) => {
          if (ours || controller.signal.aborted) return;
          log.warn(loop.nameOf(held), `lost the lease on a ${what}`);
          controller.abort(loop.lost(held));
        },
        (error) => log.warn({ err: error, ...loop.nameOf(held) }, `could not renew the lease on a ${what}`),
      );
    }, leaseMs / 3);
    heartbeat.unref();
    try {
      await loop.work(held, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted)
        log.error({ err: error, ...loop.nameOf(held) }, `a ${what} ended with an unexpected error`);
    } finally {
      clearInterval(heartbeat);
      active.delete(held);
      await loop
        .release(held, stopped)
        .catch((error) => log.warn({ err: error, ...loop.nameOf(held) }, `could not give a ${what} back`));
    }
  }

  async function look(): Promise<void> {
    do {
      again = false;
      while (!stopped && jobs.size < concurrency) {
        const claimed = await loop.claim(concurrency - jobs.size);
        if (claimed.length === 0) break;
        for (const held of claimed) {
          const job = workOn(held).finally(() => {
            jobs.delete(job);
            kick();
          });
          jobs.add(job);
        }
      }
    } while (again);
  }

  function kick(): void {
    // A process that only serves pages never starts its loops.
    if (stopped || !timer) return;
    if (looking) {
      again = true;
      return;
    }
    // It is nobody's call: whoever happened to set the loop going is not behind what it does.
    looking = outsideRequest(look)
      .catch((error) => log.warn({ err: error }, `could not look for a ${what}`))
      .finally(() => {
        looking = null;
        // Asked for between the last look and now.
        if (again) kick();
      });
  }

  return {
    start(): void {
      timer = setInterval(kick, pollMs);
      timer.unref();
      kick();
    },
    kick,
    /** Stops this process's work on what fits; others notice at their next renewal. */
    abort(fits: (held: Held) => boolean, reason: Error): void {
      for (const [held, controller] of active) if (fits(held)) controller.abort(reason);
    },
    isWorking: () => !stopped && timer !== undefined,
    /** Until nothing is being worked on; for tests and the laboratory. */
    async settled(): Promise<void> {
      while (looking || jobs.size > 0) await Promise.all([looking, ...jobs]);
    },
    /** Lets go of everything, to be taken up at once by the next process. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      for (const [held, controller] of active) controller.abort(loop.lost(held));
      await looking;
      await Promise.allSettled([...jobs]);
    },
  };
}
