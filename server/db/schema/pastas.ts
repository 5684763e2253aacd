import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { empreendimentos } from './empreendimentos.ts';

/** A file of a folder as it stood when the folder was listed. */
export interface ArquivoDaPasta {
  id: string;
  path: string;
  mimeType: string;
  size: number | null;
  /** Changes whenever the content does. */
  version: string;
  modifiedAt: string | null;
}

/** What is known of the folder of an empreendimento: as it was read, and as it was found since. */
export const pastaLeituras = pgTable('pasta_leituras', {
  empreendimentoId: integer('empreendimento_id')
    .primaryKey()
    .references(() => empreendimentos.id, { onDelete: 'cascade' }),
  pastaKey: text('pasta_key').notNull(),
  /** Everything there was when it was read last: documents and pictures may have been read apart. */
  arquivos: jsonb('arquivos').$type<ArquivoDaPasta[]>().notNull(),
  lidaEm: timestamp('lida_em', { withTimezone: true }).notNull(),
  /** The last listing made to compare, with what could not be listed; null when none was since. */
  vista: jsonb('vista').$type<{ arquivos: ArquivoDaPasta[]; avisos: string[] }>(),
  vistaEm: timestamp('vista_em', { withTimezone: true }),
  /** Why the folder could not be listed the last time; null where it could. */
  erro: text('erro'),
  /** Differences between the two; null where nobody has compared. */
  mudancas: integer('mudancas'),
});

/** Folders that are looked at by themselves, one row each however many empreendimentos share one. */
export const pastaVigias = pgTable('pasta_vigias', {
  pastaKey: text('pasta_key').primaryKey(),
  /** When it was listed last, in full. */
  olhadaEm: timestamp('olhada_em', { withTimezone: true }),
  /** Not before then: what failed is left alone for a while. */
  esperaAte: timestamp('espera_ate', { withTimezone: true }),
  falhas: integer('falhas').notNull().default(0),
  /** Calls its last listing took. */
  chamadas: integer('chamadas').notNull().default(0),
  /** Ids of the folders within it, itself included: what a change of one of them concerns. */
  pastas: jsonb('pastas').$type<string[]>().notNull().default([]),
  /** Whether its source tells of its changes. */
  avisa: boolean('avisa').notNull().default(false),
  /** Something in it was told to have changed since it was listed. */
  tocada: boolean('tocada').notNull().default(false),
});

/** Calls to Google Drive that nobody asked for, by day. */
export const driveChamadas = pgTable('drive_chamadas', {
  dia: text('dia').primaryKey(),
  total: integer('total').notNull().default(0),
});

/** Up to where the changes an account is told of have been read. */
export const driveMudancas = pgTable('drive_mudancas', {
  conta: text('conta').primaryKey(),
  token: text('token').notNull(),
  lidoEm: timestamp('lido_em', { withTimezone: true }).notNull(),
});
