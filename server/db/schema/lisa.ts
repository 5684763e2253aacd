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
 * A WhatsApp contact, by channel and normalised number. The row is also its queue entry: the lease holder
 * exclusively handles what came from this person and sends what goes to them.
 */
export const lisaContatos = pgTable(
  'lisa_contatos',
  {
    canal: text('canal').notNull(),
    /** Normalised number (digits with country code, mobiles with the ninth digit); a scoped id if hidden. */
    pessoa: text('pessoa').notNull(),
    /** Reply address: the number as the channel knows it, or the id they last wrote from. */
    endereco: text('endereco').notNull(),
    nomePerfil: text('nome_perfil'),
    /** Their WhatsApp username without the sign; such people may hide their number. */
    arroba: text('arroba'),
    /** They opted out of promotions. */
    semPromocoesEm: moment('sem_promocoes_em'),
    /** Their last preference change, by the channel's clock; older ones are ignored. */
    preferenciaEm: moment('preferencia_em'),
    /** Their last message, by the channel's clock: the 24-hour window starts here. */
    ultimaRecebidaEm: moment('ultima_recebida_em'),
    /** Since when work is pending; null if none. */
    pendenteEm: moment('pendente_em'),
    reservadoAte: moment('reservado_ate'),
    /** Incremented with every lease: a former holder can write nothing more. */
    cerca: integer('cerca').notNull().default(0),
    /** Delete everything of this person once the last message is sent. */
    esquecer: boolean('esquecer').notNull().default(false),
    criadoEm: criadoEm(),
  },
  (t) => [
    primaryKey({ columns: [t.canal, t.pessoa] }),
    index('lisa_contatos_pendente').on(t.pendenteEm).where(sql`pendente_em IS NOT NULL`),
  ],
);

/** Further ids of a person: scoped or hidden ones, several of each. */
export const lisaIdentidades = pgTable(
  'lisa_identidades',
  {
    canal: text('canal').notNull(),
    identidade: text('identidade').notNull(),
    pessoa: text('pessoa').notNull(),
    /** When it was last known to be theirs, by the channel's clock; older observations are ignored. */
    vistaEm: moment('vista_em').notNull(),
  },
  (t) => [primaryKey({ columns: [t.canal, t.identidade] }), index('lisa_identidades_pessoa').on(t.pessoa)],
);

/** News of the channel, the latest per subject. */
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
    /** Since when; older news is ignored. */
    desde: moment('desde').notNull(),
    ultimaEm: moment('ultima_em').notNull(),
    /** Team member who resolved it. */
    vistoPor: integer('visto_por').references(() => users.id, { onDelete: 'set null' }),
    vistoEm: moment('visto_em'),
  },
  (t) => [primaryKey({ columns: [t.canal, t.chave] })],
);

/** Count of deliberately ignored channel content, by reason. */
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

/** Incoming messages, once per channel id; marked as handled in the transaction of their effect. */
export const lisaRecebidas = pgTable(
  'lisa_recebidas',
  {
    id: serial('id').primaryKey(),
    canal: text('canal').notNull(),
    mensagemId: text('mensagem_id').notNull(),
    pessoa: text('pessoa').notNull(),
    /**
     * 'texto', 'imagem', 'audio'…, 'situacao' for a status update, 'edicao' for an edit; 'editada' and
     * 'revogada' for an edit whose message has not arrived yet.
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
    /** How it was read (`Leitura`); null if nothing was to be read. */
    leitura: jsonb('leitura'),
  },
  (t) => [
    index('lisa_recebidas_nao_entendidas')
      .on(t.canal, t.recebidaEm)
      .where(sql`leitura ->> 'entendida' = 'false'`),
    uniqueIndex('lisa_recebidas_mensagem_unique').on(t.canal, t.mensagemId),
    index('lisa_recebidas_a_tratar').on(t.canal, t.pessoa).where(sql`tratada_em IS NULL`),
    index('lisa_recebidas_pessoa').on(t.canal, t.pessoa, t.id),
  ],
);

/** Phrases the team keeps for Lisa to learn from, without what tells who said them. */
export const lisaFrases = pgTable(
  'lisa_frases',
  {
    id: serial('id').primaryKey(),
    texto: text('texto').notNull(),
    /** The question it was said at; '' if none was open. */
    pergunta: text('pergunta').notNull().default(''),
    /** What it means (`Intent`s); empty until somebody says so. */
    intencoes: jsonb('intencoes').notNull().default([]),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    criadoEm: criadoEm(),
  },
  (t) => [uniqueIndex('lisa_frases_texto_unique').on(t.texto, t.pergunta)],
);

/** Outgoing messages, stored with the change that caused them; sent per person in the order of `id`. */
export const lisaEnviadas = pgTable(
  'lisa_enviadas',
  {
    id: serial('id').primaryKey(),
    canal: text('canal').notNull(),
    pessoa: text('pessoa').notNull(),
    /** The act that caused it (`lisa_atos`); null for answers of the conversation. */
    atoId: text('ato_id'),
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'set null' }),
    /** Team member who wrote it; null for Lisa. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Which message of the product it is; its template has this name. */
    chave: text('chave').notNull(),
    texto: text('texto').notNull(),
    /** Template parameters, in order. */
    parametros: jsonb('parametros').notNull().default([]),
    /** queued, sending, sent, delivered, read, failed, doubt or cancelled. */
    estado: text('estado').notNull().default('queued'),
    /** Not to be sent before: it can still be undone. */
    liberadaEm: moment('liberada_em').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    tentarEm: moment('tentar_em'),
    motivoCodigo: text('motivo_codigo'),
    motivo: text('motivo'),
    /** The channel's error: code, title, details, address. */
    erro: jsonb('erro'),
    /** The channel's id. */
    provedorId: text('provedor_id'),
    /** An earlier attempt ended without an answer: the person may have received it twice. */
    talvezRepetida: boolean('talvez_repetida').notNull().default(false),
    /** The approved template used; null for free text. */
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

/** Approvals and rejections with the previous state: undoable for ten seconds. */
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

/** One-time links that were sent. The token itself is never stored. */
export const lisaLinks = pgTable(
  'lisa_links',
  {
    id: serial('id').primaryKey(),
    /** 'senha' sets a corretor's password, 'dados' exports a person's data. */
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

/** Messages a corretor gets unasked and has turned off; no row: none. */
export const corretorAvisos = pgTable('corretor_avisos', {
  corretorId: integer('corretor_id')
    .primaryKey()
    .references(() => corretores.id, { onDelete: 'cascade' }),
  /** Topics (`avisoTopics`). */
  parados: jsonb('parados').notNull().default([]),
  mudadoEm: moment('mudado_em').notNull(),
});

/** What a corretor was told unasked, by what it is about: nothing is told twice. */
export const corretorNovidades = pgTable(
  'corretor_novidades',
  {
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    /** 'contato:7', 'tabela:12' (`Novidade`). */
    chave: text('chave').notNull(),
    /** The message that told him; null if none could. */
    enviadaId: integer('enviada_id').references(() => lisaEnviadas.id, { onDelete: 'set null' }),
    /** Why none could: 'sem-whatsapp' or 'desligado'. */
    motivo: text('motivo'),
    em: moment('em').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.corretorId, t.chave] }),
    index('corretor_novidades_chave').on(t.chave),
    index('corretor_novidades_enviada').on(t.enviadaId),
  ],
);

/** Messages of the team to a selection of corretores; who was told stands in `corretor_novidades`. */
export const lisaComunicados = pgTable('lisa_comunicados', {
  id: serial('id').primaryKey(),
  texto: text('texto').notNull(),
  /** Whom, as chosen, and the ids that meant when it was sent. */
  selecao: jsonb('selecao').notNull(),
  destinatarios: integer('destinatarios').array().notNull(),
  /** What one template message costs, as the team typed it; null if it did not. */
  precoDoModelo: text('preco_do_modelo'),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  criadoEm: moment('criado_em').notNull(),
  /** Nobody is left, or nobody is told any more. */
  concluidoEm: moment('concluido_em'),
  paradoEm: moment('parado_em'),
});
