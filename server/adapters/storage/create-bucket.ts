import { setTimeout as sleep } from 'node:timers/promises';
import { openS3, type S3Options } from './s3-client.ts';

const existing = new Set(['BucketAlreadyOwnedByYou', 'BucketAlreadyExists']);

/** Whether nobody answers yet: a storage server that starts beside this process. */
const isAbsent = (error: unknown): boolean => {
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  return [code, errno].some((each) => ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(each)));
};

/**
 * Creates the configured bucket unless it exists; waits up to `patienceMs` for a server that is not there yet.
 * Returns whether it was made.
 */
export async function createBucket(options: S3Options, patienceMs = 60_000): Promise<boolean> {
  const { sdk, client } = await openS3(options, 1);
  const until = Date.now() + patienceMs;
  try {
    for (;;) {
      try {
        await client.send(new sdk.CreateBucketCommand({ Bucket: options.bucket }));
        return true;
      } catch (error) {
        if (existing.has((error as Error).name)) return false;
        if (!isAbsent(error) || Date.now() > until) throw error;
        await sleep(500);
      }
    }
  } finally {
    client.destroy();
  }
}
