import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ProgressEvent, RunState } from '#contract/super-ai.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { workflowEvents, workflowItems, workflowRuns, workflowSessions } from '#server/db/schema/workflow.ts';
import type { Clock } from '#server/kernel/clock.ts';

export type RunRow = typeof workflowRuns.$inferSelect;
export type StoredEvent = { n: number; event: ProgressEvent };
export interface FinishedItem {
  substep: string;
  key: string;
  inputHash: string;
  result: unknown;
}
export type StoredItem = { inputHash: string; result: unknown };

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
const liveStates: RunState[] = ['running', 'waiting'];

export interface NewRun {
  id: string;
  kind: string;
  folderKey: string;
  sessionId: string;
  input: Record<string, unknown>;
  engine: string;
  userId: number | null;
}

/**
 * Durable state of runs. The row of a run is its own queue entry (lease and fence), its items are
 * what is finished, its events what was told. All of it is written in transactions that hold the
 * row's lock, so numbering has no gaps and a stale worker cannot write.
 */
export function createRunStore({ db, clock }: { db: Db; clock: Clock }) {
  const runBySession = async (sessionId: string, tx: Db | Tx = db): Promise<RunRow | null> => {
    const rows = await tx
      .select({ run: workflowRuns })
      .from(workflowSessions)
      .innerJoin(workflowRuns, eq(workflowRuns.id, workflowSessions.runId))
      .where(eq(workflowSessions.sessionId, sessionId));
    return rows[0]?.run ?? null;
  };

  const readRun = async (runId: string, tx: Db | Tx = db): Promise<RunRow | null> => {
    const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, runId));
    return rows[0] ?? null;
  };

  /** Locks the run's row for this transaction; throws StaleLeaseError under an older fence. */
  const lock = async (tx: Tx, lease: Lease): Promise<RunRow> => {
    const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, lease.runId)).for('update');
    const run = rows[0];
    if (!run || run.fence !== lease.fence || run.state !== 'running') throw new StaleLeaseError(lease.runId);
    return run;
  };

  const append = async (tx: Tx, run: RunRow, events: ProgressEvent[]): Promise<number> => {
    if (events.length === 0) return run.lastEvent;
    const rows = events.map((event, index) => ({
      runId: run.id,
      n: run.lastEvent + index + 1,
      event,
      criadoEm: clock.now(),
    }));
    await tx.insert(workflowEvents).values(rows);
    return run.lastEvent + events.length;
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

  /** Changes a run from outside its worker: takes the row's lock and a new fence. */
  const intervene = (
    runId: string,
    from: RunState[],
    change: (tx: Tx, run: RunRow) => Promise<{ set: Partial<RunRow>; events: ProgressEvent[] }>,
  ): Promise<RunRow | null> =>
    db.transaction(async (tx) => {
      const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, runId)).for('update');
      const run = rows[0];
      if (!run || !from.includes(run.state as RunState)) return null;
      const { set, events } = await change(tx, run);
      const lastEvent = await append(tx, run, events);
      const updated = await tx
        .update(workflowRuns)
        .set({ ...set, lastEvent, atualizadoEm: clock.now() })
        .where(eq(workflowRuns.id, runId))
        .returning();
      return updated[0] ?? null;
    });

  return {
    runBySession,
    readRun,
    storeItems,

    /**
     * Starts a run, or finds the one that stands: the session's own, else the live one of the same
     * folder, to which the session becomes an alias. Safe against any number of callers at once.
     */
    async start(input: NewRun): Promise<{ run: RunRow; created: boolean }> {
      return db.transaction(async (tx) => {
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
              kind: input.kind,
              folderKey: input.folderKey,
              state: 'running',
              input: input.input,
              engine: input.engine,
              userId: input.userId,
              criadoEm: clock.now(),
            })
            .returning();
          run = rows[0]!;
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
      });
    },

    /** Takes the oldest run nobody works on, or null. A run that keeps killing its worker is failed. */
    async claim(kind: string, owner: string, leaseMs: number): Promise<{ run: RunRow; lease: Lease } | null> {
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
          const lastEvent = await append(tx, found, [{ type: 'error', message }]);
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
        return { run, lease: { runId: run.id, fence: run.fence } };
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

    async items(runId: string): Promise<Map<string, StoredItem>> {
      const rows = await db.select().from(workflowItems).where(eq(workflowItems.runId, runId));
      return new Map(
        rows.map((row) => [
          itemId(row.substep, row.itemKey),
          { inputHash: row.inputHash, result: row.result },
        ]),
      );
    },

    /** How many items of each substep are finished: what a stream shows between events. */
    async itemCounts(runId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ substep: workflowItems.substep, count: sql<number>`count(*)::int` })
        .from(workflowItems)
        .where(eq(workflowItems.runId, runId))
        .groupBy(workflowItems.substep);
      return new Map(rows.map((row) => [row.substep, row.count]));
    },

    async events(runId: string, after: number, limit = 1000): Promise<StoredEvent[]> {
      const rows = await db
        .select({ n: workflowEvents.n, event: workflowEvents.event })
        .from(workflowEvents)
        .where(and(eq(workflowEvents.runId, runId), gt(workflowEvents.n, after)))
        .orderBy(asc(workflowEvents.n))
        .limit(limit);
      return rows as StoredEvent[];
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
        const lastEvent = await append(tx, run, step.events(result));
        await tx
          .update(workflowRuns)
          .set({ lastEvent, attempts: 0, atualizadoEm: clock.now(), ...step.set?.(result) })
          .where(eq(workflowRuns.id, run.id));
        return result;
      });
    },

    /** Stops a live run on a person's word. Null when it is not live. */
    interrupt: (runId: string) =>
      intervene(runId, liveStates, async (_tx, run) => {
        const message = 'Execução interrompida a pedido';
        return {
          set: {
            state: 'interrupted',
            fence: run.fence + 1,
            leaseOwner: null,
            leaseUntil: null,
            question: null,
            error: { step: null, message },
            terminadoEm: clock.now(),
          },
          events: [{ type: 'error', message, data: { interrupted: true } }],
        };
      }),

    /**
     * Sets a failed or stopped run going again from where it stopped. Its old error events become
     * notes, so that a late listener replays a run that goes on, not one that failed. `forget` names
     * substeps whose stored results are to be worked out anew.
     */
    retry: (runId: string, forget: string[]) =>
      intervene(runId, ['failed', 'interrupted'], async (tx, run) => {
        const note: ProgressEvent = { type: 'connected', data: { resumed: true } };
        await tx
          .update(workflowEvents)
          .set({ event: note })
          .where(and(eq(workflowEvents.runId, runId), sql`${workflowEvents.event}->>'type' = 'error'`));
        if (forget.length > 0) {
          await tx
            .delete(workflowItems)
            .where(and(eq(workflowItems.runId, runId), inArray(workflowItems.substep, forget)));
        }
        return {
          set: {
            state: 'running',
            fence: run.fence + 1,
            attempts: 0,
            leaseOwner: null,
            leaseUntil: null,
            error: null,
            terminadoEm: null,
          },
          events: [note],
        };
      }),

    /** Hands a person's answer to a run that asked. Null when it asked nothing. */
    answer: (runId: string, answer: Record<string, unknown>) =>
      intervene(runId, liveStates, async (_tx, run) => ({
        set: { state: 'running', question: null, answers: [...(run.answers as unknown[]), answer] },
        events: [{ type: 'connected', data: { question: null } }],
      })),

    /** A session that follows the live run of a folder, or null. */
    async liveSession(folderKey: string): Promise<string | null> {
      const rows = await db
        .select({ sessionId: workflowSessions.sessionId })
        .from(workflowRuns)
        .innerJoin(workflowSessions, eq(workflowSessions.runId, workflowRuns.id))
        .where(and(eq(workflowRuns.folderKey, folderKey), inArray(workflowRuns.state, liveStates)))
        .limit(1);
      return rows[0]?.sessionId ?? null;
    },

    /** Newest runs first. */
    async list(kind: string, limit: number): Promise<{ run: RunRow; sessionId: string }[]> {
      const rows = await db
        .select({ run: workflowRuns, sessionId: sql<string>`min(${workflowSessions.sessionId})` })
        .from(workflowRuns)
        .innerJoin(workflowSessions, eq(workflowSessions.runId, workflowRuns.id))
        .where(eq(workflowRuns.kind, kind))
        .groupBy(workflowRuns.id)
        .orderBy(desc(workflowRuns.criadoEm))
        .limit(limit);
      return rows;
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;

export const itemId = (substep: string, key: string) => `${substep}\u0000${key}`;
