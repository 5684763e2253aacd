import type { Spending } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { costOf } from './costs.ts';
import { readLimites } from './limites.ts';
import { usageOfDay, usageOfRuns } from './usage.ts';

/** A run's usage so far and today's total of all processes, with the limits: read before every model call. */
export async function readSpending(db: Db, clock: Clock, runId: string | null): Promise<Spending> {
  const limites = await readLimites(db);
  const [day, runs] = await Promise.all([
    usageOfDay(db, limites, clock.now()),
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

export { costOf, readLimites, usageOfRuns };
