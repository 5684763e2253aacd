import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atualizadoEm, criadoEm, excluidoEm, id } from './columns.ts';

/** Administrator accounts. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** What the panel calls him; null: his user name. */
    nome: text('nome'),
    /** argon2id hash. */
    password: text('password').notNull(),
    /** Given by somebody else: asked to be changed. */
    senhaProvisoria: boolean('senha_provisoria').notNull().default(false),
    /** Where alerts and a new password go; null: nowhere. */
    email: text('email'),
    alertasPorEmail: boolean('alertas_por_email').notNull().default(true),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    /** Last use of any session, to the minute. */
    ultimoAcessoEm: timestamp('ultimo_acesso_em', { withTimezone: true }),
    /** Deleted accounts are kept, so that the audit log can name them. */
    excluidoEm: excluidoEm(),
  },
  (t) => [
    uniqueIndex('users_username_unique').on(t.username).where(sql`excluido_em IS NULL`),
    uniqueIndex('users_email_unique').on(sql`lower(email)`).where(sql`excluido_em IS NULL`),
  ],
);

/** Open sessions. Only the token's SHA-256 is stored. */
export const sessoes = pgTable(
  'sessoes',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    /** 'administrador' or 'corretor'; each route names the kinds it accepts. */
    tipo: text('tipo').notNull().default('administrador'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    criadaEm: timestamp('criada_em', { withTimezone: true }).notNull().defaultNow(),
    usadaEm: timestamp('usada_em', { withTimezone: true }).notNull().defaultNow(),
    expiraEm: timestamp('expira_em', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('sessoes_token_hash_unique').on(t.tokenHash), index('sessoes_user_id').on(t.userId)],
);

/** Rate limiter counters (the library's columns). */
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

/** Old and new text by field. */
export type PersonalValues = Record<string, { antes: string | null; depois: string | null }>;

/** Who did what and when; written in the deed's transaction; only personal values are ever erased. */
export const auditoria = pgTable(
  'auditoria',
  {
    id: serial('id').primaryKey(),
    quando: timestamp('quando', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id'),
    acao: text('acao').notNull(),
    entidade: text('entidade').notNull(),
    entidadeId: text('entidade_id'),
    /** The record's name at the time. */
    nome: text('nome'),
    /** The record's `revisao` after the deed. */
    revisao: integer('revisao'),
    /** The caller's address. */
    origem: text('origem'),
    dados: jsonb('dados'),
    /** Personal values, stored separately so that they can be erased. */
    pessoais: jsonb('pessoais').$type<PersonalValues>(),
  },
  (t) => [
    index('auditoria_quando').on(t.quando),
    index('auditoria_entidade').on(t.entidade, t.entidadeId),
    index('auditoria_user_id').on(t.userId, t.id),
  ],
);

/** Every text a setting has had; null is the default. */
export const configuracoesHistorico = pgTable(
  'configuracoes_historico',
  {
    id: serial('id').primaryKey(),
    chave: text('chave').notNull(),
    valor: text('valor'),
    userId: integer('user_id'),
    quando: timestamp('quando', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('configuracoes_historico_chave').on(t.chave, t.quando)],
);

/**
 * Incremented in the transaction of each write to a list's tables, so that every process knows when it is
 * stale. A list's version is the sum of its slices: concurrent writers increment different ones and do not
 * wait for each other's commit.
 */
export const listaVersoes = pgTable(
  'lista_versoes',
  {
    lista: text('lista').notNull(),
    fatia: integer('fatia').notNull().default(0),
    versao: bigint('versao', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.lista, t.fatia] })],
);

/** How many records some tables have, what is in the trash apart; kept by triggers, in slices as above. */
export const registrosContas = pgTable(
  'registros_contas',
  {
    tabela: text('tabela').notNull(),
    fatia: smallint('fatia').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tabela, t.fatia] })],
);

/** Facts about the installation ('ibge': the release of the reference data). */
export const instalacao = pgTable('instalacao', {
  chave: text('chave').primaryKey(),
  valor: text('valor').notNull(),
  concluido: boolean('concluido').notNull().default(true),
});

/** A named list view of an administrator. */
export const visoes = pgTable(
  'visoes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lista: text('lista').notNull(),
    nome: text('nome').notNull(),
    /** Search, filters, order and layout, as in the list's query. */
    consulta: text('consulta').notNull(),
    criadoEm: criadoEm(),
  },
  (t) => [uniqueIndex('visoes_nome_unique').on(t.userId, t.lista, t.nome)],
);

/** What an administrator put off in his inbox, until when. */
export const pendenciasAdiadas = pgTable(
  'pendencias_adiadas',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tipo: text('tipo').notNull(),
    /** The item's id within its kind. */
    item: text('item').notNull(),
    ate: timestamp('ate', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tipo, t.item] })],
);

/** Backups of this installation; kept when one of them is restored, for they describe files beside it. */
export const copias = pgTable(
  'copias',
  {
    id: serial('id').primaryKey(),
    arquivo: text('arquivo').notNull(),
    origem: text('origem').notNull(),
    criadaEm: timestamp('criada_em', { withTimezone: true }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    linhas: integer('linhas').notNull(),
    arquivos: integer('arquivos').notNull(),
    noBucket: boolean('no_bucket').notNull().default(false),
    conferidaEm: timestamp('conferida_em', { withTimezone: true }),
    erro: text('erro'),
  },
  (t) => [index('copias_criada_em').on(t.criadaEm)],
);
