import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageOptions } from './create.ts';
import { openS3, type S3Options } from './s3-client.ts';
import { s3Failure } from './s3-failure.ts';

export interface StoredKey {
  key: string;
  bytes: number;
}

/** Every file of a storage with its size, in no particular order. Throws StorageError. */
export function storedKeys(options: StorageOptions): AsyncIterable<StoredKey> {
  return options.kind === 's3' ? keysOfBucket(options) : keysOfFolder(options.dir, '');
}

async function* keysOfFolder(dir: string, under: string): AsyncGenerator<StoredKey> {
  const entries = await readdir(join(dir, under), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  for (const entry of entries) {
    // Dot files are unfinished writes, not ours.
    if (entry.name.startsWith('.')) continue;
    const key = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) yield* keysOfFolder(dir, key);
    else if (entry.isFile()) {
      const found = await stat(join(dir, key)).catch(() => null);
      // Deleted since the folder was read.
      if (found) yield { key, bytes: found.size };
    }
  }
}

async function* keysOfBucket(options: S3Options): AsyncGenerator<StoredKey> {
  const { sdk, client } = await openS3(options);
  try {
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new sdk.ListObjectsV2Command({ Bucket: options.bucket, ContinuationToken }))
        .catch((cause) => {
          throw s3Failure(cause, options);
        });
      for (const { Key, Size } of page.Contents ?? []) if (Key) yield { key: Key, bytes: Size ?? 0 };
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  } finally {
    client.destroy();
  }
}
