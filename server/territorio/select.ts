import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Bairro, Cidade, Estado, Regiao, Zona } from '#contract/territorio.ts';
import type { Queryable } from '#server/db/client.ts';
import { bairros, cidades, estados, regioes, zonas } from '#server/db/schema/territorio.ts';

/** By name as Portuguese sorts it (API-17): no case, no accents. */
const byNome = (nome: AnyPgColumn, id: AnyPgColumn) => [asc(sql`lower(unaccent(${nome}))`), asc(id)];

const estadoOf = { id: estados.id, nome: estados.nome, sigla: estados.sigla };
const cidadeOf = { id: cidades.id, nome: cidades.nome, estadoId: cidades.estadoId };

export function selectRegioes(db: Queryable, where: SQL): Promise<Regiao[]> {
  const { id, nome, codigo, revisao } = regioes;
  return db
    .select({ id, nome, codigo, revisao })
    .from(regioes)
    .where(where)
    .orderBy(...byNome(nome, id));
}

export function selectEstados(db: Queryable, where: SQL): Promise<Estado[]> {
  const { id, nome, sigla, regiaoId, revisao } = estados;
  const regiao = { id: regioes.id, nome: regioes.nome, codigo: regioes.codigo };
  return db
    .select({ id, nome, sigla, regiaoId, revisao, regiao })
    .from(estados)
    .innerJoin(regioes, eq(regioes.id, regiaoId))
    .where(where)
    .orderBy(...byNome(nome, id));
}

export function selectCidades(db: Queryable, where: SQL): Promise<Cidade[]> {
  const { id, nome, estadoId, revisao } = cidades;
  return db
    .select({ id, nome, estadoId, revisao, estado: estadoOf })
    .from(cidades)
    .innerJoin(estados, eq(estados.id, estadoId))
    .where(where)
    .orderBy(...byNome(nome, id));
}

export async function selectZonas(db: Queryable, where: SQL): Promise<Zona[]> {
  const { id, nome, cidadeId, revisao } = zonas;
  const rows = await db
    .select({ id, nome, cidadeId, revisao, cidade: cidadeOf, estado: estadoOf })
    .from(zonas)
    .innerJoin(cidades, eq(cidades.id, cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(where)
    .orderBy(...byNome(nome, id));
  return rows.map(({ estado, cidade, ...zona }) => ({ ...zona, cidade: { ...cidade, estado } }));
}

export async function selectBairros(db: Queryable, where: SQL): Promise<Bairro[]> {
  const { id, nome, slug, zonaId, informacoes, foto, revisao } = bairros;
  const zonaOf = { id: zonas.id, nome: zonas.nome, cidadeId: zonas.cidadeId };
  const rows = await db
    .select({
      ...{ id, nome, slug, zonaId, informacoes, foto, revisao },
      zona: zonaOf,
      cidade: cidadeOf,
      estado: estadoOf,
    })
    .from(bairros)
    .innerJoin(zonas, eq(zonas.id, zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(where)
    .orderBy(...byNome(nome, id));
  return rows.map(({ zona, cidade, estado, ...bairro }) => ({
    ...bairro,
    zona: { ...zona, cidade: { ...cidade, estado } },
  }));
}
