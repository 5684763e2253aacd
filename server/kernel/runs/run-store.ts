import { eq, sql } from 'drizzle-orm';
import type { ProgressEvent } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { runItems, runsTable } from '#server/db/schema/runs.ts';
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

/** The run was taken over or stopped: this worker's writes no longer count. */
export class StaleLeaseError extends Error {
  constructor(runId: string) {
    super(`the lease on run ${runId} is no longer ours`);
    this.name = 'StaleLeaseError';
  }
}

/**
 * Durable state of runs. A run's row is its own queue entry (lease and fence), its items are finished work,
 * its events are what was published. Everything is written under the row lock, so numbering has no gaps and a
 * stale worker cannot write.
 */
export function createRunStore({
  db,
  clock,
  kinds,
}: {
  db: Db;
  clock: Clock;
  /** Kinds that may be stored here. */
  kinds: readonly RunKind[];
}) {
  const reads = createRunReads(db);
  const kindOf = (run: RunRow): RunKind => {
    const found = kinds.find(({ kind }) => kind === run.kind);
    if (!found) throw new Error(`run ${run.id} is of kind '${run.kind}', which nobody declares here`);
    return found;
  };
  /** Invalidates the list of all runs and those its kind names. */
  const makeOld = (tx: Tx, run: RunRow) => bumpLists(tx, 'execucoes', ...kindOf(run).lists);
  /** Runs the kind's clean-up for a run that will not continue. */
  const leave = async (tx: Tx, run: RunRow, message: string) => {
    const kind = kindOf(run);
    const read = kind.input.safeParse(run.input);
    if (read.success) await kind.stopped(tx, read.data, message);
  };

  /** Locks the run's row; throws StaleLeaseError under an older fence. */
  const lock = async (tx: Tx, lease: Lease): Promise<RunRow> => {
    const rows = await tx.select().from(runsTable).where(eq(runsTable.id, lease.runId)).for('update');
    const run = rows[0];
    if (!run || run.fence !== lease.fence || run.state !== 'running') throw new StaleLeaseError(lease.runId);
    return run;
  };

  /** Stores finished items, replacing results for another input. Call it inside `commit`. */
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
      .insert(runItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [runItems.runId, runItems.substep, runItems.itemKey],
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
     * Stores one finished item that makes no event due, in one statement under the worker's fence: pictures finish by the
     * dozen. Throws StaleLeaseError.
     */
    async keep(lease: Lease, { substep, key, inputHash, result }: FinishedItem): Promise<void> {
      const now = clock.now().toISOString();
      const json = result === null || result === undefined ? null : JSON.stringify(result);
      const { rows } = await db.execute(sql`
        WITH own AS (
          UPDATE ${runsTable} SET attempts = 0, atualizado_em = ${now}
          WHERE id = ${lease.runId} AND fence = ${lease.fence} AND state = 'running'
          RETURNING id)
        INSERT INTO ${runItems} (run_id, substep, item_key, input_hash, result, terminado_em)
        SELECT id, ${substep}, ${key}, ${inputHash}, ${json}::jsonb, ${now}::timestamptz FROM own
        ON CONFLICT (run_id, substep, item_key) DO UPDATE
          SET input_hash = excluded.input_hash, result = excluded.result, terminado_em = excluded.terminado_em
        RETURNING run_id`);
      if (rows.length === 0) throw new StaleLeaseError(lease.runId);
    },

    /**
     * The only way a worker writes: under its fence, with the work, the finished item and the resulting
     * events in one transaction. `work` receives the transaction.
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
          .update(runsTable)
          .set({ lastEvent, attempts: 0, atualizadoEm: clock.now(), ...set })
          .where(eq(runsTable.id, run.id));
        if (set?.state) await makeOld(tx, run);
        return result;
      });
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;
