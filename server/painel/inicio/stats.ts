import { sql } from 'drizzle-orm';
import type { Stats } from '#contract/painel/painel.ts';
import type { Db } from '#server/db/client.ts';
import { keptCount } from '#server/db/kept-count.ts';

/**
 * The four figures (DSH-04) in one statement. Rejected and trashed records are excluded. Nothing is counted
 * for it: counts are kept with every write.
 */
export async function readStats(db: Db): Promise<Stats> {
  const { rows } = await db.execute<Stats & Record<string, unknown>>(sql`
    SELECT coalesce(sum(total) FILTER (WHERE estado = 2), 0)::int AS "corretoresAtivos",
      ${keptCount('empreendimentos')} AS "empreendimentos",
      ${keptCount('imoveis_usados')} AS "imoveisUsados",
      coalesce(sum(total) FILTER (WHERE site), 0)::int AS "sitesAtivos"
    FROM corretores_contas`);
  return rows[0]!;
}
