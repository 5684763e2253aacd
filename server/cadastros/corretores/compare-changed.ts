import { sql } from 'drizzle-orm';
import { motivosDuplicado } from '#contract/cadastros/corretores-duplicados.ts';
import type { Db } from '#server/db/client.ts';

/** How many changed corretores are compared in one transaction. */
const atOnce = 1000;

/**
 * Compares again whoever changed: those who shared one of his values, or share it now. Who changes meanwhile is marked
 * by his own write. One at a time, since two may concern the same value. Returns how many there were.
 */
const compareChanged = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('corretores_a_comparar'))`);
    const { rows } = await tx.execute<{ corretor_id: number }>(sql`
      DELETE FROM corretores_a_comparar WHERE id IN (SELECT id FROM corretores_a_comparar ORDER BY id LIMIT ${atOnce})
      RETURNING corretor_id`);
    if (rows.length === 0) return 0;
    const changed = sql`${sql.param([...new Set(rows.map((row) => row.corretor_id))])}::int[]`;
    for (const motivo of motivosDuplicado) {
      const chave = sql.raw(`${motivo}_chave`);
      const { rows: touched } = await tx.execute<{ chave: string }>(sql`
        SELECT chave FROM corretores_repetidos WHERE motivo = ${motivo} AND corretor_id = ANY(${changed})
        UNION SELECT ${chave} FROM corretores WHERE id = ANY(${changed}) AND ${chave} <> ''`);
      const keys = sql`${sql.param(touched.map((row) => row.chave))}::text[]`;
      await tx.execute(
        sql`DELETE FROM corretores_repetidos WHERE motivo = ${motivo} AND chave = ANY(${keys})`,
      );
      await tx.execute(sql`
        INSERT INTO corretores_repetidos (motivo, chave, corretor_id) SELECT ${motivo}, chave, id FROM (
          SELECT ${chave} AS chave, id, count(*) OVER (PARTITION BY ${chave}) AS juntos FROM corretores
          WHERE ${chave} = ANY(${keys}) AND excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste) todos
        WHERE juntos > 1`);
    }
    return rows.length;
  });

/** Until nobody is left who changed before the call, or the signal ends it. */
export async function compareAllChanged(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await compareChanged(db)) === atOnce);
}
