import { and, desc, eq, lte } from 'drizzle-orm';
import type { Finding } from '#contract/hotsites.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';

export interface PublishedVersion {
  versao: typeof hotsiteVersoes.$inferSelect;
  publicadaEm: Date;
  autorId: number | null;
  motivo: string;
  /** Why it was published although the check found something red. */
  ressalva: string | null;
  /** What the check found when it was published. */
  achados: Finding[];
}

/** What was public at a moment; null when nothing was. Every version becomes public when it is made. */
export async function publishedAt(
  db: Queryable,
  hotsiteId: number,
  moment: Date,
): Promise<PublishedVersion | null> {
  const [versao] = await db
    .select()
    .from(hotsiteVersoes)
    .where(and(eq(hotsiteVersoes.hotsiteId, hotsiteId), lte(hotsiteVersoes.criadoEm, moment)))
    .orderBy(desc(hotsiteVersoes.criadoEm), desc(hotsiteVersoes.id))
    .limit(1);
  if (!versao) return null;
  const { autorId, motivo, criadoEm } = versao;
  return {
    ...{ versao, autorId, motivo, publicadaEm: criadoEm, ressalva: null },
    achados: versao.achados as Finding[],
  };
}
