import { type Drive, DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { StorageError } from '#server/adapters/storage/port.ts';

/** A file that is itself unusable: retrying would not help. */
export class Unusable extends Error {}

/** A file found to exceed the size limit while reading. */
export class TooLarge extends Unusable {}

/** Whether the transfer failed, rather than the content or our own storage. */
export function isTransferError(error: unknown): boolean {
  if (error instanceof DriveError) return error.retryable;
  return !(error instanceof Unusable || error instanceof StorageError);
}

/** Downloads a file of at most `maxBytes`. Throws TooLarge or the source's error. */
export async function download(
  drive: Drive,
  file: DriveFile,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of await drive.open(file, { signal })) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
