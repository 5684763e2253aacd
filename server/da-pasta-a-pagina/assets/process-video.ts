import { createHash, type Hash } from 'node:crypto';
import type { Drive, DriveFile } from '#server/adapters/drive/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { withRetries } from '#server/kernel/retries.ts';
import { isTransferError, Unusable } from './download.ts';
import type { RawAsset } from './raw-asset.ts';
import { sniffVideo } from './sniff-video.ts';

/** Bytes inspected before anything is stored. */
const headBytes = 64;

/** A file that is not a browser-playable video. */
export class NotAVideo extends Unusable {}

export interface VideoSources {
  drive: Drive;
  storage: Storage;
  signal: AbortSignal;
}

/** Streams a video into the storage after checking its first bytes; never held in memory. */
export function processVideo(file: DriveFile, maxBytes: number, sources: VideoSources): Promise<RawAsset> {
  const { drive, storage, signal } = sources;
  return withRetries(signal, isTransferError, async () => {
    const reader = (await drive.open(file, { signal })).getReader();
    try {
      const head = await readHead(reader);
      const extension = sniffVideo(head);
      if (!extension) throw new NotAVideo();
      const name = createHash('sha256').update(`${file.id}|${file.path}|${file.version}`).digest('hex');
      const key = `video/${name.slice(0, 2)}/${name.slice(0, 32)}.${extension}`;
      const hash = createHash('sha256');
      await storage.putStream(
        key,
        hashed(head, reader, hash),
        `video/${extension === 'mov' ? 'quicktime' : extension}`,
        maxBytes,
      );
      const url = storage.url(key);
      return { ...withoutPixels, id: hash.digest('hex').slice(0, 12), name: file.name, path: file.path, url };
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  });
}

const withoutPixels = {
  type: 'video' as const,
  width: null,
  height: null,
  measures: null,
  fingerprint: null,
  variants: [],
  placeholder: null,
  previewKey: null,
};

async function readHead(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** The bytes already read and the rest, all hashed. */
function hashed(
  head: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  hash: Hash,
): ReadableStream<Uint8Array> {
  let waiting: Uint8Array | undefined = head;
  return new ReadableStream({
    async pull(controller) {
      const chunk = waiting ?? (await reader.read()).value;
      waiting = undefined;
      if (!chunk) return controller.close();
      hash.update(chunk);
      controller.enqueue(chunk);
    },
  });
}
