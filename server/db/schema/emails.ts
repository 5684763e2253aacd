import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { criadoEm, id } from './columns.ts';
import { corretores } from './corretores.ts';
import { users } from './sistema.ts';

/** An e-mail on its way; written in the transaction of what it tells of. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** Its Message-ID, the same in every attempt. */
    mensagem: uuid('mensagem').notNull().defaultRandom(),
    /** 'senha', 'redefinicao', 'alerta' or 'teste'. */
    tipo: text('tipo').notNull(),
    para: text('para').notNull(),
    assunto: text('assunto').notNull(),
    /** Its link is made when it is sent; null once it was. */
    texto: text('texto'),
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The decision it belongs to, which can be undone before it leaves. */
    atoId: text('ato_id'),
    /** 'pendente', 'enviado' or 'desistiu'. */
    estado: text('estado').notNull().default('pendente'),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: timestamp('proxima_em', { withTimezone: true }).notNull(),
    /** Afterwards nobody has any use for it. */
    valeAte: timestamp('vale_ate', { withTimezone: true }),
    arrendadaAte: timestamp('arrendada_ate', { withTimezone: true }),
    /** Of the last attempt, in words of ours. */
    resposta: text('resposta'),
    criadoEm: criadoEm(),
    enviadoEm: timestamp('enviado_em', { withTimezone: true }),
  },
  (t) => [
    index('emails_pendentes').on(t.proximaEm).where(sql`estado = 'pendente'`),
    index('emails_corretor').on(t.corretorId),
    index('emails_user').on(t.userId),
  ],
);

/** Links that let an administrator set a new password. Only the token's SHA-256 is stored. */
export const redefinicoes = pgTable(
  'redefinicoes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    criadoEm: criadoEm(),
    expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
    usadoEm: timestamp('usado_em', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('redefinicoes_token_hash_unique').on(t.tokenHash),
    index('redefinicoes_user').on(t.userId),
  ],
);

/** What administrators were last told of, by what can go wrong, so that nothing is told twice. */
export const alertasEnviados = pgTable('alertas_enviados', {
  /** What went wrong: 'servico:whatsapp:conexao', 'execucao:12'. */
  chave: text('chave').primaryKey(),
  /** Which time it went wrong. */
  ocorrencia: text('ocorrencia').notNull(),
  enviadoEm: timestamp('enviado_em', { withTimezone: true }).notNull(),
});
