import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { recordAudits } from '#server/kernel/audit.ts';

/** The used properties of a corretor, by name. */
export const imoveisOf = (db: Queryable, corretorId: number): Promise<{ id: number; nome: string }[]> =>
  db
    .select({ id: imoveisUsados.id, nome: imoveisUsados.titulo })
    .from(imoveisUsados)
    .where(and(eq(imoveisUsados.corretorId, corretorId), isNull(imoveisUsados.excluidoEm)))
    .orderBy(asc(imoveisUsados.titulo), asc(imoveisUsados.id));

/** Transfers a corretor's used properties to another, trashed ones included; returns how many. */
export async function moveToCorretor(
  tx: Tx,
  { from, to, userId }: { from: number; to: number; userId: number },
): Promise<number> {
  const moved = await tx
    .update(imoveisUsados)
    .set({ corretorId: to, revisao: sql`${imoveisUsados.revisao} + 1` })
    .where(eq(imoveisUsados.corretorId, from))
    .returning({ id: imoveisUsados.id, nome: imoveisUsados.titulo, revisao: imoveisUsados.revisao });
  await recordAudits(
    tx,
    moved.map(({ id, nome, revisao }) => ({
      userId,
      acao: 'alterou',
      entidade: 'imovel-usado',
      entidadeId: id,
      nome,
      revisao,
      antes: { corretorId: from },
      depois: { corretorId: to },
    })),
  );
  return moved.length;
}
