import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { nounOf } from '#contract/nouns.ts';
import type { Queryable } from '#server/db/client.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 404 in the words of its kind: 'Região não encontrada'. */
export const missing = (entidade: string) => {
  const { one, gender } = nounOf(entidade);
  return notFound(capital(one), gender);
};

/** The parents these values name, by field. */
export function namedParents({ parents = {} }: Pick<AnyResource, 'parents'>, values: ColumnValues) {
  return Object.entries(parents)
    .map(([field, parent]) => ({ field, parent, id: values[field] as number | null | undefined }))
    .filter(({ id }) => id !== undefined && id !== null);
}
type Named = ReturnType<typeof namedParents>[number];

/** Finds a live parent and keeps it so until the transaction ends: nobody deletes it meanwhile. */
export const heldParent = ({ parent: { table }, id }: Named): SQL =>
  sql`SELECT id FROM ${table} WHERE ${and(eq(table.id, id), isNull(table.excluidoEm))} FOR SHARE`;

/** Holds every named parent. Throws 400 for the first that is not there. */
export async function holdParents(db: Queryable, resource: AnyResource, values: ColumnValues): Promise<void> {
  for (const named of namedParents(resource, values)) {
    const { rowCount } = await db.execute(heldParent(named));
    if (rowCount === 0)
      throw new AppError(400, 'invalido', missing(named.parent.entidade).message, { field: named.field });
  }
}
