import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CatalogEdits, Trava } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { atualizadoEm, criadoEm, revisao } from './columns.ts';
import { hotsites, hotsiteVersoes } from './empreendimentos.ts';

/** Unpublished changes to a hotsite, one edição each. */
export const hotsiteEdicoes = pgTable('hotsite_edicoes', {
  hotsiteId: integer('hotsite_id')
    .primaryKey()
    .references(() => hotsites.id, { onDelete: 'cascade' }),
  catalogo: jsonb('catalogo').$type<CatalogEdits>().notNull(),
  blueprint: jsonb('blueprint').$type<Blueprint>(),
  desligadas: jsonb('desligadas').$type<Exclude<SectionId, 'hero'>[]>().notNull().default([]),
  travas: jsonb('travas').$type<Trava[]>().notNull().default([]),
  revisao: revisao(),
  autorId: integer('autor_id'),
  /** A person's picture edits included in the public page. */
  publicado: jsonb('publicado').$type<CatalogEdits>().notNull(),
  /** The last generated version, the picture edits it was made with, and the edição's `revisao` then. */
  rascunhoVersaoId: integer('rascunho_versao_id').references(() => hotsiteVersoes.id, {
    onDelete: 'set null',
  }),
  rascunhoCatalogo: jsonb('rascunho_catalogo').$type<CatalogEdits>(),
  rascunhoRevisao: integer('rascunho_revisao'),
  criadoEm: criadoEm(),
  atualizadoEm: atualizadoEm(),
});

/** Short-lived previews for administrators, by the hash of their address. */
export const hotsitePrevias = pgTable('hotsite_previas', {
  tokenHash: text('token_hash').primaryKey(),
  hotsiteId: integer('hotsite_id')
    .notNull()
    .references(() => hotsites.id, { onDelete: 'cascade' }),
  /** The session it belongs to and ends with. */
  sessaoId: integer('sessao_id').notNull(),
  /** { htmlFile, cssFile, jsFile, estilo, cabeca, fatos } */
  pagina: jsonb('pagina').notNull(),
  expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
});
