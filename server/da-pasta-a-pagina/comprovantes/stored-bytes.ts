import { createHash } from 'node:crypto';
import { megabyte } from '#contract/base/units.ts';
import type { Storage } from '#server/adapters/storage/port.ts';

/** Piece size for reading stored files: a video is never whole in memory. */
const pieceBytes = megabyte;

/** Streams a stored file; null if missing. Throws StorageError. */
export async function openStored(
  storage: Storage,
  key: string,
): Promise<{ total: number; pieces: () => AsyncGenerator<Uint8Array> } | null> {
  const first = await storage.getRange(key, 0, pieceBytes - 1);
  if (!first) return null;
  const { total } = first;
  async function* pieces() {
    yield first!.bytes;
    for (let at = pieceBytes; at < total; at += pieceBytes) {
      const piece = await storage.getRange(key, at, Math.min(at + pieceBytes, total) - 1);
      if (!piece) throw new Error(`stored file ${key} went away while it was read`);
      yield piece.bytes;
    }
  }
  return { total, pieces };
}

/** Size and SHA-256 of a stored file; null if missing. */
export async function hashStored(
  storage: Storage,
  key: string,
): Promise<{ bytes: number; sha256: string } | null> {
  const file = await openStored(storage, key);
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const piece of file.pieces()) hash.update(piece);
  return { bytes: file.total, sha256: hash.digest('hex') };
}
