import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { criadoEm } from './columns.ts';
import { corretores } from './corretores.ts';
import { users } from './sistema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Somebody who writes by WhatsApp, by channel and normal number. The row is the queue's entry as well:
 * whoever holds its lease handles what came from this person and sends what goes there, alone.
 */
export const lisaContatos = pgTable(
  'lisa_contatos',
  {
    canal: text('canal').notNull(),
    /** Normal number (digits with country code, mobiles with the ninth digit); of who shows none, a scoped id. */
    pessoa: text('pessoa').notNull(),
    /** Where answers go: the number as the channel knows it, or the id they last wrote from. */
    endereco: text('endereco').notNull(),
    nomePerfil: text('nome_perfil'),
    /** The name they go by on WhatsApp, without the sign; whoever has one may show no number. */
    arroba: text('arroba'),
    /** They asked WhatsApp for no more promotions of ours. */
    semPromocoesEm: moment('sem_promocoes_em'),
    /** When they last told what they wish of them, by the channel's clock: what is older changes nothing. */
    preferenciaEm: moment('preferencia_em'),
    /** When this person last wrote, by the channel's clock: the 24-hour window counts from here. */
    ultimaRecebidaEm: moment('ultima_recebida_em'),
    /** When there is something to do; null when there is nothing. */
    pendenteEm: moment('pendente_em'),
    reservadoAte: moment('reservado_ate'),
    /** Grows with every lease: who has lost one writes nothing more. */
    cerca: integer('cerca').notNull().default(0),
    /** Everything of this person goes once the last message is out. */
    esquecer: boolean('esquecer').notNull().default(false),
    criadoEm: criadoEm(),
  },
  (t) => [
    primaryKey({ columns: [t.canal, t.pessoa] }),
    index('lisa_contatos_pendente').on(t.pendenteEm).where(sql`pendente_em IS NOT NULL`),
  ],
);

/** Further ids of a person: scoped to the business or hidden ones, several of each. */
export const lisaIdentidades = pgTable(
  'lisa_identidades',
  {
    canal: text('canal').notNull(),
    identidade: text('identidade').notNull(),
    pessoa: text('pessoa').notNull(),
    /** When it was last known to be theirs, by the channel's clock: what is older moves nobody. */
    vistaEm: moment('vista_em').notNull(),
  },
  (t) => [primaryKey({ columns: [t.canal, t.identidade] }), index('lisa_identidades_pessoa').on(t.pessoa)],
);

/** News of the channel itself, the latest of each subject. */
export const lisaAvisos = pgTable(
  'lisa_avisos',
  {
    canal: text('canal').notNull(),
    chave: text('chave').notNull(),
    /** 'ok', 'atencao' or 'parado'. */
    gravidade: text('gravidade').notNull(),
    titulo: text('titulo').notNull(),
    fazer: text('fazer'),
    detalhe: text('detalhe'),
    /** Since when it has been so; an older piece of news changes nothing. */
    desde: moment('desde').notNull(),
    ultimaEm: moment('ultima_em').notNull(),
    /** Somebody of the team has seen to it. */
    vistoPor: integer('visto_por').references(() => users.id, { onDelete: 'set null' }),
    vistoEm: moment('visto_em'),
  },
  (t) => [primaryKey({ columns: [t.canal, t.chave] })],
);

/** How much of what the channel told was left out on purpose, and why. */
export const lisaOmitidas = pgTable(
  'lisa_omitidas',
  {
    canal: text('canal').notNull(),
    motivo: text('motivo').notNull(),
    total: integer('total').notNull(),
    ultimaEm: moment('ultima_em').notNull(),
  },
  (t) => [primaryKey({ columns: [t.canal, t.motivo] })],
);

/** What came in, once per id of the channel; marked as handled in the transaction of its effect. */
export const lisaRecebidas = pgTable(
  'lisa_recebidas',
  {
    id: serial('id').primaryKey(),
    canal: text('canal').notNull(),
    mensagemId: text('mensagem_id').notNull(),
    pessoa: text('pessoa').notNull(),
    /**
     * 'texto', 'imagem', 'audio'…, 'situacao' for news of a message of ours, 'edicao' for a changed one;
     * 'editada' and 'revogada' stand for one that is still to come.
     */
    tipo: text('tipo').notNull(),
    conteudo: jsonb('conteudo').notNull(),
    /** The channel's clock. */
    enviadaEm: moment('enviada_em').notNull(),
    recebidaEm: moment('recebida_em').notNull(),
    tratadaEm: moment('tratada_em'),
    tentativas: integer('tentativas').notNull().default(0),
    tentarEm: moment('tentar_em'),
    /** Why it was given up, for the transcript. */
    problema: text('problema'),
  },
  (t) => [
    uniqueIndex('lisa_recebidas_mensagem_unique').on(t.canal, t.mensagemId),
    index('lisa_recebidas_a_tratar').on(t.canal, t.pessoa).where(sql`tratada_em IS NULL`),
    index('lisa_recebidas_pessoa').on(t.canal, t.pessoa, t.id),
  ],
);

/** What goes out, stored with the change that caused it; sent in the order of `id` per person. */
export const lisaEnviadas = pgTable(
  'lisa_enviadas',
  {
    id: serial('id').primaryKey(),
    canal: text('canal').notNull(),
    pessoa: text('pessoa').notNull(),
    /** The act that caused it (`lisa_atos`); null for answers of the conversation. */
    atoId: text('ato_id'),
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'set null' }),
    /** Who of the team wrote it; null for what Lisa says. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Which of the product's messages it is: its template goes by this name. */
    chave: text('chave').notNull(),
    texto: text('texto').notNull(),
    /** Values of the template's places, in order. */
    parametros: jsonb('parametros').notNull().default([]),
    /** queued, sending, sent, delivered, read, failed, doubt or cancelled. */
    estado: text('estado').notNull().default('queued'),
    /** Not before this moment: what can still be undone is not sent. */
    liberadaEm: moment('liberada_em').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    tentarEm: moment('tentar_em'),
    motivoCodigo: text('motivo_codigo'),
    motivo: text('motivo'),
    /** What the channel said of the failure: code, title, details, address. */
    erro: jsonb('erro'),
    /** The channel's id of it. */
    provedorId: text('provedor_id'),
    /** An earlier attempt ended without an answer: the person may have got it twice. */
    talvezRepetida: boolean('talvez_repetida').notNull().default(false),
    /** The approved template it went out as; null for free text. */
    modelo: text('modelo'),
    criadoEm: moment('criado_em').notNull(),
    enviadaEm: moment('enviada_em'),
    entregueEm: moment('entregue_em'),
    lidaEm: moment('lida_em'),
  },
  (t) => [
    uniqueIndex('lisa_enviadas_provedor_unique').on(t.canal, t.provedorId),
    index('lisa_enviadas_a_enviar').on(t.canal, t.pessoa, t.id).where(sql`estado IN ('queued', 'sending')`),
    index('lisa_enviadas_pessoa').on(t.canal, t.pessoa, t.id),
    index('lisa_enviadas_ato').on(t.atoId),
    index('lisa_enviadas_corretor').on(t.corretorId),
  ],
);

/** Approvals and rejections, with what stood before: for ten seconds they can be undone. */
export const lisaAtos = pgTable(
  'lisa_atos',
  {
    id: text('id').primaryKey(),
    /** 'aprovou' or 'rejeitou'. */
    tipo: text('tipo').notNull(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    antes: jsonb('antes').notNull(),
    feitoEm: moment('feito_em').notNull(),
    desfazerAte: moment('desfazer_ate').notNull(),
    desfeitoEm: moment('desfeito_em'),
  },
  (t) => [index('lisa_atos_corretor').on(t.corretorId)],
);

/** One-time links that were sent. The token itself is stored nowhere. */
export const lisaLinks = pgTable(
  'lisa_links',
  {
    id: serial('id').primaryKey(),
    /** 'senha' sets the password of a corretor, 'dados' hands over what is held of a person. */
    tipo: text('tipo').notNull(),
    pessoa: text('pessoa').notNull(),
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    criadoEm: moment('criado_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    usadoEm: moment('usado_em'),
  },
  (t) => [
    uniqueIndex('lisa_links_token_hash_unique').on(t.tokenHash),
    index('lisa_links_corretor').on(t.corretorId),
    index('lisa_links_pessoa').on(t.pessoa),
  ],
);
