import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Use } from '#contract/base/errors.ts';
import { nounOf } from '#contract/base/nouns.ts';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AnyResource, CrudTable, UseFinder } from './resource.ts';

/** How many of the records in the way are named. */
export const namedUses = 5;

/** '1 cidade', '5.571 cidades'. */
export const countLabel = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** Throws 409 when live records still hold on to this one (TER-49): nothing is deleted along. */
export async function refuseInUse(tx: Tx, resource: AnyResource, id: number): Promise<void> {
  const uses: Use[] = [];
  for (const find of resource.usedBy ?? []) {
    const use = await find(tx, id);
    if (use) uses.push(use);
  }
  if (uses.length === 0) return;
  const what = new Intl.ListFormat('pt-BR').format(uses.map((use) => use.label));
  const { one, gender } = nounOf(resource.routes.entidade);
  const subject = gender === 'f' ? 'Esta' : 'Este';
  throw new AppError(409, 'em-uso', `${subject} ${one} está em uso: ${what}`, {
    uses,
  });
}

/** Records of `table` that hold our id in `column`; `path` is the screen that lists them. */
export function heldBy(
  [one, many]: [string, string],
  table: CrudTable & { nome?: AnyPgColumn; titulo?: AnyPgColumn },
  column: AnyPgColumn,
  path: (id: number) => string,
): UseFinder {
  return async (tx, id) => {
    const holding = and(eq(column, id), isNull(table.excluidoEm));
    const [total] = await tx.select({ count: count() }).from(table).where(holding);
    if (!total?.count) return null;
    const nome = table.nome ?? table.titulo;
    const items = await tx
      .select({ id: sql<number>`${table.id}`, nome: sql<string>`${nome}` })
      .from(table)
      .where(holding)
      .orderBy(sql`${nome}`, table.id)
      .limit(namedUses);
    return { label: countLabel(total.count, one, many), path: path(id), items };
  };
}
