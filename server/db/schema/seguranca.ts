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

/** Browsers an administrator has signed in with. Their proof is stored nowhere, only its SHA-256. */
export const dispositivos = pgTable(
  'dispositivos',
  {
    id: id(),
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    /** 'Chrome no Windows': of what the browser says of itself, no more. */
    agente: text('agente').notNull(),
    criadoEm: criadoEm(),
    usadoEm: moment('usado_em').notNull().defaultNow(),
    expiraEm: moment('expira_em').notNull(),
  },
  (t) => [uniqueIndex('dispositivos_par_unique').on(t.userId, t.tokenHash)],
);

/** The one-time codes of an administrator's app; it counts once a first code has confirmed it. */
export const totp = pgTable('totp', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. Handed out while it is being enrolled and never again. */
  segredo: text('segredo').notNull(),
  /** The step of the last code that was taken: it and those before it are refused. */
  ultimoPasso: bigint('ultimo_passo', { mode: 'number' }).notNull().default(0),
  criadoEm: criadoEm(),
  confirmadoEm: moment('confirmado_em'),
});

/** Passkeys of administrators: the public halves. */
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

/** Codes of one use, by their SHA-256: ten with a second factor, one for a day from the terminal. */
export const codigosRecuperacao = pgTable(
  'codigos_recuperacao',
  {
    id: serial('id').primaryKey(),
    userId: ofUser(),
    codigoHash: text('codigo_hash').notNull(),
    criadoEm: criadoEm(),
    usadoEm: moment('usado_em'),
    /** Of the one from the terminal; the ten do not age. */
    expiraEm: moment('expira_em'),
  },
  (t) => [
    uniqueIndex('codigos_recuperacao_vivo_unique').on(t.userId, t.codigoHash).where(sql`usado_em IS NULL`),
  ],
);

/** Challenges that were answered: none opens twice. Gone when their time is over. */
export const desafiosUsados = pgTable('desafios_usados', {
  hash: text('hash').primaryKey(),
  expiraEm: moment('expira_em').notNull(),
});
