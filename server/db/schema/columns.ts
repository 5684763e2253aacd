import { integer, numeric, serial, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables share, each made anew as Drizzle wants it. */
export const id = () => serial('id').primaryKey();
export const criadoEm = () => timestamp('criado_em', { withTimezone: true }).notNull().defaultNow();
export const atualizadoEm = () =>
  timestamp('atualizado_em', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
/** When the record went to the trash; live records have none. */
export const excluidoEm = () => timestamp('excluido_em', { withTimezone: true });
/** Grows with every write: what a client read is known by it (API-19). */
export const revisao = () => integer('revisao').notNull().default(1);
/** Money in BRL, answered as a decimal string. */
export const money = (name: string) => numeric(name, { precision: 15, scale: 2 });
/** Square metres, answered as a decimal string. */
export const area = (name: string) => numeric(name, { precision: 10, scale: 2 });
