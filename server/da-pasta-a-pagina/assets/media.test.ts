import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '#server/adapters/storage/create.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { type S3Fake, startS3 } from '#tests/fakes/s3.ts';
import { checkAfterMs, createMediaCache } from './media-cache.ts';
import { mediaRoutes } from './media-routes.ts';

const startServer = async (storage: Storage): Promise<FastifyInstance> => {
  const app = createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async () => null,
    apiLimiter: null,
    trustProxy: false,
  });
  mediaRoutes(app, { storage });
  await app.ready();
  return app;
};

let root: string;
let s3: S3Fake;
const video = Uint8Array.from({ length: 3_000_000 }, (_, i) => i % 251);
const apps: Record<string, FastifyInstance> = {};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  s3 = await startS3('media');
  const stores = {
    disk: createStorage({ kind: 'disk', dir: root }),
    s3: createStorage({ kind: 's3', ...s3.options }),
  };
  for (const [kind, storage] of Object.entries(stores)) {
    await storage.put('img/ab/foto.webp', Buffer.from('bytes'), 'image/webp');
    await storage.put('img/ab/fake.html', Buffer.from('<script>alert(1)</script>'), 'text/html');
    await storage.put('previa/ab/foto.jpg', Buffer.from('private'), 'image/jpeg');
    await storage.put('video/ab/tour.mp4', video, 'video/mp4');
    apps[kind] = await startServer(storage);
  }
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('stored files from %s', (kind) => {
  const get = (url: string, headers = {}) => apps[kind]!.inject({ url, headers });

  it('T8 R17 are served with a fixed type, unable to run, and kept for ever', async () => {
    for (let i = 0; i < 2; i++) {
      const answer = await get('/media/img/ab/foto.webp');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('bytes');
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '5',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('answer 304 to who has them, and HEAD without a body', async () => {
    const { etag } = (await get('/media/img/ab/foto.webp')).headers;
    const again = await get('/media/img/ab/foto.webp', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/media/img/ab/none.webp', { 'if-none-match': '"img/ab/none.webp"' })).statusCode).toBe(
      404,
    );
    for (const url of ['/media/img/ab/foto.webp', '/media/video/ab/tour.mp4']) {
      const head = await apps[kind]!.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    }
  });

  it('are a page saying so when they do not exist, are private or of a kind never served', async () => {
    const closed = [
      'img/ab/nada.webp',
      'img/ab/fake.html',
      'previa/ab/foto.jpg',
      '',
      'img',
      'img/',
      '..%2f..%2fetc%2fpasswd',
      'img/..%2f..%2fx.png',
      'img/%00.png',
      '.unfinished/x.png',
      'img/ab/foto.WEBP',
      'video/ab/nada.mp4',
    ]; // prettier-ignore
    for (const path of closed) {
      const answer = await get(`/media/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('Este arquivo não existe');
      expect(answer.body).not.toContain('alert');
    }
  });

  it('videos are handed on whole or in the parts a player asks for', async () => {
    const whole = await get('/media/video/ab/tour.mp4');
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(video)).toBe(true);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
    const cases: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      ['bytes=1500000-', 1_500_000, 2_999_999],
      ['bytes=-10', 2_999_990, 2_999_999],
      ['bytes=1000-9999999', 1000, 2_999_999],
    ];
    for (const [range, start, end] of cases) {
      const part = await get('/media/video/ab/tour.mp4', { range });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/3000000`);
      expect(part.rawPayload.equals(video.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await get('/media/video/ab/tour.mp4', { range: 'bytes=3000000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */3000000']);
    for (const range of ['bytes=5-2', 'bytes=-', 'items=0-5', 'bytes=0-1,4-5']) {
      expect((await get('/media/video/ab/tour.mp4', { range })).statusCode).toBe(200);
    }
    const changed = await get('/media/video/ab/tour.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
  });
});

it('R29 a storage that does not answer is a 503 in Portuguese', async () => {
  const broken = async () => {
    throw new StorageError(
      'indisponivel',
      'O armazenamento de arquivos não respondeu. Tente de novo em instantes.',
    );
  };
  const app = await startServer({ ...createStorage({ kind: 'disk', dir: root }), get: broken });
  const answer = await app.inject('/media/img/ab/foto.webp');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toContain('não respondeu');
  await app.close();
});

it('the memory of small files is bounded and keeps what is asked for', () => {
  const cache = createMediaCache({ maxBytes: 1000, maxFileBytes: 400 });
  cache.set('large', new Uint8Array(401));
  for (const key of ['a', 'b', 'c']) cache.set(key, new Uint8Array(300));
  cache.get('a');
  cache.set('d', new Uint8Array(300));
  expect(['large', 'a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  expect(cache.heldBytes()).toBe(900);
});

it('R33 a file that was removed is not shown from memory for longer than some seconds', async () => {
  let at = 0;
  let asked = 0;
  const cache = createMediaCache({ now: () => at });
  const exists = (stored: boolean) => async () => {
    asked += 1;
    return stored;
  };
  cache.set('foto', new Uint8Array(300));
  expect(await cache.getStored('foto', exists(false))).toHaveLength(300);
  at = checkAfterMs + 1;
  const lost = async () => {
    throw new Error('no storage');
  };
  expect(await cache.getStored('foto', lost)).toHaveLength(300);
  at += checkAfterMs + 1;
  expect(await cache.getStored('foto', exists(true))).toHaveLength(300);
  at += checkAfterMs + 1;
  expect(await cache.getStored('foto', exists(false))).toBeUndefined();
  expect([asked, cache.heldBytes()]).toEqual([2, 0]);
});

it('WIR-05 a bucket that is not there is no missing file, and its name is nobody’s business here', async () => {
  const app = await startServer(createStorage({ kind: 's3', ...s3.options, bucket: 'nome-reservado' }));
  const answer = await app.inject({ url: '/media/img/ab/foto.webp' });
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Tente de novo em instantes');
  expect(answer.body).not.toContain('nome-reservado');
});
