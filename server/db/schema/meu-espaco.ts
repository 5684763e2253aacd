import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { corretores } from './corretores.ts';
import { users } from './sistema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Open sessions of corretores, in a separate table, so that administrator lookups never see them. A trigger
 * ends them when their owner's password changes or he may no longer log in.
 */
export const corretorSessoes = pgTable(
  'corretor_sessoes',
  {
    id: id(),
    /** SHA-256; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    criadaEm: moment('criada_em').notNull(),
    usadaEm: moment('usada_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
  },
  (t) => [
    uniqueIndex('corretor_sessoes_token_hash_unique').on(t.tokenHash),
    index('corretor_sessoes_corretor').on(t.corretorId),
  ],
);

/** Change requests of corretores. */
export const corretorPedidos = pgTable(
  'corretor_pedidos',
  {
    id: id(),
    corretorId: integer('corretor_id')
      .notNull()
      .references(() => corretores.id, { onDelete: 'cascade' }),
    /** 'aberto', 'aplicado', 'recusado', 'retirado' or 'substituido'. */
    estado: text('estado').notNull().default('aberto'),
    /** Old and new value by field. */
    mudancas: jsonb('mudancas').notNull(),
    mensagem: text('mensagem'),
    motivo: text('motivo'),
    feitoEm: moment('feito_em').notNull(),
    decididoEm: moment('decidido_em'),
    decididoPor: integer('decidido_por').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('corretor_pedidos_aberto_unique').on(t.corretorId).where(sql`estado = 'aberto'`),
    index('corretor_pedidos_corretor').on(t.corretorId, t.id),
  ],
);
