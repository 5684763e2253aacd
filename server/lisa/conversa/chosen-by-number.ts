import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { numberedChoice } from './choices.ts';

/** Most bubbles of one answer. */
const mostBubbles = 4;

/**
 * A number in the place of a tap: the words of the choice it stands for in Lisa's last answer, so that both are read
 * as one thing (LIA-05). Null if the message is none.
 */
export async function chosenByNumber(
  db: Db,
  { canal, pessoa }: { canal: string; pessoa: string },
  said: string,
): Promise<string | null> {
  if (!/^\D{0,3}\d{1,2}\D{0,3}$/.test(said)) return null;
  const rows = await db
    .select({ chave: lisaEnviadas.chave, texto: lisaEnviadas.texto, criadoEm: lisaEnviadas.criadoEm })
    .from(lisaEnviadas)
    .where(
      and(
        eq(lisaEnviadas.canal, canal),
        eq(lisaEnviadas.pessoa, pessoa),
        isNull(lisaEnviadas.atoId),
        isNull(lisaEnviadas.userId),
      ),
    )
    .orderBy(desc(lisaEnviadas.id))
    .limit(mostBubbles);
  const last = rows[0]?.criadoEm.getTime();
  const answer = rows.filter(({ criadoEm }) => criadoEm.getTime() === last);
  for (const { chave, texto } of answer) {
    const words = numberedChoice(chave, texto, said);
    if (words !== null) return words;
  }
  return null;
}
