import type { FastifyInstance } from 'fastify';
import { type PictureShapeName, pictureShapes } from '#contract/publico/picture-address.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { createMediaCache } from './media-cache.ts';
import { mediaHeaders, mediaRoutes, sendMissing } from './media-routes.ts';

const publicImage = /^(img|upload)\/[a-z0-9/._-]+\.(avif|webp|jpg|png)$/;
/** Pictures reshaped concurrently; further requests get the stored one. */
const mostMaking = 24;

/**
 * `GET /media/mini/{shape}.{format}/{key}`: a stored picture in one of a few shapes. Kept in memory only, so
 * that nothing of a person's photo outlives its deletion.
 */
function reshapedRoutes(
  app: FastifyInstance,
  { storage, images }: { storage: Storage; images: Images },
): void {
  const cache = createMediaCache({ maxBytes: 24e6, maxFileBytes: 400e3 });
  const making = createSingleFlight<string, Uint8Array | null>();

  async function make(key: string, shape: PictureShapeName, format: 'avif' | 'webp') {
    const file = await storage.get(key);
    if (!file) return null;
    return (await images.reshape(file.bytes, { ...pictureShapes[shape], format })).bytes;
  }

  app.get('/media/mini/:forma/*', { config: { access: 'public' } }, async (request, reply) => {
    const { forma, '*': key } = request.params as { forma: string; '*': string };
    const [, shape = '', format] = /^([a-z-]+)\.(avif|webp)$/.exec(forma) ?? [];
    if (!Object.hasOwn(pictureShapes, shape) || !publicImage.test(key) || key.includes('..'))
      return sendMissing(reply);
    const name = `${forma} ${key}`;
    const etag = `"${forma}-${key}"`;
    let bytes: Uint8Array | null | undefined = await cache.getStored(name, () => storage.exists(key));
    if (!bytes && !making.isMaking(name) && making.count() >= mostMaking)
      return reply.redirect(storage.url(key), 302);
    try {
      bytes ??= await making.run(name, () => make(key, shape as PictureShapeName, format as 'avif' | 'webp'));
    } catch (error) {
      request.log.warn({ err: error, key }, 'a stored picture could not be reshaped');
      return reply.redirect(storage.url(key), 302);
    }
    if (!bytes) return sendMissing(reply);
    cache.set(name, bytes);
    reply.headers(mediaHeaders).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', `image/${format}`).send(bytes);
  });
}

export const assetsSlice = defineSlice({ routes: [mediaRoutes, reshapedRoutes] });
