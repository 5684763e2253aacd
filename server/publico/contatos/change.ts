import { and, eq } from 'drizzle-orm';
import type { Contato, ContatoEstado } from '#contract/publico/contatos.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { selectContatos } from './select.ts';

/** Sets what became of a contact. Throws AppError 404. */
export function changeEstado(
  db: Db,
  { id, estado, userId }: { id: number; estado: ContatoEstado; userId: number },
): Promise<Contato> {
  return db.transaction(async (tx) => {
    const here = eq(contatos.id, id);
    const [before] = await tx.select().from(contatos).where(here).for('update');
    if (!before) throw missingRecord('contato');
    if (before.estado !== estado) {
      const revisao = before.revisao + 1;
      await tx.update(contatos).set({ estado, revisao }).where(here);
      await recordAudit(tx, {
        userId,
        acao: 'alterou',
        entidade: 'contato',
        entidadeId: id,
        revisao,
        antes: { estado: before.estado },
        depois: { estado },
      });
      await bumpLists(tx, 'contatos');
    }
    const [contato] = await selectContatos(tx, here);
    return contato!;
  });
}

/** A corretor says what became of a contact of his own. Returns whether it is his. */
export async function changeOwnEstado(
  tx: Tx,
  {
    id,
    corretorId,
    estado,
    origem,
  }: { id: number; corretorId: number; estado: ContatoEstado; origem: string },
): Promise<boolean> {
  const here = and(eq(contatos.id, id), eq(contatos.corretorId, corretorId));
  const [before] = await tx.select().from(contatos).where(here).for('update');
  if (!before) return false;
  if (before.estado === estado) return true;
  const revisao = before.revisao + 1;
  await tx.update(contatos).set({ estado, revisao }).where(here);
  await recordAudit(tx, {
    userId: null,
    acao: 'alterou',
    entidade: 'contato',
    entidadeId: id,
    revisao,
    antes: { estado: before.estado },
    depois: { estado },
    dados: { origem, corretorId },
  });
  await bumpLists(tx, 'contatos');
  return true;
}
