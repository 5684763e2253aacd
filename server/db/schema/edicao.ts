import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { CatalogEdits, Trava } from '#contract/da-pasta-a-pagina/edicao.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { atualizadoEm, criadoEm, revisao } from './columns.ts';
import { hotsites, hotsiteVersoes } from './empreendimentos.ts';

/** What somebody has in hand of a hotsite: one edition each, public only by a version made of it. */
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
  /** What the public page knows of a person's edits of its pictures. */
  publicado: jsonb('publicado').$type<CatalogEdits>().notNull(),
  /** The version generated last, the edits of the pictures it was made with, and the edition's `revisao` then. */
  rascunhoVersaoId: integer('rascunho_versao_id').references(() => hotsiteVersoes.id, {
    onDelete: 'set null',
  }),
  rascunhoCatalogo: jsonb('rascunho_catalogo').$type<CatalogEdits>(),
  rascunhoRevisao: integer('rascunho_revisao'),
  criadoEm: criadoEm(),
  atualizadoEm: atualizadoEm(),
});

/** Pages an administrator looks at before they are public, by the hash of an address that is soon over. */
export const hotsitePrevias = pgTable('hotsite_previas', {
  tokenHash: text('token_hash').primaryKey(),
  hotsiteId: integer('hotsite_id')
    .notNull()
    .references(() => hotsites.id, { onDelete: 'cascade' }),
  /** Whose session it is for: it ends with it. */
  sessaoId: integer('sessao_id').notNull(),
  /** { htmlFile, cssFile, jsFile, estilo, cabeca, fatos } */
  pagina: jsonb('pagina').notNull(),
  expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
});
