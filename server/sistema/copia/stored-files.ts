import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createStorage, type StorageOptions } from '#server/adapters/storage/create.ts';
import { partsOf } from '#server/adapters/storage/parts-of.ts';
import { storedKeys } from '#server/adapters/storage/stored-keys.ts';

/** Folder of the backups in a bucket; one that also holds the programme's files keeps them apart by it. */
export const copyFolder = 'copias';

interface StoredFile {
  key: string;
  bytes: number;
  open(): Readable;
}

/** Every stored file of an installation, one at a time; files deleted meanwhile are left out. */
export async function* storedFiles(options: StorageOptions): AsyncGenerator<StoredFile> {
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
}
