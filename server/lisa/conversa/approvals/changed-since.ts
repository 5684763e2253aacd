import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';

/** Fields that each of these corrected with Lisa after the registration was filed (LIA-02). */
export async function changedSince(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const { rows } = await db.execute<{ id: number; campos: string[] }>(sql`
    SELECT entidade_id::int AS id, array_agg(DISTINCT campo ORDER BY campo) AS campos
    FROM auditoria, LATERAL jsonb_array_elements_text(coalesce(dados->'campos', '[]'::jsonb)) AS campo
    WHERE entidade = 'corretor' AND acao = 'alterou' AND dados->>'origem' = 'lisa'
      AND entidade_id = ANY(${sql.param(ids.map(String))}::text[])
    GROUP BY entidade_id`);
  return new Map(rows.map(({ id, campos }) => [id, campos]));
}
