import { sql } from 'drizzle-orm';
import type { ListName } from '#contract/lists.ts';
import { changesOf } from './changes.ts';
import type { Db, Tx } from './client.ts';
import { gathered, type Question } from './gathered.ts';
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

type Versions = Readonly<Record<string, number>>;

/** All of them under one key. Each reading is of the moment it was asked at, or later. */
const question: Question<Versions> = {
  name: 'versoes',
  sql: (keys) => `
    SELECT json_object_agg(lista, versao)
    FROM (SELECT lista, sum(versao) AS versao FROM lista_versoes GROUP BY lista) todas
    WHERE ${keys} IS NOT NULL`,
  read: (json) => new Map([['', (json ?? {}) as Versions]]),
};

const readers = new WeakMap<Db, () => Promise<Versions>>();

/** The versions as they are now; readers of one moment share one look at the table. */
function readVersions(db: Db): Promise<Versions> {
  let read = readers.get(db);
  if (!read) {
    const known = whileUnchanged(changesOf(db.$client), gathered(db, question));
    read = async () => (await known('')) ?? {};
    readers.set(db, read);
  }
  return read();
}

/** One text that changes whenever one of the lists does; never older than the call. */
export async function listsVersion(db: Db, names: ListName[]): Promise<string> {
  const versions = await readVersions(db);
  return names.map((name) => versions[name] ?? 0).join('.');
}

/** The version of every list that was ever written. */
export async function allListVersions(db: Db): Promise<Record<string, number>> {
  return { ...(await readVersions(db)) };
}
