import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import {
  type HotsiteAtras,
  limitesDasPaginasAtras,
  type PaginasAtras,
} from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentoPendencias, hotsites } from '#server/db/schema/empreendimentos.ts';

const isThere = isNull(hotsites.excluidoEm);

/** What one hotsite's page still says, counted or not. */
export async function readPaginaAtras(db: Queryable, hotsiteId: number): Promise<PaginasAtras> {
  const [row] = await db
    .select({ id: hotsites.empreendimentoId })
    .from(hotsites)
    .where(and(eq(hotsites.id, hotsiteId), isThere));
  return { paginas: row ? await paginasAtrasDe(db, row.id) : [], seguinte: null };
}

/** The public pages that were counted as behind their records, so many at a time: of all hotsites or of some. */
export async function readPaginasAtras(
  db: Queryable,
  { entre, depois = 0 }: { entre?: number[] | undefined; depois?: number | undefined },
): Promise<PaginasAtras> {
  const { empreendimentoId, fatosAtras } = empreendimentoPendencias;
  const most = limitesDasPaginasAtras.paginas;
  const rows = await db
    .select({ id: empreendimentoId })
    .from(empreendimentoPendencias)
    .innerJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentoId), isThere))
    .where(
      and(gt(fatosAtras, 0), gt(empreendimentoId, depois), entre ? inArray(hotsites.id, entre) : undefined),
    )
    .orderBy(asc(empreendimentoId))
    .limit(most);
  const paginas: HotsiteAtras[] = [];
  for (const { id } of rows) paginas.push(...(await paginasAtrasDe(db, id)));
  return { paginas, seguinte: rows.length === most ? rows.at(-1)!.id : null };
}
