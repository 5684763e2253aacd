import { and, eq, like } from 'drizzle-orm';
import type { ProviderLook } from '#server/adapters/intelligence/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { servicoItens } from '#server/db/schema/servicos.ts';

/** Under which names the looks at providers are kept among the services. */
export const modelosServico = 'modelos';
export const providerPrefix = 'provedor:';

/** What the last look at each provider found, by whichever process. */
export async function readLooks(db: Queryable): Promise<Map<string, ProviderLook>> {
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
