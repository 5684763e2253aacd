import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { posses } from '#server/db/schema/servicos.ts';

export interface Posse {
  chave: string;
  /** A name of its own for each holding, so that who lost it cannot give back another's. */
  dono: string;
}

/**
 * Takes the right to do some work alone, for so long at most. The database's clock alone counts, and a
 * holding that would last longer than it may is one from before that clock was put back.
 */
export async function takePosse(db: Queryable, { chave, dono }: Posse, ms: number): Promise<boolean> {
  const until = sql`now() + ${ms} * interval '1 millisecond'`;
  const taken = await db
    .insert(posses)
    .values({ chave, dono, ate: until })
    .onConflictDoUpdate({
      target: posses.chave,
      set: { dono, ate: until },
      setWhere: sql`${posses.ate} IS NULL OR ${posses.ate} < now() OR ${posses.ate} > ${until}`,
    })
    .returning({ chave: posses.chave });
  return taken.length > 0;
}

/** Gives it back, where it is still ours. */
export async function leavePosse(db: Queryable, { chave, dono }: Posse): Promise<void> {
  await db
    .update(posses)
    .set({ ate: null, dono: null })
    .where(and(eq(posses.chave, chave), eq(posses.dono, dono)));
}

/** Between two askings of who waits. */
const againMs = 200;

/**
 * Does some work while nobody else does it, in whatever process; null where somebody does. A process
 * that dies at it is succeeded after `ms`. Who waits does so for as long at most.
 */
export async function withPosse<Result>(
  db: Queryable,
  { chave, ms, waits = false }: { chave: string; ms: number; waits?: boolean },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const posse = { chave, dono: randomUUID() };
  for (let waited = 0; !(await takePosse(db, posse, ms)); waited += againMs) {
    if (!waits || waited > ms) return null;
    await wait(againMs);
  }
  try {
    return await work();
  } finally {
    await leavePosse(db, posse);
  }
}

/** Gives back whatever a process that is no more held; only where no other process can be. */
export async function leaveAllPosses(db: Queryable): Promise<void> {
  await db.update(posses).set({ ate: null, dono: null });
}
