import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { criadoEm, id } from './columns.ts';
import { hotsites, hotsiteVersoes } from './empreendimentos.ts';

/** Temporary links showing one version to people without an account. */
export const hotsiteLinksPrevia = pgTable(
  'hotsite_links_previa',
  {
    id: id(),
    hotsiteId: integer('hotsite_id')
      .notNull()
      .references(() => hotsites.id, { onDelete: 'cascade' }),
    versaoId: integer('versao_id')
      .notNull()
      .references(() => hotsiteVersoes.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: the address itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
    revogadoEm: timestamp('revogado_em', { withTimezone: true }),
    autorId: integer('autor_id'),
    criadoEm: criadoEm(),
  },
  (t) => [
    uniqueIndex('hotsite_links_previa_token_unique').on(t.tokenHash),
    index('hotsite_links_previa_hotsite').on(t.hotsiteId),
  ],
);

/** The latest verificação of a version, against the record at that moment. */
export const hotsiteVerificacoes = pgTable(
  'hotsite_verificacoes',
  {
    versaoId: integer('versao_id')
      .primaryKey()
      .references(() => hotsiteVersoes.id, { onDelete: 'cascade' }),
    hotsiteId: integer('hotsite_id')
      .notNull()
      .references(() => hotsites.id, { onDelete: 'cascade' }),
    /** { level, code, message }[] */
    achados: jsonb('achados').notNull(),
    /** { imagens, primeiraVista } */
    medidas: jsonb('medidas').notNull(),
    verificadaEm: timestamp('verificada_em', { withTimezone: true }).notNull(),
    autorId: integer('autor_id'),
  },
  (t) => [index('hotsite_verificacoes_hotsite').on(t.hotsiteId)],
);
