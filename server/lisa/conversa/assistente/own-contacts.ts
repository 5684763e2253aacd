import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { changeOwnEstado } from '#server/publico/contatos/service.ts';

/** Contacts of a corretor that nobody has answered, oldest first. */
export const unansweredOf = (db: Queryable, corretorId: number) =>
  db
    .select({ id: contatos.id, nome: contatos.nome })
    .from(contatos)
    .where(and(eq(contatos.corretorId, corretorId), eq(contatos.estado, 'novo')))
    .orderBy(asc(contatos.recebidoEm), asc(contatos.id))
    .limit(2);

/** Marks the one contact that waits; of several he says himself which. */
export async function markAnswered(tx: Tx, corretorId: number): Promise<void> {
  const [only, ...others] = await unansweredOf(tx, corretorId);
  if (only && others.length === 0)
    await changeOwnEstado(tx, { id: only.id, corretorId, estado: 'atendido', origem: 'lisa' });
}
