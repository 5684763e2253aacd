import type { Queryable } from '#server/db/client.ts';
import { runSessions, runsTable } from '#server/db/schema/runs.ts';
import { nextNumber } from './sequence.ts';

/** A run in the list with its own session; nobody works on it. */
export async function createRun(db: Queryable, values: Partial<typeof runsTable.$inferInsert> = {}) {
  const n = nextNumber();
  const [row] = await db
    .insert(runsTable)
    .values({
      id: `run-${n}`,
      kind: 'super-ai',
      folderKey: `local:pasta-${n}`,
      state: 'completed',
      input: { driveUrl: `file:///pasta-${n}`, maxPDFs: 10, maxAssets: 80, mode: 'update', style: 'modern' },
      engine: 'Motor local',
      ...values,
    })
    .returning();
  await db.insert(runSessions).values({ sessionId: `sessao-${n}`, runId: row!.id });
  return row!;
}
