import type * as Sdk from '@aws-sdk/client-s3';
import { megabyte } from '#contract/base/units.ts';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import { chunksOf } from './failures.ts';
import { checkKey, joinUrl } from './keys.ts';
import type { Storage, StoredFile } from './port.ts';
import { openS3, type S3Client, type S3Options } from './s3-client.ts';
import { s3Failure } from './s3-failure.ts';

/** Streams are sent in parts of this size, which bounds the memory. S3 requires at least 5 MB. */
const partBytes = 8 * megabyte;

/** Files in an S3-compatible bucket. The SDK is loaded on first use. */
export function createS3Storage(options: S3Options): Storage {
  const { bucket: Bucket, publicUrl = '/media' } = options;
  let opening: Promise<S3Client> | undefined;
  const failure = (cause: unknown) => s3Failure(cause, options);

  /** Runs one request to the bucket and maps its failures. */
  async function ask<Result>(
    key: string,
    exchange: (sdk: typeof Sdk, client: Sdk.S3Client) => Promise<Result>,
  ): Promise<Result> {
    checkKey(key);
    try {
      opening ??= openS3(options);
      const { sdk, client } = await opening;
      return await exchange(sdk, client);
    } catch (cause) {
      throw failure(cause);
    }
  }

  const exists = (key: string) =>
    ask(key, (sdk, client) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).then(
        () => true,
        async (error: SdkFailure) => {
          const status = error.$metadata?.httpStatusCode ?? 0;
          if (status < 300 || status >= 500 || status === 404) return falseWhenMissing(error);
          // An answer to HEAD has no body and so no error name: the same request with a body has.
          const asked = new sdk.GetObjectCommand({ Bucket, Key: key, Range: 'bytes=0-0' });
          return client.send(asked).then(() => true, falseWhenMissing);
        },
      ),
    );

  const put = (key: string, bytes: Uint8Array, contentType: string) =>
    ask(key, async (sdk, client) => {
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType, ...forEver }),
      );
    });

  const read = (key: string, Range?: string) =>
    ask(key, async (sdk, client) => {
      const found = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key: key, Range }))
        .catch(falseWhenMissing);
      if (found === false || found.Body === undefined) return null;
      const bytes = await found.Body.transformToByteArray();
      const total = Number(found.ContentRange?.split('/')[1] ?? bytes.length);
      return { bytes, contentType: contentTypeOf(key), total };
    });

  return {
    async put(key, bytes, contentType) {
      if (!(await exists(key))) await put(key, bytes, contentType);
    },
    async putStream(key, stream, contentType, maxBytes) {
      const parts = inParts(stream, maxBytes);
      try {
        const first = (await parts.next()).value ?? new Uint8Array();
        const second = (await parts.next()).value;
        if (second) {
          return await ask(key, (sdk, client) =>
            putParts({ sdk, client, Bucket, key, contentType }, chain([first, second], parts)),
          );
        }
        await put(key, first, contentType);
        return first.length;
      } catch (cause) {
        throw failure(cause);
      } finally {
        await parts.return();
      }
    },
    async get(key): Promise<StoredFile | null> {
      const found = await read(key);
      return found && { bytes: found.bytes, contentType: found.contentType };
    },
    getRange: (key, start, end) => read(key, `bytes=${start}-${end}`),
    exists,
    remove: (key) =>
      ask(key, async (sdk, client) => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }));
      }),
    sweep: (olderThanMs) =>
      ask('sweep', async (sdk, client) => {
        const since = Date.now() - olderThanMs;
        const left: Sdk.MultipartUpload[] = [];
        let from: Pick<Sdk.ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {};
        while (from) {
          const page: Sdk.ListMultipartUploadsCommandOutput = await client.send(
            new sdk.ListMultipartUploadsCommand({ Bucket, ...from }),
          );
          const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
          left.push(...Uploads.filter(({ Initiated }) => Initiated && Initiated.getTime() < since));
          // A truncated page without a continuation token is the last one readable.
          from =
            IsTruncated && NextKeyMarker
              ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker }
              : null;
        }
        for (const { Key, UploadId } of left)
          await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        return left.length;
      }),
    url: (key) => joinUrl(publicUrl, key),
  };
}

const forEver = { CacheControl: 'public, max-age=31536000, immutable' };
const contentTypeOf = (key: string) => mediaTypeOf(key) ?? 'application/octet-stream';

interface PartsTarget {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
  Bucket: string;
  key: string;
  contentType: string;
}

/** Uploads a large file in parts; it appears when complete, and is aborted when one fails. */
async function putParts(target: PartsTarget, parts: AsyncIterable<Uint8Array>): Promise<number> {
  const { sdk, client, Bucket, key: Key, contentType } = target;
  const { UploadId } = await client.send(
    new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType: contentType, ...forEver }),
  );
  try {
    const Parts: Sdk.CompletedPart[] = [];
    let total = 0;
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(
        new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
      );
      Parts.push({ ETag, PartNumber });
      total += Body.length;
    }
    const MultipartUpload = { Parts };
    await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }));
    return total;
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  }
}

/** Splits a stream into parts of `partBytes`, the last one shorter. Throws beyond `maxBytes`. */
async function* inParts(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(stream, maxBytes)) {
    held.push(chunk);
    size += chunk.byteLength;
    while (size >= partBytes) {
      const joined = Buffer.concat(held);
      yield joined.subarray(0, partBytes);
      held = [joined.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

async function* chain<Item>(first: Item[], rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* first;
  yield* rest;
}

interface SdkFailure {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

function falseWhenMissing(error: SdkFailure): false {
  // If the bucket itself is missing, nothing is known about its files.
  if (error.name === 'NoSuchBucket') throw error;
  const status = error.$metadata?.httpStatusCode;
  if (status === 404 || error.name === 'NoSuchKey' || error.name === 'NotFound') return false;
  throw error;
}
