import { and, eq, inArray, sql } from 'drizzle-orm';
import { liveStates } from '#contract/base/runs.ts';
import type { Db } from '#server/db/client.ts';
import { runEvents, runsTable } from '#server/db/schema/runs.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { appendEvents } from './append-events.ts';

/** Adds a remark outside the steps to a live run; a text already present is not repeated. */
export async function addRunNote(
  { db, clock }: { db: Db; clock: Clock },
  runId: string,
  message: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(runsTable)
      .where(and(eq(runsTable.id, runId), inArray(runsTable.state, liveStates)))
      .for('update');
    if (!run) return;
    const told = await tx
      .select({ n: runEvents.n })
      .from(runEvents)
      .where(and(eq(runEvents.runId, runId), sql`${runEvents.event}->>'message' = ${message}`))
      .limit(1);
    if (told.length > 0) return;
    const event = { type: 'connected' as const, message, data: { note: true } };
    const lastEvent = await appendEvents(tx, clock, run, [event]);
    await tx.update(runsTable).set({ lastEvent, atualizadoEm: clock.now() }).where(eq(runsTable.id, runId));
  });
}
