import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { criadoEm, id } from './columns.ts';
import { users } from './sistema.ts';

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Browsers an administrator has logged in with. Only the SHA-256 of their proof is stored. */
export const dispositivos = pgTable(
  'dispositivos',
  {
    id: id(),
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    /** 'Chrome no Windows': all that is kept of the user agent. */
    agente: text('agente').notNull(),
    criadoEm: criadoEm(),
    usadoEm: moment('usado_em').notNull().defaultNow(),
    expiraEm: moment('expira_em').notNull(),
  },
  (t) => [uniqueIndex('dispositivos_par_unique').on(t.userId, t.tokenHash)],
);

/** An administrator's TOTP; active once a first code has confirmed it. */
export const totp = pgTable('totp', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Returned only during enrolment. */
  segredo: text('segredo').notNull(),
  /** Time step of the last accepted code: it and earlier ones are refused. */
  ultimoPasso: bigint('ultimo_passo', { mode: 'number' }).notNull().default(0),
  criadoEm: criadoEm(),
  confirmadoEm: moment('confirmado_em'),
});

/** Passkeys of administrators: the public keys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    credencialId: text('credencial_id').notNull(),
    chavePublica: text('chave_publica').notNull(),
    contador: bigint('contador', { mode: 'number' }).notNull().default(0),
    transportes: jsonb('transportes').$type<string[]>(),
    nome: text('nome').notNull(),
    criadoEm: criadoEm(),
    usadaEm: moment('usada_em'),
  },
  (t) => [
    uniqueIndex('passkeys_credencial_unique').on(t.credencialId),
    index('passkeys_user_id').on(t.userId),
  ],
);

/** Recovery codes, by their SHA-256: ten with a second factor, one valid for a day from the terminal. */
export const codigosRecuperacao = pgTable(
  'codigos_recuperacao',
  {
    id: serial('id').primaryKey(),
    userId: ofUser(),
    codigoHash: text('codigo_hash').notNull(),
    criadoEm: criadoEm(),
    usadoEm: moment('usado_em'),
    /** For the terminal's code; the ten do not expire. */
    expiraEm: moment('expira_em'),
  },
  (t) => [
    uniqueIndex('codigos_recuperacao_vivo_unique').on(t.userId, t.codigoHash).where(sql`usado_em IS NULL`),
  ],
);

/** Used challenges, so that none works twice. Deleted when expired. */
export const desafiosUsados = pgTable('desafios_usados', {
  hash: text('hash').primaryKey(),
  expiraEm: moment('expira_em').notNull(),
});
