import { char, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookkeeping, id, live } from './columns.ts';

export const regioes = pgTable(
  'regioes',
  { id: id(), nome: text('nome').notNull(), codigo: text('codigo').notNull(), ...bookkeeping() },
  (t) => [uniqueIndex('regioes_codigo_unique').on(t.codigo).where(live)],
);

export const estados = pgTable(
  'estados',
  {
    id: id(),
    nome: text('nome').notNull(),
    sigla: char('sigla', { length: 2 }).notNull(),
    regiaoId: integer('regiao_id')
      .notNull()
      .references(() => regioes.id),
    ...bookkeeping(),
  },
  (t) => [
    uniqueIndex('estados_sigla_unique').on(t.sigla).where(live),
    index('estados_regiao_id').on(t.regiaoId),
  ],
);

export const cidades = pgTable(
  'cidades',
  {
    id: id(),
    nome: text('nome').notNull(),
    estadoId: integer('estado_id')
      .notNull()
      .references(() => estados.id),
    ...bookkeeping(),
  },
  (t) => [index('cidades_estado_id').on(t.estadoId)],
);

export const zonas = pgTable(
  'zonas',
  {
    id: id(),
    nome: text('nome').notNull(),
    cidadeId: integer('cidade_id')
      .notNull()
      .references(() => cidades.id),
    ...bookkeeping(),
  },
  (t) => [index('zonas_cidade_id').on(t.cidadeId)],
);

export const bairros = pgTable(
  'bairros',
  {
    id: id(),
    nome: text('nome').notNull(),
    slug: text('slug').notNull(),
    zonaId: integer('zona_id')
      .notNull()
      .references(() => zonas.id),
    informacoes: text('informacoes'),
    foto: text('foto'),
    ...bookkeeping(),
  },
  (t) => [uniqueIndex('bairros_slug_unique').on(t.slug).where(live), index('bairros_zona_id').on(t.zonaId)],
);

/** Reference data (DAT-26): IBGE's territory, separate from the programme's. */
export const ibgeRegioes = pgTable('ibge_regioes', {
  codigo: integer('codigo').primaryKey(),
  nome: text('nome').notNull(),
  sigla: text('sigla').notNull(),
});
export const ibgeEstados = pgTable('ibge_estados', {
  codigo: integer('codigo').primaryKey(),
  nome: text('nome').notNull(),
  sigla: char('sigla', { length: 2 }).notNull().unique('ibge_estados_sigla_unique'),
  regiaoCodigo: integer('regiao_codigo')
    .notNull()
    .references(() => ibgeRegioes.codigo),
});
export const ibgeMunicipios = pgTable(
  'ibge_municipios',
  {
    codigo: integer('codigo').primaryKey(),
    nome: text('nome').notNull(),
    /** Lower case without accents, for lookup. */
    nomeNormal: text('nome_normal').notNull(),
    uf: char('uf', { length: 2 })
      .notNull()
      .references(() => ibgeEstados.sigla),
  },
  (t) => [index('ibge_municipios_nome_normal').on(t.nomeNormal)],
);
