import { sql } from 'drizzle-orm';
import type { ListName } from '#contract/base/lists.ts';
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

/** Slices are summed here: PostgreSQL would plan the sum anew at each asking, which takes longer than it. */
function summed(json: unknown): Versions {
  const sums: Record<string, number> = {};
  for (const [lista, versao] of (json ?? []) as [string, number][]) sums[lista] = (sums[lista] ?? 0) + versao;
  return sums;
}
const slices = (where: string) =>
  `SELECT json_agg(json_build_array(lista, versao)) FROM lista_versoes WHERE ${where}`;

/** A key is the names of some lists, joined by commas: only the rows of those asked for are looked at. */
const some: Question<Versions> = {
  name: 'versoes',
  sql: (keys) => slices(`lista = ANY(string_to_array(array_to_string(${keys}, ','), ','))`),
  read: (json, keys) => {
    const versions = summed(json);
    return new Map(keys.map((key) => [key, versions]));
  },
};

/** Of every list that was ever written, under one key. */
const all: Question<Versions> = {
  name: 'todas_as_versoes',
  sql: (keys) => slices(`${keys} IS NOT NULL`),
  read: (json) => new Map([['', summed(json)]]),
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
