import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { criadoEm, id } from './columns.ts';
import { users } from './sistema.ts';

/** Tokens of machines. Only the SHA-256 is stored. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    nome: text('nome').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Last four characters, to tell tokens apart. */
    fim: text('fim').notNull(),
    escopos: text('escopos').array().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    criadoEm: criadoEm(),
    expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
    usadoEm: timestamp('usado_em', { withTimezone: true }),
  },
  (t) => [uniqueIndex('tokens_token_hash_unique').on(t.tokenHash)],
);

/** Addresses that are told of changes. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text('url').notNull(),
  /** Kinds of records it is told of. */
  entidades: text('entidades').array().notNull(),
  /** The signing key is derived from the installation's key and this. */
  sal: text('sal').notNull(),
  ativo: boolean('ativo').notNull().default(true),
  /** Why it was switched off by itself. */
  motivo: text('motivo'),
  criadoEm: criadoEm(),
});

/** A change on its way to an address; written by a trigger in the deed's transaction. */
export const webhookEntregas = pgTable(
  'webhook_entregas',
  {
    id: id(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The receiver's key against repeats; the same in every attempt. */
    mensagem: uuid('mensagem').notNull().defaultRandom(),
    entidade: text('entidade').notNull(),
    acao: text('acao').notNull(),
    entidadeId: text('entidade_id'),
    quando: timestamp('quando', { withTimezone: true }).notNull(),
    /** 'pendente', 'entregue' or 'falhou'. */
    estado: text('estado').notNull().default('pendente'),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: timestamp('proxima_em', { withTimezone: true }).notNull().defaultNow(),
    arrendadaAte: timestamp('arrendada_ate', { withTimezone: true }),
    /** Of the last attempt. */
    resposta: text('resposta'),
    entregueEm: timestamp('entregue_em', { withTimezone: true }),
  },
  (t) => [
    index('webhook_entregas_pendentes').on(t.proximaEm).where(sql`estado = 'pendente'`),
    index('webhook_entregas_por_endereco').on(t.webhookId, t.proximaEm).where(sql`estado = 'pendente'`),
    index('webhook_entregas_webhook').on(t.webhookId, t.id),
  ],
);
