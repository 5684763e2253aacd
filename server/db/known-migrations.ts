import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { versao } from '#contract/base/versao.ts';

/** A schema migration known to this program. */
export interface KnownMigration {
  /** Timestamp identifying it in the database's list of applied migrations. */
  when: number;
  /** '0017_edicao' */
  tag: string;
  /**
   * Whether older programs can continue: it only adds optional things. On a PostgreSQL server alone, where older
   * programs bring an embedded engine that lacks what it uses.
   */
  expansion: boolean | 'server';
  /** It removes what programs from this version on no longer use; null for other migrations. */
  since: string | null;
}

/** A newer program changed the database incompatibly. */
export class NewerDatabaseError extends Error {
  constructor(database: string, { newest, program }: { newest: string; program: string | null }) {
    super(
      `O banco de dados está na versão ${database}${program ? `, deixada pelo Portal ${program}` : ''}, mais nova do que este programa (${versao}), que vai até a ${newest}. ` +
        'Inicie a versão mais nova do Portal do Corretor, ou restaure a cópia feita antes da atualização. Nada foi alterado.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Header by which a migration declares itself backwards compatible: '-- expansão: why', '-- expansão no servidor: why'. */
const expansionMark = /^--\s*expansão( no servidor)?:\s*\S/m;
/** Header of a migration that removes what a version has stopped using: '-- contração desde 2.1.4: why'. */
const contractionMark = /^--\s*contração desde (\d+\.\d+\.\d+):\s*\S/m;

/** Whether this program is of that version or a newer one. */
function isFrom(since: string): boolean {
  const [mine, theirs] = [versao, since].map((each) => each.split('.').map(Number));
  const differs = mine!.findIndex((part, place) => part !== theirs![place]);
  return differs === -1 || mine![differs]! > theirs![differs]!;
}

function expansionOf(sql: string): boolean | 'server' {
  const mark = expansionMark.exec(sql);
  return mark?.[1] ? 'server' : mark !== null;
}

export function knownMigrations(folder: string): KnownMigration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return journal.entries.map(({ when, tag }) => {
    const file = join(folder, `${tag}.sql`);
    const sql = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return {
      when,
      tag,
      expansion: expansionOf(sql),
      since: contractionMark.exec(sql)?.[1] ?? null,
    };
  });
}

/** What the database tells of the migrations and programs it has seen; older ones told less. */
async function readTold(client: pg.PoolClient) {
  const { rows } = await client.query<{ applied: boolean; told: boolean; since: boolean; programs: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS applied,
       to_regclass('drizzle.versoes') IS NOT NULL AS told,
       EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('drizzle.versoes') AND attname = 'desde') AS since,
       to_regclass('drizzle.programas') IS NOT NULL AS programs`,
  );
  return rows[0]!;
}

/**
 * Refuses a database with unknown migrations, unless each of them is marked as an expansion, or removes only
 * what this program no longer uses. Throws NewerDatabaseError.
 */
export async function refuseNewer(client: pg.PoolClient, known: KnownMigration[]): Promise<void> {
  const { applied, told, since, programs } = await readTold(client);
  if (!applied) return;
  const newest = known.at(-1)!;
  const { rows } = await client.query<{
    when: string;
    tag: string | null;
    expansion: boolean | null;
    since: string | null;
  }>(
    told
      ? `SELECT m.created_at AS when, v.tag, v.expansion, ${since ? 'v.desde' : 'NULL'} AS since
           FROM drizzle.__drizzle_migrations m
           LEFT JOIN drizzle.versoes v ON v.quando = m.created_at WHERE m.created_at > $1 ORDER BY 1`
      : `SELECT created_at AS when, NULL AS tag, NULL AS expansion, NULL AS since
           FROM drizzle.__drizzle_migrations WHERE created_at > $1 ORDER BY 1`,
    [newest.when],
  );
  if (rows.every((each) => each.expansion || (each.since !== null && isFrom(each.since)))) return;
  const last = rows.at(-1)!;
  throw new NewerDatabaseError(last.tag ?? new Date(Number(last.when)).toISOString(), {
    newest: newest.tag,
    program: programs ? await lastProgram(client) : null,
  });
}

async function lastProgram(client: pg.PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ versao: string }>(
    'SELECT versao FROM drizzle.programas ORDER BY desde DESC LIMIT 1',
  );
  return rows[0]?.versao ?? null;
}

/** Whether the engine came with the program: it is compiled for no machine. */
async function runsEmbedded(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ embedded: boolean }>(`SELECT version() LIKE '%wasm%' AS embedded`);
  return rows[0]!.embedded;
}

/** Stores in the database what older programs must know of each migration, and which program was here. */
export async function recordMigrations(client: pg.PoolClient, known: KnownMigration[]): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.versoes
       (quando bigint PRIMARY KEY, tag text NOT NULL, expansion boolean NOT NULL)`,
  );
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.programas
       (versao text PRIMARY KEY, desde timestamptz NOT NULL DEFAULT now())`,
  );
  if (!(await readTold(client)).since)
    await client.query('ALTER TABLE drizzle.versoes ADD COLUMN desde text');
  const isEmbedded = await runsEmbedded(client);
  await client.query(
    `INSERT INTO drizzle.versoes (quando, tag, expansion, desde)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::boolean[], $4::text[])
       ON CONFLICT (quando) DO NOTHING`,
    [
      known.map(({ when }) => when),
      known.map(({ tag }) => tag),
      known.map(({ expansion }) => (expansion === 'server' ? !isEmbedded : expansion)),
      known.map(({ since }) => since),
    ],
  );
  await client.query('INSERT INTO drizzle.programas (versao) VALUES ($1) ON CONFLICT (versao) DO NOTHING', [
    versao,
  ]);
}
