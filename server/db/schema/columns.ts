import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  integer,
  numeric,
  serial,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Columns shared by many tables; Drizzle requires new instances. */
export const id = () => serial('id').primaryKey();
export const criadoEm = () => timestamp('criado_em', { withTimezone: true }).notNull().defaultNow();
export const atualizadoEm = () =>
  timestamp('atualizado_em', { withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
/** When the record was moved to the trash; null if live. */
export const excluidoEm = () => timestamp('excluido_em', { withTimezone: true });
/** Incremented with every write; identifies what a client read (API-19). */
export const revisao = () => integer('revisao').notNull().default(1);
/** Columns of every record that can be trashed. */
export const bookkeeping = () => ({
  revisao: revisao(),
  criadoEm: criadoEm(),
  atualizadoEm: atualizadoEm(),
  excluidoEm: excluidoEm(),
});
/** Condition for constraints on live records. */
export const live = sql`excluido_em IS NULL`;
/** Money in BRL, returned as a decimal string. */
export const money = (name: string) => numeric(name, { precision: 15, scale: 2 });
/** Square metres, returned as a decimal string. */
export const area = (name: string) => numeric(name, { precision: 10, scale: 2 });
/**
 * A JSON value of any kind. Drizzle's own `jsonb` parses a text once more than the driver did: '3217.40' would come
 * back as a number.
 */
export const anyJson = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
/**
 * Checks that an amount is not negative and not NaN, which numeric columns accept and sort above all numbers.
 */
export const amount = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} >= 0 AND ${column} < 'NaN'::numeric`);
/** Checks that a count is not negative. */
export const count = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
