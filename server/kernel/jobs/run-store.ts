import { eq, sql } from 'drizzle-orm';
import type { ProgressEvent } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { workflowItems, workflowRuns } from '#server/db/schema/workflow.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import { createRunInterventions } from './run-interventions.ts';
import type { RunKind, RunRow } from './run-kind.ts';
import { createRunLeases, type Lease } from './run-leases.ts';
import { createRunReads } from './run-reads.ts';
import { createRunStarts } from './run-starts.ts';

export interface FinishedItem {
  substep: string;
  key: string;
  inputHash: string;
  result: unknown;
}

/** Somebody else owns the run now, or a person stopped it: this worker's writes no longer count. */
export class StaleLeaseError extends Error {
  constructor(runId: string) {
    super(`the lease on run ${runId} is no longer ours`);
    this.name = 'StaleLeaseError';
  }
}

/**
 * Durable state of runs. The row of a run is its own queue entry (lease and fence), its items are
 * what is finished, its events what was told. All of it is written in transactions that hold the
 * row's lock, so numbering has no gaps and a stale worker cannot write.
 */
export function createRunStore({
  db,
  clock,
  kinds,
}: {
  db: Db;
  clock: Clock;
  /** What may be stored here. */
  kinds: readonly RunKind[];
}) {
  const reads = createRunReads(db);
  const kindOf = (run: RunRow): RunKind => {
    const found = kinds.find(({ kind }) => kind === run.kind);
    if (!found) throw new Error(`run ${run.id} is of kind '${run.kind}', which nobody declares here`);
    return found;
  };
  /** Lists that show it: that of all runs, and those its kind names. */
  const makeOld = (tx: Tx, run: RunRow) => bumpLists(tx, 'execucoes', ...kindOf(run).lists);
  /** What its kind leaves behind of one that does not go on. */
  const leave = async (tx: Tx, run: RunRow, message: string) => {
    const kind = kindOf(run);
    const read = kind.input.safeParse(run.input);
    if (read.success) await kind.stopped(tx, read.data, message);
  };

  /** Locks the run's row for this transaction; throws StaleLeaseError under an older fence. */
  const lock = async (tx: Tx, lease: Lease): Promise<RunRow> => {
    const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, lease.runId)).for('update');
    const run = rows[0];
    if (!run || run.fence !== lease.fence || run.state !== 'running') throw new StaleLeaseError(lease.runId);
    return run;
  };

  /** Stores finished items, over what stood there for another input. Call it inside `commit`. */
  const storeItems = async (tx: Tx, runId: string, finished: FinishedItem[]): Promise<void> => {
    const rows = finished.map(({ substep, key, inputHash, result }) => ({
      runId,
      substep,
      itemKey: key,
      inputHash,
      result: result ?? null,
      terminadoEm: clock.now(),
    }));
    await tx
      .insert(workflowItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [workflowItems.runId, workflowItems.substep, workflowItems.itemKey],
        set: {
          inputHash: sql`excluded.input_hash`,
          result: sql`excluded.result`,
          terminadoEm: sql`excluded.terminado_em`,
        },
      });
  };

  return {
    ...reads,
    ...createRunStarts({ db, clock, makeOld, runBySession: reads.runBySession }),
    ...createRunLeases({ db, clock, makeOld, leave }),
    ...createRunInterventions({ db, clock, makeOld, leave }),
    storeItems,

    /**
     * The one way a worker writes: under its fence, the work, the finished item and the events that
     * follow from it in one transaction. `work` runs with the transaction's own handle.
     */
    async commit<Result>(
      lease: Lease,
      step: {
        work: (tx: Tx, run: RunRow) => Promise<Result>;
        item?: { substep: string; key: string; inputHash: string };
        events: (result: Result) => ProgressEvent[];
        set?: (result: Result) => Partial<RunRow>;
      },
    ): Promise<Result> {
      return db.transaction(async (tx) => {
        const run = await lock(tx, lease);
        const result = await step.work(tx, run);
        if (step.item) {
          await storeItems(tx, run.id, [{ ...step.item, result }]);
        }
        const lastEvent = await appendEvents(tx, clock, run, step.events(result));
        const set = step.set?.(result);
        await tx
          .update(workflowRuns)
          .set({ lastEvent, attempts: 0, atualizadoEm: clock.now(), ...set })
          .where(eq(workflowRuns.id, run.id));
        if (set?.state) await makeOld(tx, run);
        return result;
      });
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;
