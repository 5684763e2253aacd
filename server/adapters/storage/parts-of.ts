import { createHash } from 'node:crypto';
import { megabyte } from '#contract/base/units.ts';
import { type Storage, StorageError } from './port.ts';

/** Bytes held of a file that is read. */
const partBytes = 8 * megabyte;

/** Streams a file part by part, so that a video is never held whole. */
export function partsOf(storage: Storage, key: string, bytes: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= bytes) return controller.close();
        const part = await storage.getRange(key, at, Math.min(at + partBytes, bytes) - 1);
        if (!part || part.bytes.length === 0)
          throw new StorageError('indisponivel', 'O arquivo desapareceu enquanto era lido.');
        at += part.bytes.length;
        controller.enqueue(part.bytes);
      },
    },
    { highWaterMark: 0 },
  );
}

/** SHA-256 of a stored file; null if missing. */
export async function digest(storage: Storage, key: string): Promise<string | null> {
  const hash = createHash('sha256');
  for (let at = 0, total = 1; at < total; ) {
    const part = await storage
      .getRange(key, at, at + partBytes - 1)
      .catch((error) => emptyFile(storage, key, error));
    if (!part) return null;
    total = part.total;
    hash.update(part.bytes);
    if (part.bytes.length === 0) break;
    at += part.bytes.length;
  }
  return hash.digest('hex');
}

/** A bucket returns no range of an empty file: it is read whole. */
async function emptyFile(storage: Storage, key: string, error: unknown) {
  const found = await storage.get(key);
  if (!found || found.bytes.length > 0) throw error;
  return { bytes: found.bytes, total: 0 };
}
