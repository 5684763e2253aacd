import { loadIbgeReference } from '#server/cadastros/territorio/ibge-reference.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { createFirstAdmin, type NewPassword } from '#server/sistema/sessao/admin-account.ts';

/**
 * Prepares a database, new or old: schema, reference data, first administrator. Existing data is left alone.
 * Returns the administrator created, if any.
 */
export async function prepareDatabase(
  { db, withSession }: Pick<Database, 'db' | 'withSession'>,
  options: { ids: Ids; config: Pick<Config, 'admin' | 'passwordHash'> },
): Promise<NewPassword | null> {
  await withSession((pool) => migrateDatabase(pool));
  await loadIbgeReference(db);
  return createFirstAdmin(db, options);
}
