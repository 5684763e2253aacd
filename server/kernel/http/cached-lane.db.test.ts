import { request as httpRequest } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corretores } from '#server/db/schema/corretores.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_API: '40' } });
});
afterAll(() => app?.close());

interface Raw {
  status: number;
  named: boolean;
  headers: Record<string, string | string[] | undefined>;
  bytes: string;
}

/** Without headers a client adds by itself. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    const asked = httpRequest(app.url + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        // Each request has a name of its own: whether it is told is all that two answers share.
        const { date: _, 'x-request-id': name, ...rest } = answer.headers;
        resolve({
          status: answer.statusCode!,
          named: name !== undefined,
          headers: rest,
          bytes: Buffer.concat(parts).toString('hex'),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

it('HSE-16 a list is the same on the lane of kept answers and on its route, in every form', async () => {
  const authorization = `Bearer ${await app.login()}`;
  await app.post('/api/regioes', { nome: 'Sul', codigo: 'S' });
  const { headers } = await get('/api/regioes', { authorization });
  // Compressed forms are made beside.
  await expect
    .poll(async () => (await get('/api/regioes', { authorization, 'accept-encoding': 'br' })).headers)
    .toMatchObject({ 'content-encoding': 'br' });
  const forms: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'identity' },
    { 'accept-encoding': 'gzip, deflate' },
    { 'accept-encoding': 'br' },
    { 'if-none-match': String(headers.etag) },
    { 'if-none-match': '"outra"' },
  ];
  for (const given of forms) {
    // A query, even an empty one, takes the usual way.
    const [kept, usual] = [
      await get('/api/regioes', { authorization, ...given }),
      await get('/api/regioes?', { authorization, ...given }),
    ];
    expect(kept).toEqual(usual);
    expect(kept.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      etag: headers.etag,
    });
  }
});

/** A query, even an empty one, bypasses the lane. */
const bothWays = async (headers: Record<string, string>, method = 'GET') => [
  await get('/api/regioes', headers, method),
  await get('/api/regioes?', headers, method),
];

it('HSE-16 the lane answers with the headers of the framework: a list, unchanged, refused, too often, HEAD', async () => {
  const authorization = `Bearer ${await app.login()}`;
  const { headers } = await get('/api/regioes', { authorization });
  const etag = String(headers.etag);
  const asked: [status: number, headers: Record<string, string>, method?: string][] = [
    [200, { authorization }],
    [304, { authorization, 'if-none-match': etag }],
    [401, {}],
    [401, { authorization: `Bearer ${'x'.repeat(43)}` }],
    [415, { authorization, 'content-encoding': 'gzip' }],
    [200, { authorization }, 'HEAD'],
  ];
  for (const [status, given, method] of asked) {
    const [kept, usual] = await bothWays(given, method);
    expect(kept).toEqual(usual);
    expect(kept!.status).toBe(status);
    // What a proxy or a browser does with an answer hangs on these.
    for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options'])
      expect(kept!.headers, `${status} ${name}`).toHaveProperty(name);
  }
  // HEAD tells what GET would: the same headers, no body.
  const head = await get('/api/regioes', { authorization }, 'HEAD');
  expect(head.headers).toEqual((await get('/api/regioes', { authorization })).headers);
  expect(head.bytes).toBe('');

  while ((await get('/api/regioes', { authorization })).status !== 429);
  const [kept, usual] = await bothWays({ authorization });
  expect([kept!.status, usual!.status]).toEqual([429, 429]);
  // The second is asked a moment later, which may be another second, in figures and in words.
  const { 'retry-after': keptWait, 'content-length': _, ...keptRest } = kept!.headers;
  const { 'retry-after': usualWait, 'content-length': __, ...usualRest } = usual!.headers;
  expect(keptRest).toEqual(usualRest);
  expect(Number(keptWait) - Number(usualWait)).toBeLessThanOrEqual(1);
  expect(Number(usualWait)).toBeGreaterThan(0);
});

it('API-14 ACC-28 the lane opens to nobody without a session, and shows a write at once', async () => {
  const token = await app.login();
  const authorization = `Bearer ${token}`;
  for (const headers of [{}, { authorization: 'Bearer nada' }, { authorization: `Basic ${token}` }] as const)
    expect((await get('/api/regioes', headers as Record<string, string>)).status).toBe(401);
  for (let n = 0; n < 5; n += 1) {
    await app.post('/api/regioes', { nome: `Região ${n}`, codigo: `R${n}` });
    const { bytes } = await get('/api/regioes', { authorization });
    expect(Buffer.from(bytes, 'hex').toString()).toContain(`Região ${n}`);
  }
  expect((await app.post('/api/logout', {})).status).toBe(200);
  expect((await get('/api/regioes', { authorization })).status).toBe(401);
});

it('calls beyond the limit of a session are refused on the lane as well, and all are counted', async () => {
  const authorization = `Bearer ${await app.login()}`;
  const statuses: number[] = [];
  for (let n = 0; n < 45; n += 1) statuses.push((await get('/api/regioes', { authorization })).status);
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
  expect(statuses.slice(40)).toEqual(Array(5).fill(429));
  const counted = await get('/metrics', { authorization: `Bearer ${await app.login()}` });
  const total = /requests_total\{status="2xx"\} (\d+)/.exec(
    Buffer.from(counted.bytes, 'hex').toString(),
  )?.[1];
  expect(Number(total)).toBeGreaterThanOrEqual(40);
});

it('PUB-02 a corretor’s site is the same on the lane and on its route, and gone from both at once', async () => {
  await app.login();
  const { body: corretor } = await app.post('/api/corretores', {
    nome: 'Marina Lopes',
    nomeGuerra: 'Marina',
    email: 'marina@example.com',
    creci: '70001',
    senha: 'uma senha qualquer',
  });
  await app.db.update(corretores).set({ siteAtivo: true }).where(eq(corretores.id, corretor.id));
  const path = `/corretor/${corretor.slug}`;
  const forms: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }];
  for (const form of forms) {
    const [kept, usual] = [await get(path, form), await get(`${path}?`, form)];
    expect(kept.status).toBe(200);
    expect(kept).toEqual(usual);
    const again = { ...form, 'if-none-match': String(kept.headers.etag) };
    expect(await get(path, again)).toEqual(await get(`${path}?`, again));
  }
  const text = async () => Buffer.from((await get(path)).bytes, 'hex').toString();
  expect(await text()).toContain('Marina Lopes');
  await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { nome: 'Marina de Souza' } });
  expect(await text()).toContain('Marina de Souza');
  await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { ativo: false } });
  const gone = await get(path);
  expect([gone.status, Buffer.from(gone.bytes, 'hex').toString().includes('Marina')]).toEqual([404, false]);
});
