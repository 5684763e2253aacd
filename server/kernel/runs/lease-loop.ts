import { hourMs } from '#contract/base/units.ts';
import type { Signal, Signals } from '#server/db/signals.ts';
import type { Log } from '#server/kernel/log.ts';
import { inBackground, outsideRequest } from '#server/kernel/request-context.ts';

/** A lease is renewed every third of its length; after a crash the work resumes within one length. */
export const leaseMs = 12_000;
/** Where signals do not arrive, and after a failure, the next look comes after this. */
const blindMs = 2_000;
/** Where they do, even if nothing is known to come. */
const longestMs = hourMs;
/** What could not be had for a moment is not asked for without a pause. */
const shortestMs = 50;

export interface LeaseLoop<Held> {
  /** Name of the work in the log: 'run', 'conversation'. */
  what: string;
  /** Claims up to `limit` items, longest waiting first, each exclusively for `leaseMs`. */
  claim(limit: number): Promise<Held[]>;
  /** Renews a lease by `leaseMs`. Returns false if someone else holds it now. */
  renew(held: Held): Promise<boolean>;
  /** Releases after the work, however it ended; `isStopping` when this process is shutting down. */
  release(held: Held, isStopping: boolean): Promise<void>;
  /** Does the work. The signal is aborted when the lease is lost or the process shuts down. */
  work(held: Held, signal: AbortSignal): Promise<void>;
  /** Log fields identifying the item. */
  nameOf(held: Held): Record<string, unknown>;
  /** The abort reason when the lease is lost or the process shuts down. */
  lost(held: Held): Error;
  /**
   * How long until something may be claimed that cannot be now, in milliseconds: a lease runs out, a time comes. Null if
   * nothing waits for that.
   */
  nextMs(): Promise<number | null>;
  /** What tells of new work; null where nothing is done unless `wake` is called. */
  signals: Signals | null;
  signal: Signal;
  /** Told when somebody stops an item from outside. */
  stoppedBy?(held: Held): Signal;
  log: Log;
  concurrency: number;
}

/**
 * Works off a database queue: claims, renews leases while working, and releases. It looks when it is woken, by `wake`
 * or a signal, and when the next lease runs out or time comes. Any number of processes may share a queue.
 */
export function createLeaseLoop<Held>(loop: LeaseLoop<Held>) {
  const { what, log, concurrency, signals } = loop;
  const active = new Map<Held, AbortController>();
  const jobs = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let stopped = false;
  let stopListening = () => {};
  let looking: Promise<void> | null = null;
  let again = false;

  async function workOn(held: Held): Promise<void> {
    const controller = new AbortController();
    active.set(held, controller);
    const renew = () =>
      void loop.renew(held).then(
        (ours) => {
          if (ours || controller.signal.aborted) return;
          log.warn(loop.nameOf(held), `lost the lease on a ${what}`);
          controller.abort(loop.lost(held));
        },
        (error) => log.warn({ err: error, ...loop.nameOf(held) }, `could not renew the lease on a ${what}`),
      );
    const heartbeat = setInterval(renew, leaseMs / 3);
    heartbeat.unref();
    const stopHearing = loop.stoppedBy ? signals?.on(loop.stoppedBy(held), renew) : undefined;
    try {
      await inBackground(() => loop.work(held, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted)
        log.error({ err: error, ...loop.nameOf(held) }, `a ${what} ended with an unexpected error`);
    } finally {
      clearInterval(heartbeat);
      stopHearing?.();
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
            wake();
          });
          jobs.add(job);
        }
      }
    } while (again);
    await sleepUntilNext();
  }

  /** With no room for more, the end of what is worked on wakes it. */
  async function sleepUntilNext(): Promise<void> {
    if (!signals || stopped || jobs.size >= concurrency) return;
    const next = (await loop.nextMs()) ?? longestMs;
    lookIn(Math.min(Math.max(next, shortestMs), signals.isHearing() ? longestMs : blindMs));
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (stopped || !signals) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  }

  function wake(): void {
    // A process that only serves pages never starts its loops.
    if (stopped || !started) return;
    if (looking) {
      again = true;
      return;
    }
    // Runs outside the request that happened to wake the loop.
    clearTimeout(timer);
    looking = outsideRequest(look)
      .catch((error) => {
        log.warn({ err: error }, `could not look for a ${what}`);
        lookIn(blindMs);
      })
      .finally(() => {
        looking = null;
        // Woken while the last poll was running.
        if (again) wake();
      });
  }

  return {
    start(): void {
      started = true;
      stopListening = signals?.on(loop.signal, wake) ?? stopListening;
      wake();
    },
    wake,
    /** Aborts this process's work on matching items; other processes notice at their next renewal. */
    abort(fits: (held: Held) => boolean, reason: Error): void {
      for (const [held, controller] of active) if (fits(held)) controller.abort(reason);
    },
    isWorking: () => started && !stopped,
    /** Resolves when nothing is being worked on; for tests and the laboratory. */
    async settled(): Promise<void> {
      while (looking || jobs.size > 0) await Promise.all([looking, ...jobs]);
    },
    /** Releases everything, so that the next process can take it up at once. */
    async stop(): Promise<void> {
      stopped = true;
      stopListening();
      clearTimeout(timer);
      for (const [held, controller] of active) controller.abort(loop.lost(held));
      await looking;
      await Promise.allSettled([...jobs]);
    },
  };
}
