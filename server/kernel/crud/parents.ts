import { and, eq, isNull } from 'drizzle-orm';
import { nounOf } from '#contract/base/nouns.ts';
import { parentsOf } from '#contract/entidades.ts';
import type { Queryable } from '#server/db/client.ts';
import { tables } from '#server/db/tables.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { AnyResource, ColumnValues } from './resource.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 404 with the kind's word: 'Região não encontrada'. */
export const missingRecord = (entidade: string) => {
  const { one, gender } = nounOf(entidade);
  return notFound(capital(one), gender);
};

/** The parents referenced by these values, by field. */
export const namedParents = ({ routes }: AnyResource, values: ColumnValues) =>
  parentsOf(routes.entidade).flatMap(([field, entidade]) => {
    const id = values[field] as number | null | undefined;
    return id === undefined || id === null ? [] : [{ field, entidade, table: tables[entidade], id }];
  });

/**
 * Locks every referenced parent until the transaction ends, so that nobody deletes it. Throws 400 for the
 * first one missing.
 */
export async function lockParents(db: Queryable, resource: AnyResource, values: ColumnValues): Promise<void> {
  for (const { field, entidade, table, id } of namedParents(resource, values)) {
    const [held] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.excluidoEm)))
      .for('share');
    if (!held) throw new AppError(400, 'invalido', missingRecord(entidade).message, { field });
  }
}
