import pLimit from 'p-limit';
import { type Drive, DriveError } from '#server/adapters/drive/port.ts';
import { ImageError, type Images, type PictureShape } from '#server/adapters/images/port.ts';

const shape: PictureShape = { width: 240, height: 180, fit: 'cover', format: 'webp' };
/** Larger originals are not fetched for a thumbnail, in bytes. */
const mostBytes = 15e6;
/** Concurrency limit; a folder has hundreds. */
const limit = pLimit(3);

/** The file part of a preview's thumbnail request. */
export interface ThumbnailFile {
  id: string;
  name: string;
}

/**
 * A thumbnail of an unprocessed file: its source's own, else rendered from the file if small. Null if
 * unavailable.
 */
export function drawThumbnail(
  { drive, images }: { drive: Drive; images: Images },
  file: ThumbnailFile,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  return limit(async () => {
    signal.throwIfAborted();
    try {
      const bytes = (await drive.thumbnail?.(file, { signal })) ?? (await wholeFile(drive, file, signal));
      return bytes && (await images.reshape(bytes, shape)).bytes;
    } catch (error) {
      if (error instanceof DriveError || error instanceof ImageError) return null;
      throw error;
    }
  });
}

async function wholeFile(drive: Drive, file: ThumbnailFile, signal: AbortSignal): Promise<Uint8Array | null> {
  const source = { ...file, path: file.name, mimeType: '', size: null, version: '', modifiedAt: null };
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of await drive.open(source, { signal })) {
    total += chunk.byteLength;
    if (total > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
