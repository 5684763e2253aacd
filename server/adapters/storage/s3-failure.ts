import { storageFailure } from './failures.ts';
import { StorageError } from './port.ts';
import type { S3Options } from './s3-client.ts';
import { s3Problem } from './s3-problem.ts';

/** A user-facing failure: what is wrong with the bucket, if it said so. */
export function s3Failure(cause: unknown, options: S3Options): Error {
  if (cause instanceof StorageError) return cause;
  const problem = s3Problem(cause, askedOf(options));
  if (!problem?.isLasting) return storageFailure(cause);
  return new StorageError('mal-configurado', `${problem.mensagem} ${problem.oQueFazer}`, { cause });
}

/** The configuration shown in a problem's text, without keys. */
export const askedOf = ({ bucket, region, endpoint, accessKeyId }: S3Options) => ({
  bucket,
  region,
  endpoint,
  hasKeys: accessKeyId !== undefined,
});
