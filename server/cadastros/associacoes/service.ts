import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { liveEmpreendimento } from './read.ts';

/** What one corretor shows and another does not, in his order. */
export async function onlyShownBy(db: Queryable, { from, to }: { from: number; to: number }) {
  const ofOther = db
    .select({ id: associacoes.empreendimentoId })
    .from(associacoes)
    .where(eq(associacoes.corretorId, to));
  return db
    .select({ id: empreendimentos.id, nome: empreendimentos.nome })
    .from(associacoes)
    .innerJoin(empreendimentos, eq(empreendimentos.id, associacoes.empreendimentoId))
    .where(
      and(
        eq(associacoes.corretorId, from),
        liveEmpreendimento,
        notInArray(associacoes.empreendimentoId, ofOther),
      ),
    )
    .orderBy(asc(associacoes.ordemExibicao), asc(associacoes.id));
}

/**
 * Appends one corretor's associations to another's, without duplicates. The first keeps his own, in case he
 * is restored. The caller has locked both corretores.
 */
export async function copyAssociacoes(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${associacoes}
      (corretor_id, empreendimento_id, descricao_personalizada, destaque, ativo, ordem_exibicao)
    SELECT ${to}::int, empreendimento_id, descricao_personalizada, destaque, ativo,
      (SELECT coalesce(max(ordem_exibicao), -1) FROM ${associacoes} WHERE corretor_id = ${to})
        + row_number() OVER (ORDER BY ordem_exibicao, id)
    FROM ${associacoes} WHERE corretor_id = ${from}
    ON CONFLICT (corretor_id, empreendimento_id) DO NOTHING`);
}
