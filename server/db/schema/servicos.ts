import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How each thing of each outside service fared when it was last looked at. */
export const servicoItens = pgTable(
  'servico_itens',
  {
    servico: text('servico').notNull(),
    /** What the service is called. */
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
    /** Since when its state is this one, and what it was before. */
    mudouEm: moment('mudou_em').notNull(),
    antes: text('antes'),
    verificadoEm: moment('verificado_em').notNull(),
    okEm: moment('ok_em'),
  },
  (t) => [primaryKey({ columns: [t.servico, t.chave] })],
);

/** Changes of state; only the newest are kept. */
export const servicoMudancas = pgTable(
  'servico_mudancas',
  {
    id: serial('id').primaryKey(),
    servico: text('servico').notNull(),
    chave: text('chave').notNull(),
    nome: text('nome').notNull(),
    /** Null where it was seen for the first time. */
    de: text('de'),
    /** Null where it is no longer there. */
    para: text('para'),
    mensagem: text('mensagem').notNull(),
    quando: moment('quando').notNull(),
  },
  (t) => [index('servico_mudancas_quando').on(t.quando)],
);

/** Work that one process does at a time: whose it is, until when, and when it was begun and done last. */
export const posses = pgTable('posses', {
  chave: text('chave').primaryKey(),
  dono: text('dono'),
  ate: moment('ate'),
  /** By the clock of the product, not the database's. */
  comecouEm: moment('comecou_em'),
  terminouEm: moment('terminou_em'),
});
