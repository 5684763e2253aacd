import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Deed } from '#contract/base/deeds.ts';
import { liveStates, type ProgressEvent, type RunState, stoppedStates } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { runEvents, runItems, runsTable } from '#server/db/schema/runs.ts';
import { recordAudit, type Values } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import type { RunEffects, RunRow } from './run-kind.ts';

/** What a person may do to a run from outside: its worker, if any, finds its fence outdated. */
export function createRunInterventions({ db, clock, makeOld, leave }: { db: Db; clock: Clock } & RunEffects) {
  /** Changes a run from outside its worker: locks the row and sets a new fence. */
  const intervene = (
    runId: string,
    from: RunState[],
    deed: { acao: Deed; userId: number | null; dados?: Values },
    change: (
      tx: Tx,
      run: RunRow,
    ) => Promise<{ set: PgUpdateSetSource<typeof runsTable>; events: ProgressEvent[] }>,
  ): Promise<RunRow | null> =>
    db.transaction(async (tx) => {
      const rows = await tx.select().from(runsTable).where(eq(runsTable.id, runId)).for('update');
      const run = rows[0];
      if (!run || !(from as string[]).includes(run.state)) return null;
      const { set, events } = await change(tx, run);
      const lastEvent = await appendEvents(tx, clock, run, events);
      const updated = await tx
        .update(runsTable)
        .set({ ...set, lastEvent, atualizadoEm: clock.now() })
        .where(eq(runsTable.id, runId))
        .returning();
      await recordAudit(tx, { ...deed, entidade: 'run', entidadeId: runId });
      await makeOld(tx, run);
      return updated[0] ?? null;
    });

  return {
    /**
     * Stops a live run at a person's request; `said` is the reason given to its subject, if it differs. Null
     * if it is not live.
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
     * Resumes a failed or stopped run. Its old error events become notes, so that late listeners see a
     * continuing run. `forget` names substeps whose stored results are recomputed; `also` is written in the
     * same transaction.
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
          .update(runEvents)
          .set({
            event: sql`jsonb_build_object('type', 'connected', 'data',
              jsonb_build_object('resumed', true, 'failure', ${runEvents.event}->>'message'))`,
          })
          .where(and(eq(runEvents.runId, runId), sql`${runEvents.event}->>'type' = 'error'`));
        if (forget.length > 0) {
          await tx.delete(runItems).where(and(eq(runItems.runId, runId), inArray(runItems.substep, forget)));
        }
        return {
          set: {
            state: 'running',
            fence: run.fence + 1,
            attempts: 0,
            leaseOwner: null,
            leaseUntil: null,
            // In turn, like a new one.
            tomadaEm: null,
            error: null,
            terminadoEm: null,
          },
          events: [note],
        };
      }),

    /** Delivers a person's answer to a waiting run. Null if it asked nothing. */
    answer: (runId: string, answer: Record<string, unknown>, userId: number | null = null) =>
      intervene(runId, liveStates, { acao: 'respondeu', userId, dados: { resposta: answer } }, async () => ({
        set: {
          state: 'running',
          question: null,
          answers: sql`${runsTable.answers} || ${JSON.stringify([answer])}::jsonb`,
        },
        events: [{ type: 'connected', data: { question: null } }],
      })),
  };
}
