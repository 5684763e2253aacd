import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';

/** What hangs on a table by its keys, and on that again; and what is made of those by triggers. */
const dependents = (tables: string[]) => sql`
  WITH RECURSIVE hanging(oid) AS (
    SELECT unnest(string_to_array(${tables.join(' ')}, ' ')::regclass[])::oid
    UNION SELECT conrelid FROM pg_constraint JOIN hanging ON confrelid = hanging.oid WHERE contype = 'f'
  ) SELECT oid::regclass::text AS name FROM hanging
  UNION SELECT objoid::regclass::text FROM pg_description JOIN hanging
    ON description = 'derivada de ' || hanging.oid::regclass::text
  WHERE classoid = 'pg_class'::regclass`;
const known = new Map<string, string>();

/**
 * Takes every row of these tables and of what hangs on them, as TRUNCATE … CASCADE does. That makes new
 * files for thirty tables and all their indexes; to delete the few rows of a test takes a twentieth.
 */
export async function emptyTables(db: Queryable, ...tables: string[]): Promise<void> {
  const key = tables.join();
  let deletes = known.get(key);
  if (!deletes) {
    const { rows } = await db.execute<{ name: string }>(dependents(tables));
    deletes = rows
      .map(({ name }) => `DELETE FROM ${name}; DELETE FROM registros_contas WHERE tabela = '${name}';`)
      .join(' ');
    known.set(key, deletes);
  }
  // In this role no key and no trigger is asked, so that the order is nobody's concern.
  await db.execute(
    sql.raw(`DO $$ BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      ${deletes}
      PERFORM set_config('session_replication_role', 'origin', true);
    END $$`),
  );
}
