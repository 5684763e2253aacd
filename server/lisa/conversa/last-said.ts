import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import type { TextKey } from './conversation/phrases.ts';
import type { Outgoing } from './outbox.ts';
import type { LisaTexts } from './texts.ts';

/** How many messages back something counts as said just now. */
const most = 6;

/** What was said to a person last, oldest first: no sentence is said twice in a row. */
export async function lastSaid(
  db: Queryable,
  { canal, pessoa }: { canal: string; pessoa: string },
): Promise<string[]> {
  const rows = await db
    .select({ texto: lisaEnviadas.texto })
    .from(lisaEnviadas)
    .where(
      and(
        eq(lisaEnviadas.canal, canal),
        eq(lisaEnviadas.pessoa, pessoa),
        ne(lisaEnviadas.estado, 'cancelled'),
      ),
    )
    .orderBy(desc(lisaEnviadas.id))
    .limit(most);
  return rows.map(({ texto }) => texto).toReversed();
}

/** A message about nothing told, in words that were not just said. */
export async function freshMessage(
  db: Queryable,
  { say }: Pick<LisaTexts, 'say'>,
  { chave, ...whom }: { canal: string; pessoa: string; chave: TextKey },
): Promise<Outgoing> {
  const texto = say(chave, { nomeGuerra: null, regiao: null }, await lastSaid(db, whom));
  return { chave, texto };
}
