import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** State of each item of the outside services at the last check. */
export const servicoItens = pgTable(
  'servico_itens',
  {
    servico: text('servico').notNull(),
    /** Display name of the service. */
    servicoNome: text('servico_nome').notNull(),
    chave: text('chave').notNull(),
    nome: text('nome').notNull(),
    ordem: integer('ordem').notNull().default(0),
    estado: text('estado').notNull(),
    mensagem: text('mensagem').notNull(),
    oQueFazer: text('o_que_fazer'),
    detalhes: jsonb('detalhes').$type<{ rotulo: string; valor: string }[]>().notNull(),
    expiraEm: moment('expira_em'),
    vistoEm: moment('visto_em').notNull(),
    /** Since when it has this state, and the previous one. */
    mudouEm: moment('mudou_em').notNull(),
    antes: text('antes'),
    verificadoEm: moment('verificado_em').notNull(),
    okEm: moment('ok_em'),
  },
  (t) => [primaryKey({ columns: [t.servico, t.chave] })],
);

/** State changes; only the newest are kept. */
export const servicoMudancas = pgTable(
  'servico_mudancas',
  {
    id: serial('id').primaryKey(),
    servico: text('servico').notNull(),
    chave: text('chave').notNull(),
    nome: text('nome').notNull(),
    /** Null at its first check. */
    de: text('de'),
    /** Null once it no longer exists. */
    para: text('para'),
    mensagem: text('mensagem').notNull(),
    quando: moment('quando').notNull(),
  },
  (t) => [index('servico_mudancas_quando').on(t.quando)],
);

/** Work done by one process at a time: its holder, until when, and when it was last begun and done. */
export const posses = pgTable('posses', {
  chave: text('chave').primaryKey(),
  dono: text('dono'),
  ate: moment('ate'),
  /** By the product's clock, not the database's. */
  comecouEm: moment('comecou_em'),
  terminouEm: moment('terminou_em'),
});
