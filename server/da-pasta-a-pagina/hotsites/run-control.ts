import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { RunControl } from '#server/kernel/runs/run-control.ts';
import { type RunRow, readRunOf } from '#server/kernel/runs/run-kind.ts';
import type { HotsiteRuns } from './hotsite-runs.ts';
import { type HotsiteRunInput, hotsiteRun } from './run-kind.ts';

const inputOf = (run: RunRow) => readRunOf(hotsiteRun, run).input;
/** Tasks whose input still means the same today. */
const repeatable: readonly string[] = ['processar', 'gerar'] satisfies HotsiteRunInput['task'][];

/** Marks the hotsite as in progress, in the transaction that resumes its run. Throws AppError 409. */
async function markWorking(tx: Tx, run: RunRow): Promise<void> {
  const { hotsiteId, task } = inputOf(run);
  const processing = task === 'processar' ? { status: 'processing', erro: null } : {};
  const [row] = await tx
    .update(hotsites)
    .set({ ...processing, revisao: sql`${hotsites.revisao} + 1` })
    .where(and(eq(hotsites.id, hotsiteId), isNull(hotsites.excluidoEm)))
    .returning({ id: hotsites.id });
  if (!row) throw new AppError(409, 'excluido', 'O hotsite desta execução foi excluído.');
  await bumpLists(tx, 'hotsites', 'empreendimentos');
}

/** Run list actions for hotsite runs. */
export function hotsiteControl(db: Db, runs: HotsiteRuns): RunControl {
  return {
    repeatable: (run) => repeatable.includes(inputOf(run).task),
    interrupt: (run, userId) => runs.interrupt(run.id, userId),
    retry: (run, userId) => runs.retry(run.id, userId, markWorking),
    async again(run, userId) {
      const { runId } = await db.transaction(async (tx) => {
        await markWorking(tx, run);
        return runs.startWithin(tx, inputOf(run), userId);
      });
      return runId;
    },
  };
}
