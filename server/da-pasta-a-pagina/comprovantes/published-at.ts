import { and, desc, eq, lte } from 'drizzle-orm';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsitePublicacoes, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';

export interface PublishedVersion {
  versao: typeof hotsiteVersoes.$inferSelect;
  publicadaEm: Date;
  autorId: number | null;
  motivo: string;
  /** Why it was published despite red findings. */
  ressalva: string | null;
  /** Findings at the time of publishing. */
  achados: Finding[];
}

/** What was public at a moment: the last publication before it; null if none. */
export async function publishedAt(
  db: Queryable,
  hotsiteId: number,
  moment: Date,
): Promise<PublishedVersion | null> {
  const { publicadaEm, id } = hotsitePublicacoes;
  const [row] = await db
    .select({ publicacao: hotsitePublicacoes, versao: hotsiteVersoes })
    .from(hotsitePublicacoes)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsitePublicacoes.versaoId))
    .where(and(eq(hotsitePublicacoes.hotsiteId, hotsiteId), lte(publicadaEm, moment)))
    .orderBy(desc(publicadaEm), desc(id))
    .limit(1);
  if (!row) return null;
  const { publicacao, versao } = row;
  const { autorId, motivo, ressalva } = publicacao;
  return {
    versao,
    autorId,
    motivo,
    ressalva,
    publicadaEm: publicacao.publicadaEm,
    achados: publicacao.achados as Finding[],
  };
}
