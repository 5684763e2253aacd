import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escopos, opens } from '#contract/base/escopos.ts';
import type { Token } from '#contract/sistema/tokens.ts';
import { users } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
  await app.login();
});
afterAll(() => app?.close());

const make = async (given: string[], nome = 'Máquina') =>
  (await app.post('/api/tokens', { nome, escopos: given, dias: 30 })).body as Token & { token: string };

/** A call as it is written, which fetch would tidy up before sending. */
const raw = (path: string, headers: Record<string, string | string[]>, method = 'GET') =>
  new Promise<{ status: number; type: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const call = request({ host: hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '' }),
      );
    });
    call.once('error', reject);
    call.end();
  });

it('each scope opens these calls and no other of all there are', () => {
  const opened = Object.fromEntries(
    escopos.map((scope) => [
      scope,
      app.http.routeTable
        .filter(({ access }) => access !== 'public' && access !== 'corretor')
        .filter(({ method, url }) => method !== 'HEAD' && opens([scope], method, url))
        .map(({ method, url }) => `${method} ${url.replace('/api/', '')}`)
        .sort(),
    ]),
  );
  const registers = [
    'bairros',
    'cidades',
    'corretores',
    'empreendimentos',
    'estados',
    'hotsites',
    'imoveis-usados',
    'incorporadoras',
    'regioes',
    'zonas',
  ];
  const imported = ['bairros', 'cidades', 'corretores', 'estados', 'incorporadoras', 'regioes', 'zonas'];
  const read = [
    ...registers.flatMap((each) => [`GET ${each}`, `GET ${each}/:id`]),
    'GET contatos',
    'POST contatos/exportar',
    'POST corretores/exportar',
  ];
  const written = [
    ...registers.flatMap((each) => [`POST ${each}`, `PUT ${each}/:id`, `DELETE ${each}/:id`]),
    ...imported.map((each) => `POST ${each}/importar`),
    'PUT contatos/:id',
  ];
  expect(opened).toEqual({
    metricas: ['GET /metrics'],
    leitura: read.toSorted(),
    integracao: [...read, ...written].toSorted(),
  });
});

it('a token opens nothing beyond its scope by another way of writing the call', async () => {
  const { token } = await make(['metricas']);
  const authorization = `Bearer ${token}`;
  const reading = `Bearer ${(await make(['leitura'])).token}`;
  for (const path of [
    '//api/administradores',
    '/metrics/../api/administradores',
    '/metrics/..%2fapi/administradores',
    '/metrics%2f..%2fapi%2fadministradores',
    '/metrics;/api/administradores',
    '/api/./administradores',
    '/api/regioes/../administradores',
    '/api/regioes/%2e%2e/administradores',
    '/api/regioes/%252e%252e/administradores',
    '/api%2fadministradores',
    '/API/administradores',
    '/api/administradores/',
    '/api/administradores?x=/metrics',
    '/api/administradores#/metrics',
    '/api/administradores%00',
    '/api/administradores%20',
    'http://127.0.0.1/api/administradores',
    '/api/tokens',
    '/api/webhooks',
    '/api/copias',
    '/api/auditoria',
    '/api/configuracoes',
    '/api/sessao',
    '/api/eventos',
    '/api/mudancas',
  ])
    for (const bearer of [authorization, reading])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, type } = await raw(path, { authorization: bearer }, method);
        // The panel's own empty shell, which everybody gets.
        if (status === 200 && type.startsWith('text/html')) continue;
        expect([401, 403, 404, 400], `${method} ${path} ${status}`).toContain(status);
      }
});

it('headers that name another call or method change nothing', async () => {
  const { token } = await make(['leitura']);
  for (const more of [
    { 'x-http-method-override': 'DELETE' },
    { 'x-method-override': 'POST' },
    { 'x-original-url': '/api/administradores' },
    { 'x-rewrite-url': '/api/administradores' },
    { 'x-forwarded-prefix': '/api/administradores' },
  ] as Record<string, string>[])
    expect((await raw('/api/regioes', { authorization: `Bearer ${token}`, ...more })).status).toBe(200);
  expect((await app.get('/api/administradores')).body).toHaveLength(1);
});

it('only the bearer header holds a token, whole and alone', async () => {
  const { token } = await make(['leitura']);
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  for (const headers of [
    {},
    { cookie: `token=${token}` },
    { 'x-api-key': token },
    { authorization: token },
    { authorization: `Token ${token}` },
    { authorization: basic(`${token}:`) },
    { authorization: basic(`admin:${token}`) },
    { authorization: `Bearer Bearer ${token}` },
    { authorization: `Bearer ${token},${token}` },
    { authorization: `Bearer ${token.slice(0, -1)}` },
    { authorization: `Bearer ${token}A` },
    { authorization: `Bearer ${token.toUpperCase()}` },
    { authorization: `Bearer ${token.replace('pdc_', '')}` },
    { authorization: `Bearer pdc_${token}` },
    { authorization: `Bearer ${token.replace('pdc_', 'PDC_')}` },
    { authorization: `Bearer ${token.slice(0, 20)} ${token.slice(20)}` },
    { authorization: `Bearer ${'a'.repeat(8_000)}` },
  ] as Record<string, string>[])
    expect((await raw('/api/regioes', headers)).status, JSON.stringify(headers)).toBe(401);
  expect((await raw(`/api/regioes?token=${token}`, {})).status).toBe(401);
  expect((await raw(`/api/regioes?access_token=${token}`, {})).status).toBe(401);
  expect((await raw('/api/regioes', { authorization: `bearer ${token}` })).status).toBe(200);
});

it('no token opens a stream, a broker’s own page or a session, and none makes, lists or revokes tokens', async () => {
  const { token, id } = await make(['metricas', 'leitura', 'integracao']);
  for (const [method, path] of [
    ['GET', `/api/eventos?token=${token}`],
    ['GET', `/api/mudancas?token=${token}`],
    ['GET', '/api/meu-espaco'],
    ['POST', '/api/tokens'],
    ['DELETE', `/api/tokens/${id}`],
    ['POST', '/api/webhooks'],
    ['POST', '/api/administradores'],
    ['PUT', '/api/administradores/1/senha'],
    ['POST', '/api/logout'],
    ['POST', '/api/copias'],
    ['POST', '/api/admin/whatsapp/comunicados'],
    ['GET', '/api/admin/whatsapp/entendimento/frases.txt'],
  ] as const) {
    const { status } = await app.call(method, path, { token, ...(method === 'GET' ? {} : { body: {} }) });
    expect([401, 403, 404], `${method} ${path} ${status}`).toContain(status);
  }
  expect((await app.get('/api/tokens')).status).toBe(200);
});

it.each([
  { escopos: ['*'] },
  { escopos: ['__proto__'] },
  { escopos: ['constructor'] },
  { escopos: ['metricas', 'admin'] },
  { escopos: 'metricas' },
  { escopos: { 0: 'metricas', length: 1 } },
  { dias: -1 },
  { dias: 0 },
  { dias: 1e9 },
  { dias: null },
  { dias: '30' },
  { dias: 30.5 },
  { nome: '\u0000' },
  { nome: 'x'.repeat(10_000) },
])('a token with %j is none', async (odd) => {
  const before = (await app.get('/api/tokens')).body.length;
  const { status } = await app.post('/api/tokens', { nome: 'x', escopos: ['metricas'], dias: 30, ...odd });
  expect(status).toBe(400);
  expect((await app.get('/api/tokens')).body).toHaveLength(before);
});

it('a token ends with its maker’s account, at once', async () => {
  const { token } = await make(['leitura']);
  expect((await app.get('/api/regioes', { token })).status).toBe(200);
  await app.db.update(users).set({ excluidoEm: new Date() });
  expect((await app.get('/api/regioes', { token })).status).toBe(401);
  await app.db.update(users).set({ excluidoEm: null });
});

it('a token stands in no log, audit, metric or kept answer, whatever was done with it', async () => {
  const { token } = await make(['metricas', 'leitura'], '=HYPERLINK("https://x.example")');
  await app.get(`/api/regioes?token=${token}`, { token });
  await app.get(`/${token}`, { token: null });
  await app.get('/api/regioes', { token, headers: { 'user-agent': token, 'x-request-id': token } });
  const made = await app.post('/api/tokens', { nome: 'x', escopos: ['metricas'], dias: 30 });
  expect(made.headers.get('cache-control')).toContain('no-store');
  const { text } = await app.get('/metrics', { token });
  const { rows } = await app.db.execute('SELECT * FROM auditoria');
  for (const told of [lines.join(''), text, JSON.stringify(rows)])
    for (const secret of [token, made.body.token]) expect(told).not.toContain(secret);
  await emptyTables(app.db, 'tokens');
});
