import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { notFound } from '#server/kernel/errors.ts';

const live = (id: number) =>
  and(eq(corretores.id, id), isNull(corretores.excluidoEm), isNull(corretores.rejeitadoEm));

/** Throws 404 unless there is such a corretor. */
export async function requireCorretor(db: Queryable, id: number): Promise<void> {
  const [found] = await db.select({ id: corretores.id }).from(corretores).where(live(id));
  if (!found) throw notFound('Corretor');
}

/**
 * Keeps a corretor as he is until the transaction ends. What belongs to him is written behind this
 * lock, which every other write of him takes as well: nobody switches his site on while his coverage
 * is being changed. Throws 404 where there is none.
 */
export async function holdCorretor(tx: Tx, id: number): Promise<void> {
  const [held] = await tx.select({ id: corretores.id }).from(corretores).where(live(id)).for('update');
  if (!held) throw notFound('Corretor');
}
