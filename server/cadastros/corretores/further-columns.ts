import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Compared } from '#contract/base/conditions.ts';
import type { corretorConditions, origensDeCorretor } from '#contract/cadastros/corretores.ts';
import type { Db } from '#server/db/client.ts';
import { perListVersion } from '#server/db/per-list-version.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';

/** What conditions on corretores compare beyond their own records. */
export const furtherColumns = ['bairro', 'cidade', 'ufAtuacao', 'cobertura', 'origem'] as const;
type Further = Extract<(typeof corretorConditions)[number], (typeof furtherColumns)[number]>;

const isFurther = (column: string): column is Further =>
  (furtherColumns as readonly string[]).includes(column);

/** The places each corretor covers, by the names the list shows: 'Moema · São Paulo/SP'. */
async function placesOf(
  db: Db,
): Promise<Map<number, Record<'bairro' | 'cidade' | 'ufAtuacao', Set<string>>>> {
  const rows = await db
    .select({
      id: corretorBairros.corretorId,
      bairro: bairros.nome,
      cidade: cidades.nome,
      uf: estados.sigla,
    })
    .from(corretorBairros)
    .innerJoin(bairros, and(eq(bairros.id, corretorBairros.bairroId), isNull(bairros.excluidoEm)))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId));
  const places = new Map<number, Record<'bairro' | 'cidade' | 'ufAtuacao', Set<string>>>();
  for (const { id, bairro, cidade, uf } of rows) {
    const known = places.get(id) ?? { bairro: new Set(), cidade: new Set(), ufAtuacao: new Set() };
    known.bairro.add(`${bairro} · ${cidade}/${uf}`);
    known.cidade.add(`${cidade}/${uf}`);
    known.ufAtuacao.add(uf);
    places.set(id, known);
  }
  return places;
}

/** Who made each record, by the log: nobody of the team means the assistant. */
async function originsOf(db: Db): Promise<Map<number, (typeof origensDeCorretor)[number]>> {
  const rows = await db
    .select({ id: sql<number>`${auditoria.entidadeId}::int`, userId: auditoria.userId })
    .from(auditoria)
    .where(
      and(
        eq(auditoria.entidade, 'corretor'),
        inArray(auditoria.acao, ['criou', 'importou']),
        sql`${auditoria.entidadeId} ~ '^[0-9]+$'`,
      ),
    );
  return new Map(rows.map(({ id, userId }) => [id, userId === null ? 'assistente' : 'equipe']));
}

/** Reads what further columns compare, when a condition first asks, until corretores or places change. */
export function createFurtherColumns(db: Db) {
  const read = perListVersion(db, ['corretores', 'bairros', 'zonas', 'cidades', 'estados'], async () => {
    const [places, origins] = await Promise.all([placesOf(db), originsOf(db)]);
    return { places, origins };
  });
  /** What a column compares, by a corretor's id; undefined for those of his own record. */
  return async (column: string): Promise<((id: number) => Compared) | undefined> => {
    if (!isFurther(column)) return undefined;
    const { places, origins } = await read();
    if (column === 'origem') return (id) => origins.get(id) ?? null;
    if (column === 'cobertura') return (id) => (places.has(id) ? 'com' : 'sem');
    return (id) => [...(places.get(id)?.[column] ?? [])];
  };
}
