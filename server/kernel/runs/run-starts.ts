import { and, eq, inArray, sql } from 'drizzle-orm';
import { liveStates } from '#contract/base/runs.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { runItems, runSessions, runsTable } from '#server/db/schema/runs.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { RunEffects, RunKind, RunRow } from './run-kind.ts';
import type { createRunReads } from './run-reads.ts';

export interface NewRun<Input extends object> {
  id: string;
  folderKey: string;
  sessionId: string;
  input: Input;
  engine: string;
  userId: number | null;
}

/** Starting runs. */
export function createRunStarts({
  db,
  clock,
  makeOld,
  runBySession,
}: { db: Db; clock: Clock } & Pick<RunEffects, 'makeOld'> &
  Pick<ReturnType<typeof createRunReads>, 'runBySession'>) {
  return {
    /**
     * Starts a run, or returns the existing one: the session's own, else the folder's live one, of which the
     * session becomes an alias. Safe for concurrent callers. With `within` it joins that transaction.
     */
    async start<Input extends object>(
      { kind }: Pick<RunKind<Input>, 'kind' | 'input'>,
      input: NewRun<Input>,
      within?: Tx,
    ): Promise<{ run: RunRow; created: boolean }> {
      const begin = async (tx: Tx) => {
        // Callers with the same folder wait for one another here, so the unique index never fires.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${input.folderKey}))`);
        const own = await runBySession(input.sessionId, tx);
        if (own) return { run: own, created: false };
        const live = await tx
          .select()
          .from(runsTable)
          .where(and(eq(runsTable.folderKey, input.folderKey), inArray(runsTable.state, liveStates)));
        let run = live[0];
        const created = !run;
        if (!run) {
          const rows = await tx
            .insert(runsTable)
            .values({
              id: input.id,
              kind,
              folderKey: input.folderKey,
              state: 'running',
              input: input.input,
              engine: input.engine,
              userId: input.userId,
              criadoEm: clock.now(),
            })
            .returning();
          run = rows[0]!;
          await recordAudit(tx, {
            userId: input.userId,
            acao: 'iniciou',
            entidade: 'run',
            entidadeId: input.id,
            dados: { pasta: input.folderKey, motor: input.engine },
          });
          await makeOld(tx, run);
        }
        const alias = await tx
          .insert(runSessions)
          .values({ sessionId: input.sessionId, runId: run.id })
          .onConflictDoNothing()
          .returning();
        if (alias.length === 0) {
          const winner = await runBySession(input.sessionId, tx);
          if (winner) return { run: winner, created: false };
        }
        return { run, created };
      };
      return within ? begin(within) : db.transaction(begin);
    },

    /** Copies the finished items of an earlier run; their inputs are compared when they are used. */
    async inherit(tx: Tx, runId: string, from: string, substeps: string[]): Promise<void> {
      const earlier = tx
        .select({
          runId: sql<string>`${runId}`.as('run_id'),
          substep: runItems.substep,
          itemKey: runItems.itemKey,
          inputHash: runItems.inputHash,
          result: runItems.result,
          terminadoEm: runItems.terminadoEm,
        })
        .from(runItems)
        .where(and(eq(runItems.runId, from), inArray(runItems.substep, substeps)));
      await tx.insert(runItems).select(earlier);
    },
  };
}
