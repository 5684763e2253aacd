import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Alcance, Precos } from '#contract/cadastros/cobertura.ts';
import type { Db } from '#server/db/client.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { requireCorretor } from './lock-corretor.ts';
import { changedPrecos, type PrecosChange, precosOf } from './precos.ts';

/**
 * Whether an empreendimento's price is within a range, ends included. Without a price it matches only an open
 * range.
 */
function withinPrecos({ precoMin, precoMax }: Precos): SQL {
  const price = empreendimentos.precoInicial;
  const ends = [
    precoMin === null ? null : sql`${price} >= ${precoMin}::numeric`,
    precoMax === null ? null : sql`${price} <= ${precoMax}::numeric`,
  ].filter((end) => end !== null);
  return ends.length === 0 ? sql`true` : sql`(${sql.join(ends, sql` AND `)})`;
}

/**
 * Counts the active empreendimentos matching these bairros and this range; omitted values are read from the
 * stored record.
 */
export async function countAlcance(
  db: Db,
  corretorId: number,
  { bairrosIds, ...change }: PrecosChange & { bairrosIds?: number[] | undefined },
): Promise<Alcance> {
  await requireCorretor(db, corretorId);
  const precos = changedPrecos(await precosOf(db, corretorId), change);
  const covered = bairrosIds
    ? sql`SELECT value::int FROM json_array_elements_text(${JSON.stringify(bairrosIds)}::json)`
    : sql`SELECT ${corretorBairros.bairroId} FROM ${corretorBairros} WHERE ${corretorBairros.corretorId} = ${corretorId}`;
  const [counted] = await db
    .select({
      nosBairros: sql<number>`count(*)::int`,
      naFaixa: sql<number>`(count(*) FILTER (WHERE ${withinPrecos(precos)}))::int`,
      semPreco: sql<number>`(count(*) FILTER (WHERE ${empreendimentos.precoInicial} IS NULL))::int`,
    })
    .from(empreendimentos)
    .where(
      and(
        eq(empreendimentos.ativo, true),
        isNull(empreendimentos.excluidoEm),
        sql`${empreendimentos.bairroId} IN (${covered})`,
      ),
    );
  return counted!;
}
