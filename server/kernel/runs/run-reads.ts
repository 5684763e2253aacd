import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { liveStates, type ProgressEvent, progressEventSchema } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { runEvents, runItems, runSessions, runsTable } from '#server/db/schema/runs.ts';
import type { RunRow } from './run-kind.ts';
import { placesOf } from './run-queue.ts';

export type StoredEvent = { n: number; event: ProgressEvent };
export type StoredItem = { inputHash: string; result: unknown };

export const itemId = (substep: string, key: string) => `${substep}\u0000${key}`;

/** Read access to stored runs; takes no locks. */
export function createRunReads(db: Db) {
  const runBySession = async (sessionId: string, tx: Db | Tx = db): Promise<RunRow | null> => {
    const rows = await tx
      .select({ run: runsTable })
      .from(runSessions)
      .innerJoin(runsTable, eq(runsTable.id, runSessions.runId))
      .where(eq(runSessions.sessionId, sessionId));
    return rows[0]?.run ?? null;
  };

  const readRun = async (runId: string, tx: Db | Tx = db): Promise<RunRow | null> => {
    const rows = await tx.select().from(runsTable).where(eq(runsTable.id, runId));
    return rows[0] ?? null;
  };

  return {
    runBySession,
    readRun,

    /** The place of a run that waits for its turn; null for any other. */
    placeOf: async (run: RunRow): Promise<number | null> => (await placesOf(db, [run])).get(run.id) ?? null,

    async items(runId: string): Promise<Map<string, StoredItem>> {
      const rows = await db.select().from(runItems).where(eq(runItems.runId, runId));
      return new Map(
        rows.map((row) => [
          itemId(row.substep, row.itemKey),
          { inputHash: row.inputHash, result: row.result },
        ]),
      );
    },

    /** Number of finished items per substep, shown by a stream between events. */
    async itemCounts(runId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ substep: runItems.substep, count: sql<number>`count(*)::int` })
        .from(runItems)
        .where(eq(runItems.runId, runId))
        .groupBy(runItems.substep);
      return new Map(rows.map((row) => [row.substep, row.count]));
    },

    async events(runId: string, after: number, limit = 1000): Promise<StoredEvent[]> {
      const rows = await db
        .select({ n: runEvents.n, event: runEvents.event })
        .from(runEvents)
        .where(and(eq(runEvents.runId, runId), gt(runEvents.n, after)))
        .orderBy(asc(runEvents.n))
        .limit(limit);
      return rows.map(({ n, event }) => ({ n, event: progressEventSchema.parse(event) }));
    },

    /** A session following the live run of a folder, or null. */
    async liveSession(folderKey: string): Promise<string | null> {
      const rows = await db
        .select({ sessionId: runSessions.sessionId })
        .from(runsTable)
        .innerJoin(runSessions, eq(runSessions.runId, runsTable.id))
        .where(and(eq(runsTable.folderKey, folderKey), inArray(runsTable.state, liveStates)))
        .limit(1);
      return rows[0]?.sessionId ?? null;
    },

    /** The newest run of a kind whose folder key has this prefix, with a session following it; or null. */
    async newestOf(kind: string, folderKey: string): Promise<{ run: RunRow; sessionId: string } | null> {
      const rows = await db
        .select({ run: runsTable, sessionId: runSessions.sessionId })
        .from(runsTable)
        .innerJoin(runSessions, eq(runSessions.runId, runsTable.id))
        .where(and(eq(runsTable.kind, kind), sql`starts_with(${runsTable.folderKey}, ${folderKey})`))
        .orderBy(desc(runsTable.criadoEm), desc(runsTable.id))
        .limit(1);
      return rows[0] ?? null;
    },

    /** Newest runs first. */
    async list(kind: string, limit: number): Promise<{ run: RunRow; sessionId: string }[]> {
      const rows = await db
        .select({ run: runsTable, sessionId: sql<string>`min(${runSessions.sessionId})` })
        .from(runsTable)
        .innerJoin(runSessions, eq(runSessions.runId, runsTable.id))
        .where(eq(runsTable.kind, kind))
        .groupBy(runsTable.id)
        .orderBy(desc(runsTable.criadoEm))
        .limit(limit);
      return rows;
    },
  };
}
