import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Alcance, Precos } from '#contract/cadastros/cobertura.ts';
import type { Db } from '#server/db/client.ts';
import { fitsPrecos, unitPrices } from '#server/db/fits-precos.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { requireCorretor } from './lock-corretor.ts';
import { changedPrecos, type PrecosChange, precosOf } from './precos.ts';

const withinPrecos = ({ precoMin, precoMax }: Precos): SQL =>
  fitsPrecos({
    inicial: sql`${empreendimentos.precoInicial}`,
    min: sql`${precoMin}::numeric`,
    max: sql`${precoMax}::numeric`,
    units: sql`(${unitPrices(sql`${empreendimentos.id}`)})`,
  });

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
