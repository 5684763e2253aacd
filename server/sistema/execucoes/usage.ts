import { gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Uso } from '#contract/sistema/execucoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { usoModelos } from '#server/db/schema/workflow.ts';
import { type Prices, usoOf } from './costs.ts';
import { startOfDay } from './days.ts';

/** Sums of the stored calls by run and model. */
function sums(db: Queryable, where: SQL | undefined) {
  const { runId, modelo, tokensEntrada, tokensSaida } = usoModelos;
  return db
    .select({
      runId,
      modelo,
      chamadas: sql<number>`count(*)::int`,
      // A day's tokens may be more than an int4 holds.
      tokensEntrada: sql<number>`sum(${tokensEntrada})::float8`,
      tokensSaida: sql<number>`sum(${tokensSaida})::float8`,
    })
    .from(usoModelos)
    .where(where)
    .groupBy(runId, modelo);
}

/** What these runs used; one that asked no model is not among them. */
export async function usageOfRuns(
  db: Queryable,
  prices: Prices,
  runIds: string[],
): Promise<Map<string, Uso>> {
  if (runIds.length === 0) return new Map();
  const rows = await sums(db, inArray(usoModelos.runId, runIds));
  return new Map(
    runIds.map((id) => [
      id,
      usoOf(
        prices,
        rows.filter(({ runId }) => runId === id),
      ),
    ]),
  );
}

/** What everything together used on the day of São Paulo that `now` lies in, in all processes. */
export async function usageOfDay(db: Queryable, prices: Prices, now: Date): Promise<Uso> {
  return usoOf(prices, await sums(db, gte(usoModelos.criadoEm, startOfDay(now))));
}
