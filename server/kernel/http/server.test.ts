import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/base/routes.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { createLog } from '#server/kernel/log.ts';
import { mount, mountRaw } from './mount.ts';
import { createMemoryLimiter } from './rate-limit.ts';
import { createHttpServer } from './server.ts';
import { openEventStream } from './sse.ts';
import { acceptUploads, receiveFile } from './upload.ts';

const token = 'a'.repeat(43);
const lines: string[] = [];
let app: FastifyInstance;
let url: string;
let bodiesRead = 0;

const serverOptions = {
  log: createLog('info', { write: (line: string) => lines.push(line) }),
  trustProxy: false as const,
  authenticate: async (given: string) =>
    given === token ? { id: 1, username: 'admin', sessionId: 7 } : null,
  apiLimiter: createMemoryLimiter({ points: 1000, seconds: 60 }),
};

beforeAll(async () => {
  app = createHttpServer(serverOptions);
  const echoed = route({
    method: 'POST',
    path: '/api/eco',
    access: 'admin',
    body: z.object({ nome: z.string().max(5).optional() }),
    responses: { 200: z.unknown() },
  });
  mount(app, echoed, ({ body }) => ({ body }));
  const failing = route({
    method: 'GET',
    path: '/api/falha/:tipo',
    access: 'admin',
    responses: { 200: z.unknown() },
  });
  mount(app, failing, ({ request }) => {
    const { tipo } = request.params as { tipo: string };
    if (tipo === 'app')
      throw new AppError(409, 'em-uso', 'Está em uso', { field: 'nome', detail: 'por outro' });
    if (tipo === 'banco')
      throw Object.assign(new Error('x'), { code: '23505', constraint: 'hotsites_rota_unique' });
    if (tipo === 'servico') throw new AppError(502, 'drive-indisponivel', 'O Drive não respondeu');
    if (tipo === 'nada') throw notFound('Bairro');
    if (tipo === 'queda') throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    throw new Error('segredo interno: senha=123');
  });
  const streaming = route({
    method: 'GET',
    path: '/api/corrente',
    access: 'stream',
    responses: { 200: z.unknown() },
  });
  mountRaw(app, streaming, async ({ request, reply }) => {
    const stream = openEventStream(request, reply, { heartbeatMs: 40 });
    await stream.send({ n: 1 }, 1);
    // Each after the comment of the same age: however busy the machine, three of them are three comments.
    for (let beats = 0; beats < 3; beats += 1) await new Promise((resolve) => setTimeout(resolve, 40));
    await stream.send({ n: 2 }, 2);
    stream.close();
    return reply;
  });
  app.register(async (scope) => {
    await acceptUploads(scope);
    const upload = route({
      method: 'POST',
      path: '/api/arquivo',
      access: 'admin',
      responses: { 200: z.unknown() },
    });
    mount(scope, upload, async ({ request }) => {
      bodiesRead++;
      return { size: (await receiveFile(request, 'image')).bytes.length };
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app?.close());

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    method,
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
  });
const json = { 'content-type': 'application/json' };

describe('bodies', () => {
  it('ACC-24 a JSON type with an empty body is accepted on every call', async () => {
    const answer = await call('POST', '/api/eco', { headers: json });
    expect([answer.status, await answer.json()]).toEqual([200, { body: {} }]);
    expect((await call('POST', '/api/eco')).status).toBe(200);
  });
  it('API-21 unknown fields are ignored, the first mistake is told with its field', async () => {
    const fine = await call('POST', '/api/eco', { headers: json, body: '{"nome":"a","id":3}' });
    expect(await fine.json()).toEqual({ body: { nome: 'a' } });
    const wrong = await call('POST', '/api/eco', { headers: json, body: '{"nome":"comprido"}' });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ field: 'nome', message: expect.stringMatching(/caracteres/) });
  });
  it.each([
    ['{', json],
    ['{"__proto__":{"x":1}}', json],
    ['{"constructor":{"prototype":{"x":1}}}', json],
    ['[]', json],
    ['"texto"', json],
    ['1', json],
  ])('API-13 T9 %s is a 400 with a Portuguese sentence', async (body, headers) => {
    const answer = await call('POST', '/api/eco', { headers, body });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(/JSON|inválid|objeto/i);
  });
  it('API-13 T13 a body over 1 MB, another type, a compressed body', async () => {
    const tooLarge = await call('POST', '/api/eco', {
      headers: json,
      body: `{"a":"${'x'.repeat(1_100_000)}"}`,
    });
    const text = await call('POST', '/api/eco', { headers: { 'content-type': 'text/plain' }, body: 'x' });
    const packed = await call('POST', '/api/eco', {
      headers: { ...json, 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect([tooLarge.status, text.status, packed.status]).toEqual([413, 415, 415]);
    for (const answer of [tooLarge, text, packed])
      expect(((await answer.json()) as { message: string }).message).toMatch(/conteúdo/i);
  });
});

describe('errors', () => {
  it.each([
    ['app', 409, { message: 'Está em uso', code: 'em-uso', field: 'nome', detail: 'por outro' }],
    [
      'banco',
      409,
      { message: 'Esta rota já está em uso por outro hotsite', code: 'duplicado', field: 'rota' },
    ],
    ['servico', 502, { message: 'O Drive não respondeu', code: 'drive-indisponivel' }],
    ['nada', 404, { message: 'Bairro não encontrado', code: 'nao-encontrado' }],
    ['queda', 503, { message: expect.stringContaining('indisponível'), code: 'indisponivel' }],
    ['outra', 500, { message: 'Erro interno do servidor', code: 'interno' }],
  ])('API-13 an error of kind %s answers %i in its own words', async (kind, status, body) => {
    const answer = await call('GET', `/api/falha/${kind}?token=na-consulta`);
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('2');
  });
  it('T5 the log names the path without its query', async () => {
    await call('GET', '/api/falha/outra?token=na-consulta');
    expect(lines.join('')).toContain('"path":"/api/falha/:tipo"');
    expect(lines.join('')).not.toContain('na-consulta');
    expect(lines.join('')).not.toContain(token);
  });
});

describe('headers', () => {
  it('R22 every answer closes what a browser would open by itself; nothing is stored or shared', async () => {
    const answers = await Promise.all([
      call('POST', '/api/eco', { headers: { ...json, origin: 'https://outro.example' } }),
      call('GET', '/api/falha/outra'),
      call('GET', '/api/nada'),
      fetch(`${url}/api/eco`),
      fetch(`${url}/nada`, { headers: { origin: 'null' } }),
      call('GET', '/api/corrente'),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 500, 404, 401, 404, 200]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    for (const { headers, url: address } of answers.filter((answer) => answer.url.includes('/api')))
      expect([address, headers.get('cache-control')]).toEqual([address, expect.stringContaining('no-store')]);
  });
});

describe('access', () => {
  it('T6 a route that does not say who may call it stops the start', () => {
    const server = createHttpServer(serverOptions);
    expect(() => server.get('/api/esquecida', () => 'x')).toThrow(/who may call it/);
  });
  it('T6 a route cannot call itself public without standing on the list', () => {
    const server = createHttpServer(serverOptions);
    const options = { config: { access: 'public' as const } };
    expect(() => server.get('/api/minha', options, () => 'x')).toThrow(/publicRouteFamilies/);
    expect(() => server.get('/api/login', options, () => 'x')).toThrow(/publicRouteFamilies/);
    expect(() => server.post('/api/login', options, () => 'x')).not.toThrow();
  });
  it('ACC-13 API-14 an unknown call asks for a token first, then says it is unknown', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await fetch(`${url}/api/desconhecida`, { method })).status).toBe(401);
      const known = await call(method, '/api/desconhecida/x');
      expect([known.status, await known.json()]).toEqual([
        404,
        { message: 'Endereço não encontrado', code: 'nao-encontrado' },
      ]);
    }
  });
  it('SUP-19 only the stream takes its token from the query', async () => {
    expect((await fetch(`${url}/api/corrente?token=${token}`)).status).toBe(200);
    expect((await fetch(`${url}/api/falha/app?token=${token}`)).status).toBe(401);
  });
  it('T8 an upload without a token is refused before its body is read', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${url}/api/arquivo`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000_000 },
      });
      // The body is promised and never sent.
      request.on('response', (answer) => {
        resolve(answer.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      request.flushHeaders();
    });
    expect(status).toBe(401);
    expect(bodiesRead).toBe(0);
  });
});

it('UPL-03 a file of exactly 10 MB is received, one byte more is not', async () => {
  const send = (bytes: number, field = 'image') => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), 'a.jpg');
    return call('POST', '/api/arquivo', { body: form });
  };
  const exact = await send(10 * 1024 * 1024);
  expect([exact.status, await exact.json()]).toEqual([200, { size: 10 * 1024 * 1024 }]);
  const more = await send(10 * 1024 * 1024 + 1);
  expect([more.status, ((await more.json()) as { message: string }).message]).toEqual([
    413,
    'A imagem deve ter no máximo 10MB.',
  ]);
  expect((await send(10, 'outro')).status).toBe(400);
  expect((await call('POST', '/api/arquivo', { headers: json, body: '{}' })).status).toBe(415);
});

describe('event streams', () => {
  it('R14 frames carry their ids, comments keep the connection, and nothing between us compresses or waits', async () => {
    const answer = await call('GET', '/api/corrente');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const text = await answer.text();
    expect(text.startsWith(': aberto\n\nid: 1\ndata: {"n":1}\n\n')).toBe(true);
    expect(text.endsWith('id: 2\ndata: {"n":2}\n\n')).toBe(true);
    expect(text.match(/^: vivo$/gm)!.length).toBeGreaterThanOrEqual(2);
    // The client may have read the end before the server has heard that the connection is closed.
    await expect.poll(() => app.eventStreams.size).toBe(0);
  });
  it('R14 a client that leaves is noticed, and nothing of it is kept', async () => {
    const leave = new AbortController();
    const answer = await call('GET', '/api/corrente', { signal: leave.signal });
    await answer.body!.getReader().read();
    expect(app.eventStreams.size).toBe(1);
    leave.abort();
    await expect.poll(() => app.eventStreams.size).toBe(0);
  });
  it('R10 streams end when the server closes', async () => {
    const server = createHttpServer(serverOptions);
    const endless = route({
      method: 'GET',
      path: '/api/sem-fim',
      access: 'stream',
      responses: { 200: z.unknown() },
    });
    mountRaw(server, endless, ({ request, reply }) => {
      openEventStream(request, reply);
      return reply;
    });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/api/sem-fim?token=${token}`);
    const ended = answer.text();
    await server.close();
    expect(await ended).toContain('aberto');
  });
});

it('R10 it closes as soon as what is under way is answered, whatever connections its clients keep', {
  timeout: 20_000,
}, async () => {
  const server = createHttpServer(serverOptions);
  const waiting = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  const underWay = route({
    method: 'GET',
    path: '/api/andando',
    access: 'stream',
    responses: { 200: z.unknown() },
  });
  mountRaw(server, underWay, async ({ reply }) => {
    // Its head is on the way already: nothing in it can tell that the server closes.
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('um');
    waiting.resolve();
    await closing.promise;
    reply.raw.end(' dois');
    return reply;
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${address}/api/andando?token=${token}`);
  await waiting.promise;
  const closed = server.close();
  setTimeout(closing.resolve, 100);
  expect(await (await answer).text()).toBe('um dois');
  await closed;
});

it('RATE_LIMIT_API answers 429 with the seconds to wait', async () => {
  const server = createHttpServer({
    ...serverOptions,
    apiLimiter: createMemoryLimiter({ points: 2, seconds: 30 }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await server.inject({ url: '/api/x', headers }));
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 429]);
  expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[2]!.json().message).toMatch(/^Muitas tentativas\. Tente novamente em \d+ segundos?\.$/);
  await server.close();
});
