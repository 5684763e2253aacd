import { sql } from 'drizzle-orm';
import type { Lugar } from '#contract/lisa/lisa.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { indexPlaces, type Place, type PlaceIndex } from './place-index.ts';

/** The stored bairros, zones and cities, read again whenever one changes. */
export function createPlaceIndex(db: Db): () => Promise<PlaceIndex> {
  const read = perListVersion(db, 'bairros', async () => {
    const { rows } = await db.execute<Omit<Place, 'onde'> & { onde: string }>(sql`
      WITH perto AS (SELECT c.id, c.nome, e.sigla FROM cidades c JOIN estados e ON e.id = c.estado_id
        WHERE c.excluido_em IS NULL AND e.excluido_em IS NULL)
      SELECT 'cidade' AS tipo, id, nome, sigla AS onde, id AS "cidadeId", sigla AS uf FROM perto
      UNION ALL
      SELECT 'zona', z.id, z.nome, perto.nome || '/' || sigla, perto.id, sigla
      FROM zonas z JOIN perto ON perto.id = z.cidade_id WHERE z.excluido_em IS NULL
      UNION ALL
      SELECT 'bairro', b.id, b.nome, perto.nome || '/' || sigla, perto.id, sigla
      FROM bairros b JOIN zonas z ON z.id = b.zona_id JOIN perto ON perto.id = z.cidade_id
      WHERE b.excluido_em IS NULL AND z.excluido_em IS NULL
      ORDER BY 3, 4, 2`);
    return indexPlaces(rows);
  });
  return async () => read();
}

const idsOf = (lugares: readonly Lugar[], tipo: Lugar['tipo']) =>
  sql.param(lugares.flatMap((lugar) => (lugar.tipo === tipo ? [lugar.id] : [])));

/** The bairros of these places, as they are now. */
export async function bairrosIn(tx: Tx, lugares: readonly Lugar[]): Promise<number[]> {
  if (lugares.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT b.id FROM bairros b JOIN zonas z ON z.id = b.zona_id
    WHERE b.excluido_em IS NULL AND (b.id = ANY(${idsOf(lugares, 'bairro')}::int[])
      OR z.id = ANY(${idsOf(lugares, 'zona')}::int[]) OR z.cidade_id = ANY(${idsOf(lugares, 'cidade')}::int[]))
    ORDER BY b.id`);
  return rows.map(({ id }) => id);
}
