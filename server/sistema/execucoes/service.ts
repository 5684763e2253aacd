import { and, desc, eq, gte } from 'drizzle-orm';
import type { Spending } from '#server/adapters/intelligence/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { errorOf } from '#server/kernel/runs/run-kind.ts';
import { costOf } from './costs.ts';
import { readLimites } from './limites.ts';
import { selectRuns } from './query.ts';
import { usageOfDay, usageOfRuns } from './usage.ts';

/** A run's usage so far and today's total of all processes, with the limits: read before every model call. */
export const readSpending = (db: Db, clock: Clock, runId: string | null): Promise<Spending> =>
  spendingOn(db, clock.now(), runId);

/** Today's total of all processes, with its limit. */
export const spendingOfDay = (db: Queryable, now: Date): Promise<Spending> => spendingOn(db, now, null);

async function spendingOn(db: Queryable, now: Date, runId: string | null): Promise<Spending> {
  const limites = await readLimites(db);
  const [day, runs] = await Promise.all([
    usageOfDay(db, limites, now),
    runId === null ? null : usageOfRuns(db, limites, [runId]),
  ]);
  const used = (uso: { chamadas: number; tokensEntrada: number; tokensSaida: number } | undefined) => ({
    calls: uso?.chamadas ?? 0,
    tokens: (uso?.tokensEntrada ?? 0) + (uso?.tokensSaida ?? 0),
  });
  const budget = ({ chamadas, tokens }: { chamadas: number; tokens: number }) => ({
    calls: chamadas,
    tokens,
  });
  return {
    run: runs && { used: used(runs.get(runId!)), budget: budget(limites.execucao) },
    day: { used: used(day), budget: budget(limites.dia) },
  };
}

/** Runs that failed since a moment, the latest first. */
export async function failedRuns(db: Queryable, { since, limit }: { since: Date; limit: number }) {
  const rows = await selectRuns(db)
    .where(and(eq(runsTable.state, 'failed'), gte(runsTable.terminadoEm, since)))
    .orderBy(desc(runsTable.terminadoEm))
    .limit(limit);
  return rows.map(({ run, tipo, nome }) => ({
    id: run.numero,
    tipo,
    nome,
    erro: errorOf(run)?.message ?? null,
    fim: run.terminadoEm!.toISOString(),
  }));
}

export { costOf, readLimites, usageOfRuns };
