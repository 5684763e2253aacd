import { asc, eq, sql } from 'drizzle-orm';
import type { Bairro } from '#contract/cadastros/territorio.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';

const estadoOf = { id: estados.id, nome: estados.nome, sigla: estados.sigla };
const cidadeOf = { id: cidades.id, nome: cidades.nome, estadoId: cidades.estadoId };

/** Sorted by name in Portuguese (API-17), ignoring case and accents. */
export const selectBairros = declareSelect({
  from: (db) => {
    const { id, nome, slug, zonaId, informacoes, foto, revisao } = bairros;
    const zonaOf = { id: zonas.id, nome: zonas.nome, cidadeId: zonas.cidadeId };
    return db
      .select({
        id,
        nome,
        slug,
        zonaId,
        informacoes,
        foto,
        revisao,
        zona: zonaOf,
        cidade: cidadeOf,
        estado: estadoOf,
      })
      .from(bairros)
      .innerJoin(zonas, eq(zonas.id, zonaId))
      .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
      .innerJoin(estados, eq(estados.id, cidades.estadoId));
  },
  order: [asc(sql`lower(unaccent(${bairros.nome}))`), asc(bairros.id)],
  present: ({ zona, cidade, estado, ...bairro }): Bairro => ({
    ...bairro,
    zona: { ...zona, cidade: { ...cidade, estado } },
  }),
});
