import { and, desc, eq } from 'drizzle-orm';
import { type ErasureReceipt, erasedCountsSchema } from '#contract/cadastros/dados-pessoais.ts';
import type { Queryable } from '#server/db/client.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';

/** The receipt of an erasure, which is its log entry: counts without personal data. */
export async function readReceipt(db: Queryable, corretorId: number): Promise<ErasureReceipt> {
  const [row] = await db
    .select({
      recibo: auditoria.id,
      quando: auditoria.quando,
      por: users.username,
      dados: auditoria.dados,
    })
    .from(auditoria)
    .leftJoin(users, eq(users.id, auditoria.userId))
    .where(
      and(
        eq(auditoria.entidade, 'corretor'),
        eq(auditoria.entidadeId, String(corretorId)),
        eq(auditoria.acao, 'apagou-dados'),
      ),
    )
    .orderBy(desc(auditoria.id))
    .limit(1);
  if (!row) throw missingRecord('corretor');
  const { recibo, quando, por, dados } = row;
  const { motivo } = dados as { motivo: string };
  const apagados = erasedCountsSchema.parse(dados);
  return { recibo, corretorId, apagadoEm: quando.toISOString(), por, motivo, apagados };
}
