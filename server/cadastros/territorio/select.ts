import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Bairro, Cidade, Estado, Regiao, Zona } from '#contract/cadastros/territorio.ts';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';

/** By name as Portuguese sorts it (API-17): no case, no accents. */
const byNome = ({ nome, id }: { nome: AnyPgColumn; id: AnyPgColumn }) => [
  asc(sql`lower(unaccent(${nome}))`),
  asc(id),
];

const estadoOf = { id: estados.id, nome: estados.nome, sigla: estados.sigla };
const cidadeOf = { id: cidades.id, nome: cidades.nome, estadoId: cidades.estadoId };

export const selectRegioes = declareSelect({
  from: (db) => {
    const { id, nome, codigo, revisao } = regioes;
    return db.select({ id, nome, codigo, revisao }).from(regioes);
  },
  order: byNome(regioes),
  present: (row): Regiao => row,
});

export const selectEstados = declareSelect({
  from: (db) => {
    const { id, nome, sigla, regiaoId, revisao } = estados;
    const regiao = { id: regioes.id, nome: regioes.nome, codigo: regioes.codigo };
    return db
      .select({ id, nome, sigla, regiaoId, revisao, regiao })
      .from(estados)
      .innerJoin(regioes, eq(regioes.id, regiaoId));
  },
  order: byNome(estados),
  present: (row): Estado => row,
});

export const selectCidades = declareSelect({
  from: (db) => {
    const { id, nome, estadoId, revisao } = cidades;
    return db
      .select({ id, nome, estadoId, revisao, estado: estadoOf })
      .from(cidades)
      .innerJoin(estados, eq(estados.id, estadoId));
  },
  order: byNome(cidades),
  present: (row): Cidade => row,
});

export const selectZonas = declareSelect({
  from: (db) => {
    const { id, nome, cidadeId, revisao } = zonas;
    return db
      .select({ id, nome, cidadeId, revisao, cidade: cidadeOf, estado: estadoOf })
      .from(zonas)
      .innerJoin(cidades, eq(cidades.id, cidadeId))
      .innerJoin(estados, eq(estados.id, cidades.estadoId));
  },
  order: byNome(zonas),
  present: ({ estado, cidade, ...zona }): Zona => ({ ...zona, cidade: { ...cidade, estado } }),
});

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
  order: byNome(bairros),
  present: ({ zona, cidade, estado, ...bairro }): Bairro => ({
    ...bairro,
    zona: { ...zona, cidade: { ...cidade, estado } },
  }),
});
