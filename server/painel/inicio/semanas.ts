import { sql } from 'drizzle-orm';
import type { Semana } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';

const shown = 12;
const timeZone = 'America/Sao_Paulo';

/**
 * Corretores registered and pages published per week (Monday to Sunday in São Paulo), oldest first, the week
 * of `now` last, zeros included.
 */
export async function readSemanas(db: Db, now: Date): Promise<Semana[]> {
  const { rows } = await db.execute<Semana & Record<string, unknown>>(sql`
    WITH semanas AS (
      SELECT date_trunc('week', ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}::text)
        - n * interval '7 days' AS inicio
      FROM generate_series(0, ${shown - 1}) n),
    primeira AS (SELECT min(inicio) AT TIME ZONE ${timeZone}::text AS desde FROM semanas),
    novos AS (
      SELECT date_trunc('week', criado_em AT TIME ZONE ${timeZone}::text) AS inicio, count(*)::int AS total
      FROM corretores WHERE excluido_em IS NULL AND NOT teste AND criado_em >= (SELECT desde FROM primeira) GROUP BY 1),
    publicacoes AS (
      SELECT date_trunc('week', quando AT TIME ZONE ${timeZone}::text) AS inicio, count(*)::int AS total
      FROM auditoria
      WHERE entidade = 'hotsite' AND acao = 'publicou' AND quando >= (SELECT desde FROM primeira) GROUP BY 1)
    SELECT to_char(inicio, 'YYYY-MM-DD') AS inicio,
      coalesce(novos.total, 0) AS corretores, coalesce(publicacoes.total, 0) AS publicacoes
    FROM semanas LEFT JOIN novos USING (inicio) LEFT JOIN publicacoes USING (inicio)
    ORDER BY inicio`);
  return rows.map(({ inicio, corretores, publicacoes }) => ({ inicio, corretores, publicacoes }));
}
