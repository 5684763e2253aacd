import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, numeric, serial, timestamp } from 'drizzle-orm/pg-core';

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
/** What every record has that goes to the trash. */
export const bookkeeping = () => ({
  revisao: revisao(),
  criadoEm: criadoEm(),
  atualizadoEm: atualizadoEm(),
  excluidoEm: excluidoEm(),
});
/** For a rule that holds for what is not in the trash. */
export const live = sql`excluido_em IS NULL`;
/** Money in BRL, answered as a decimal string. */
export const money = (name: string) => numeric(name, { precision: 15, scale: 2 });
/** Square metres, answered as a decimal string. */
export const area = (name: string) => numeric(name, { precision: 10, scale: 2 });
/**
 * A number that is one: not negative, and not NaN, which numeric columns would take (NaN counts as
 * greater than every number).
 */
export const amount = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} >= 0 AND ${column} < 'NaN'::numeric`);
/** A count that is not negative. */
export const count = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
