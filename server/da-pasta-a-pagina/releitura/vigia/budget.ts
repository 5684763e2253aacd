import { lt, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import type { Queryable } from '#server/db/client.ts';
import { driveChamadas } from '#server/db/schema/pastas.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';

/** The calls of a day are used up: nothing is wrong with the folder. */
export class BudgetSpent extends Error {}

/** Days of which the count is kept. */
const keptDays = 30;

/** Counts one call of today, for all processes together. Throws BudgetSpent where there is none left. */
export async function takeCall(db: Queryable, now: Date, dailyCalls: number): Promise<void> {
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

export async function forgetOldCounts(db: Queryable, now: Date): Promise<void> {
  const oldest = dayInBrazil(new Date(now.getTime() - keptDays * dayMs));
  await db.delete(driveChamadas).where(lt(driveChamadas.dia, oldest));
}
