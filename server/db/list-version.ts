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

/** Sums of the slices by list, of the rows that `where` leaves. */
const sums = (where: string) =>
  `SELECT json_object_agg(lista, versao) FROM (SELECT lista, sum(versao) AS versao FROM lista_versoes ${where} GROUP BY lista) somas`;

/** A key is the names of some lists, joined by commas: only their rows are looked at. */
const some: Question<Versions> = {
  name: 'versoes',
  sql: (keys) => `
    SELECT json_object_agg(nomes, versoes)
    FROM (
      SELECT nomes, (${sums("WHERE lista = ANY(string_to_array(nomes, ','))")}) AS versoes
      FROM unnest(${keys}) AS nomes
    ) pedidas`,
  read: (json) =>
    new Map(Object.entries((json ?? {}) as Record<string, Versions | null>).map(([k, v]) => [k, v ?? {}])),
};

/** Of every list that was ever written, under one key. */
const all: Question<Versions> = {
  name: 'todas_as_versoes',
  sql: (keys) => sums(`WHERE ${keys} IS NOT NULL`),
  read: (json) => new Map([['', (json ?? {}) as Versions]]),
};

type Read = (key: string) => Promise<Versions | undefined>;
const readers = new WeakMap<Db, Record<'some' | 'all', Read>>();

/** Each reading is of the moment it was asked at, or later; those of one moment share one look. */
function readersOf(db: Db) {
  const known = readers.get(db);
  if (known) return known;
  const changes = changesOf(db.$client);
  const made = {
    some: whileUnchanged(changes, gathered(db, some)),
    all: whileUnchanged(changes, gathered(db, all)),
  };
  readers.set(db, made);
  return made;
}

/** One text that changes whenever one of the lists does; never older than the call. */
export async function listsVersion(db: Db, names: ListName[]): Promise<string> {
  const versions = (await readersOf(db).some(names.join())) ?? {};
  return names.map((name) => versions[name] ?? 0).join('.');
}

/** The version of every list that was ever written. */
export async function allListVersions(db: Db): Promise<Record<string, number>> {
  return { ...(await readersOf(db).all('')) };
}
