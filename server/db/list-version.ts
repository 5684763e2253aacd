import { sql } from 'drizzle-orm';
import type { ListName } from '#contract/base/lists.ts';
import { onceForAll, type Soon } from '#server/kernel/soon.ts';
import { batchQuestions, type Question } from './batch-questions.ts';
import { changesOf } from './changes.ts';
import type { Db, Tx } from './client.ts';
import { onCommit } from './query-session.ts';
import { listaVersoes } from './schema/sistema.ts';
import { signalLists } from './signals.ts';
import { whileUnchanged } from './while-unchanged.ts';

/** The slice a connection increments, so that concurrent connections use different rows. */
export const ownSlice = 'pg_backend_pid() % 16';

/** Invalidates lists, in the transaction of the write. Names are sorted to avoid deadlocks. */
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
  // Not by a trigger: commits that notify wait for one another, and this is every write.
  onCommit(tx, signalLists);
}

type Versions = Readonly<Record<string, number>>;

/** Summed here: PostgreSQL would plan the aggregate on every call, which takes longer. */
function summed(json: unknown): Versions {
  const sums: Record<string, number> = {};
  for (const [lista, versao] of (json ?? []) as [string, number][]) sums[lista] = (sums[lista] ?? 0) + versao;
  return sums;
}
const slices = (where: string) =>
  `SELECT json_agg(json_build_array(lista, versao)) FROM lista_versoes WHERE ${where}`;

/** A key is list names joined by commas, so that only their rows are read. */
const some: Question<Versions> = {
  name: 'versoes',
  sql: (keys) => slices(`lista = ANY(string_to_array(array_to_string(${keys}, ','), ','))`),
  read: (json, keys) => {
    const versions = summed(json);
    return new Map(keys.map((key) => [key, versions]));
  },
};

/** Every list, under one key. */
const all: Question<Versions> = {
  name: 'todas_as_versoes',
  sql: (keys) => slices(`${keys} IS NOT NULL`),
  read: (json) => new Map([['', summed(json)]]),
};

type Read = (key: string) => Soon<Versions | undefined>;
const readers = new WeakMap<Db, Record<'some' | 'all', Read>>();

/** Reads are never older than their request; concurrent ones share a query. */
function readersOf(db: Db) {
  const known = readers.get(db);
  if (known) return known;
  const changes = changesOf(db.$client);
  const made = {
    some: whileUnchanged(changes, batchQuestions(db, some)),
    all: whileUnchanged(changes, batchQuestions(db, all)),
  };
  readers.set(db, made);
  return made;
}

/** Reads a text that changes whenever one of the lists does; never older than the call. */
export function readListsVersion(db: Db, names: ListName[]): () => Soon<string> {
  const key = names.join();
  const { some } = readersOf(db);
  let last: { versions: Versions | undefined; text: string } | null = null;
  const textOf = (versions: Versions | undefined): string => {
    // The reader returns the same object as long as nothing changed.
    if (!last || last.versions !== versions)
      last = { versions, text: names.map((name) => versions?.[name] ?? 0).join('.') };
    return last.text;
  };
  const toText = onceForAll(textOf);
  return () => toText(some(key));
}

/** `readListsVersion`, once. */
export const listsVersion = async (db: Db, names: ListName[]): Promise<string> =>
  readListsVersion(db, names)();

/** The version of every list ever written. */
export async function allListVersions(db: Db): Promise<Record<string, number>> {
  return { ...(await readersOf(db).all('')) };
}
