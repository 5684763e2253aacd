import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import type { ProgressEvent, RunState } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { workflowEvents, workflowItems, workflowRuns } from '#server/db/schema/workflow.ts';
import { recordAudit, type Values } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';
import { liveStates, type RunRow } from './run-reads.ts';

/** What a person may do to a run from outside: its worker, if there is one, finds its fence old. */
export function createRunInterventions({ db, clock }: { db: Db; clock: Clock }) {
  /** Changes a run from outside its worker: takes the row's lock and a new fence. */
  const intervene = (
    runId: string,
    from: RunState[],
    deed: { acao: Deed; userId: number | null; dados?: Values },
    change: (tx: Tx, run: RunRow) => Promise<{ set: Partial<RunRow>; events: ProgressEvent[] }>,
  ): Promise<RunRow | null> =>
    db.transaction(async (tx) => {
      const rows = await tx.select().from(workflowRuns).where(eq(workflowRuns.id, runId)).for('update');
      const run = rows[0];
      if (!run || !from.includes(run.state as RunState)) return null;
      const { set, events } = await change(tx, run);
      const lastEvent = await appendEvents(tx, clock, run, events);
      const updated = await tx
        .update(workflowRuns)
        .set({ ...set, lastEvent, atualizadoEm: clock.now() })
        .where(eq(workflowRuns.id, runId))
        .returning();
      await recordAudit(tx, { ...deed, entidade: 'run', entidadeId: runId });
      await bumpLists(tx, 'super-ai/runs');
      return updated[0] ?? null;
    });

  return {
    /** Stops a live run on a person's word; `also` is written with it. Null when it is not live. */
    interrupt: (
      runId: string,
      userId: number | null = null,
      also?: (tx: Tx, run: RunRow, message: string) => Promise<void>,
    ) =>
      intervene(runId, liveStates, { acao: 'interrompeu', userId }, async (tx, run) => {
        const message = 'Execução interrompida a pedido';
        await also?.(tx, run, message);
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
      intervene(runId, ['failed', 'interrupted'], { acao: 'retomou', userId }, async (tx, run) => {
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
      intervene(
        runId,
        liveStates,
        { acao: 'respondeu', userId, dados: { resposta: answer } },
        async (_tx, run) => ({
          set: { state: 'running', question: null, answers: [...(run.answers as unknown[]), answer] },
          events: [{ type: 'connected', data: { question: null } }],
        }),
      ),
  };
}
