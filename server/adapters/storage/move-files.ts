import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { megabyte } from '#contract/base/units.ts';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import { createStorage, type StorageOptions } from './create.ts';
import { checkKey } from './keys.ts';
import { type Storage, StorageError } from './port.ts';
import { type StoredKey, storedKeys } from './stored-keys.ts';

/** Concurrent transfers, and the bytes buffered for each. */
const parallel = 4;
const partBytes = 8 * megabyte;

interface MoveOptions {
  from: StorageOptions;
  to: StorageOptions;
  /** Reads every file at both ends and compares, including existing ones. */
  verify: boolean;
  /** Deletes a source file once both ends were read and are identical. */
  removeSource: boolean;
  onProgress?: (done: number) => void;
}

export interface MoveReport {
  found: number;
  copied: number;
  /** Already present with the same size. */
  there: number;
  verified: number;
  removed: number;
  /** Files with foreign names: left in place. */
  foreign: string[];
  failed: { key: string; reason: string }[];
}

/**
 * Moves all files between storages. A file appears whole or not at all, and existing ones are not sent again:
 * after an interruption the same call continues. Nothing is deleted unless requested, and then only what was
 * read at both ends and is identical.
 */
export async function moveFiles({
  from,
  to,
  verify,
  removeSource,
  onProgress,
}: MoveOptions): Promise<MoveReport> {
  const source = createStorage(from);
  const target = createStorage(to);
  const there = new Map<string, number>();
  for await (const { key, bytes } of storedKeys(to)) there.set(key, bytes);

  const report: MoveReport = {
    found: 0,
    copied: 0,
    there: 0,
    verified: 0,
    removed: 0,
    foreign: [],
    failed: [],
  };
  async function move({ key, bytes }: StoredKey): Promise<void> {
    try {
      if (there.get(key) === bytes) report.there += 1;
      else {
        await copy(source, target, key, bytes);
        report.copied += 1;
      }
      if (!verify && !removeSource) return;
      const [before, after] = await Promise.all([digest(source, key), digest(target, key)]);
      if (before === null || before !== after) {
        // A file of ours with different bytes is sent again, once.
        await copy(source, target, key, bytes);
        if ((await digest(target, key)) !== (await digest(source, key)))
          throw new Error('o conteúdo não é o mesmo nos dois lugares');
      }
      report.verified += 1;
      if (!removeSource) return;
      await source.remove(key);
      report.removed += 1;
    } catch (error) {
      report.failed.push({ key, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      onProgress?.(report.there + report.copied);
    }
  }

  const limit = pLimit(parallel);
  const moving = new Set<Promise<void>>();
  for await (const file of storedKeys(from)) {
    if (!isOurs(file.key)) {
      report.foreign.push(file.key);
      continue;
    }
    report.found += 1;
    const one = limit(() => move(file)).finally(() => moving.delete(one));
    moving.add(one);
    // A list of a million files is not held as a million promises.
    if (moving.size >= parallel * 4) await Promise.race(moving);
  }
  await Promise.all(moving);
  return report;
}

function isOurs(key: string): boolean {
  try {
    checkKey(key);
    return true;
  } catch {
    return false;
  }
}

async function copy(source: Storage, target: Storage, key: string, bytes: number): Promise<void> {
  const type = mediaTypeOf(key) ?? 'application/octet-stream';
  const sent = await target.putStream(key, streamOf(source, key, bytes), type, Number.MAX_SAFE_INTEGER);
  if (sent !== bytes) throw new Error(`foram ${sent} bytes em vez de ${bytes}`);
}

/** Streams a file part by part, so that a video is never held whole. */
function streamOf(storage: Storage, key: string, bytes: number): ReadableStream<Uint8Array> {
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
async function digest(storage: Storage, key: string): Promise<string | null> {
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
