import { eq } from 'drizzle-orm';
import { chaveVigencia } from '#contract/cadastros/vigencia.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { configuracoes } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';

/** Sets how many days a price table is valid, for the whole programme. */
export async function saveDiasDeVigencia(
  { db, clock }: { db: Db; clock: Clock },
  dias: number,
  userId: number,
): Promise<{ dias: number }> {
  return db.transaction(async (tx) => {
    await tx.insert(configuracoes).values({ chave: chaveVigencia }).onConflictDoNothing();
    await tx.select().from(configuracoes).where(eq(configuracoes.chave, chaveVigencia)).for('update');
    const before = await readDiasDeVigencia(tx);
    if (before === dias) return { dias };
    await tx
      .update(configuracoes)
      .set({ valor: String(dias), atualizadoEm: clock.now() })
      .where(eq(configuracoes.chave, chaveVigencia));
    await recordAudit(tx, {
      userId,
      acao: 'alterou',
      entidade: 'configuracao',
      entidadeId: chaveVigencia,
      nome: 'Validade da tabela de vendas',
      antes: { dias: before },
      depois: { dias },
    });
    // Every list and page showing a price.
    await bumpLists(tx, 'configuracoes', 'empreendimentos');
    return { dias };
  });
}
