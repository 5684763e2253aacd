import { and, eq, like } from 'drizzle-orm';
import type { ProviderCheck } from '#server/adapters/intelligence/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { servicoItens } from '#server/db/schema/servicos.ts';

/** Service name of the stored provider checks. */
export const modelosServico = 'modelos';
export const providerPrefix = 'provedor:';

/** The last check of each provider, by any process. */
export async function readProviderChecks(db: Queryable): Promise<Map<string, ProviderCheck>> {
  const rows = await db
    .select()
    .from(servicoItens)
    .where(and(eq(servicoItens.servico, modelosServico), like(servicoItens.chave, `${providerPrefix}%`)));
  return new Map(
    rows.map(({ chave, estado, mensagem, mudouEm, verificadoEm }) => [
      chave.slice(providerPrefix.length),
      { problem: estado === 'falha' ? mensagem : null, since: mudouEm, at: verificadoEm },
    ]),
  );
}
