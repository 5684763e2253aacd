import { eq, sql } from 'drizzle-orm';
import type { TipoRetido } from '#contract/sistema/retencao.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';

/** Row of `instalacao` holding what was deleted and not told yet, by kind. */
const key = 'apagados-por-prazo';

/** Adds to the sum, in the transaction of the deletion: a process that dies loses none of it. */
export async function addToSum(tx: Tx, tipo: TipoRetido, total: number): Promise<void> {
  await tx
    .insert(instalacao)
    .values({ chave: key, valor: JSON.stringify({ [tipo]: total }) })
    .onConflictDoUpdate({
      target: instalacao.chave,
      set: {
        valor: sql`(${instalacao.valor}::jsonb || jsonb_build_object(${tipo}::text,
          coalesce((${instalacao.valor}::jsonb->>${tipo}::text)::int, 0) + ${total}::int))::text`,
      },
    });
}

/** Tells the log the sum, once. */
export async function recordSum(db: Db): Promise<Record<string, number> | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(instalacao).where(eq(instalacao.chave, key)).returning();
    if (!row) return null;
    const dados: Record<string, number> = JSON.parse(row.valor);
    await recordAudit(tx, { userId: null, acao: 'apagou-antigos', entidade: 'retencao', dados });
    return dados;
  });
}
