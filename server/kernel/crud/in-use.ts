import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Use } from '#contract/base/errors.ts';
import { nounOf } from '#contract/base/nouns.ts';
import { parentName } from '#contract/base/plain.ts';
import { entidades, parentsOf, type TrashedName, trashedNames } from '#contract/entidades.ts';
import type { Tx } from '#server/db/client.ts';
import { nameColumn, tables } from '#server/db/tables.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AnyResource, UseFinder } from './resource.ts';

/** How many blocking records are named. */
export const namedUses = 5;

/** '1 cidade', '5.571 cidades'. */
export const countLabel = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** Throws 409 while live records reference this one (TER-49): deletes do not cascade. */
export async function refuseInUse(tx: Tx, resource: AnyResource, id: number): Promise<void> {
  const uses: Use[] = [];
  const { entidade } = resource.routes;
  for (const find of [...holdersOf(entidade), ...(resource.usedBy ?? [])]) {
    const use = await find(tx, id);
    if (use) uses.push(use);
  }
  if (uses.length === 0) return;
  const what = new Intl.ListFormat('pt-BR').format(uses.map((use) => use.label));
  const { one, gender } = nounOf(entidade);
  const subject = gender === 'f' ? 'Esta' : 'Este';
  throw new AppError(409, 'em-uso', `${subject} ${one} está em uso: ${what}`, {
    uses,
  });
}

/** Finders for everything that references a kind of record, in declaration order. */
const holdersOf = (entidade: TrashedName): UseFinder[] =>
  trashedNames.flatMap((name) =>
    parentsOf(name).flatMap(([field, parent]) =>
      parent === entidade && field !== entidades[name].goesWith ? [heldBy(name, field)] : [],
    ),
  );

/** Records of a kind that reference our id in a field; their screen has a filter of that name. */
function heldBy(name: TrashedName, field: string): UseFinder {
  const table = tables[name];
  const column = getTableColumns(table)[field]!;
  const { list, noun } = entidades[name];
  return async (tx, id) => {
    const holding = and(eq(column, id), isNull(table.excluidoEm));
    const [total] = await tx.select({ count: count() }).from(table).where(holding);
    if (!total?.count) return null;
    const nome = nameColumn(table);
    const items = await tx
      .select({ id: sql<number>`${table.id}`, nome: sql<string>`${nome}` })
      .from(table)
      .where(holding)
      .orderBy(sql`${nome}`, table.id)
      .limit(namedUses);
    const path = `/admin/${list}?${parentName(field)}=${id}`;
    return { label: countLabel(total.count, noun.one, noun.many), path, items };
  };
}
