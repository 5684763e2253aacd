import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { megabyte } from '#contract/base/units.ts';
import {
  CopyError,
  fileFolder,
  type Manifest,
  manifestName,
  manifest as manifestShape,
  type Part,
  tableOfPart,
} from './manifest.ts';

/** The part of an entry used here; the library leaves its chunk type open. */
interface Entry extends AsyncIterable<Buffer> {
  header: Header;
  resume(): unknown;
}

const unusable = (cause?: unknown) =>
  new CopyError(
    'O arquivo está incompleto, danificado ou não é uma cópia do Portal do Corretor. Nada foi alterado.',
    { cause },
  );
const manifestLimit = 512 * megabyte;

/** Iterates a backup's entries; each must be read or skipped (`resume`) before the next. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const unpack = extract();
  const fed = pipeline(createReadStream(path), createGunzip(), unpack as unknown as NodeJS.WritableStream);
  // Failures surface through the entry being read.
  fed.catch(() => {});
  for await (const entry of unpack) yield entry as Entry;
  await fed;
}

/**
 * Reads a complete backup and returns its manifest if every part is intact. Throws CopyError; changes
 * nothing.
 */
export async function checkCopy(path: string): Promise<Manifest> {
  const found: Part[] = [];
  let last: Buffer | null = null;
  try {
    for await (const entry of entriesOf(path)) {
      if (last) throw unusable();
      if (entry.header.name === manifestName) {
        if ((entry.header.size ?? 0) > manifestLimit) throw unusable();
        last = await bytesOf(entry);
      } else found.push(await partOf(entry));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CopyError(`O arquivo ${path} não existe.`, { cause: error });
    throw error instanceof CopyError ? error : unusable(error);
  }
  if (!last) throw unusable();
  const parsed = manifestShape.safeParse(parseJson(last));
  if (!parsed.success) throw unusable(parsed.error);
  if (!holds(parsed.data, found)) throw unusable();
  return parsed.data;
}

export async function bytesOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function partOf(entry: Entry): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  let linhas = 0;
  const nome = entry.header.name;
  const hasRows = tableOfPart(nome) !== null;
  if (entry.header.type !== 'file' || !(hasRows || nome.startsWith(fileFolder))) throw unusable();
  for await (const chunk of entry) {
    hash.update(chunk);
    bytes += chunk.length;
    if (hasRows) for (const byte of chunk) if (byte === 10) linhas++;
  }
  return { nome, bytes, sha256: hash.digest('hex'), ...(hasRows ? { linhas } : {}) };
}

function holds({ partes, tabelas }: Manifest, found: Part[]): boolean {
  if (partes.length !== found.length) return false;
  const rows: Record<string, number> = {};
  for (const [i, part] of found.entries()) {
    const named = partes[i]!;
    const { nome, bytes, sha256, linhas } = part;
    if (named.nome !== nome || named.bytes !== bytes || named.sha256 !== sha256 || named.linhas !== linhas)
      return false;
    const table = tableOfPart(nome);
    if (table) rows[table] = (rows[table] ?? 0) + (linhas ?? 0);
  }
  return (
    Object.entries(tabelas).every(([table, count]) => (rows[table] ?? 0) === count) &&
    Object.keys(rows).every((table) => table in tabelas)
  );
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
