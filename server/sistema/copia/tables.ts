import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrationsFolder } from '#server/db/migrate.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every table of the product, each after those it references, with the columns that are written, not made. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const columns = await client.query<{ table: string; name: string; type: string }>(`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum`);
  const references = await client.query<{ from: string; to: string }>(`
    SELECT a.relname AS from, b.relname AS to
    FROM pg_constraint k JOIN pg_class a ON a.oid = k.conrelid JOIN pg_class b ON b.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`);
  const tables = new Map<string, Table>();
  for (const { table, name, type } of columns.rows) {
    if (!tables.has(table)) tables.set(table, { name: table, columns: [] });
    tables.get(table)!.columns.push({ name, type });
  }
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.size) {
    const next = [...tables.values()].filter(
      ({ name }) =>
        !ordered.has(name) && references.rows.every(({ from, to }) => from !== name || ordered.has(to)),
    );
    if (next.length === 0) throw new Error('tables refer to one another in a circle');
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

/** The next number of every sequence. Sequences ignore snapshots: read last, none is behind its rows. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const names = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`);
  const sequences: Record<string, string> = {};
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ next: string }>(
      `SELECT (last_value + is_called::int)::text AS next FROM public.${quoted(name)}`,
    );
    sequences[name] = rows[0]!.next;
  }
  return sequences;
}

const journal = () =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };

/** Newest migration known to this version. */
export const newestMigration = (): string => journal().entries.at(-1)!.tag;

/** Newest migration applied to a database; null for one without schema. */
export async function migrationOf(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]!.there) return null;
  const newest = await client.query<{ at: string | null }>(
    'SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations',
  );
  const at = Number(newest.rows[0]!.at);
  return journal().entries.find(({ when }) => when === at)?.tag ?? null;
}
