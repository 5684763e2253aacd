import { sql } from 'drizzle-orm';
import type { ListName } from '#contract/lists.ts';
import { changesOf } from './changes.ts';
import type { Db, Tx } from './client.ts';
import { coalesced } from './coalesced.ts';
import { listaVersoes } from './schema/sistema.ts';
import { whileUnchanged } from './while-unchanged.ts';

/** The slice a connection adds to: connections of one moment have processes of different numbers. */
export const ownSlice = 'pg_backend_pid() % 16';

/** Makes lists old, in the transaction of the write that changed them. Names are sorted: no deadlock. */
export async function bumpLists(tx: Tx, ...names: ListName[]): Promise<void> {
  const rows = [...new Set(names)].sort().map((lista) => ({ lista, fatia: sql.raw(ownSlice), versao: 1 }));
  if (rows.length === 0) return;
  await tx
    .insert(listaVersoes)
    .values(rows)
    .onConflictDoUpdate({
      target: [listaVersoes.lista, listaVersoes.fatia],
      set: { versao: sql`${listaVersoes.versao} + 1` },
    });
}

type Versions = ReadonlyMap<string, number>;

const readers = new WeakMap<Db, () => Promise<Versions>>();

/** The versions as they are now; readers of one moment share one look at the table. */
function readVersions(db: Db): Promise<Versions> {
  let read = readers.get(db);
  if (!read) {
    const changes = changesOf(db.$client);
    const statement = db
      .select({ lista: listaVersoes.lista, versao: sql<number>`sum(${listaVersoes.versao})`.mapWith(Number) })
      .from(listaVersoes)
      .groupBy(listaVersoes.lista)
      .prepare(changes ? '' : 'list_versions');
    const look = coalesced(async () => {
      const rows = await statement.execute();
      return new Map([['', new Map(rows.map(({ lista, versao }) => [lista, versao]))]]);
    });
    const known = whileUnchanged(changes, look);
    read = async () => (await known('')) ?? new Map();
    readers.set(db, read);
  }
  return read();
}

/** One text that changes whenever one of the lists does; never older than the call. */
export async function listsVersion(db: Db, names: ListName[]): Promise<string> {
  const versions = await readVersions(db);
  return names.map((name) => versions.get(name) ?? 0).join('.');
}

/** The version of every list that was ever written. */
export async function allListVersions(db: Db): Promise<Record<string, number>> {
  return Object.fromEntries(await readVersions(db));
}
