import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxUploadBytes } from '#contract/base/upload-limits.ts';
import { uploadResultSchema } from '#contract/sistema/uploads.ts';
import { createImages } from '#server/adapters/images/create.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { type Storage, StorageError } from '#server/adapters/storage/port.ts';
import { mediaRoutes } from '#server/da-pasta-a-pagina/assets/media-routes.ts';
import { createHttpServer } from '#server/kernel/http/server.ts';
import { processCpuMsOf } from '#tests/cpu-time.ts';
import { drawLogo, drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { hostileFiles } from '#tests/fixtures/hostile-uploads.ts';
import { pngBomb } from '#tests/fixtures/odd-files.ts';
import { uploadRoutes } from './routes.ts';

const token = 'a'.repeat(43);
const images = createImages();
let dir: string;
let storage: Storage;
const recorded: [url: string, userId: number][] = [];
let failure: StorageError | null = null;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'uploads-'));
  const disk = createStorage({ kind: 'disk', dir });
  storage = { ...disk, put: async (...args) => (failure ? Promise.reject(failure) : disk.put(...args)) };
  app = createHttpServer({
    log: pino({ level: 'silent' }),
    authenticate: async (given) => (given === token ? { id: 1, username: 'admin', sessionId: 1 } : null),
    apiLimiter: null,
    trustProxy: false,
  });
  uploadRoutes(app, { images, storage, record: async (...noted) => void recorded.push(noted) });
  mediaRoutes(app, { storage });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  failure = null;
});

async function upload(
  bytes: Uint8Array,
  { name = 'foto.jpg', type = 'image/jpeg', field = 'image', auth = token } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
  const answer = await fetch(`${url}/api/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${auth}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string | boolean> };
}

const stored = async () =>
  (await readdir(dir, { recursive: true })).filter((name) => name.includes('.')).sort();

describe('POST /api/upload-image', () => {
  it('UPL-01 UPL-07 UPL-08 answers the address of the picture, re-encoded inside 800 by 600', async () => {
    const photo = await (await drawPhoto({ width: 2000, height: 1000 }))
      .withExif({ IFD0: { Artist: 'Fulano' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    const result = uploadResultSchema.parse(body);
    expect(recorded.at(-1)).toEqual([result.url, 1]);
    expect(result.url).toMatch(/^\/media\/upload\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
    const picture = await fetch(url + result.url);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif, format } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 800,
      height: 400,
      exif: undefined,
      format: 'webp',
    });
  });

  it('UPL-08 gives the same picture another unguessable name each time', async () => {
    const photo = await drawLogo({ color: '#c30' }).png().toBuffer();
    const urls = await Promise.all([upload(photo), upload(photo)]);
    expect(new Set(urls.map(({ body }) => body.url)).size).toBe(2);
  });

  it('UPL-04 takes JPEG, PNG and WebP by their bytes, whatever they are called', async () => {
    const photo = await drawPhoto({ width: 300, height: 300 });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await photo.clone().toFormat(format).toBuffer();
      expect(await upload(bytes, { name: `${'😀ção'.repeat(70)}.txt`, type: 'text/plain' })).toMatchObject({
        status: 200,
      });
    }
  });

  it('UPL-03 takes exactly 10 MB and refuses one byte more', async () => {
    const jpeg = await (await drawPhoto({ width: 400, height: 300 })).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect(await upload(padded(maxUploadBytes))).toMatchObject({ status: 200, body: { success: true } });
    const before = await stored();
    const text = 'A imagem deve ter no máximo 10MB.';
    for (const size of [maxUploadBytes + 1, 4 * maxUploadBytes]) {
      expect(await upload(padded(size))).toMatchObject({
        status: 413,
        body: { success: false, error: text, message: text },
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('UPL-09 asks for a token before it reads anything', async () => {
    const before = await stored();
    for (const auth of ['', 'x', 'b'.repeat(43)]) {
      expect((await upload(Buffer.alloc(5_000_000), { auth })).status).toBe(401);
    }
    const preflight = await app.inject({
      method: 'POST',
      url: '/api/upload-image',
      payload: 'x'.repeat(1000),
    });
    expect(preflight.statusCode).toBe(401);
    expect(await stored()).toEqual(before);
  });

  it('UPL-02 names what is missing when no picture is sent under the field `image`', async () => {
    const text = 'Por favor, selecione um arquivo de imagem válido.';
    const photo = await (await drawPhoto({ width: 100, height: 100 })).jpeg().toBuffer();
    expect(await upload(photo, { field: 'foto' })).toMatchObject({
      status: 400,
      body: { success: false, message: text },
    });
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'image/jpeg' }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/upload-image',
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: '{}',
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({
        success: false,
        error: expect.any(String),
        message: expect.any(String),
      });
    }
  });

  it('T8 R17 refuses every hostile file with 400 and stores nothing of it', { timeout: 60_000 }, async () => {
    const before = await stored();
    const hostile = await hostileFiles();
    expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(60);
    for (const [name, bytes] of Object.entries(hostile)) {
      const { status, body } = await upload(bytes, { name: `${name}.jpg` });
      expect([name, status, body.message]).toEqual([
        name,
        400,
        'Por favor, selecione um arquivo de imagem válido.',
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('R18 refuses a bomb of 900 megapixels in under a second', async () => {
    const bomb = pngBomb(30_000);
    // The first one of a process also loads what reads pictures.
    await upload(pngBomb(30_000), { name: 'antes.png' });
    const cost = await processCpuMsOf(async () => {
      expect(await upload(bomb)).toMatchObject({ status: 400 });
    });
    expect(cost).toBeLessThan(1000);
  });

  it('R17 T8 nothing of a polyglot but its pixels is stored', async () => {
    const jpeg = await (await drawPhoto({ width: 200, height: 200 })).jpeg().toBuffer();
    const script = '<html><script>alert(document.domain)</script></html>';
    const polyglot = Buffer.concat([jpeg, Buffer.from(script), gzipSync(script)]);
    const { body } = await upload(polyglot, { name: 'x.html', type: 'text/html' });
    const kept = await readFile(join(dir, String(body.url).replace('/media/', '')));
    expect(kept.includes('script')).toBe(false);
    expect(kept.subarray(0, 4).toString()).toBe('RIFF');
  });

  it('R29 UPL-05 a full disk or a silent storage is said, and the next upload works', async () => {
    const photo = await (await drawPhoto({ width: 100, height: 100 })).jpeg().toBuffer();
    for (const [code, status] of [
      ['cheio', 507],
      ['indisponivel', 503],
    ] as const) {
      failure = new StorageError(code, 'Sem espaço.');
      expect(await upload(photo)).toMatchObject({
        status,
        body: { success: false, message: 'Erro ao enviar imagem. Tente novamente.', detail: 'Sem espaço.' },
      });
    }
    failure = null;
    expect((await upload(photo)).status).toBe(200);
  });

  // More than are worked on at once; `npm run test:endurance` sends twenty.
  const uploads = Number(process.env.UPLOADS ?? 8);
  it(`R17 ${uploads} uploads of 10 MB at once stay within 600 MB`, { timeout: 60_000 }, async () => {
    const jpeg = await (await drawPhoto({ width: 4000, height: 3000 })).jpeg({ quality: 80 }).toBuffer();
    const bytes = Buffer.concat([jpeg, Buffer.alloc(maxUploadBytes - jpeg.length)]);
    const idle = process.memoryUsage.rss();
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 10);
    const file = join(dir, 'enviada.jpg');
    await writeFile(file, bytes);
    const sender = ['tests/fixtures/send-at-once.ts', url, token, file, String(uploads)];
    const { stdout } = await promisify(execFile)(process.execPath, sender);
    clearInterval(watch);
    expect(JSON.parse(stdout)).toEqual(Array(uploads).fill(200));
    expect(peak - idle).toBeLessThan(600e6);
  });
});
