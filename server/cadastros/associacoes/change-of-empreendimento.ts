import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CorretoresAssociados } from '#contract/cadastros/associacoes.ts';
import type { Db, Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { recordAudits } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { AppError } from '#server/kernel/errors.ts';
import { lockCorretores, lockEmpreendimentos } from './lock.ts';
import { readCorretores } from './read.ts';

/** Throws 404 if the empreendimento does not exist. */
export async function requireEmpreendimento(db: Queryable, id: number): Promise<void> {
  const found = await db.$count(
    empreendimentos,
    and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)),
  );
  if (found === 0) throw missingRecord('empreendimento');
}

/** Appends it to each corretor's list; returns those who did not have it. */
async function add(tx: Tx, empreendimentoId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ corretor_id: number }>(sql`
    INSERT INTO associacoes (corretor_id, empreendimento_id, ordem_exibicao)
    SELECT c.id, ${empreendimentoId}::int, coalesce(
      (SELECT max(a.ordem_exibicao) + 1 FROM associacoes a WHERE a.corretor_id = c.id), 0)
    FROM corretores c WHERE c.id = ANY(${sql.param(ids)}::int[])
    ON CONFLICT (corretor_id, empreendimento_id) DO NOTHING
    RETURNING corretor_id`);
  return rows.map((row) => row.corretor_id);
}

/** Returns those who had it. */
async function remove(tx: Tx, empreendimentoId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(associacoes)
    .where(and(eq(associacoes.empreendimentoId, empreendimentoId), inArray(associacoes.corretorId, ids)))
    .returning({ corretorId: associacoes.corretorId });
  return rows.map(({ corretorId }) => corretorId);
}

/**
 * Makes some corretores show an empreendimento and others stop. Throws 404 for a missing empreendimento, 400
 * for a missing corretor to add; nothing is saved then.
 */
export async function changeOfEmpreendimento(
  db: Db,
  asked: { empreendimentoId: number; adicionar: number[]; remover: number[]; userId: number },
): Promise<CorretoresAssociados> {
  const { empreendimentoId, adicionar, remover, userId } = asked;
  await requireEmpreendimento(db, empreendimentoId);
  return db.transaction(async (tx) => {
    const held = await lockCorretores(tx, [...adicionar, ...remover]);
    const lost = adicionar.findIndex((id) => !held.has(id));
    if (lost >= 0)
      throw new AppError(400, 'invalido', missingRecord('corretor').message, { field: `adicionar.${lost}` });
    const nome = (await lockEmpreendimentos(tx, [empreendimentoId])).get(empreendimentoId);
    if (nome === undefined) throw missingRecord('empreendimento');

    const adicionados = await add(tx, empreendimentoId, adicionar);
    const removidos = await remove(tx, empreendimentoId, remover);
    if (adicionados.length + removidos.length > 0) {
      const deed = { userId, acao: 'associou' as const };
      const ofCorretor = (entidadeId: number, dados: Record<string, unknown>) => ({
        ...deed,
        entidade: 'corretor' as const,
        entidadeId,
        dados,
      });
      await recordAudits(tx, [
        {
          ...deed,
          entidade: 'empreendimento',
          entidadeId: empreendimentoId,
          nome,
          dados: { corretoresAdicionados: adicionados, corretoresRemovidos: removidos },
        },
        ...adicionados.map((id) => ofCorretor(id, { adicionado: nome })),
        ...removidos.map((id) => ofCorretor(id, { removido: nome })),
      ]);
      await bumpLists(tx, 'associacoes');
    }
    return readCorretores(tx, empreendimentoId);
  });
}
