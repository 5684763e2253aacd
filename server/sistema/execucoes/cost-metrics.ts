import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { type Metric, metric } from '#server/kernel/metrics.ts';
import { readLimites } from './limites.ts';
import { usageOfDay } from './usage.ts';

/** What the models of the day have cost, by the prices set in the panel; nothing while one has no price. */
export const costMetrics =
  ({ db, clock }: { db: Db; clock: Clock }): Metric =>
  async (read) => {
    // A database that does not answer is told by its own series.
    if (!(await read('SELECT 1'))) return '';
    const { custo } = await usageOfDay(db, await readLimites(db), clock.now());
    return metric(
      'portal_model_cost_today',
      'gauge',
      'Cost of the models since midnight in Brasília.',
      custo ? [[`{currency="${custo.moeda}"}`, Number(custo.valor)]] : [],
    );
  };
