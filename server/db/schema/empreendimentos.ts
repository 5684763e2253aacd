import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Ficha } from '#contract/cadastros/ficha.ts';
import type { Origens } from '#contract/cadastros/origens.ts';
import {
  amount,
  anyJson,
  area,
  atualizadoEm,
  count,
  criadoEm,
  excluidoEm,
  id,
  money,
  revisao,
} from './columns.ts';
import { corretores } from './corretores.ts';
import { bairros } from './territorio.ts';

const live = sql`excluido_em IS NULL`;

export const incorporadoras = pgTable(
  'incorporadoras',
  {
    id: id(),
    nome: text('nome').notNull(),
    cnpj: text('cnpj'),
    contatoEmail: text('contato_email'),
    contatoTelefone: text('contato_telefone'),
    logo: text('logo'),
    ativo: boolean('ativo').notNull().default(true),
    /** Normalised forms for matching and uniqueness (DEV-07). */
    nomeNormal: text('nome_normal').notNull(),
    cnpjNormal: text('cnpj_normal'),
    revisao: revisao(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    excluidoEm: excluidoEm(),
  },
  (t) => [
    uniqueIndex('incorporadoras_nome_unique').on(t.nomeNormal).where(live),
    uniqueIndex('incorporadoras_cnpj_unique').on(t.cnpjNormal).where(live),
  ],
);

export const empreendimentos = pgTable(
  'empreendimentos',
  {
    id: id(),
    nome: text('nome').notNull(),
    descricao: text('descricao'),
    endereco: text('endereco'),
    bairroId: integer('bairro_id')
      .notNull()
      .references(() => bairros.id),
    incorporadoraId: integer('incorporadora_id')
      .notNull()
      .references(() => incorporadoras.id),
    imagemPrincipal: text('imagem_principal'),
    precoInicial: money('preco_inicial'),
    dormitoriosMin: integer('dormitorios_min'),
    dormitoriosMax: integer('dormitorios_max'),
    suitesMin: integer('suites_min'),
    suitesMax: integer('suites_max'),
    areaMin: area('area_min'),
    areaMax: area('area_max'),
    vagasMin: integer('vagas_min'),
    vagasMax: integer('vagas_max'),
    status: text('status').notNull().default('em_lancamento'),
    /** { fatos: Fatos } with the evidence of every value, and further findings of a run. */
    metadados: jsonb('metadados'),
    assetsCatalog: text('assets_catalog'),
    driveUrl: text('drive_url'),
    assetsProcessedAt: timestamp('assets_processed_at', { withTimezone: true }),
    ativo: boolean('ativo').notNull().default(true),
    /** ISO day or month, as the documents give it. */
    dataEntrega: text('data_entrega'),
    registroIncorporacao: text('registro_incorporacao'),
    cartorio: text('cartorio'),
    /** ISO day or month of the table the price comes from. */
    dataTabela: text('data_tabela'),
    amenidades: jsonb('amenidades').$type<string[]>().notNull().default([]),
    tipologias: jsonb('tipologias').notNull().default([]),
    /** Further facts by name, each of its declared kind (contract/cadastros/ficha.ts). */
    ficha: jsonb('ficha').$type<Ficha>().notNull().default({}),
    /** Source of each value; values without one are never public (contract/cadastros/origens.ts). */
    origens: jsonb('origens').$type<Origens>().notNull().default({}),
    /** Identifies the real folder: a second run updates the first one's record. */
    driveKey: text('drive_key'),
    revisao: revisao(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    excluidoEm: excluidoEm(),
  },
  (t) => [
    index('empreendimentos_bairro_id').on(t.bairroId),
    index('empreendimentos_incorporadora_id').on(t.incorporadoraId),
    index('empreendimentos_drive_key').on(t.driveKey),
    amount('empreendimentos_preco_inicial_check', t.precoInicial),
    amount('empreendimentos_area_min_check', t.areaMin),
    amount('empreendimentos_area_max_check', t.areaMax),
    count('empreendimentos_dormitorios_min_check', t.dormitoriosMin),
    count('empreendimentos_dormitorios_max_check', t.dormitoriosMax),
    count('empreendimentos_suites_min_check', t.suitesMin),
    count('empreendimentos_suites_max_check', t.suitesMax),
    count('empreendimentos_vagas_min_check', t.vagasMin),
    count('empreendimentos_vagas_max_check', t.vagasMax),
  ],
);

export const hotsites = pgTable(
  'hotsites',
  {
    id: id(),
    empreendimentoId: integer('empreendimento_id')
      .notNull()
      .references(() => empreendimentos.id),
    nome: text('nome').notNull(),
    /** Storage keys of the public version's sources. */
    htmlFile: text('html_file'),
    cssFile: text('css_file'),
    jsFile: text('js_file'),
    placeholdersEncontrados: jsonb('placeholders_encontrados').$type<string[]>(),
    rota: text('rota').notNull(),
    versao: integer('versao').notNull().default(1),
    ativo: boolean('ativo').notNull().default(true),
    driveUrl: text('drive_url'),
    status: text('status').notNull().default('draft'),
    v0Generated: boolean('v0_generated').notNull().default(false),
    v0GeneratedAt: timestamp('v0_generated_at', { withTimezone: true }),
    v0Style: text('v0_style'),
    v0AssetsUsed: integer('v0_assets_used'),
    /** Null if the pictures are those of the empreendimento's own folder. */
    catalog: text('catalog'),
    /** Most pictures and videos taken from the folder. */
    maxAssets: integer('max_assets').notNull().default(80),
    /** The public version; null if none. */
    versaoPublicaId: integer('versao_publica_id'),
    erro: text('erro'),
    revisao: revisao(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    excluidoEm: excluidoEm(),
  },
  (t) => [
    uniqueIndex('hotsites_empreendimento_id_unique').on(t.empreendimentoId).where(live),
    uniqueIndex('hotsites_rota_unique').on(t.rota).where(live),
  ],
);

/** Every generation and manual edit of a hotsite. Files are content-addressed and immutable. */
export const hotsiteVersoes = pgTable(
  'hotsite_versoes',
  {
    id: id(),
    hotsiteId: integer('hotsite_id')
      .notNull()
      .references(() => hotsites.id, { onDelete: 'cascade' }),
    numero: integer('numero').notNull(),
    htmlFile: text('html_file').notNull(),
    cssFile: text('css_file').notNull(),
    jsFile: text('js_file').notNull(),
    /**
     * The sanitised source before its pictures were inserted, and their catalogue; null in early versions.
     */
    fonteFile: text('fonte_file'),
    catalogoFile: text('catalogo_file'),
    estilo: text('estilo').notNull(),
    motor: text('motor').notNull(),
    blueprint: jsonb('blueprint').notNull(),
    placeholders: jsonb('placeholders').$type<string[]>().notNull(),
    assetsUsados: integer('assets_usados').notNull(),
    /** Findings of the generation: { level, code, message }[]. */
    achados: jsonb('achados').notNull(),
    /** The facts the page was written from. */
    fatos: jsonb('fatos').notNull(),
    /** Link preview image and other head data. */
    cabeca: jsonb('cabeca').notNull(),
    motivo: text('motivo').notNull(),
    autorId: integer('autor_id'),
    /** The version it was derived from by an edit, a new part or a restore. */
    origemVersaoId: integer('origem_versao_id'),
    /** One version per run, so that a resumed run finds its own. */
    runId: text('run_id'),
    /** Why it was not published by itself; null for one that was, and for a person's drafts. */
    retida: text('retida'),
    criadoEm: criadoEm(),
  },
  (t) => [
    uniqueIndex('hotsite_versoes_numero_unique').on(t.hotsiteId, t.numero),
    uniqueIndex('hotsite_versoes_run_id_unique').on(t.runId),
  ],
);

/** History of public versions: the one public on a day is the last before its end. */
export const hotsitePublicacoes = pgTable(
  'hotsite_publicacoes',
  {
    id: id(),
    hotsiteId: integer('hotsite_id')
      .notNull()
      .references(() => hotsites.id, { onDelete: 'cascade' }),
    versaoId: integer('versao_id')
      .notNull()
      .references(() => hotsiteVersoes.id, { onDelete: 'cascade' }),
    publicadaEm: timestamp('publicada_em', { withTimezone: true }).notNull().defaultNow(),
    autorId: integer('autor_id'),
    motivo: text('motivo').notNull(),
    /** Why it was published despite red findings. */
    ressalva: text('ressalva'),
    /** Findings of the verificação at that moment: { level, code, message }[]. */
    achados: jsonb('achados').notNull(),
  },
  (t) => [index('hotsite_publicacoes_hotsite').on(t.hotsiteId, t.publicadaEm)],
);

export const imoveisUsados = pgTable(
  'imoveis_usados',
  {
    id: id(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id),
    titulo: text('titulo').notNull(),
    descricao: text('descricao'),
    endereco: text('endereco'),
    bairroId: integer('bairro_id')
      .notNull()
      .references(() => bairros.id),
    preco: money('preco'),
    tipo: text('tipo').notNull(),
    dormitorios: integer('dormitorios'),
    vagas: integer('vagas'),
    /** Private area. */
    area: area('area'),
    /** Addresses of stored images; the first one is the cover. */
    fotos: jsonb('fotos').$type<string[]>().notNull().default([]),
    /** The owner's written authorisation to advertise; once expired, the property is not public. */
    autorizacaoEm: date('autorizacao_em'),
    autorizacaoAte: date('autorizacao_ate'),
    ativo: boolean('ativo').notNull().default(true),
    revisao: revisao(),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    excluidoEm: excluidoEm(),
  },
  (t) => [
    index('imoveis_usados_corretor_id').on(t.corretorId),
    index('imoveis_usados_bairro_id').on(t.bairroId),
    amount('imoveis_usados_preco_check', t.preco),
    amount('imoveis_usados_area_check', t.area),
    count('imoveis_usados_dormitorios_check', t.dormitorios),
    count('imoveis_usados_vagas_check', t.vagas),
  ],
);

export const associacoes = pgTable(
  'associacoes',
  {
    id: id(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    empreendimentoId: integer('empreendimento_id')
      .notNull()
      .references(() => empreendimentos.id, { onDelete: 'cascade' }),
    descricaoPersonalizada: text('descricao_personalizada'),
    ordemExibicao: integer('ordem_exibicao').notNull().default(0),
    destaque: boolean('destaque').notNull().default(false),
    ativo: boolean('ativo').notNull().default(true),
    criadoEm: criadoEm(),
  },
  (t) => [
    uniqueIndex('associacoes_par_unique').on(t.corretorId, t.empreendimentoId),
    index('associacoes_empreendimento_id').on(t.empreendimentoId),
  ],
);

/** A person's decision about a value read from documents; later readings respect it. */
export const leituraDecisoes = pgTable(
  'leitura_decisoes',
  {
    empreendimentoId: integer('empreendimento_id')
      .notNull()
      .references(() => empreendimentos.id, { onDelete: 'cascade' }),
    campo: text('campo').notNull(),
    /** 'aceito', 'mantido', 'editado', 'recusado'. */
    decisao: text('decisao').notNull(),
    /** What the documents said then: a different value needs a new decision. */
    lido: anyJson('lido'),
    /** How certain they were read, as a label for the field's reliability; null if nothing was read. */
    confianca: real('confianca'),
    /** The record's value before and after the decision, for undoing it. */
    antes: anyJson('antes'),
    depois: anyJson('depois'),
    userId: integer('user_id'),
    criadoEm: criadoEm(),
  },
  (t) => [
    primaryKey({ columns: [t.empreendimentoId, t.campo] }),
    index('leitura_decisoes_rotulos').on(t.criadoEm.desc()).where(sql`${t.confianca} is not null`),
  ],
);

/**
 * Daily counts of page views and contact clicks, without any visitor data. Zero stands for no corretor (the
 * page itself) or no hotsite (the corretor's own site).
 */
export const visitas = pgTable(
  'visitas',
  {
    dia: date('dia').notNull(),
    /** 'pagina' or 'whatsapp'. */
    tipo: text('tipo').notNull(),
    corretorId: integer('corretor_id').notNull().default(0),
    hotsiteId: integer('hotsite_id').notNull().default(0),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.dia, t.tipo, t.corretorId, t.hotsiteId] }),
    index('visitas_corretor_id').on(t.corretorId, t.dia),
    index('visitas_hotsite_id').on(t.hotsiteId, t.dia),
  ],
);

/**
 * What waits at each empreendimento: fields read and not decided, facts that its public page states otherwise.
 * Of some that changed since, the counts are older: they are in `empreendimentosAContar`.
 */
export const empreendimentoPendencias = pgTable(
  'empreendimento_pendencias',
  {
    empreendimentoId: integer('empreendimento_id').primaryKey(),
    camposARevisar: integer('campos_a_revisar').notNull(),
    fatosAtras: integer('fatos_atras').notNull(),
  },
  (t) => [
    index('empreendimento_pendencias_a_revisar').on(t.empreendimentoId).where(sql`campos_a_revisar > 0`),
    index('empreendimento_pendencias_atras').on(t.empreendimentoId).where(sql`fatos_atras > 0`),
  ],
);

/**
 * Empreendimentos whose counts are due, one line per change; written by triggers, so that no write forgets it. Lines
 * are only added and deleted: a write waits for nobody.
 */
export const empreendimentosAContar = pgTable(
  'empreendimentos_a_contar',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    empreendimentoId: integer('empreendimento_id').notNull(),
  },
  (t) => [index('empreendimentos_a_contar_empreendimento').on(t.empreendimentoId, t.id)],
);

/** The programme's counts by day: sums of `visitas`, kept by its triggers. */
export const visitasDias = pgTable(
  'visitas_dias',
  {
    dia: date('dia').notNull(),
    tipo: text('tipo').notNull(),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.dia, t.tipo] })],
);

/**
 * The counts of a month by hotsite and by corretor, and beside them those of a year and of all time: sums of `visitas`,
 * kept by its triggers, so that the most viewed of a period are read without the others.
 */
export const visitasMeses = pgTable(
  'visitas_meses',
  {
    /** Its first day; that of a year; of all time the first of 2000. */
    mes: date('mes').notNull(),
    /** 'hotsite' or 'corretor': whose the id is; with '-ano' or '-total' it is the sum of a year or of all time. */
    de: text('de').notNull(),
    /** 0 as in `visitas`. */
    registroId: integer('registro_id').notNull(),
    paginas: bigint('paginas', { mode: 'number' }).notNull().default(0),
    contatos: bigint('contatos', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.mes, t.de, t.registroId] }),
    index('visitas_meses_ordem').on(t.mes, t.de, t.paginas.desc(), t.contatos.desc(), t.registroId),
  ],
);
