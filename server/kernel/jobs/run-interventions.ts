import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Deed } from '#contract/base/deeds.ts';
import { liveStates, type ProgressEvent, type RunState, stoppedStates } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { workflowEvents, workflowItems, workflowRuns } from '#server/db/schema/workflow.ts';
import { recordAudit, type Values } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import type { RunEffects, RunRow } from './run-kind.ts';

/** What a person may do to a run from outside: its worker, if there is one, finds its fence old. */
export function createRunInterventions({ db, clock, makeOld, leave }: { db: Db; clock: Clock } & RunEffects) {
  /** Changes a run from outside its worker: takes the row's lock and a new fence. */
  const intervene = (
    runId: string,
    from: RunState[],
    deed: { acao: Deed; userId: number | null; dados?: Values },
    change: (
      tx: Tx,
      run: RunRow,
    ) => Promise<{ set: PgUpdateSetSource<typeof workflowRuns>; events: ProgressEvent[] }>,
  ): Promise<RunRow | null> =>
    db.transaction(async (tx) => {
      const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, runId)).for('update');
      const run = rows[0];
      if (!run || !(from as string[]).includes(run.state)) return null;
      const { set, events } = await change(tx, run);
      const lastEvent = await appendEvents(tx, clock, run, events);
      const updated = await tx
        .update(workflowRuns)
        .set({ ...set, lastEvent, atualizadoEm: clock.now() })
        .where(eq(workflowRuns.id, runId))
        .returning();
      await recordAudit(tx, { ...deed, entidade: 'run', entidadeId: runId });
      await makeOld(tx, run);
      return updated[0] ?? null;
    });

  return {
    /**
     * Stops a live run on a person's word; `said` is why, to what it worked on, where that is another
     * reason. Null when it is not live.
     */
    interrupt: (runId: string, userId: number | null = null, said?: string) =>
      intervene(runId, liveStates, { acao: 'interrompeu', userId }, async (tx, run) => {
        const message = 'Execução interrompida a pedido';
        await leave(tx, run, said ?? message);
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
     * substeps whose stored results are to be worked out anew; `also` is written with it.
     */
    retry: (
      runId: string,
      forget: string[],
      userId: number | null = null,
      also?: (tx: Tx, run: RunRow) => Promise<void>,
    ) =>
      intervene(runId, stoppedStates, { acao: 'retomou', userId }, async (tx, run) => {
        const note: ProgressEvent = { type: 'connected', data: { resumed: true } };
        await also?.(tx, run);
        await tx
          .update(workflowEvents)
          .set({
            event: sql`jsonb_build_object('type', 'connected', 'data',
              jsonb_build_object('resumed', true, 'failure', ${workflowEvents.event}->>'message'))`,
          })
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
    answer: (runId: string, answer: Record<string, unknown>, userId: number | null = null) =>
      intervene(runId, liveStates, { acao: 'respondeu', userId, dados: { resposta: answer } }, async () => ({
        set: {
          state: 'running',
          question: null,
          answers: sql`${workflowRuns.answers} || ${JSON.stringify([answer])}::jsonb`,
        },
        events: [{ type: 'connected', data: { question: null } }],
      })),
  };
}
