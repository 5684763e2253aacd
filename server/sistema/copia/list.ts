import { desc, isNotNull } from 'drizzle-orm';
import { type Copia, copiasSchema } from '#contract/sistema/copias.ts';
import type { Queryable } from '#server/db/client.ts';
import { copias } from '#server/db/schema/sistema.ts';

type Row = typeof copias.$inferSelect;

export const toCopia = ({ criadaEm, conferidaEm, ...row }: Row): Copia =>
  copiasSchema.shape.copias.element.parse({
    ...row,
    criadaEm: criadaEm.toISOString(),
    conferidaEm: conferidaEm?.toISOString() ?? null,
  });

/** The newest backups, newest first. */
export const newestCopias = (db: Queryable, limit: number): Promise<Row[]> =>
  db.select().from(copias).orderBy(desc(copias.criadaEm), desc(copias.id)).limit(limit);

/** The newest backup that was restored and found the same; undefined if there is none. */
export async function lastVerified(db: Queryable): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(copias)
    .where(isNotNull(copias.conferidaEm))
    .orderBy(desc(copias.criadaEm))
    .limit(1);
  return row;
}
