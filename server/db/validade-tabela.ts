import { eq, sql } from 'drizzle-orm';
import { chaveValidade, diasDeValidade } from '#contract/cadastros/vigencia.ts';
import type { Queryable } from './client.ts';
import { configuracoes } from './schema/sistema.ts';

/** The stored number of days a price table holds, as text of another question; null while none is stored. */
export const validadeGuardada = sql<string | null>`(
  SELECT valor FROM configuracoes WHERE chave = ${sql.raw(`'${chaveValidade}'`)})`;

/** For how many days a price table holds. */
export async function readDiasDeValidade(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ valor: configuracoes.valor })
    .from(configuracoes)
    .where(eq(configuracoes.chave, chaveValidade));
  return diasDeValidade(row?.valor);
}
