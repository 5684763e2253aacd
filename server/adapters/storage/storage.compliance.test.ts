import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Fake, startS3 } from '#tests/fakes/s3.ts';
import { seeded } from '#tests/fixtures/drawn-images.ts';
import { createStorage } from './create.ts';
import type { Storage } from './port.ts';

const megabyte = 1024 * 1024;
let root: string;
let s3: S3Fake;
const stores: Record<string, Storage> = {};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arquivos-'));
  s3 = await startS3('compliance');
  stores.disk = createStorage({ kind: 'disk', dir: root });
  stores.s3 = createStorage({ kind: 's3', ...s3.options });
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** `size` bytes in uneven chunks; fails after `failAt` bytes on request. */
function streamOf(size: number, failAt = Number.POSITIVE_INFINITY): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= failAt) return controller.error(new Error('the source broke'));
      if (sent >= size) return controller.close();
      const chunk = new Uint8Array(Math.min(777_777, size - sent)).fill(sent % 251);
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
}

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const store = () => stores[kind]!;

  it('come back as they were stored, with the type of their extension', async () => {
    await store().put('img/ab/foto.webp', bytesOf('conteúdo'), 'image/webp');
    const found = await store().get('img/ab/foto.webp');
    expect(textOf(found?.bytes)).toBe('conteúdo');
    expect(found?.contentType).toBe('image/webp');
    expect(await store().exists('img/ab/foto.webp')).toBe(true);
    expect(store().url('img/ab/foto.webp')).toBe('/media/img/ab/foto.webp');
  });

  it('are never overwritten: a key names its content', async () => {
    await store().put('img/fixo.png', bytesOf('um'), 'image/png');
    await store().put('img/fixo.png', bytesOf('dois'), 'image/png');
    expect(textOf((await store().get('img/fixo.png'))?.bytes)).toBe('um');
  });

  it('are missing politely, and removed twice without complaint', async () => {
    expect(await store().get('img/nada.png')).toBeNull();
    expect(await store().getRange('img/nada.png', 0, 9)).toBeNull();
    expect(await store().exists('img/nada.png')).toBe(false);
    await store().put('img/some.png', bytesOf('x'), 'image/png');
    await store().remove('img/some.png');
    await store().remove('img/some.png');
    expect(await store().exists('img/some.png')).toBe(false);
  });

  it('are read in part, both ends included', async () => {
    await store().put('video/v.mp4', bytesOf('0123456789'), 'video/mp4');
    const part = await store().getRange('video/v.mp4', 2, 5);
    expect(textOf(part?.bytes)).toBe('2345');
    expect(part).toMatchObject({ total: 10, contentType: 'video/mp4' });
    expect(textOf((await store().getRange('video/v.mp4', 7, 99))?.bytes)).toBe('789');
  });

  it.each([0, 1, 3 * megabyte, 21 * megabyte + 5])('take a stream of %i bytes whole', async (size) => {
    const key = `video/s${size}.mp4`;
    expect(await store().putStream(key, streamOf(size), 'video/mp4', 22 * megabyte)).toBe(size);
    expect((await store().get(key))?.bytes.length).toBe(size);
  });

  it('take exactly the limit, and nothing of a stream beyond it', async () => {
    expect(await store().putStream('video/no-limite.mp4', streamOf(megabyte), 'video/mp4', megabyte)).toBe(
      megabyte,
    );
    for (const [size, limit] of [
      [megabyte + 1, megabyte],
      [20 * megabyte, 17 * megabyte],
    ] as const) {
      const beyond = store().putStream('video/demais.mp4', streamOf(size), 'video/mp4', limit);
      await expect(beyond).rejects.toMatchObject({ code: 'grande-demais' });
      expect(await store().exists('video/demais.mp4')).toBe(false);
    }
  });

  it('R29 leave nothing of a stream that breaks, whose own reason is kept', async () => {
    for (const failAt of [1000, 12 * megabyte]) {
      const broken = store().putStream(
        'video/quebrado.mp4',
        streamOf(30 * megabyte, failAt),
        'video/mp4',
        40 * megabyte,
      );
      await expect(broken).rejects.toThrow('the source broke');
      expect(await store().get('video/quebrado.mp4')).toBeNull();
    }
  });

  it('R17 are named by us alone: no step upwards, no hidden file, no folder, no accent', async () => {
    const hostile = [
      '',
      '/',
      '.',
      '..',
      '../x.png',
      'img/../../x',
      'img//x',
      'img/',
      '/etc/passwd',
      'IMG/x.png',
      'img/.env',
      'img/x .png',
      'img/ação.png',
      'img/😀.png',
      'img\\x',
      'img/x\0.png',
      `img/${'a'.repeat(300)}`,
      '.unfinished/x',
    ]; // prettier-ignore
    for (const key of hostile) {
      await expect(async () => await store().put(key, bytesOf('x'), 'image/png')).rejects.toMatchObject({
        code: 'chave-invalida',
      });
      await expect(async () => await store().get(key)).rejects.toMatchObject({ code: 'chave-invalida' });
      await expect(async () => await store().remove(key)).rejects.toMatchObject({ code: 'chave-invalida' });
    }
  });

  it('R17 a key that is a folder is no file and stops nothing', async () => {
    await store().put('img/pasta/x.png', bytesOf('x'), 'image/png');
    expect(
      await store()
        .get('img/pasta')
        .catch(() => null),
    ).toBeNull();
    expect(await store().exists('img/pasta')).toBe(false);
    expect(textOf((await store().get('img/pasta/x.png'))?.bytes)).toBe('x');
  });

  it('survive the same key written by many at once', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () => store().put('img/corrida.png', bytesOf('igual'), 'image/png')),
    );
    expect(textOf((await store().get('img/corrida.png'))?.bytes)).toBe('igual');
  });
});

describe('the disk', () => {
  it('R29 holds no unfinished file after success or failure', async () => {
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });
});

describe('the bucket', () => {
  it('has a public address of its own where one is configured', () => {
    const store = createStorage({ kind: 's3', ...s3.options, publicUrl: 'https://arquivos.exemplo.com.br/' });
    expect(store.url('img/a.webp')).toBe('https://arquivos.exemplo.com.br/img/a.webp');
  });

  it('R29 rides out errors of one call in ten: whole files or none', { timeout: 60_000 }, async () => {
    const faulty = await startFaultProxy(s3.options.endpoint, 0.1);
    const store = createStorage({ kind: 's3', ...s3.options, endpoint: faulty.url });
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        store.put(`img/falhas/${i}.png`, bytesOf(`arquivo ${i}`), 'image/png'),
      ),
    );
    await faulty.close();
    expect(faulty.faults()).toBeGreaterThan(0);
    for (const [i, result] of results.entries()) {
      const found = await stores.s3!.get(`img/falhas/${i}.png`);
      if (result.status === 'fulfilled') expect(textOf(found?.bytes)).toBe(`arquivo ${i}`);
      else expect(result.reason).toMatchObject({ code: 'indisponivel' });
    }
    expect(results.filter((result) => result.status === 'fulfilled').length).toBeGreaterThan(35);
  });

  it('R29 says so in Portuguese when nobody answers', { timeout: 30_000 }, async () => {
    const store = createStorage({ kind: 's3', ...s3.options, endpoint: 'http://127.0.0.1:9' });
    await expect(store.get('img/a.png')).rejects.toMatchObject({
      code: 'indisponivel',
      message: 'O armazenamento de arquivos não respondeu. Tente de novo em instantes.',
    });
  });
});

/** Forwards requests, answering a share of them with 503. */
async function startFaultProxy(target: string, share: number) {
  const random = seeded(7);
  let faults = 0;
  const proxy: Server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    if (random() < share) {
      faults++;
      response.writeHead(503).end();
      return;
    }
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['connection', 'content-length', 'expect'].includes(name),
        ),
      ) as Record<string, string>,
      body: request.method === 'PUT' ? Buffer.concat(body) : undefined,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    faults: () => faults,
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}
