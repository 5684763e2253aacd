import { createDiskStorage, type DiskOptions } from './disk.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';
import type { S3Options } from './s3-client.ts';

export type StorageOptions = ({ kind: 'disk' } & DiskOptions) | ({ kind: 's3' } & S3Options);

/** The configured storage. */
export function createStorage(options: StorageOptions): Storage {
  return options.kind === 's3' ? createS3Storage(options) : createDiskStorage(options);
}
