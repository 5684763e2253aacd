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
    WITH dias AS (
      SELECT date_trunc('week', ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}::text)
        - n * interval '7 days' AS inicio
      FROM generate_series(0, ${shown - 1}) n),
    semanas AS (
      SELECT inicio, inicio AT TIME ZONE ${timeZone}::text AS desde,
        (inicio + interval '7 days') AT TIME ZONE ${timeZone}::text AS ate
      FROM dias)
    SELECT to_char(inicio, 'YYYY-MM-DD') AS inicio,
      (SELECT count(*)::int FROM corretores
        WHERE excluido_em IS NULL AND NOT teste AND criado_em >= desde AND criado_em < ate) AS corretores,
      (SELECT count(*)::int FROM auditoria
        WHERE entidade = 'hotsite' AND acao = 'publicou' AND quando >= desde AND quando < ate) AS publicacoes
    FROM semanas ORDER BY semanas.inicio`);
  return rows.map(({ inicio, corretores, publicacoes }) => ({ inicio, corretores, publicacoes }));
}
