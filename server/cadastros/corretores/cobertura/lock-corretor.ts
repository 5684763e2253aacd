import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { notFound } from '#server/kernel/errors.ts';

const live = (id: number) =>
  and(eq(corretores.id, id), isNull(corretores.excluidoEm), isNull(corretores.rejeitadoEm));

/** Throws 404 if the corretor does not exist. */
export async function requireCorretor(db: Queryable, id: number): Promise<void> {
  const [found] = await db.select({ id: corretores.id }).from(corretores).where(live(id));
  if (!found) throw notFound('Corretor');
}

/**
 * Locks a corretor until the transaction ends. Everything belonging to him is written under this lock, as is
 * every other write to him, so nobody switches his site on while his coverage is changing. Throws 404 if
 * missing.
 */
export async function lockCorretor(tx: Tx, id: number): Promise<void> {
  const [held] = await tx.select({ id: corretores.id }).from(corretores).where(live(id)).for('update');
  if (!held) throw notFound('Corretor');
}
