import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { posses } from '#server/db/schema/servicos.ts';

export interface Posse {
  chave: string;
  /** Unique per acquisition, so that a former holder cannot release another's. */
  dono: string;
}

/**
 * Acquires the exclusive right to some work, for a limited time. Only the database's clock counts; a posse
 * lasting longer than allowed dates from before that clock was set back. The clock is read when the row is ours to
 * change: by the statement's own beginning, one that waited for another's would take that one's for such a posse.
 */
export async function acquirePosse(db: Queryable, { chave, dono }: Posse, ms: number): Promise<boolean> {
  const until = sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  const taken = await db
    .insert(posses)
    .values({ chave, dono, ate: until })
    .onConflictDoUpdate({
      target: posses.chave,
      set: { dono, ate: until },
      setWhere: sql`${posses.ate} IS NULL OR ${posses.ate} < clock_timestamp() OR ${posses.ate} > ${until}`,
    })
    .returning({ chave: posses.chave });
  return taken.length > 0;
}

/** Releases it, if it is still ours. */
export async function releasePosse(db: Queryable, { chave, dono }: Posse): Promise<void> {
  await db
    .update(posses)
    .set({ ate: null, dono: null })
    .where(and(eq(posses.chave, chave), eq(posses.dono, dono)));
}

/** Poll interval while waiting. */
const againMs = 200;

/**
 * Does some work exclusively across processes; null if someone else is doing it. A crashed holder is
 * succeeded after `ms`, which is also the longest wait.
 */
export async function withPosse<Result>(
  db: Queryable,
  { chave, ms, waits = false }: { chave: string; ms: number; waits?: boolean },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const posse = { chave, dono: randomUUID() };
  for (let waited = 0; !(await acquirePosse(db, posse, ms)); waited += againMs) {
    if (!waits || waited > ms) return null;
    await wait(againMs);
  }
  try {
    return await work();
  } finally {
    await releasePosse(db, posse);
  }
}

/** Releases everything a dead process held; only when no other process can exist. */
export async function releaseAllPosses(db: Queryable): Promise<void> {
  await db.update(posses).set({ ate: null, dono: null });
}
