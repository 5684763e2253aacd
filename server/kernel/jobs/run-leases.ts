import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { workflowRuns } from '#server/db/schema/workflow.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import type { RunEffects, RunRow } from './run-kind.ts';

/** What a process holds while it works on a run; writes under an older fence are refused. */
export interface Lease {
  runId: string;
  fence: number;
}

/** Claims without progress after which a run is given up, so that a poison run cannot loop. */
const maxAttempts = 5;

/** Who works on a run: it is claimed with a lease, which is prolonged and given back. */
export function createRunLeases({ db, clock, makeOld, leave }: { db: Db; clock: Clock } & RunEffects) {
  return {
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
  };
}
