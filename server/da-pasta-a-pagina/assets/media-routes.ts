import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { megabyte } from '#contract/base/units.ts';
import { type Storage, StorageError, unavailableFiles } from '#server/adapters/storage/port.ts';
import { AppError } from '#server/kernel/errors.ts';
import { mediaTypeOf } from '#server/kernel/media-types.ts';
import { parseByteRange } from './byte-range.ts';
import { createMediaCache } from './media-cache.ts';

/** Public key prefixes; classification previews are not among them. */
const publicKey = /^(img|video|upload)\/[a-z0-9/._-]+$/;
/** Size of the pieces a video is served in, whatever was requested. */
const pieceBytes = megabyte;

/**
 * Served files cannot execute anything, whatever their bytes. Keys are content-addressed, so browsers and
 * proxies may cache forever.
 */
export const mediaHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** `GET /media/*`: stored images and videos, from the disk or the bucket, small ones from memory. */
export function mediaRoutes(app: FastifyInstance, { storage }: { storage: Storage }): void {
  const cache = createMediaCache();

  async function sendImage(key: string, contentType: string, request: FastifyRequest, reply: FastifyReply) {
    let bytes = await cache.getStored(key, () => storage.exists(key));
    if (!bytes) {
      bytes = (await storage.get(key))?.bytes;
      if (!bytes) return sendMissing(reply);
      cache.set(key, bytes);
    }
    const etag = `"${key}"`;
    reply.headers(mediaHeaders).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', contentType).send(bytes);
  }

  async function sendVideo(key: string, contentType: string, request: FastifyRequest, reply: FastifyReply) {
    const first = await storage.getRange(key, 0, pieceBytes - 1);
    if (!first) return sendMissing(reply);
    const { total } = first;
    const etag = `"${key}"`;
    reply.headers(mediaHeaders).headers({ etag, 'accept-ranges': 'bytes' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const ifRange = request.headers['if-range'];
    const asked = ifRange && ifRange !== etag ? null : parseByteRange(request.headers.range, total);
    if (asked === 'outside') {
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${total}`, 'cache-control': 'no-store' })
        .send();
    }
    const { start, end } = asked ?? { start: 0, end: total - 1 };
    if (asked) reply.code(206).header('content-range', `bytes ${start}-${end}/${total}`);
    reply.headers({ 'content-type': contentType, 'content-length': end - start + 1 });
    const body = request.method === 'HEAD' ? [] : pieces(key, start, end);
    return reply.send(Readable.from(body, { objectMode: false, highWaterMark: 1 }));
  }

  async function* pieces(key: string, start: number, end: number) {
    for (let at = start; at <= end; at += pieceBytes) {
      const piece = await storage.getRange(key, at, Math.min(at + pieceBytes - 1, end));
      if (!piece) throw new Error(`stored file ${key} went away while it was read`);
      yield piece.bytes;
    }
  }

  app.route({
    method: 'GET',
    url: '/media/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { '*': key } = request.params as { '*': string };
      const contentType = publicKey.test(key) ? mediaTypeOf(key) : null;
      if (!contentType) return sendMissing(reply);
      try {
        const send = contentType.startsWith('video/') ? sendVideo : sendImage;
        return await send(key, contentType, request, reply);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        if (error.code === 'chave-invalida') return sendMissing(reply);
        const message = error.code === 'mal-configurado' ? unavailableFiles : error.message;
        throw new AppError(503, 'indisponivel', message, { cause: error });
      }
    },
  });
}

const missingPage =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Arquivo não encontrado</title><p>Este arquivo não existe ou foi removido.</p></html>';

export function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ ...mediaHeaders, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(missingPage);
}
