import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '#server/db/client.ts';
import { fitsPrecos, unitPrices } from '#server/db/fits-precos.ts';

/** Whom a page without a corretor names. */
export interface OfferedCorretor extends Record<string, unknown> {
  id: number;
  slug: string;
  nome: string;
  creci: string;
  ufCreci: string | null;
  tratamento: string | null;
  whatsapp: string | null;
  telefone: string | null;
  email: string;
}

const withinHisPrecos = fitsPrecos({
  inicial: sql`e.preco_inicial`,
  min: sql`p.preco_min`,
  max: sql`p.preco_max`,
  units: sql`precos`,
});

/**
 * Corretores who cover the bairro and the price (PUB-03), may be shown (PUB-02) and are approved; whose turn
 * is longest ago first. New ones begin. Before all, the one whom the page has shown to this visitor.
 */
const inTurn = (empreendimentoId: number, shown: string | null) => sql`
  WITH precos AS MATERIALIZED (${unitPrices(sql`${empreendimentoId}`)})
  SELECT c.id, c.slug, c.nome, c.creci, c.uf_creci AS "ufCreci", c.tratamento, c.whatsapp, c.telefone,
    c.email
  FROM empreendimentos e
  JOIN corretor_bairros cb ON cb.bairro_id = e.bairro_id
  JOIN corretores c ON c.id = cb.corretor_id
  LEFT JOIN corretor_precos p ON p.corretor_id = c.id
  LEFT JOIN contato_vezes v ON v.corretor_id = c.id
  WHERE e.id = ${empreendimentoId}
    AND c.ativo AND c.aprovado AND c.site_ativo
    AND c.rejeitado_em IS NULL AND c.apagado_em IS NULL AND c.excluido_em IS NULL
    AND ${withinHisPrecos}
  ORDER BY (c.slug = ${shown ?? ''}) DESC, v.vez NULLS FIRST, c.id LIMIT 1`;

/** Who would be next; nothing is written. */
export async function peekCorretor(
  db: Queryable,
  empreendimentoId: number,
  shown: string | null = null,
): Promise<OfferedCorretor | undefined> {
  return (await db.execute<OfferedCorretor>(inTurn(empreendimentoId, shown))).rows[0];
}

/** Gives the next one his turn. Processes wait for each other, so that none gets two. */
export function nextCorretor(
  db: Db,
  empreendimentoId: number,
  shown: string | null = null,
): Promise<OfferedCorretor | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('contato_vezes'))`);
    const next = await peekCorretor(tx, empreendimentoId, shown);
    if (next)
      await tx.execute(sql`
        INSERT INTO contato_vezes (corretor_id) VALUES (${next.id})
        ON CONFLICT (corretor_id) DO UPDATE SET vez = excluded.vez`);
    return next;
  });
}
