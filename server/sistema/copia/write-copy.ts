import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pack as createPack, type Pack } from 'tar-stream';
import type { StoredFiles } from '#server/adapters/storage/port.ts';
import {
  CopyError,
  fileFolder,
  leftOut,
  type Manifest,
  manifestName,
  type Part,
  rowPartName,
} from './manifest.ts';
import type { Report } from './progress.ts';
import { rowParts } from './rows.ts';
import { migrationOf, readSequences, readTables } from './tables.ts';

export interface CopySource {
  pool: pg.Pool;
  /** The stored files; null leaves them out. */
  files: StoredFiles | null;
}

/**
 * Writes a backup of the whole installation: rows from one snapshot, then files. Files are stored before the
 * rows naming them, so none is missing. The backup appears under its name when complete and synced, readable
 * only by its owner. Throws CopyError.
 */
export async function writeCopy(
  source: CopySource,
  path: string,
  report: Report = () => {},
): Promise<Manifest> {
  if (await stat(path).catch(() => null))
    throw new CopyError(`O arquivo ${path} já existe. Escolha outro nome.`);
  const unfinished = `${path}.parcial`;
  await removeAbandoned(dirname(path));
  const pack = createPack();
  const written = pipeline(
    pack as unknown as Readable,
    createGzip({ level: 4 }),
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  try {
    const [manifest] = await Promise.all([
      fill(pack, source, report).catch((error) => {
        pack.destroy(error);
        throw error;
      }),
      written,
    ]);
    const file = await open(unfinished, 'r+');
    await file.sync().finally(() => file.close());
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A running backup grows constantly; an unchanged one was interrupted. */
const abandonedMs = 60 * 60_000;

/** Deletes the remains of interrupted backups. */
async function removeAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    if (!name.endsWith('.tar.gz.parcial')) continue;
    const path = join(dir, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

async function fill(pack: Pack, { pool, files }: CopySource, report: Report): Promise<Manifest> {
  const partes: Part[] = [];
  const rows = await addRows(pack, pool, { partes, report });
  if (files) await addFiles(pack, files, { partes, report });
  const manifest: Manifest = {
    formato: 'portal-do-corretor',
    versao: 1,
    criadaEm: new Date().toISOString(),
    arquivos: files !== null,
    ...rows,
    partes,
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  await add(pack, manifestName, bytes.length, Readable.from([bytes]));
  pack.finalize();
  return manifest;
}

interface Adding {
  partes: Part[];
  report: Report;
}

async function addFiles(pack: Pack, files: StoredFiles, { partes, report }: Adding): Promise<void> {
  let total = 0;
  for await (const { bytes } of files.all()) total += bytes;
  let feito = 0;
  report({ etapa: 'arquivos', feito, total });
  for await (const { key, bytes, open } of files.all()) {
    partes.push(await add(pack, fileFolder + key, bytes, open()));
    feito += bytes;
    // One may have been stored since they were counted.
    report({ etapa: 'arquivos', feito, total: Math.max(feito, total) });
  }
}

type Rows = Pick<Manifest, 'migracao' | 'tabelas' | 'sequencias'>;

async function addRows(pack: Pack, pool: pg.Pool, { partes, report }: Adding): Promise<Rows> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const migracao = await migrationOf(client);
    if (!migracao) throw new CopyError('O banco ainda não tem dados desta versão. Rode npm start primeiro.');
    const tabelas: Record<string, number> = {};
    const tables = (await readTables(client)).filter(({ name }) => !leftOut.includes(name));
    for (const [feito, table] of tables.entries()) {
      report({ etapa: 'dados', feito, total: tables.length });
      tabelas[table.name] = 0;
      let n = 0;
      for await (const { bytes, linhas } of rowParts(client, table)) {
        const part = await add(pack, rowPartName(table.name, ++n), bytes.length, Readable.from([bytes]));
        partes.push({ ...part, linhas });
        tabelas[table.name]! += linhas;
      }
    }
    const sequencias = await readSequences(client);
    await client.query('COMMIT');
    return { migracao, tabelas, sequencias };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

const hashing = (hash: Hash) =>
  new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

/** Adds one entry with backpressure. */
async function add(pack: Pack, nome: string, bytes: number, content: Readable): Promise<Part> {
  const hash = createHash('sha256');
  await pipeline(content, hashing(hash), pack.entry({ name: nome, size: bytes, mode: 0o600 }));
  return { nome, bytes, sha256: hash.digest('hex') };
}
