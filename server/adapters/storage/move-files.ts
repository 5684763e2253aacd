import pLimit from 'p-limit';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import { createStorage, type StorageOptions } from './create.ts';
import { checkKey } from './keys.ts';
import { digest, partsOf } from './parts-of.ts';
import type { Storage } from './port.ts';
import { type StoredKey, storedKeys } from './stored-keys.ts';

/** Concurrent transfers. */
const parallel = 4;

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
  const sent = await target.putStream(key, partsOf(source, key, bytes), type, Number.MAX_SAFE_INTEGER);
  if (sent !== bytes) throw new Error(`foram ${sent} bytes em vez de ${bytes}`);
}
