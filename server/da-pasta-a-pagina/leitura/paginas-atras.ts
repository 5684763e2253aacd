import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentoPendencias, hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';

/** The public pages that were counted as behind their records, longest public first, or one hotsite's, counted or not. */
export async function readPaginasAtras(db: Queryable, hotsiteId?: number): Promise<HotsiteAtras[]> {
  const { empreendimentoId, fatosAtras } = empreendimentoPendencias;
  const rows = await db
    .select({ id: hotsites.empreendimentoId })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .leftJoin(empreendimentoPendencias, eq(empreendimentoId, hotsites.empreendimentoId))
    .where(
      and(
        isNull(hotsites.excluidoEm),
        hotsiteId === undefined ? gt(fatosAtras, 0) : eq(hotsites.id, hotsiteId),
      ),
    )
    .orderBy(asc(hotsiteVersoes.criadoEm), asc(hotsites.id));
  const pages: HotsiteAtras[] = [];
  for (const { id } of rows) pages.push(...(await paginasAtrasDe(db, id)));
  return pages;
}
