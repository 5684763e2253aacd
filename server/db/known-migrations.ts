import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** A schema migration known to this program. */
export interface KnownMigration {
  /** Timestamp identifying it in the database's list of applied migrations. */
  when: number;
  /** '0017_edicao' */
  tag: string;
  /** Whether older programs can continue: it only adds optional things. */
  expansion: boolean;
}

/** A newer program changed the database incompatibly. */
export class NewerDatabaseError extends Error {
  constructor(database: string, program: string) {
    super(
      `O banco de dados está na versão ${database}, mais nova do que este programa, que vai até a ${program}. ` +
        'Inicie a versão mais nova do Portal do Corretor, ou restaure a cópia feita antes da atualização. Nada foi alterado.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Header by which a migration declares itself backwards compatible: '-- expansão: why'. */
const expansionMark = /^--\s*expansão:\s*\S/m;

export function knownMigrations(folder: string): KnownMigration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return journal.entries.map(({ when, tag }) => {
    const file = join(folder, `${tag}.sql`);
    return { when, tag, expansion: existsSync(file) && expansionMark.test(readFileSync(file, 'utf8')) };
  });
}

/**
 * Refuses a database with unknown migrations, unless each of them is marked as an expansion. Throws
 * NewerDatabaseError.
 */
export async function refuseNewer(client: pg.PoolClient, known: KnownMigration[]): Promise<void> {
  const { rows: tables } = await client.query<{ applied: string | null; told: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS applied, to_regclass('drizzle.versoes') AS told",
  );
  if (!tables[0]?.applied) return;
  const newest = known.at(-1)!;
  const { rows } = await client.query<{ when: string; tag: string | null; expansion: boolean | null }>(
    tables[0].told
      ? `SELECT m.created_at AS when, v.tag, v.expansion FROM drizzle.__drizzle_migrations m
           LEFT JOIN drizzle.versoes v ON v.quando = m.created_at WHERE m.created_at > $1 ORDER BY 1`
      : `SELECT created_at AS when, NULL AS tag, NULL AS expansion
           FROM drizzle.__drizzle_migrations WHERE created_at > $1 ORDER BY 1`,
    [newest.when],
  );
  if (rows.every(({ expansion }) => expansion)) return;
  const last = rows.at(-1)!;
  throw new NewerDatabaseError(last.tag ?? new Date(Number(last.when)).toISOString(), newest.tag);
}

/** Stores in the database what older programs must know of each migration. */
export async function recordMigrations(client: pg.PoolClient, known: KnownMigration[]): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.versoes
       (quando bigint PRIMARY KEY, tag text NOT NULL, expansion boolean NOT NULL)`,
  );
  await client.query(
    `INSERT INTO drizzle.versoes (quando, tag, expansion)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::boolean[])
       ON CONFLICT (quando) DO NOTHING`,
    [known.map(({ when }) => when), known.map(({ tag }) => tag), known.map(({ expansion }) => expansion)],
  );
}
