import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { liveStates, type ProgressEvent, progressEventSchema } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { workflowEvents, workflowItems, workflowRuns, workflowSessions } from '#server/db/schema/workflow.ts';
import type { RunRow } from './run-kind.ts';

export type StoredEvent = { n: number; event: ProgressEvent };
export type StoredItem = { inputHash: string; result: unknown };

export const itemId = (substep: string, key: string) => `${substep}\u0000${key}`;

/** What is asked of stored runs; nothing here takes a lock. */
export function createRunReads(db: Db) {
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

  return {
    runBySession,
    readRun,

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
      return rows.map(({ n, event }) => ({ n, event: progressEventSchema.parse(event) }));
    },

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

    /** The newest run of a kind whose folder's key begins so, with a session that follows it; or null. */
    async newestOf(kind: string, folderKey: string): Promise<{ run: RunRow; sessionId: string } | null> {
      const rows = await db
        .select({ run: workflowRuns, sessionId: workflowSessions.sessionId })
        .from(workflowRuns)
        .innerJoin(workflowSessions, eq(workflowSessions.runId, workflowRuns.id))
        .where(and(eq(workflowRuns.kind, kind), sql`starts_with(${workflowRuns.folderKey}, ${folderKey})`))
        .orderBy(desc(workflowRuns.criadoEm), desc(workflowRuns.id))
        .limit(1);
      return rows[0] ?? null;
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
