import { sql } from 'drizzle-orm';
import type { Stats } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';

/** The four figures (DSH-04) in one statement. Rejected and trashed records are excluded. */
export async function readStats(db: Db): Promise<Stats> {
  const { rows } = await db.execute<Stats & Record<string, unknown>>(sql`
    WITH vivos AS (
      SELECT ativo, aprovado, site_ativo, slug FROM corretores
      WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste)
    SELECT
      (SELECT count(*) FROM vivos WHERE ativo AND aprovado)::int AS "corretoresAtivos",
      (SELECT count(*) FROM empreendimentos WHERE excluido_em IS NULL)::int AS "empreendimentos",
      (SELECT count(*) FROM imoveis_usados WHERE excluido_em IS NULL)::int AS "imoveisUsados",
      (SELECT count(*) FROM vivos WHERE site_ativo AND slug <> '')::int AS "sitesAtivos"`);
  return rows[0]!;
}
