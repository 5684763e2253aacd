import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
});
