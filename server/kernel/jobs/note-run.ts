import { and, eq, inArray, sql } from 'drizzle-orm';
import { liveStates } from '#contract/base/runs.ts';
import type { Db } from '#server/db/client.ts';
import { workflowEvents, workflowRuns } from '#server/db/schema/workflow.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';

/** Tells something in a live run that is no step of it, once: a text that stands there already is not told again. */
export async function noteRun(
  { db, clock }: { db: Db; clock: Clock },
  runId: string,
  message: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(workflowRuns)
      .where(and(eq(workflowRuns.id, runId), inArray(workflowRuns.state, liveStates)))
      .for('update');
    if (!run) return;
    const told = await tx
      .select({ n: workflowEvents.n })
      .from(workflowEvents)
      .where(and(eq(workflowEvents.runId, runId), sql`${workflowEvents.event}->>'message' = ${message}`))
      .limit(1);
    if (told.length > 0) return;
    const event = { type: 'connected' as const, message, data: { note: true } };
    const lastEvent = await appendEvents(tx, clock, run, [event]);
    await tx
      .update(workflowRuns)
      .set({ lastEvent, atualizadoEm: clock.now() })
      .where(eq(workflowRuns.id, runId));
  });
}
