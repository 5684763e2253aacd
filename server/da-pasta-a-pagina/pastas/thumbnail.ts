import pLimit from 'p-limit';
import { type Drive, DriveError } from '#server/adapters/drive/port.ts';
import { ImageError, type Images, type PictureShape } from '#server/adapters/images/port.ts';

const shape: PictureShape = { width: 240, height: 180, fit: 'cover', format: 'webp' };
/** Larger originals are not fetched for a glance at them, in bytes. */
const mostBytes = 15e6;
/** Drawn at one time; a folder has hundreds. */
const limit = pLimit(3);

/** What the preview of a folder hands back of a file. */
export interface ThumbnailFile {
  id: string;
  name: string;
}

/**
 * A small picture of a file that was not processed yet: its source's own, else made of the file where
 * that is small. Null where there is none to be had.
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
