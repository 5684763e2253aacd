import { isNotNull, sql } from 'drizzle-orm';
import type { AprovacaoOrigem } from '#contract/lisa/aprovacoes.ts';
import type { Db } from '#server/db/client.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';

/** Where each registration comes from: Lisa's own bear a mark in the log, those of a file have no password. */
export async function originsOf(db: Db, ids: number[]): Promise<Map<number, AprovacaoOrigem>> {
  const { rows } = await db.execute<{ id: number; origem: AprovacaoOrigem }>(sql`
    SELECT c.id, CASE
      WHEN a.dados->>'origem' = 'laboratorio' OR c.teste THEN 'laboratorio'
      WHEN a.dados->>'origem' = 'lisa' THEN 'lisa'
      WHEN c.senha IS NULL THEN 'planilha'
      ELSE 'painel' END AS origem
    FROM corretores c LEFT JOIN LATERAL (
      SELECT dados FROM auditoria WHERE entidade = 'corretor' AND acao = 'criou' AND entidade_id = c.id::text
      ORDER BY id LIMIT 1) AS a ON true
    WHERE c.id = ANY(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, origem }) => [id, origem]));
}

/** The numbers among these that ever wrote to Lisa. */
export async function whoWrote(db: Db, numbers: string[]): Promise<Set<string | null>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ pessoa: lisaContatos.pessoa })
    .from(lisaContatos)
    .where(
      sql`${lisaContatos.pessoa} = ANY(${sql.param(numbers)}::text[]) AND ${isNotNull(lisaContatos.ultimaRecebidaEm)}`,
    );
  return new Set(rows.map(({ pessoa }) => pessoa));
}
