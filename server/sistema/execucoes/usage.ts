import { gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Uso } from '#contract/sistema/execucoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { type Prices, usoOf } from './costs.ts';
import { startOfDay } from './days.ts';

/** Sums of stored calls by run and model. */
function sums(db: Queryable, where: SQL | undefined) {
  const { runId, modelo, tokensEntrada, tokensSaida } = usoModelos;
  return db
    .select({
      runId,
      modelo,
      chamadas: sql<number>`count(*)::int`,
      // A day's tokens may exceed int4.
      tokensEntrada: sql<number>`sum(${tokensEntrada})::float8`,
      tokensSaida: sql<number>`sum(${tokensSaida})::float8`,
    })
    .from(usoModelos)
    .where(where)
    .groupBy(runId, modelo);
}

/** Usage of these runs; those without model calls are omitted. */
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

/** Total usage on the São Paulo day of `now`, in all processes. */
export async function usageOfDay(db: Queryable, prices: Prices, now: Date): Promise<Uso> {
  return usoOf(prices, await sums(db, gte(usoModelos.criadoEm, startOfDay(now))));
}
