import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CampoDaLeitura, nomesDosCampos } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { lidoOf } from './campos.ts';
import { readMetadados } from './metadados.ts';

/** How many fields of each empreendimento were read and wait for a decision; those with none are absent. */
export async function countARevisar(db: Queryable): Promise<{ id: number; campos: number }[]> {
  const rows = await db
    .select({ id: empreendimentos.id, metadados: empreendimentos.metadados })
    .from(empreendimentos)
    .where(and(isNull(empreendimentos.excluidoEm), isNotNull(empreendimentos.driveUrl)))
    .orderBy(empreendimentos.id);
  const decisions = await db
    .select({
      id: leituraDecisoes.empreendimentoId,
      campo: leituraDecisoes.campo,
      lido: leituraDecisoes.lido,
    })
    .from(leituraDecisoes)
    .innerJoin(empreendimentos, eq(empreendimentos.id, leituraDecisoes.empreendimentoId))
    .where(sql`${empreendimentos.excluidoEm} IS NULL`);
  const decided = new Map(decisions.map(({ id, campo, lido }) => [`${id} ${campo}`, { lido }]));
  return rows.flatMap(({ id, metadados }) => {
    const { fatos } = readMetadados(metadados);
    const waits = (campo: CampoDaLeitura) => {
      const lido = lidoOf(fatos, campo);
      const last = decided.get(`${id} ${campo}`);
      // A new value in the documents requires a new decision.
      return lido !== null && !(last && sameValue(last.lido, lido.valor));
    };
    const campos = nomesDosCampos.filter(waits).length;
    return campos > 0 ? [{ id, campos }] : [];
  });
}
