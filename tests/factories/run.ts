import type { Queryable } from '#server/db/client.ts';
import { workflowRuns, workflowSessions } from '#server/db/schema/workflow.ts';
import { nextNumber } from './sequence.ts';

/** A run as it stands in the list, with a session of its own; nobody works on it. */
export async function createRun(db: Queryable, values: Partial<typeof workflowRuns.$inferInsert> = {}) {
  const n = nextNumber();
  const [row] = await db
    .insert(workflowRuns)
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
  await db.insert(workflowSessions).values({ sessionId: `sessao-${n}`, runId: row!.id });
  return row!;
}
