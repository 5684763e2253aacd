import { eq } from 'drizzle-orm';
import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Tx } from '#server/db/client.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { lidoOf, storedValue } from './campos.ts';
import { readMetadados } from './metadados.ts';
import { agrees } from './read.ts';

/**
 * Keeps what a person answered while the run waited as decisions on the record just created: a label for the
 * field's reliability (TRU-02), and no question any more in the review.
 */
export async function keepAnswers(
  tx: Tx,
  { id, campos, userId }: { id: number; campos: CampoDaLeitura[]; userId: number | null },
): Promise<void> {
  if (campos.length === 0) return;
  const [row] = await tx.select().from(empreendimentos).where(eq(empreendimentos.id, id));
  const metadados = readMetadados(row!.metadados);
  for (const campo of campos) {
    const lido = lidoOf(metadados.fatos, campo);
    if (!lido) continue;
    const valor = storedValue(row!, campo);
    await tx.insert(leituraDecisoes).values({
      empreendimentoId: id,
      campo,
      decisao: (await agrees(tx, campo, row!, lido, metadados)) ? 'aceito' : 'editado',
      lido: lido.valor,
      confianca: lido.confianca,
      antes: valor,
      depois: valor,
      userId,
    });
  }
}
