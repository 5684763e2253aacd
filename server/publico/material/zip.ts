import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  nome: string;
  /** Read when its turn comes. */
  bytes: () => Promise<Uint8Array>;
}

/** Pictures are compressed already. */
const stored = { compress: false };

/**
 * Packs files one after the other: of all of them one is in memory at a time. The stream fails if one cannot be read,
 * and is then not a ZIP.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const fail = (error: unknown) => stream.destroy(error as Error);
  for (const { nome, bytes } of entries)
    zip.addReadStreamLazy(nome, stored, (give) => {
      bytes().then((all) => give(null, Readable.from([Buffer.from(all)], { objectMode: false })), fail);
    });
  zip.end();
  return stream;
}
