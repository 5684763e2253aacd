import { and, like, lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '#server/db/client.ts';
import { posses } from '#server/db/schema/servicos.ts';
import type { Log } from './log.ts';
import { createPeriodicTask } from './periodic-task.ts';

const prefix = 'trabalhador:';
const beatMs = 10_000;
/** A worker counts as alive this long after its last sign: longer than it takes to restart one. */
const livesMs = 60_000;

/** Signs of life of this process's workers, by the database's clock. What died long ago is forgotten. */
export function createSignOfLife({ db, log, owner }: { db: Queryable; log: Log; owner: string }) {
  return createPeriodicTask({
    everyMs: beatMs,
    log,
    failed: 'could not say that this worker lives',
    async work() {
      const ate = sql`now() + ${livesMs} * interval '1 millisecond'`;
      await db
        .insert(posses)
        .values({ chave: prefix + owner, dono: owner, ate })
        .onConflictDoUpdate({ target: posses.chave, set: { dono: owner, ate } });
      await db
        .delete(posses)
        .where(and(like(posses.chave, `${prefix}%`), lt(posses.ate, sql`now() - interval '1 day'`)));
    },
  });
}

/** How many processes with workers live on this database; one that says so later than a clock allows does not. */
export const livingWorkersQuery = `SELECT count(*)::int AS total FROM posses
  WHERE chave LIKE '${prefix}%' AND ate > now() AND ate <= now() + interval '${livesMs} milliseconds'`;

/** Counts them. */
export async function countLivingWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(livingWorkersQuery);
  return rows[0]!.total;
}
