import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import type { RunEffects, RunRow } from './run-kind.ts';
import { queueOf } from './run-queue.ts';

/** A worker's claim on a run; writes under an older fence are refused. */
export interface Lease {
  runId: string;
  fence: number;
}

/** Claims without progress before a run is given up, so that a poison run cannot loop. */
const maxAttempts = 5;

/** Only the database's clock counts: those of several machines differ, and jump. */
const leaseFor = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Leases on runs: claiming, renewing and releasing. */
export function createRunLeases({ db, clock, makeOld, leave }: { db: Db; clock: Clock } & RunEffects) {
  return {
    /**
     * Claims the unclaimed run whose turn it is (`run-queue.ts`), or null; `lapsed` is the previous holder if its lease expired. A run
     * that keeps killing its worker is failed.
     */
    async claim(
      kind: string,
      owner: string,
      leaseMs: number,
    ): Promise<{ run: RunRow; lease: Lease; lapsed: string | null } | null> {
      const isFree = and(
        eq(runsTable.kind, kind),
        eq(runsTable.state, 'running'),
        or(isNull(runsTable.leaseUntil), lt(runsTable.leaseUntil, sql`now()`)),
      );
      // Mostly there is nothing, and one statement says so.
      const [waiting] = await db.select({ id: runsTable.id }).from(runsTable).where(isFree).limit(1);
      if (!waiting) return null;
      return db.transaction(async (tx) => {
        const queue = sql`${queueOf(sql`${kind}`)} AS fila`;
        const rows = await tx
          .select(getTableColumns(runsTable))
          .from(runsTable)
          .innerJoin(queue, sql`fila.id = ${runsTable.id}`)
          // Again: another process may have taken it meanwhile.
          .where(isFree)
          .orderBy(sql`fila.lugar`)
          .limit(1)
          .for('update', { of: runsTable, skipLocked: true });
        const found = rows[0];
        if (!found) return null;
        if (found.attempts >= maxAttempts) {
          const message =
            'A execução foi interrompida várias vezes no mesmo ponto e não será repetida sozinha. Verifique os arquivos da pasta e tente novamente.';
          const lastEvent = await appendEvents(tx, clock, found, [{ type: 'error', message }]);
          await tx
            .update(runsTable)
            .set({
              state: 'failed',
              error: { step: null, message },
              lastEvent,
              terminadoEm: clock.now(),
              fence: found.fence + 1,
            })
            .where(eq(runsTable.id, found.id));
          await leave(tx, found, message);
          await makeOld(tx, found);
          return null;
        }
        const updated = await tx
          .update(runsTable)
          .set({
            leaseOwner: owner,
            leaseUntil: leaseFor(leaseMs),
            fence: found.fence + 1,
            attempts: found.attempts + 1,
            tomadaEm: sql`coalesce(${runsTable.tomadaEm}, now())`,
          })
          .where(eq(runsTable.id, found.id))
          .returning();
        const run = updated[0]!;
        // Lists say its place until now.
        if (found.tomadaEm === null) await makeOld(tx, found);
        const lapsed = found.leaseOwner;
        return { run, lease: { runId: run.id, fence: run.fence }, lapsed };
      });
    },

    /** Renews a lease. Returns false if the run is no longer ours. */
    async renew(lease: Lease, leaseMs: number): Promise<boolean> {
      const rows = await db
        .update(runsTable)
        .set({ leaseUntil: leaseFor(leaseMs) })
        .where(
          and(
            eq(runsTable.id, lease.runId),
            eq(runsTable.fence, lease.fence),
            eq(runsTable.state, 'running'),
          ),
        )
        .returning({ id: runsTable.id });
      return rows.length === 1;
    },

    /**
     * How long until a run of a kind is free because its lease runs out; nothing for one that is free and was passed over
     * because somebody just wrote it; null if none waits.
     */
    async nextLapseMs(kind: string): Promise<number | null> {
      const { rows } = await db.execute<{ ms: number | null }>(sql`
        SELECT extract(epoch FROM min(coalesce(lease_until, now())) - now())::float8 * 1000 AS ms
        FROM workflow_runs WHERE kind = ${kind} AND state = 'running'`);
      return rows[0]!.ms;
    },

    /** Releases a lease, so that another process can continue at once. */
    async release(lease: Lease): Promise<void> {
      await db
        .update(runsTable)
        .set({ leaseOwner: null, leaseUntil: null, attempts: 0 })
        .where(and(eq(runsTable.id, lease.runId), eq(runsTable.fence, lease.fence)));
    },

    /** If only one process can own the database, every lease found at start is dead. */
    async releaseAll(): Promise<void> {
      await db
        .update(runsTable)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(eq(runsTable.state, 'running'));
    },
  };
}
