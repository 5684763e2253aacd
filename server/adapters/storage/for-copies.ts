import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createStorage, type StorageOptions } from './create.ts';
import { digest, partsOf } from './parts-of.ts';
import type { CopyBucket, StoredFiles } from './port.ts';
import type { S3Options } from './s3-client.ts';
import { storedKeys } from './stored-keys.ts';

/** Folder of the backups in a bucket; one that also holds the programme's files keeps them apart by it. */
const copyFolder = 'copias';

/** The files of a storage, to be put into a backup; files deleted meanwhile are left out. */
export const createStoredFiles = (options: StorageOptions): StoredFiles => ({
  async *all() {
    const storage = createStorage(options);
    for await (const { key, bytes } of storedKeys(options)) {
      if (key.startsWith(`${copyFolder}/`)) continue;
      if (options.kind === 's3') {
        const open = () => Readable.fromWeb(partsOf(storage, key, bytes) as ReadableStream<Uint8Array>);
        yield { key, bytes, open };
        continue;
      }
      const path = join(options.dir, key);
      // Much may have been written since the folder was read.
      if (await stat(path).catch(() => null)) yield { key, bytes, open: () => createReadStream(path) };
    }
  },
});

/** The bucket for backups. */
export function createCopyBucket(options: S3Options): CopyBucket {
  const storage = createStorage({ kind: 's3', ...options });
  const keyOf = (name: string) => `${copyFolder}/${name}`;
  return {
    name: options.bucket,
    async send(name, path) {
      const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      const stream = content as Parameters<typeof storage.putStream>[1];
      await storage.putStream(keyOf(name), stream, 'application/gzip', Number.MAX_SAFE_INTEGER);
    },
    digest: (name) => digest(storage, keyOf(name)),
    remove: (name) => storage.remove(keyOf(name)),
  };
}

/** What a backup reads and where it goes, as configured. */
export const copyStores = (config: { storage: StorageOptions; copyBucket: S3Options | null }) => ({
  files: createStoredFiles(config.storage),
  copyBucket: config.copyBucket && createCopyBucket(config.copyBucket),
});
