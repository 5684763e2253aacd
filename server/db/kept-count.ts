import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { registrosContas } from './schema/sistema.ts';

/** Tables whose records are counted with every write; what is in the trash is not. */
type Counted = 'contatos' | 'workflow_runs' | 'empreendimentos' | 'imoveis_usados';

/** How many records a table has, as part of a statement. */
export const keptCount = (table: Counted): SQL<number> =>
  sql`(SELECT coalesce(sum(total), 0)::int FROM ${registrosContas} WHERE tabela = ${table})`;

/** How many records a table has; none is read for it. */
export async function readKeptCount(db: Queryable, table: Counted): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT ${keptCount(table)} AS total`);
  return rows[0]!.total;
}
