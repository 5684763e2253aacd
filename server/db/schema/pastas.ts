import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { empreendimentos } from './empreendimentos.ts';

/** A file of a folder at the time of its listing. */
export interface ArquivoDaPasta {
  id: string;
  path: string;
  mimeType: string;
  size: number | null;
  /** Changes whenever the content does. */
  version: string;
  modifiedAt: string | null;
}

/** Known state of an empreendimento's folder: as last read, and as found since. */
export const pastaLeituras = pgTable('pasta_leituras', {
  empreendimentoId: integer('empreendimento_id')
    .primaryKey()
    .references(() => empreendimentos.id, { onDelete: 'cascade' }),
  pastaKey: text('pasta_key').notNull(),
  /** All files at the last reading; documents and pictures may have been read separately. */
  arquivos: jsonb('arquivos').$type<ArquivoDaPasta[]>().notNull(),
  lidaEm: timestamp('lida_em', { withTimezone: true }).notNull(),
  /** The last comparison listing, with what could not be listed; null if none since. */
  vista: jsonb('vista').$type<{ arquivos: ArquivoDaPasta[]; avisos: string[] }>(),
  vistaEm: timestamp('vista_em', { withTimezone: true }),
  /** Why the last listing failed; null if it did not. */
  erro: text('erro'),
  /** Number of differences between the two; null if never compared. */
  mudancas: integer('mudancas'),
});

/** Automatically watched folders, one row each, however many empreendimentos share one. */
export const pastaVigias = pgTable('pasta_vigias', {
  pastaKey: text('pasta_key').primaryKey(),
  /** Last complete listing. */
  olhadaEm: timestamp('olhada_em', { withTimezone: true }),
  /** Back-off after a failure. */
  esperaAte: timestamp('espera_ate', { withTimezone: true }),
  falhas: integer('falhas').notNull().default(0),
  /** API calls of its last listing. */
  chamadas: integer('chamadas').notNull().default(0),
  /** Ids of its folders, itself included, to match change notifications. */
  pastas: jsonb('pastas').$type<string[]>().notNull().default([]),
  /** Whether its source reports changes. */
  avisa: boolean('avisa').notNull().default(false),
  /** A change was reported since the last listing. */
  tocada: boolean('tocada').notNull().default(false),
});

/** Background calls to Google Drive, by day. */
export const driveChamadas = pgTable('drive_chamadas', {
  dia: text('dia').primaryKey(),
  total: integer('total').notNull().default(0),
});

/** Position in an account's change feed. */
export const driveMudancas = pgTable('drive_mudancas', {
  conta: text('conta').primaryKey(),
  token: text('token').notNull(),
  lidoEm: timestamp('lido_em', { withTimezone: true }).notNull(),
});

/** Stored source files (PDFs of folders, and drawings of their pages), so that unused ones can be found. */
export const fontesGuardadas = pgTable('fontes_guardadas', {
  chave: text('chave').primaryKey(),
  usadaEm: timestamp('usada_em', { withTimezone: true }).notNull().defaultNow(),
});
