import { inArray, sql } from 'drizzle-orm';
import type { ListName } from '#contract/lists.ts';
import type { Queryable, Tx } from './client.ts';
import { listaVersoes } from './schema/sistema.ts';

/** Makes lists old, in the transaction of the write that changed them. Names are sorted: no deadlock. */
export async function bumpLists(tx: Tx, ...names: ListName[]): Promise<void> {
  const rows = [...new Set(names)].sort().map((lista) => ({ lista, versao: 1 }));
  if (rows.length === 0) return;
  await tx
    .insert(listaVersoes)
    .values(rows)
    .onConflictDoUpdate({ target: listaVersoes.lista, set: { versao: sql`${listaVersoes.versao} + 1` } });
}

/** One text that changes whenever one of the lists does. */
export async function listsVersion(db: Queryable, names: ListName[]): Promise<string> {
  const rows = await db.select().from(listaVersoes).where(inArray(listaVersoes.lista, names));
  const versions = new Map(rows.map((row) => [row.lista, row.versao]));
  return names.map((name) => versions.get(name) ?? 0).join('.');
}

/** The version of every list that was ever written. */
export async function allListVersions(db: Queryable): Promise<Record<string, number>> {
  const rows = await db.select().from(listaVersoes);
  return Object.fromEntries(rows.map(({ lista, versao }) => [lista, versao]));
}
