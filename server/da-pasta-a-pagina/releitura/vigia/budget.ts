import { lt, sql } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import type { Queryable } from '#server/db/client.ts';
import { driveChamadas } from '#server/db/schema/pastas.ts';

/** The day's calls are used up: nothing is wrong with the folder. */
export class BudgetSpent extends Error {}

/** Days for which counts are kept. */
const keptDays = 30;

/** Counts one call of today, across processes. Throws BudgetSpent if none is left. */
export async function countCall(db: Queryable, now: Date, dailyCalls: number): Promise<void> {
  const [taken] = await db
    .insert(driveChamadas)
    .values({ dia: dayInBrazil(now), total: 1 })
    .onConflictDoUpdate({
      target: driveChamadas.dia,
      set: { total: sql`${driveChamadas.total} + 1` },
      setWhere: lt(driveChamadas.total, dailyCalls),
    })
    .returning({ total: driveChamadas.total });
  if (!taken) throw new BudgetSpent('the calls of the day are used up');
}

export async function deleteOldCounts(db: Queryable, now: Date): Promise<void> {
  const oldest = dayInBrazil(new Date(now.getTime() - keptDays * dayMs));
  await db.delete(driveChamadas).where(lt(driveChamadas.dia, oldest));
}
