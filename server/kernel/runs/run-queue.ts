import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';

/**
 * Runs that wait for a worker, in the order they are taken, by kind: what had begun goes on first, then administrators
 * take turns, whoever has fewest at work and whose last was taken longest ago before the others; each one's own in the
 * order they were asked for. Columns `id`, `kind`, `lugar`.
 */
export const queueOf = (kind: SQL): SQL => sql`(
  WITH espera AS MATERIALIZED (
    SELECT id, kind, user_id, tomada_em, criado_em,
      row_number() OVER (PARTITION BY kind, user_id, tomada_em IS NULL ORDER BY criado_em, id) AS n
    FROM workflow_runs
    WHERE kind IN (${kind}) AND state = 'running' AND (lease_until IS NULL OR lease_until < now())
  ), donos AS (
    SELECT kind, user_id,
      (SELECT count(*) FROM workflow_runs h WHERE h.kind = d.kind AND h.state = 'running' AND h.lease_until >= now()
        AND h.user_id IS NOT DISTINCT FROM d.user_id) AS em_curso,
      -- By the index, which knows no "is not distinct".
      CASE WHEN user_id IS NULL
        THEN (SELECT max(tomada_em) FROM workflow_runs t WHERE t.kind = d.kind AND t.user_id IS NULL)
        ELSE (SELECT max(tomada_em) FROM workflow_runs t WHERE t.kind = d.kind AND t.user_id = d.user_id)
      END AS ultima
    FROM (SELECT DISTINCT kind, user_id FROM espera) d
  )
  SELECT e.id, e.kind, (row_number() OVER (PARTITION BY e.kind ORDER BY e.tomada_em IS NULL, d.em_curso + e.n,
    e.n, d.ultima NULLS FIRST, e.criado_em, e.id))::int AS lugar
  FROM espera e JOIN donos d ON d.kind = e.kind AND d.user_id IS NOT DISTINCT FROM e.user_id)`;

/** The places of runs that wait for their turn: 1 is the next of its kind. What runs, has begun or is over has none. */
export async function placesOf(
  db: Queryable,
  runs: readonly { id: string; kind: string; state: string; tomadaEm: Date | null }[],
): Promise<Map<string, number>> {
  const waiting = runs.filter(({ state, tomadaEm }) => state === 'running' && tomadaEm === null);
  if (waiting.length === 0) return new Map();
  const kinds = [...new Set(waiting.map(({ kind }) => kind))];
  const { rows } = await db.execute<{ id: string; lugar: number }>(sql`
    SELECT id, lugar FROM ${queueOf(
      sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      ),
    )} AS fila
    WHERE id IN (${sql.join(
      waiting.map(({ id }) => sql`${id}`),
      sql`, `,
    )})`);
  return new Map(rows.map(({ id, lugar }) => [id, lugar]));
}
