import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { atualizadoEm, criadoEm } from './columns.ts';
import { empreendimentos } from './empreendimentos.ts';

/** A durable run. The row is its own queue entry: a process owns it while its lease lasts. */
export const runsTable = pgTable(
  'workflow_runs',
  {
    id: text('id').primaryKey(),
    /** Public number; runs are counted from the first one. */
    numero: integer('numero').generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** Identifies the real folder; at most one live run each. */
    folderKey: text('folder_key').notNull(),
    /** 'running', 'waiting' (for an answer), 'completed', 'failed', 'interrupted'. */
    state: text('state').notNull(),
    input: jsonb('input').notNull(),
    engine: text('engine').notNull(),
    question: jsonb('question'),
    answers: jsonb('answers').notNull().default([]),
    error: jsonb('error'),
    result: jsonb('result'),
    lastEvent: integer('last_event').notNull().default(0),
    leaseOwner: text('lease_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    /** Incremented with every claim; writes under an older one are refused. */
    fence: bigint('fence', { mode: 'number' }).notNull().default(0),
    /** Claims since the last progress: a run that kills its process is given up after a few. */
    attempts: integer('attempts').notNull().default(0),
    userId: integer('user_id'),
    /** When a worker first took it; null while it waits for its turn, also after a retry. */
    tomadaEm: timestamp('tomada_em', { withTimezone: true }),
    criadoEm: criadoEm(),
    atualizadoEm: atualizadoEm(),
    terminadoEm: timestamp('terminado_em', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('workflow_runs_numero_unique').on(t.numero),
    uniqueIndex('workflow_runs_folder_live_unique')
      .on(t.folderKey)
      .where(sql`state IN ('running', 'waiting')`),
    index('workflow_runs_state').on(t.state, t.leaseUntil),
    index('workflow_runs_criado_em').on(t.criadoEm),
    /** Whose turn it is: when each administrator's last one was taken. */
    index('workflow_runs_vez').on(t.kind, t.userId, t.tomadaEm),
    index('workflow_runs_folder_key').on(t.folderKey, t.criadoEm),
  ],
);

/**
 * By what the list of runs is searched and ordered, names of other records included; kept by triggers. The searched text
 * and the keys made of these columns stand in the migration alone.
 */
export const execucoesListadas = pgTable(
  'execucoes_listadas',
  {
    /** The run's public number. */
    id: integer('id').primaryKey(),
    runId: text('run_id').notNull(),
    /** Hotsite runs are distinguished by task. */
    tipo: text('tipo').notNull(),
    estado: text('estado').notNull(),
    motor: text('motor').notNull(),
    nome: text('nome'),
    pasta: text('pasta'),
    quem: text('quem'),
    hotsiteId: integer('hotsite_id'),
    empreendimentoId: integer('empreendimento_id'),
    userId: integer('user_id'),
    tokens: doublePrecision('tokens').notNull(),
    /** It has not ended. */
    viva: boolean('viva').notNull(),
    /** Seconds it took; while it goes on, minus those from 1970 to its start. */
    duracao: doublePrecision('duracao').notNull(),
    criadoEm: timestamp('criado_em', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('execucoes_listadas_run_id_unique').on(t.runId),
    index('execucoes_listadas_hotsite_id').on(t.hotsiteId),
    index('execucoes_listadas_empreendimento_id').on(t.empreendimentoId),
    index('execucoes_listadas_user_id').on(t.userId),
    index('execucoes_listadas_criado_em').on(t.criadoEm, t.id),
  ],
);

/** Client session ids, each an alias of a run (SUP-18). */
export const runSessions = pgTable('workflow_sessions', {
  sessionId: text('session_id').primaryKey(),
  runId: text('run_id')
    .notNull()
    .references(() => runsTable.id, { onDelete: 'cascade' }),
});

/** Finished work of a run, item by item; never repeated. */
export const runItems = pgTable(
  'workflow_items',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runsTable.id, { onDelete: 'cascade' }),
    substep: text('substep').notNull(),
    itemKey: text('item_key').notNull(),
    inputHash: text('input_hash').notNull(),
    result: jsonb('result'),
    terminadoEm: timestamp('terminado_em', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.substep, t.itemKey] })],
);

/** Progress events, numbered per run from 1. */
export const runEvents = pgTable(
  'workflow_events',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runsTable.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    event: jsonb('event').notNull(),
    criadoEm: criadoEm(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.n] })],
);

/** Results derived from a file's content, kept across runs: text, measures, variants, class. */
export const derivados = pgTable(
  'derivados',
  {
    tarefa: text('tarefa').notNull(),
    /** Version of the source and of the derivation. */
    chave: text('chave').notNull(),
    resultado: jsonb('resultado').notNull(),
    criadoEm: criadoEm(),
  },
  (t) => [primaryKey({ columns: [t.tarefa, t.chave] })],
);

/** One row per model call, failed ones included. */
export const usoModelos = pgTable(
  'uso_modelos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    runId: text('run_id'),
    hotsiteId: integer('hotsite_id'),
    tarefa: text('tarefa').notNull(),
    provedor: text('provedor').notNull(),
    modelo: text('modelo').notNull(),
    tokensEntrada: integer('tokens_entrada').notNull(),
    tokensSaida: integer('tokens_saida').notNull(),
    duracaoMs: integer('duracao_ms').notNull(),
    resultado: text('resultado').notNull(),
    /** For a fallback: who should have answered, and why they did not. */
    noLugarDe: text('no_lugar_de'),
    criadoEm: criadoEm(),
  },
  (t) => [
    index('uso_modelos_run_id').on(t.runId),
    index('uso_modelos_criado_em').on(t.criadoEm),
    index('uso_modelos_modelo').on(t.modelo),
  ],
);

/** Texts researched or written by models, with their source pages. */
export const pesquisas = pgTable(
  'pesquisas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    empreendimentoId: integer('empreendimento_id').references(() => empreendimentos.id, {
      onDelete: 'cascade',
    }),
    /** Its subject, by the name at the time. */
    assunto: text('assunto').notNull(),
    motor: text('motor').notNull(),
    /** The text: its sources are shown while it is unchanged. */
    texto: text('texto'),
    /** What a search found of an empreendimento, beside its text. */
    achados: text('achados'),
    /** Without a web search it is the engine's own knowledge. */
    buscou: boolean('buscou').notNull(),
    fontes: jsonb('fontes').$type<{ url: string; titulo: string | null }[]>().notNull(),
    criadoEm: criadoEm(),
  },
  (t) => [index('pesquisas_empreendimento_id').on(t.empreendimentoId)],
);
