import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { megabyte } from '#contract/base/units.ts';

/** Limit of what is kept in memory while reading a pack: the manifest and its hash. */
const keptBytes = 64 * megabyte;

export interface ReadEntry {
  nome: string;
  bytes: number;
  sha256: string;
  /** Whether the ZIP's own checksum matches. */
  intact: boolean;
  /** The bytes of a file that was requested to be kept. */
  kept: Buffer | null;
}

/**
 * The entries of a ZIP in directory order, each read completely. Throws if it is not a ZIP, or its directory
 * and contents disagree.
 */
export async function* readZip(path: string, keep: (nome: string) => boolean): AsyncGenerator<ReadEntry> {
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) yield await readEntry(zip, entry, keep(entry.fileName));
  } finally {
    zip.close();
  }
}

async function readEntry(zip: ZipFile, entry: Entry, keep: boolean): Promise<ReadEntry> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let bytes = 0;
  let checksum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    checksum = crc32(chunk, checksum);
    bytes += chunk.length;
    if (keep && bytes <= keptBytes) chunks.push(chunk);
  }
  return {
    nome: entry.fileName,
    bytes,
    sha256: hash.digest('hex'),
    intact: checksum === entry.crc32 && bytes === entry.uncompressedSize,
    kept: keep && bytes <= keptBytes ? Buffer.concat(chunks) : null,
  };
}
