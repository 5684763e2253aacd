import { type Drive, DriveError, type DriveFile } from '#server/adapters/drive/port.ts';
import { StorageError } from '#server/adapters/storage/port.ts';

/** A file that is at fault itself: asking for it again would not help. */
export class Unusable extends Error {}

/** A file larger than it may be, found out while it was read. */
export class TooLarge extends Unusable {}

/** Whether it failed on the way from the source: not by its content, not by our own storage. */
export function mayRecover(error: unknown): boolean {
  if (error instanceof DriveError) return error.retryable;
  return !(error instanceof Unusable || error instanceof StorageError);
}

/** The whole of a file, never more than `maxBytes` of it. Throws TooLarge or what the source says. */
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
