import { eq, sql } from 'drizzle-orm';
import { chaveVigencia, diasDeVigencia } from '#contract/cadastros/vigencia.ts';
import type { Queryable } from './client.ts';
import { configuracoes } from './schema/sistema.ts';

/** Subselect of the stored number of days a price table is valid, as text; null if none. */
export const vigenciaGuardada = sql<string | null>`(
  SELECT valor FROM configuracoes WHERE chave = ${sql.raw(`'${chaveVigencia}'`)})`;

/** Number of days a price table is valid. */
export async function readDiasDeVigencia(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ valor: configuracoes.valor })
    .from(configuracoes)
    .where(eq(configuracoes.chave, chaveVigencia));
  return diasDeVigencia(row?.valor);
}
