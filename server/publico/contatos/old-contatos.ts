import { sql } from 'drizzle-orm';
import { chavesComVisitantes } from '#contract/publico/contatos.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { oldRows } from '#server/kernel/retention.ts';

const told = 'Contato de um visitante, apagado pelo prazo de guarda.';

/** Visitors past their term, with what the messages to corretores say of them. */
export const oldContatos = oldRows({
  kind: 'contatos',
  table: 'contatos',
  at: sql`x.recebido_em`,
  async remove(tx, rows, limit) {
    const { rows: gone } = await tx.execute<{ id: number; corretor: number | null }>(
      sql`DELETE FROM contatos x WHERE ${rows} RETURNING x.id, x.corretor_id AS corretor`,
    );
    const chaves = gone.map(({ id }) => `contato:${id}`);
    const owners = gone.flatMap(({ corretor }) => corretor ?? []);
    await tx.execute(sql`
      WITH told AS (DELETE FROM corretor_novidades
        WHERE chave = ANY(${sql.param(chaves)}::text[]) RETURNING enviada_id)
      UPDATE lisa_enviadas SET texto = ${told}, parametros = '[]',
        estado = CASE WHEN estado IN ('queued', 'failed') THEN 'cancelled' ELSE estado END
      WHERE id IN (SELECT enviada_id FROM told)
        OR (corretor_id = ANY(${sql.param(owners)}::int[])
          AND chave = ANY(${sql.param([...chavesComVisitantes])}::text[])
          AND criado_em < ${limit.toISOString()}::timestamptz)`);
    await bumpLists(tx, 'contatos');
    return gone.length;
  },
});
