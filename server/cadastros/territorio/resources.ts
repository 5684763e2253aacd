import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { cidade, zona } from '#contract/cadastros/places.ts';
import { bairrosRoutes } from '#contract/cadastros/territorio.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { bairros, cidades, zonas } from '#server/db/schema/territorio.ts';
import { countLabel, namedUses } from '#server/kernel/crud/in-use.ts';
import { plainResource } from '#server/kernel/crud/plain.ts';
import { type ColumnValues, declareResource, type UseFinder } from '#server/kernel/crud/resource.ts';
import { selectBairros } from './select.ts';
import { freeSlug } from './slug.ts';

export const cidadesResource = plainResource(cidade);
export const zonasResource = plainResource(zona);

export const bairrosResource = declareResource({
  routes: bairrosRoutes,
  select: selectBairros,
  async values(input, { tx, id }) {
    return { ...input, ...(await slugFor(tx, input, id)) };
  },
  usedBy: [coveredByCorretores],
  revive: slugAgain,
});

/** A slug for a new or renamed bairro; other changes keep the address. */
async function slugFor(db: Queryable, input: { nome: string; zonaId: number }, id: number | null) {
  if (id !== null) {
    const [before] = await db.select({ nome: bairros.nome }).from(bairros).where(eq(bairros.id, id));
    if (before?.nome === input.nome) return {};
  }
  return { slug: await freeSlug(db, input.nome, await cidadeOf(db, input.zonaId), id) };
}

async function cidadeOf(db: Queryable, zonaId: number): Promise<string> {
  const [place] = await db
    .select({ cidade: cidades.nome })
    .from(zonas)
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .where(eq(zonas.id, zonaId));
  return place?.cidade ?? '';
}

/** The slug of a restored bairro: its own, or another if it was taken. */
async function slugAgain(row: ColumnValues, tx: Queryable): Promise<ColumnValues> {
  const { nome, slug, zonaId } = row as typeof bairros.$inferSelect;
  const taken = await tx
    .select({ id: bairros.id })
    .from(bairros)
    .where(and(eq(bairros.slug, slug), isNull(bairros.excluidoEm)));
  return taken.length === 0 ? {} : { slug: await freeSlug(tx, nome, await cidadeOf(tx, zonaId)) };
}

/** Live corretores who cover the bairro. */
async function coveredByCorretores(...[tx, id]: Parameters<UseFinder>): ReturnType<UseFinder> {
  const covering = and(eq(corretorBairros.bairroId, id), isNull(corretores.excluidoEm));
  const [total] = await tx
    .select({ count: count() })
    .from(corretorBairros)
    .innerJoin(corretores, eq(corretores.id, corretorBairros.corretorId))
    .where(covering);
  if (!total?.count) return null;
  const items = await tx
    .select({ id: corretores.id, nome: corretores.nomeGuerra })
    .from(corretorBairros)
    .innerJoin(corretores, eq(corretores.id, corretorBairros.corretorId))
    .where(covering)
    .orderBy(sql`lower(unaccent(${corretores.nomeGuerra}))`)
    .limit(namedUses);
  return {
    label: countLabel(total.count, 'corretor', 'corretores'),
    path: `/admin/corretores?bairro=${id}`,
    items,
  };
}
