import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores, corretoresDistintos } from '#server/db/schema/corretores.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';

interface Given {
  id: number;
  outroId: number;
  /** False takes it back. */
  distintos: boolean;
  userId: number;
}

/** Keeps that two corretores are two people. Said again, nothing changes. */
export function distinguishCorretores(db: Db, { id, outroId, distintos, userId }: Given): Promise<void> {
  if (id === outroId) throw new AppError(400, 'invalido', 'Escolha outro corretor', { field: 'outroId' });
  const pair = { umId: Math.min(id, outroId), outroId: Math.max(id, outroId) };
  return db.transaction(async (tx) => {
    const both = await tx
      .select({ id: corretores.id })
      .from(corretores)
      .where(and(inArray(corretores.id, [id, outroId]), isNull(corretores.excluidoEm)));
    if (both.length < 2) throw notFound('Corretor');
    const changed = distintos
      ? await tx.insert(corretoresDistintos).values(pair).onConflictDoNothing().returning()
      : await tx
          .delete(corretoresDistintos)
          .where(and(eq(corretoresDistintos.umId, pair.umId), eq(corretoresDistintos.outroId, pair.outroId)))
          .returning();
    if (changed.length === 0) return;
    await recordAudit(tx, {
      userId,
      acao: distintos ? 'distinguiu' : 'deixou-de-distinguir',
      entidade: 'corretor',
      entidadeId: id,
      dados: { distintoId: outroId },
    });
    await bumpLists(tx, 'corretores');
  });
}
