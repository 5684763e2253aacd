import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  bairrosRoutes,
  cidadesRoutes,
  estadosRoutes,
  regioesRoutes,
  zonasRoutes,
} from '#contract/territorio.ts';
import type { Tx } from '#server/db/client.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';
import { countLabel, heldBy, namedUses } from '#server/kernel/crud/in-use.ts';
import type { Resource, UseFinder } from '#server/kernel/crud/resource.ts';
import { selectBairros, selectCidades, selectEstados, selectRegioes, selectZonas } from './select.ts';
import { freeSlug } from './slug.ts';

const declare = <Row, Output extends z.ZodType, Input extends z.ZodObject>(
  resource: Resource<Row, Output, Input>,
) => resource;

export const regioesResource = declare({
  entidade: 'regiao',
  label: 'Região',
  gender: 'f',
  routes: regioesRoutes,
  table: regioes,
  select: selectRegioes,
  values: (input) => input,
  usedBy: [heldBy(['estado', 'estados'], estados, estados.regiaoId, (id) => `/admin/estados?regiao=${id}`)],
});

export const estadosResource = declare({
  entidade: 'estado',
  label: 'Estado',
  gender: 'm',
  routes: estadosRoutes,
  table: estados,
  select: selectEstados,
  values: (input) => input,
  parents: { regiaoId: { table: regioes, missing: 'Região não encontrada' } },
  usedBy: [heldBy(['cidade', 'cidades'], cidades, cidades.estadoId, (id) => `/admin/cidades?estado=${id}`)],
});

export const cidadesResource = declare({
  entidade: 'cidade',
  label: 'Cidade',
  gender: 'f',
  routes: cidadesRoutes,
  table: cidades,
  select: selectCidades,
  values: (input) => input,
  parents: { estadoId: { table: estados, missing: 'Estado não encontrado' } },
  usedBy: [heldBy(['zona', 'zonas'], zonas, zonas.cidadeId, (id) => `/admin/zonas?cidade=${id}`)],
});

export const zonasResource = declare({
  entidade: 'zona',
  label: 'Zona',
  gender: 'f',
  routes: zonasRoutes,
  table: zonas,
  select: selectZonas,
  values: (input) => input,
  parents: { cidadeId: { table: cidades, missing: 'Cidade não encontrada' } },
  usedBy: [heldBy(['bairro', 'bairros'], bairros, bairros.zonaId, (id) => `/admin/bairros?zona=${id}`)],
});

export const bairrosResource = declare({
  entidade: 'bairro',
  label: 'Bairro',
  gender: 'm',
  routes: bairrosRoutes,
  table: bairros,
  select: selectBairros,
  async values(input, { tx, id }) {
    return { ...input, ...(await slugFor(tx, input, id)) };
  },
  parents: { zonaId: { table: zonas, missing: 'Zona não encontrada' } },
  usedBy: [
    heldBy(
      ['empreendimento', 'empreendimentos'],
      empreendimentos,
      empreendimentos.bairroId,
      (id) => `/admin/empreendimentos?bairro=${id}`,
    ),
    heldBy(
      ['imóvel usado', 'imóveis usados'],
      imoveisUsados,
      imoveisUsados.bairroId,
      (id) => `/admin/imoveis-usados?bairro=${id}`,
    ),
    coveredByCorretores,
  ],
});

/** A slug for a new or renamed bairro; an address that stands is not changed for anything else. */
async function slugFor(tx: Tx, input: { nome: string; zonaId: number }, id: number | null) {
  if (id !== null) {
    const [before] = await tx.select({ nome: bairros.nome }).from(bairros).where(eq(bairros.id, id));
    if (before?.nome === input.nome) return {};
  }
  const [place] = await tx
    .select({ cidade: cidades.nome })
    .from(zonas)
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .where(eq(zonas.id, input.zonaId));
  return { slug: await freeSlug(tx, input.nome, place?.cidade ?? '', id) };
}

/** Live corretores whose coverage names the bairro. */
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
