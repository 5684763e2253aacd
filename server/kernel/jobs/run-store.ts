import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { liveStates, type ProgressEvent } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { workflowItems, workflowRuns, workflowSessions } from '#server/db/schema/workflow.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import { createRunInterventions } from './run-interventions.ts';
import type { RunKind, RunRow } from './run-kind.ts';
import { createRunReads } from './run-reads.ts';

export interface FinishedItem {
  substep: string;
  key: string;
  inputHash: string;
  result: unknown;
}

/** What a process holds while it works on a run; writes under an older fence are refused. */
export interface Lease {
  runId: string;
  fence: number;
}

/** Somebody else owns the run now, or a person stopped it: this worker's writes no longer count. */
export class StaleLeaseError extends Error {
  constructor(runId: string) {
    super(`the lease on run ${runId} is no longer ours`);
    this.name = 'StaleLeaseError';
  }
}

/** Claims without progress after which a run is given up, so that a poison run cannot loop. */
const maxAttempts = 5;

export interface NewRun<Input extends object> {
  id: string;
  folderKey: string;
  sessionId: string;
  input: Input;
  engine: string;
  userId: number | null;
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
  const { runBySession } = reads;

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
    ...createRunInterventions({ db, clock, makeOld, leave }),
    storeItems,

    /**
     * Starts a run, or finds the one that stands: the session's own, else the live one of the same
     * folder, to which the session becomes an alias. Safe against any number of callers at once. With
     * `within` it is part of that transaction.
     */
    async start<Input extends object>(
      { kind }: Pick<RunKind<Input>, 'kind' | 'input'>,
      input: NewRun<Input>,
      within?: Tx,
    ): Promise<{ run: RunRow; created: boolean }> {
      const begin = async (tx: Tx) => {
        // Callers with the same folder wait here for one another, so the unique index never fires.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${input.folderKey}))`);
        const own = await runBySession(input.sessionId, tx);
        if (own) return { run: own, created: false };
        const live = await tx
          .select()
          .from(workflowRuns)
          .where(and(eq(workflowRuns.folderKey, input.folderKey), inArray(workflowRuns.state, liveStates)));
        let run = live[0];
        const created = !run;
        if (!run) {
          const rows = await tx
            .insert(workflowRuns)
            .values({
              id: input.id,
              kind,
              folderKey: input.folderKey,
              state: 'running',
              input: input.input,
              engine: input.engine,
              userId: input.userId,
              criadoEm: clock.now(),
            })
            .returning();
          run = rows[0]!;
          await recordAudit(tx, {
            userId: input.userId,
            acao: 'iniciou',
            entidade: 'run',
            entidadeId: input.id,
            dados: { pasta: input.folderKey, motor: input.engine },
          });
          await makeOld(tx, run);
        }
        const alias = await tx
          .insert(workflowSessions)
          .values({ sessionId: input.sessionId, runId: run.id })
          .onConflictDoNothing()
          .returning();
        if (alias.length === 0) {
          const winner = await runBySession(input.sessionId, tx);
          if (winner) return { run: winner, created: false };
        }
        return { run, created };
      };
      return within ? begin(within) : db.transaction(begin);
    },

    /** Hands a run the finished items of an earlier one; what their input was is looked at when they are used. */
    async inherit(tx: Tx, runId: string, from: string, substeps: string[]): Promise<void> {
      const earlier = tx
        .select({
          runId: sql<string>`${runId}`.as('run_id'),
          substep: workflowItems.substep,
          itemKey: workflowItems.itemKey,
          inputHash: workflowItems.inputHash,
          result: workflowItems.result,
          terminadoEm: workflowItems.terminadoEm,
        })
        .from(workflowItems)
        .where(and(eq(workflowItems.runId, from), inArray(workflowItems.substep, substeps)));
      await tx.insert(workflowItems).select(earlier);
    },

    /**
     * Takes the oldest run nobody works on, or null; `lapsed` is who held it until its lease ran out.
     * A run that keeps killing its worker is failed.
     */
    async claim(
      kind: string,
      owner: string,
      leaseMs: number,
    ): Promise<{ run: RunRow; lease: Lease; lapsed: string | null } | null> {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const rows = await tx
          .select()
          .from(workflowRuns)
          .where(
            and(
              eq(workflowRuns.kind, kind),
              eq(workflowRuns.state, 'running'),
              or(isNull(workflowRuns.leaseUntil), lt(workflowRuns.leaseUntil, now)),
            ),
          )
          .orderBy(asc(workflowRuns.criadoEm))
          .limit(1)
          .for('update', { skipLocked: true });
        const found = rows[0];
        if (!found) return null;
        if (found.attempts >= maxAttempts) {
          const message =
            'A execução foi interrompida várias vezes no mesmo ponto e não será repetida sozinha. Verifique os arquivos da pasta e tente novamente.';
          const lastEvent = await appendEvents(tx, clock, found, [{ type: 'error', message }]);
          await tx
            .update(workflowRuns)
            .set({
              state: 'failed',
              error: { step: null, message },
              lastEvent,
              terminadoEm: now,
              fence: found.fence + 1,
            })
            .where(eq(workflowRuns.id, found.id));
          await leave(tx, found, message);
          await makeOld(tx, found);
          return null;
        }
        const updated = await tx
          .update(workflowRuns)
          .set({
            leaseOwner: owner,
            leaseUntil: new Date(now.getTime() + leaseMs),
            fence: found.fence + 1,
            attempts: found.attempts + 1,
          })
          .where(eq(workflowRuns.id, found.id))
          .returning();
        const run = updated[0]!;
        const lapsed = found.leaseOwner;
        return { run, lease: { runId: run.id, fence: run.fence }, lapsed };
      });
    },

    /** Prolongs a lease. False when the run is no longer ours. */
    async renew(lease: Lease, leaseMs: number): Promise<boolean> {
      const rows = await db
        .update(workflowRuns)
        .set({ leaseUntil: new Date(clock.now().getTime() + leaseMs) })
        .where(
          and(
            eq(workflowRuns.id, lease.runId),
            eq(workflowRuns.fence, lease.fence),
            eq(workflowRuns.state, 'running'),
          ),
        )
        .returning({ id: workflowRuns.id });
      return rows.length === 1;
    },

    /** Gives a lease back so that another process may go on at once. */
    async release(lease: Lease): Promise<void> {
      await db
        .update(workflowRuns)
        .set({ leaseOwner: null, leaseUntil: null, attempts: 0 })
        .where(and(eq(workflowRuns.id, lease.runId), eq(workflowRuns.fence, lease.fence)));
    },

    /** Where one process alone can own the database, every lease found at start is a dead one. */
    async releaseAll(): Promise<void> {
      await db
        .update(workflowRuns)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(eq(workflowRuns.state, 'running'));
    },

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
