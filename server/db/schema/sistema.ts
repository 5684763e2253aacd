import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atualizadoEm, criadoEm, id } from './columns.ts';

/** Accounts of administrators. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** argon2id hash. */
    password: text('password').notNull(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
  },
  (t) => [uniqueIndex('users_username_unique').on(t.username)],
);

/** Open sessions. The token itself is stored nowhere, only its SHA-256. */
export const sessoes = pgTable(
  'sessoes',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    /** 'administrador' or 'corretor'; each route names the kinds it takes. */
    tipo: text('tipo').notNull().default('administrador'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    criadaEm: timestamp('criada_em', { withTimezone: true }).notNull().defaultNow(),
    usadaEm: timestamp('usada_em', { withTimezone: true }).notNull().defaultNow(),
    expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('sessoes_token_hash_unique').on(t.tokenHash), index('sessoes_user_id').on(t.userId)],
);

/** Counters of the rate limiter (columns are the library's). */
export const limites = pgTable('limites', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

export const configuracoes = pgTable(
  'configuracoes',
  {
    id: id(),
    chave: text('chave').notNull(),
    valor: text('valor'),
    descricao: text('descricao'),
    categoria: text('categoria').notNull().default('geral'),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
  },
  (t) => [uniqueIndex('configuracoes_chave_unique').on(t.chave)],
);

/** Who did what and when; written in the transaction of the deed, never changed. */
export const auditoria = pgTable(
  'auditoria',
  {
    id: serial('id').primaryKey(),
    quando: timestamp('quando', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id'),
    acao: text('acao').notNull(),
    entidade: text('entidade').notNull(),
    entidadeId: text('entidade_id'),
    dados: jsonb('dados'),
  },
  (t) => [index('auditoria_quando').on(t.quando), index('auditoria_entidade').on(t.entidade, t.entidadeId)],
);

/** Grows in the transaction of each write to a list's tables; every process answers fresh by it. */
export const listaVersoes = pgTable('lista_versoes', {
  lista: text('lista').primaryKey(),
  versao: bigint('versao', { mode: 'number' }).notNull().default(0),
});

/** Small facts of the installation itself ('ibge': the release of the reference data). */
export const instalacao = pgTable('instalacao', {
  chave: text('chave').primaryKey(),
  valor: text('valor').notNull(),
  concluido: boolean('concluido').notNull().default(true),
});
