import { createHash } from 'node:crypto';
import type { ProgressEvent } from '#contract/base/runs.ts';
import type { Tx } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { RunItem, RunKind, RunRow } from './run-kind.ts';
import type { Lease } from './run-leases.ts';
import { itemId } from './run-reads.ts';
import { type RunStore, StaleLeaseError } from './run-store.ts';
import { createSequence, type SequenceStep } from './sequence.ts';

/**
 * Hash of an input, so that a changed one is processed again. Key order is ignored: results read from the
 * database have another one.
 */
export const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 32);

const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * A run as its steps see it: `once` does a piece of work and stores its result, or returns the stored one;
 * `finish` marks a substep as done. Writes are serialised per run, each in one transaction with the events it
 * makes due.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one run: its writes share their order
export async function createDurableRun({
  store,
  lease,
  run,
  kind,
  steps,
  signal,
  clock,
}: {
  store: RunStore;
  lease: Lease;
  run: RunRow;
  kind: RunKind;
  steps: readonly SequenceStep[];
  signal: AbortSignal;
  clock: Clock;
}) {
  const [items, told] = await Promise.all([store.items(run.id), store.events(run.id, 0, 100_000)]);
  const sequence = createSequence(
    steps,
    told.map(({ event }) => event),
  );
  let tail: Promise<unknown> = Promise.resolve();
  const pending = new Set<Promise<unknown>>();

  /** Tracks work until its result is stored. */
  const hold = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const held = work();
    pending.add(held);
    try {
      return await held;
    } finally {
      pending.delete(held);
    }
  };

  const commit = <Result>(options: {
    work: (tx: Tx, run: RunRow) => Promise<Result>;
    item?: { substep: string; key: string; inputHash: string };
    /**
     * The result exists outside already: keep it even if the run is stopping, since it may have been paid
     * for.
     */
    made?: true;
    before?: () => void;
    extra?: (result: Result) => ProgressEvent[];
    set?: (result: Result) => Partial<RunRow>;
  }): Promise<Result> => {
    const next = tail.then(async () => {
      if (!options.made) signal.throwIfAborted();
      options.before?.();
      let events: ProgressEvent[] = [];
      const result = await store.commit(lease, {
        work: options.work,
        item: options.item,
        events: (value) => {
          events = [...sequence.publishable(), ...(options.extra?.(value) ?? [])];
          return events;
        },
        set: options.set,
      });
      sequence.markPublished(events);
      if (options.item)
        items.set(itemId(options.item.substep, options.item.key), { ...options.item, result });
      return result;
    });
    tail = next.catch(() => {});
    return next;
  };

  /** Stores a finished item, alone where it makes no event due. */
  const keep = <Result>(item: { substep: string; key: string; inputHash: string }, result: Result) => {
    const next = tail.then(async () => {
      if (sequence.publishable().length > 0) return false;
      await store.keep(lease, { ...item, result });
      items.set(itemId(item.substep, item.key), { ...item, result });
      return true;
    });
    tail = next.catch(() => {});
    return next.then((isKept) => (isKept ? result : commit({ work: async () => result, item, made: true })));
  };

  /** The stored result of an item; one stored by an earlier version in another shape is computed again. */
  const kept = <Result>(
    item: RunItem<Result>,
    key: string,
    inputHash?: string,
  ): { result: Result } | null => {
    if (!kind.items.includes(item))
      throw new Error(`runs of kind '${kind.kind}' declare no such item: ${item.substep}`);
    const found = items.get(itemId(item.substep, key));
    if (!found || (inputHash !== undefined && found.inputHash !== inputHash)) return null;
    const read = item.result.safeParse(found.result);
    return read.success ? { result: read.data } : null;
  };

  return {
    run,
    signal,
    sequence,

    /** Publishes the first events of a run, before any work. */
    open: () => commit({ work: async () => null }),

    /** Work without database writes: done outside, its result stored afterwards. */
    async once<Result>(
      item: RunItem<Result>,
      key: string,
      input: unknown,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const inputHash = hashOf(input);
      const known = kept(item, key, inputHash);
      if (known) return known.result;
      const { substep } = item;
      signal.throwIfAborted();
      return hold(async () => {
        const result = await work();
        await keep({ substep, key, inputHash }, result);
        return result;
      });
    },

    /**
     * Batch work for several items: processes only those without a stored result and stores each as its own
     * item. Returns results in the given order.
     */
    async onceEach<Result>(
      item: RunItem<Result>,
      entries: { key: string; input: unknown }[],
      work: (missing: number[]) => Promise<Result[]>,
    ): Promise<Result[]> {
      const { substep } = item;
      const hashes = entries.map((entry) => hashOf(entry.input));
      const known = entries.map((entry, index) => kept(item, entry.key, hashes[index]));
      const missing = entries.flatMap((_, index) => (known[index] ? [] : [index]));
      signal.throwIfAborted();
      if (missing.length === 0) return known.map((entry) => entry!.result);
      await hold(async () => {
        const made = await work(missing);
        const finished = missing.map((index, position) => ({
          substep,
          key: entries[index]!.key,
          inputHash: hashes[index]!,
          result: made[position]!,
        }));
        await commit({ work: (tx) => store.storeItems(tx, run.id, finished), made: true });
        for (const [position, index] of missing.entries()) {
          known[index] = { result: made[position]! };
          items.set(itemId(substep, entries[index]!.key), finished[position]!);
        }
      });
      return known.map((entry) => entry!.result);
    },

    /** The last stored result of an item, whatever its input was; null if none. */
    previous: <Result>(item: RunItem<Result>, key: string): Result | null => kept(item, key)?.result ?? null,

    /** Work that writes to the database, inside the transaction that stores its result. */
    async onceInTransaction<Result>(
      item: RunItem<Result>,
      key: string,
      input: unknown,
      work: (tx: Tx) => Promise<Result>,
    ): Promise<Result> {
      const inputHash = hashOf(input);
      const known = kept(item, key, inputHash);
      if (known) return known.result;
      return commit({ work, item: { substep: item.substep, key, inputHash } });
    },

    /** Marks a substep as done; published when its turn comes. Idempotent. */
    async finish(substep: string, message?: string, data?: Record<string, unknown>): Promise<void> {
      if (sequence.isFinished(substep)) return;
      await commit({ work: async () => null, before: () => sequence.finish(substep, { message, data }) });
    },

    /** Stores a question for a person; the run continues with what does not need the answer. */
    ask: (question: Record<string, unknown>) =>
      commit({
        work: async () => question,
        extra: () => [{ type: 'connected', message: String(question.text), data: { question } }],
        set: () => ({ question }),
      }),

    /**
     * Parks the run until its question is answered, and releases it. Returns false if the answer arrived
     * meanwhile.
     */
    wait: () =>
      commit({
        work: async (_tx, current) => current.question !== null,
        set: (parked) => (parked ? { state: 'waiting', leaseOwner: null, leaseUntil: null } : {}),
      }),

    /** Completes the run; `work` is written in the same transaction. */
    complete: (
      result: Record<string, unknown>,
      message: string,
      work: (tx: Tx) => Promise<unknown> = async () => null,
    ) =>
      commit({
        work: async (tx) => {
          kind.result.parse(result);
          await work(tx);
          return result;
        },
        extra: () => [{ type: 'complete', message, data: result }],
        set: () => ({
          state: 'completed',
          result,
          question: null,
          leaseOwner: null,
          leaseUntil: null,
          terminadoEm: clock.now(),
        }),
      }),

    /**
     * Fails the run, naming its step, once pending work is stored or given up. `work` is written in the same
     * transaction, `more` is kept with the failure.
     */
    async fail(
      step: string | null,
      substep: string | null,
      message: string,
      {
        work = async () => null,
        more = {},
      }: { work?: (tx: Tx) => Promise<unknown>; more?: Record<string, unknown> } = {},
    ): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending);
      await tail;
      try {
        await store.commit(lease, {
          work,
          events: () => [
            { type: 'error', message, ...(step ? { step } : {}), ...(substep ? { substep } : {}) },
          ],
          set: () => ({
            state: 'failed',
            error: { ...more, step, message },
            question: null,
            leaseOwner: null,
            leaseUntil: null,
            terminadoEm: clock.now(),
          }),
        });
      } catch (error) {
        if (!(error instanceof StaleLeaseError)) throw error;
      }
    },
  };
}

export type DurableRun = Awaited<ReturnType<typeof createDurableRun>>;
