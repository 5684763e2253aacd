import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentoPendencias, empreendimentos } from '#server/db/schema/empreendimentos.ts';

/** How many fields of each empreendimento wait for a decision, as counted; those with none are absent. */
export function readARevisar(db: Queryable): Promise<{ id: number; campos: number }[]> {
  const { empreendimentoId, camposARevisar } = empreendimentoPendencias;
  return db
    .select({ id: empreendimentoId, campos: camposARevisar })
    .from(empreendimentoPendencias)
    .innerJoin(empreendimentos, eq(empreendimentos.id, empreendimentoId))
    .where(and(gt(camposARevisar, 0), isNull(empreendimentos.excluidoEm)))
    .orderBy(asc(empreendimentoId));
}
