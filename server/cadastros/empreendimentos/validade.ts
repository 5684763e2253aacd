import { eq } from 'drizzle-orm';
import { chaveValidade } from '#contract/cadastros/vigencia.ts';
import type { Db } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { readDiasDeValidade } from '#server/db/validade-tabela.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';

/** Sets for how many days a price table holds, in the whole programme. */
export async function saveDiasDeValidade(
  { db, clock }: { db: Db; clock: Clock },
  dias: number,
  userId: number,
): Promise<{ dias: number }> {
  return db.transaction(async (tx) => {
    await tx.insert(configuracoes).values({ chave: chaveValidade }).onConflictDoNothing();
    await tx.select().from(configuracoes).where(eq(configuracoes.chave, chaveValidade)).for('update');
    const before = await readDiasDeValidade(tx);
    if (before === dias) return { dias };
    await tx
      .update(configuracoes)
      .set({ valor: String(dias), atualizadoEm: clock.now() })
      .where(eq(configuracoes.chave, chaveValidade));
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'configuracao',
      entidadeId: chaveValidade,
      nome: 'Validade da tabela de vendas',
      antes: { dias: before },
      depois: { dias },
    });
    // Every list and page a price stands on.
    await bumpLists(tx, 'configuracoes', 'empreendimentos');
    return { dias };
  });
}
