import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import type { World } from './conversation/session.ts';

const plain = (name: string) => sql.raw(`regexp_replace(lower(unaccent(${name})), '[^a-z0-9]+', ' ', 'g')`);

/**
 * The corretor whose page a buyer is given (LIA-10): one with a page on air who covers a bairro of his message, or
 * of a city in it. Buyers are spread over those who fit, each finding the same one again.
 */
export async function forBuyer(
  { db, publicPagesUrl }: { db: Db; publicPagesUrl: string },
  { pessoa, text }: { pessoa: string; text: string },
): Promise<World['forBuyer']> {
  const { rows } = await db.execute<{ nome_guerra: string; slug: string }>(sql`
    WITH dita AS (SELECT ' ' || regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g') || ' ' AS texto)
    SELECT co.nome_guerra, co.slug
    FROM corretores co JOIN corretor_bairros cb ON cb.corretor_id = co.id
      JOIN bairros b ON b.id = cb.bairro_id AND b.excluido_em IS NULL
      JOIN zonas z ON z.id = b.zona_id JOIN cidades c ON c.id = z.cidade_id, dita
    WHERE co.aprovado AND co.ativo AND co.site_ativo AND co.excluido_em IS NULL
      AND (strpos(texto, ' ' || ${plain('b.nome')} || ' ') > 0
        OR strpos(texto, ' ' || ${plain('c.nome')} || ' ') > 0)
    GROUP BY co.id
    ORDER BY max(strpos(texto, ' ' || ${plain('b.nome')} || ' ')) = 0, md5(co.id || ${pessoa})
    LIMIT 1`);
  const [found] = rows;
  return found ? { nomeGuerra: found.nome_guerra, url: `${publicPagesUrl}/corretor/${found.slug}` } : null;
}
