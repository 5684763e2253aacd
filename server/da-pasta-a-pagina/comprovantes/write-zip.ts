import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Manifest, manifestHashName, manifestName, type PackFile } from './manifest.ts';

/** One file of a pack; its bytes are produced when needed. */
export interface PackPart {
  nome: string;
  bytes: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Makes packs deterministic: a fixed timestamp, no compression (pictures are compressed, and compressors
 * differ), no platform attributes.
 */
const same = { mtime: new Date(1980, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };

/**
 * Packs parts one by one, then the manifest and its hash. The stream fails if a part cannot be read, and is
 * then not a ZIP; `done` resolves to the manifest's hash.
 */
export function writePack(
  parts: AsyncIterable<PackPart>,
  about: Omit<Manifest, 'arquivos'>,
): { stream: Readable; done: Promise<string> } {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const done = pack(zip, stream, parts, about);
  done.catch((error) => stream.destroy(error));
  return { stream, done };
}

async function pack(
  zip: ZipFile,
  stream: Readable,
  parts: AsyncIterable<PackPart>,
  about: Omit<Manifest, 'arquivos'>,
): Promise<string> {
  const arquivos: PackFile[] = [];
  for await (const part of parts) arquivos.push(await add(zip, stream, part));
  const manifest: Manifest = { ...about, arquivos };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  zip.addBuffer(bytes, manifestName, same);
  zip.addBuffer(Buffer.from(`${sha256}  ${manifestName}\n`), manifestHashName, same);
  zip.end();
  return sha256;
}

/** Adds one file and waits until it is written, so that the next is not read too early. */
function add(zip: ZipFile, stream: Readable, { nome, bytes }: PackPart): Promise<PackFile> {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    let total = 0;
    async function* counted() {
      for await (const piece of bytes()) {
        hash.update(piece);
        total += piece.byteLength;
        yield piece;
      }
    }
    const input = Readable.from(counted(), { objectMode: false });
    const gone = () => {
      input.destroy();
      reject(new Error('whoever asked for the pack is gone'));
    };
    stream.once('close', gone);
    input.once('error', reject);
    input.once('end', () => {
      stream.off('close', gone);
      resolve({ nome, bytes: total, sha256: hash.digest('hex') });
    });
    zip.addReadStreamLazy(nome, same, (give) => give(null, input));
  });
}
