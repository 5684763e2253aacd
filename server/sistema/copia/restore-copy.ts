import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type pg from 'pg';
import type { Storage } from '#server/adapters/storage/port.ts';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import {
  CopyError,
  derived,
  fileFolder,
  leftOut,
  type Manifest,
  tableOfPart,
  untouched,
} from './manifest.ts';
import { bytesOf, entriesOf } from './read-copy.ts';
import { insertRows } from './rows.ts';
import { stopSending } from './stop-sending.ts';
import { newestMigration, quoted, readSequences, readTables, type Table } from './tables.ts';

/** Tables the product fills by itself in an empty database. */
const fromTheProduct = [
  'instalacao',
  'lista_versoes',
  'ibge_regioes',
  'ibge_estados',
  'ibge_municipios',
  ...leftOut,
];

/** Refuses a backup that is incompatible with this version or would lock everyone out. */
export function checkManifest({ migracao, tabelas }: Manifest): void {
  const newest = newestMigration();
  if (migracao !== newest)
    throw new CopyError(
      `A cópia é de outra versão do produto (${migracao}; esta é ${newest}). ` +
        'Restaure-a com a versão que a fez e atualize depois. Nada foi alterado.',
    );
  if (!tabelas.users)
    throw new CopyError('A cópia não tem nenhum administrador: ninguém poderia entrar. Nada foi alterado.');
}

/**
 * Restores a backup verified by `checkCopy` into a migrated database and a storage: files first, each
 * atomically, then all rows in one transaction. An installation with data is replaced only on request. Where it is
 * to be lived in, what waited to leave is stopped; how many addresses were switched off is returned. Throws
 * CopyError, leaving every row as it was.
 */
export async function restoreCopy(
  target: {
    pool: pg.Pool;
    storage: Pick<Storage, 'putStream'>;
    replace: boolean;
    /** Rows as they were, to be compared. */
    exact?: boolean;
  },
  path: string,
  manifest: Manifest,
): Promise<{ paused: number }> {
  checkManifest(manifest);
  const client = await target.pool.connect();
  let failure: Error | undefined;
  try {
    const tables = await readTables(client);
    const known = new Set(tables.map(({ name }) => name));
    if (!Object.keys(manifest.tabelas).every((name) => known.has(name)))
      throw new CopyError('A cópia tem tabelas que esta versão não conhece. Nada foi alterado.');
    if (!target.replace && (await anyRow(client, tables)))
      throw new CopyError(
        'Esta instalação já tem dados. Para trocá-los todos pelos da cópia, acrescente --substituir.',
      );
    await restoreFiles(target.storage, path);
    return await restoreRows(client, { tables, path, manifest, exact: target.exact ?? false });
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

async function anyRow(client: pg.ClientBase, tables: Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (fromTheProduct.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT 1 FROM public.${quoted(name)} LIMIT 1`);
    if (rowCount) return true;
  }
  return false;
}

async function restoreFiles(storage: Pick<Storage, 'putStream'>, path: string): Promise<void> {
  for await (const entry of entriesOf(path)) {
    const { name, size } = entry.header;
    if (!name.startsWith(fileFolder)) {
      entry.resume();
      continue;
    }
    const key = name.slice(fileFolder.length);
    // The library's streams are not Node's own: read as iterables.
    const content = Readable.toWeb(Readable.from(entry, { objectMode: false })) as ReadableStream<Uint8Array>;
    await storage.putStream(
      key,
      content as Parameters<Storage['putStream']>[1],
      mediaTypeOf(key) ?? 'application/octet-stream',
      size ?? 0,
    );
  }
}

async function restoreRows(
  client: pg.ClientBase,
  { tables, path, manifest, exact }: { tables: Table[]; path: string; manifest: Manifest; exact: boolean },
): Promise<{ paused: number }> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  await client.query('BEGIN');
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  const replaced = tables.filter(({ name }) => !untouched.includes(name));
  await client.query(`TRUNCATE ${replaced.map(({ name }) => `public.${quoted(name)}`).join(', ')}`);
  for await (const entry of entriesOf(path)) {
    const table = byName.get(tableOfPart(entry.header.name) ?? '');
    if (table && !leftOut.includes(table.name)) await insertRows(client, table, await bytesOf(entry));
    else entry.resume();
  }
  const paused = exact ? 0 : await stopSending(client);
  const ownNumbers = [...untouched, ...derived].map((table) => `${table}_id_seq`);
  // RESTART is transactional, unlike setval.
  for (const name of Object.keys(await readSequences(client))) {
    const next = manifest.sequencias[name];
    if (next && !ownNumbers.includes(name))
      await client.query(`ALTER SEQUENCE public.${quoted(name)} RESTART WITH ${next}`);
  }
  // A list a browser cached under an earlier version must not count as current.
  await client.query(
    'UPDATE lista_versoes SET versao = greatest(versao + 1, extract(epoch FROM now())::bigint)',
  );
  await client.query('COMMIT');
  return { paused };
}
