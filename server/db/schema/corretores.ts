import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tratamentos } from '#contract/cadastros/titulo-corretor.ts';
import { amount, atualizadoEm, criadoEm, excluidoEm, id, money, revisao } from './columns.ts';
import { users } from './sistema.ts';
import { bairros } from './territorio.ts';

const live = sql`excluido_em IS NULL`;

export const corretores = pgTable(
  'corretores',
  {
    id: id(),
    nome: text('nome').notNull(),
    nomeGuerra: text('nome_guerra').notNull(),
    slug: text('slug').notNull(),
    email: text('email').notNull(),
    /** argon2id hash; never leaves the server. Null until set after a registration by the assistant. */
    senha: text('senha'),
    creci: text('creci').notNull(),
    ufCreci: char('uf_creci', { length: 2 }),
    /** 'Corretora' for who says so; null is the profession's legal name. */
    tratamento: text('tratamento', { enum: tratamentos }),
    telefone: text('telefone'),
    whatsapp: text('whatsapp'),
    biografia: text('biografia'),
    foto: text('foto'),
    logoPersonalizada: text('logo_personalizada'),
    sitePersonalizado: text('site_personalizado'),
    tituloSite: text('titulo_site'),
    subtituloSite: text('subtitulo_site'),
    imagemFundoSite: text('imagem_fundo_site'),
    corTema: text('cor_tema').notNull().default('#d4af37'),
    coresPersonalizadas: jsonb('cores_personalizadas'),
    redesSociais: jsonb('redes_sociais'),
    regiaoTrabalho: text('regiao_trabalho'),
    ativo: boolean('ativo').notNull().default(true),
    aprovado: boolean('aprovado').notNull().default(false),
    siteAtivo: boolean('site_ativo').notNull().default(false),
    precoMinimo: money('preco_minimo'),
    precoMaximo: money('preco_maximo'),
    /** Normalised forms for matching and uniqueness (BRK-52, BRK-53). */
    emailNormal: text('email_normal').notNull(),
    creciNormal: text('creci_normal').notNull(),
    whatsappNormal: text('whatsapp_normal'),
    /** Made in Lisa's laboratory: nobody of the programme. */
    teste: boolean('teste').notNull().default(false),
    rejeitadoEm: timestamp('rejeitado_em', { withTimezone: true }),
    motivoRejeicao: text('motivo_rejeicao'),
    /** When the person requested erasure: what the law requires is kept, masked. */
    apagadoEm: timestamp('apagado_em', { withTimezone: true }),
    revisao: revisao(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    excluidoEm: excluidoEm(),
  },
  (t) => [
    uniqueIndex('corretores_slug_unique').on(t.slug).where(live),
    uniqueIndex('corretores_email_unique').on(t.emailNormal).where(live),
    uniqueIndex('corretores_creci_unique').on(t.creciNormal).where(live),
    index('corretores_whatsapp_normal').on(t.whatsappNormal),
    amount('corretores_preco_minimo_check', t.precoMinimo),
    amount('corretores_preco_maximo_check', t.precoMaximo),
  ],
);

/** Corretores of the list by state, site and UF, kept by triggers; in slices, so that concurrent writers do not wait. */
export const corretoresContas = pgTable(
  'corretores_contas',
  {
    /** Rank of the status. */
    estado: smallint('estado').notNull(),
    site: boolean('site').notNull(),
    uf: text('uf').notNull(),
    fatia: smallint('fatia').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.estado, t.site, t.uf, t.fatia] })],
);

/** Who shares a value with somebody of the list; of `corretoresAComparar` it is older. */
export const corretoresRepetidos = pgTable(
  'corretores_repetidos',
  {
    motivo: text('motivo').notNull(),
    chave: text('chave').notNull(),
    corretorId: integer('corretor_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.motivo, t.chave, t.corretorId] }),
    index('corretores_repetidos_corretor_id').on(t.corretorId),
  ],
);

/** Pairs who share a value and are two people all the same, as somebody said. */
export const corretoresDistintos = pgTable(
  'corretores_distintos',
  {
    /** The lower id of the two. */
    umId: integer('um_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    outroId: integer('outro_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.umId, t.outroId] }), index('corretores_distintos_outro_id').on(t.outroId)],
);

/** What corretores of the list have in columns that are not theirs alone: places, coverage, origin; kept by triggers. */
export const corretoresValores = pgTable(
  'corretores_valores',
  {
    coluna: text('coluna').notNull(),
    /** '' is a missing one. */
    valor: text('valor').notNull(),
    corretorId: integer('corretor_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.coluna, t.valor, t.corretorId] }),
    // What somebody has is read of the index alone.
    index('corretores_valores_de_quem').on(t.corretorId, t.coluna, t.valor),
  ],
);

/** How many have each; in slices, as `corretoresContas`. */
export const corretoresValoresContas = pgTable(
  'corretores_valores_contas',
  {
    coluna: text('coluna').notNull(),
    valor: text('valor').notNull(),
    fatia: smallint('fatia').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.coluna, t.valor, t.fatia] })],
);

/** Corretores whose keys changed since they were compared, one line per change; written by triggers. */
export const corretoresAComparar = pgTable('corretores_a_comparar', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  corretorId: integer('corretor_id').notNull(),
});

/** Former addresses of a site. They redirect forever, so nobody else may take them. */
export const corretorSlugsAntigos = pgTable(
  'corretor_slugs_antigos',
  {
    slug: text('slug').primaryKey(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    criadoEm: criadoEm(),
  },
  (t) => [index('corretor_slugs_antigos_corretor_id').on(t.corretorId)],
);

export const corretorBairros = pgTable(
  'corretor_bairros',
  {
    id: id(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    bairroId: integer('bairro_id')
      .notNull()
      .references(() => bairros.id),
  },
  (t) => [
    uniqueIndex('corretor_bairros_par_unique').on(t.corretorId, t.bairroId),
    index('corretor_bairros_bairro_id').on(t.bairroId),
  ],
);

export const corretorPrecos = pgTable(
  'corretor_precos',
  {
    id: id(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    precoMin: money('preco_min'),
    precoMax: money('preco_max'),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
  },
  (t) => [
    uniqueIndex('corretor_precos_corretor_id_unique').on(t.corretorId),
    amount('corretor_precos_preco_min_check', t.precoMin),
    amount('corretor_precos_preco_max_check', t.precoMax),
  ],
);

export const onboardingSessions = pgTable(
  'onboarding_sessions',
  {
    id: id(),
    whatsapp: text('whatsapp').notNull(),
    status: text('status').notNull().default('waiting_interest'),
    nome: text('nome'),
    creci: text('creci'),
    ufCreci: char('uf_creci', { length: 2 }),
    email: text('email'),
    nomeGuerra: text('nome_guerra'),
    regiaoTrabalho: text('regiao_trabalho'),
    precoMinimo: money('preco_minimo'),
    precoMaximo: money('preco_maximo'),
    telefone: text('telefone'),
    foto: text('foto'),
    corretorId: integer('corretor_id').references(() => corretores.id, { onDelete: 'set null' }),
    /** Current step of the thirteen, and the current question. */
    passo: integer('passo').notNull().default(1),
    pergunta: text('pergunta'),
    /** What the conversation stores beside the answers (`contract/lisa/lisa.ts`). */
    memoria: jsonb('memoria').notNull().default({}),
    consentimentoEm: timestamp('consentimento_em', { withTimezone: true }),
    /** Fingerprint of the text agreed to. */
    consentimentoVersao: text('consentimento_versao'),
    /** By the channel's clock; an older message arrived late. */
    ultimaMensagemEm: timestamp('ultima_mensagem_em', { withTimezone: true }),
    /** The administrator answering instead of Lisa; null while she answers. */
    assumidaPor: integer('assumida_por').references(() => users.id, { onDelete: 'set null' }),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
  },
  (t) => [
    uniqueIndex('onboarding_sessions_whatsapp_unique').on(t.whatsapp),
    amount('onboarding_sessions_preco_minimo_check', t.precoMinimo),
    amount('onboarding_sessions_preco_maximo_check', t.precoMaximo),
  ],
);
