import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { maxUploadBytes } from '#contract/base/upload-limits.ts';
import { createLog } from '#server/kernel/log.ts';
import { mount } from './mount.ts';
import { createHttpServer, patience } from './server.ts';
import { acceptUploads, receiveFile } from './upload.ts';

const token = 'a'.repeat(43);
const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

async function startServer(times = patience) {
  const app: FastifyInstance = createHttpServer({
    log: createLog('silent'),
    trustProxy: false,
    authenticate: async (given) => (given === token ? { id: 1, username: 'admin', sessionId: 7 } : null),
    apiLimiter: null,
    patience: times,
  });
  mount(
    app,
    route({ method: 'POST', path: '/api/eco', access: 'admin', responses: { 200: z.unknown() } }),
    () => ({}),
  );
  app.register(async (scope) => {
    await acceptUploads(scope);
    const upload = route({
      method: 'POST',
      path: '/api/arquivo',
      access: 'admin',
      responses: { 200: z.unknown() },
    });
    mount(scope, upload, async ({ request }) => ({
      size: (await receiveFile(request, 'image')).bytes.length,
    }));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  return { app, sockets, port: (app.server.address() as AddressInfo).port };
}
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.app.close());

interface Sending {
  path: string;
  type?: string;
  auth?: string;
  /** Announced length; without one the body is chunked. */
  length?: number;
  /** Start of the body. */
  head?: string;
}
/** Sends an endless body until the server has had enough; returns its answer and how much it read. */
async function pour({ path, type = 'application/json', auth = token, length, head = '' }: Sending) {
  const socket = connect(server.port, '127.0.0.1');
  let told = '';
  let open = true;
  socket.on('data', (chunk) => {
    told += chunk.toString();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open = false;
  });
  const framing = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${auth}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`,
  );
  const block = Buffer.alloc(256 * 1024, 'x');
  const framed = (bytes: Buffer) =>
    length === undefined
      ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      : bytes;
  if (head) socket.write(framed(Buffer.from(head)));
  for (let sent = 0; open && sent < gigabyte; sent += block.length) {
    if (!socket.write(framed(block)))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
  }
  const read = server.sockets.at(-1)!.bytesRead;
  socket.destroy();
  return { status: Number(told.split(' ')[1]), told, read };
}

const form = { type: 'multipart/form-data; boundary=x' };
const part =
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

describe('SAF-09 a body that is too large is not read to its end', () => {
  it.each<[string, Sending, number, number]>([
    ['announced as JSON', { path: '/api/eco', length: gigabyte }, 413, 0],
    ['in chunks as JSON', { path: '/api/eco' }, 413, megabyte],
    ['announced as a form', { path: '/api/arquivo', length: gigabyte, ...form, head: part }, 413, 0],
    ['in chunks as a form', { path: '/api/arquivo', ...form, head: part }, 413, maxUploadBytes],
    ['in chunks that begin no part', { path: '/api/arquivo', ...form }, 413, maxUploadBytes],
    ['without a token', { path: '/api/eco', auth: 'x', length: gigabyte }, 401, 0],
    ['to an address that is none', { path: '/api/nada', length: gigabyte }, 413, 0],
    ['of a type that is not taken', { path: '/api/eco', type: 'text/plain' }, 415, 0],
  ])('%s', async (_, sending, status, limit) => {
    const answer = await pour(sending);
    expect(answer.status, answer.told).toBe(status);
    expect(answer.read).toBeLessThan(limit + megabyte);
    // In words, as every other refusal.
    expect(answer.told).toMatch(/"message":"[^"]+"/);
  });

  it('a boundary that no parser looks for is refused in words', async () => {
    for (const boundary of ['b'.repeat(257), 'b'.repeat(5_000)]) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/arquivo`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body: `--${boundary}\r\n\r\n--${boundary}--\r\n`,
      });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'invalido', message: expect.stringContaining('formulário') },
      ]);
    }
  });
});

describe('SAF-09 what comes in slowly is let go', () => {
  it('within a minute, by the times that hold in earnest', () => {
    const { requestTimeout, headersTimeout } = server.app.server;
    expect(requestTimeout + patience.lookEveryMs).toBeLessThanOrEqual(60_000);
    expect(headersTimeout + patience.lookEveryMs).toBeLessThanOrEqual(60_000);
    expect(requestTimeout).toBeGreaterThan(headersTimeout);
  });

  it.each([
    [
      'a body',
      `POST /api/eco HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
    ],
    [
      'a form',
      `POST /api/arquivo HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${form.type}\r\ncontent-length: 1000\r\n\r\n`,
    ],
    ['headers', 'POST /api/eco HTTP/1.1\r\nx-a: '],
  ])('%s that trickles, a byte at a time', async (_, head) => {
    const slow = await startServer({ headersMs: 600, bodyMs: 600, lookEveryMs: 100 });
    const socket = connect(slow.port, '127.0.0.1');
    let told = '';
    const started = performance.now();
    socket.write(head);
    const trickle = setInterval(() => socket.write('x'), 50);
    socket.on('data', (chunk) => {
      told += chunk.toString();
      clearInterval(trickle);
    });
    // A byte written while the server hangs up is an error of the socket, and as good an end.
    socket.on('error', () => {});
    const closed = new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)));
    expect(await Promise.race([closed, wait(10_000, false)])).toBe(true);
    clearInterval(trickle);
    expect(performance.now() - started).toBeGreaterThan(500);
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
    expect(told).toContain('"message":"A chamada demorou demais"');
    await slow.app.close();
  });
});
