import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import { chunksOf, storageFailure } from './failures.ts';
import { checkKey, joinUrl } from './keys.ts';
import type { Storage } from './port.ts';

export interface DiskOptions {
  /** Directory of the files; created if missing. */
  dir: string;
}

/**
 * Files in a directory. A file is written under a temporary name, synced and then renamed, so that a reader,
 * a crash or a power cut sees all of it or nothing.
 */
export function createDiskStorage({ dir }: DiskOptions): Storage {
  const unfinished = join(dir, '.unfinished');
  const writing = new Set<string>();
  const pathOf = (key: string) => {
    checkKey(key);
    return join(dir, key);
  };

  /** Lets `fill` write a temporary file, and renames it on success. */
  async function write<Result>(key: string, fill: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const path = pathOf(key);
    const name = randomUUID();
    const partial = join(unfinished, name);
    writing.add(name);
    try {
      await mkdir(unfinished, { recursive: true });
      const file = await open(partial, 'wx');
      let result: Result;
      try {
        result = await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      const made = await mkdir(dirname(path), { recursive: true });
      await rename(partial, path);
      await syncDirectory(dirname(path));
      // A new folder is an entry of the one above it.
      if (made)
        for (let at = dirname(path); at.length >= made.length; at = dirname(at))
          await syncDirectory(dirname(at));
      return result;
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw storageFailure(cause);
    } finally {
      writing.delete(name);
    }
  }

  const exists = async (key: string) => (await statFile(pathOf(key))) !== null;

  return {
    async put(key, bytes) {
      if (await exists(key)) return;
      await write(key, (file) => file.writeFile(bytes));
    },
    putStream: (key, stream, _contentType, maxBytes) =>
      write(key, async (file) => {
        let total = 0;
        for await (const chunk of chunksOf(stream, maxBytes)) {
          await file.writeFile(chunk);
          total += chunk.byteLength;
        }
        return total;
      }),
    async get(key) {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(nullWhenMissing);
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },
    async getRange(key, start, end) {
      const path = pathOf(key);
      const found = await statFile(path);
      if (!found) return null;
      const bytes = Buffer.alloc(Math.max(0, Math.min(end, found.size - 1) - start + 1));
      const file = await open(path).catch(nullWhenMissing);
      if (!file) return null;
      try {
        await file.read(bytes, 0, bytes.length, start);
      } finally {
        await file.close();
      }
      return { bytes, contentType: contentTypeOf(key), total: found.size };
    },
    exists,
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async sweep(olderThanMs) {
      let swept = 0;
      for (const name of await readdir(unfinished).catch(() => [])) {
        const path = join(unfinished, name);
        const found = await statFile(path);
        if (!found || writing.has(name) || Date.now() - found.mtimeMs < olderThanMs) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },
    url: (key) => joinUrl('/media', key),
  };
}

const contentTypeOf = (key: string) => mediaTypeOf(key) ?? 'application/octet-stream';

async function statFile(path: string) {
  const found = await stat(path).catch(nullWhenMissing);
  return found?.isFile() ? found : null;
}

/** A rename survives a power cut only once its directory is synced. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw storageFailure(error);
}
