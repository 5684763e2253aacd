import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/base/units.ts';
import type { Token } from '#contract/sistema/tokens.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await emptyTables(app.db, 'tokens', 'auditoria', 'regioes');
  await app.login();
});

const make = async (escopos: string[], dias = 30, nome = 'Prometheus') =>
  (await app.call('POST', '/api/tokens', { body: { nome, escopos, dias } })).body as Token & {
    token: string;
  };
const as = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(app.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
};

it('a token is shown once, stored as a hash, and opens the metrics alone if that is its scope', async () => {
  const { token, fim, id } = await make(['metricas']);
  expect(token).toMatch(/^pdc_[A-Za-z0-9_-]{43}$/);
  expect(fim).toBe(token.slice(-4));
  const stored = await app.db.execute('SELECT * FROM tokens');
  expect(JSON.stringify(stored.rows)).not.toContain(token);
  const { body } = await app.call('GET', '/api/tokens');
  expect(body).toMatchObject([{ id, nome: 'Prometheus', escopos: ['metricas'], usadoEm: null }]);
  expect(JSON.stringify(body)).not.toContain(token);

  const metrics = await as(token, 'GET', '/metrics');
  expect([metrics.status, metrics.text.includes('portal_build_info')]).toEqual([200, true]);
  for (const [method, path] of [
    ['GET', '/api/regioes'],
    ['GET', '/api/tokens'],
    ['POST', '/api/tokens'],
    ['GET', '/api/administradores'],
    ['GET', '/api/sessao'],
    ['POST', '/api/logout'],
  ] as const)
    expect([
      method,
      path,
      (await as(token, method, path, method === 'POST' ? {} : undefined)).status,
    ]).toEqual([method, path, 403]);
});

it('reading reads the registers and their sheets; only an integration writes them, and nothing else of the panel', async () => {
  const reading = (await make(['leitura'])).token;
  const writing = (await make(['integracao'], 30, 'CRM')).token;
  // Twice: once answered by the framework, once from kept bytes.
  for (const token of [reading, writing, reading])
    expect((await as(token, 'GET', '/api/regioes')).status).toBe(200);
  expect((await as(reading, 'POST', '/api/corretores/exportar', { escolha: { ids: [1] } })).status).toBe(200);
  expect((await as(reading, 'POST', '/api/regioes', { nome: 'Sul', codigo: 'S' })).status).toBe(403);
  expect((await as(writing, 'POST', '/api/regioes', { nome: 'Sul', codigo: 'S' })).status).toBe(200);
  for (const path of [
    '/api/administradores',
    '/api/auditoria',
    '/api/copias',
    '/api/configuracoes',
    '/metrics',
  ])
    expect([path, (await as(writing, 'GET', path)).status]).toEqual([path, 403]);
  const { rows } = await app.db.execute(
    `SELECT acao, entidade, dados->>'token' AS token FROM auditoria WHERE entidade = 'regiao'`,
  );
  expect(rows).toEqual([{ acao: 'criou', entidade: 'regiao', token: 'CRM' }]);
});

it('a token ends on its day, when it is revoked, and its making and revoking are in the log', async () => {
  const { token, id } = await make(['metricas']);
  const other = await make(['metricas'], 365);
  expect((await app.call('DELETE', `/api/tokens/${id}`)).status).toBe(200);
  expect((await as(token, 'GET', '/metrics')).status).toBe(401);
  expect((await app.call('DELETE', `/api/tokens/${id}`)).status).toBe(404);
  expect((await as(other.token, 'GET', '/metrics')).status).toBe(200);
  app.clock.advance(365 * dayMs);
  expect((await as(other.token, 'GET', '/metrics')).status).toBe(401);
  const { rows } = await app.db.execute(
    `SELECT acao, nome FROM auditoria WHERE entidade = 'token' ORDER BY id`,
  );
  expect(rows).toEqual([
    { acao: 'criou', nome: 'Prometheus' },
    { acao: 'criou', nome: 'Prometheus' },
    { acao: 'revogou', nome: 'Prometheus' },
  ]);
});

it('a token has its own limit of calls, from however many addresses they come', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_API: '5', TRUST_PROXY: '1' } });
  try {
    await limited.login();
    const made = await limited.call('POST', '/api/tokens', {
      body: { nome: 'Prometheus', escopos: ['metricas'], dias: 30 },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { status } = await limited.call('GET', '/metrics', {
        token: made.body.token,
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // Its maker's own session is not touched by it.
    expect((await limited.get('/api/tokens')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

it.each([
  [{ nome: ' ', escopos: ['metricas'], dias: 30 }, 'Informe para que serve o token'],
  [{ nome: 'x', escopos: [], dias: 30 }, 'Escolha o que o token abre'],
  [{ nome: 'x', escopos: ['tudo'], dias: 30 }, 'Escolha o que o token abre'],
  [{ nome: 'x', escopos: ['metricas'], dias: 10_000 }, 'Escolha por quanto tempo o token vale'],
])('a token like %j is refused', async (body, mensagem) => {
  const { status, body: answer } = await app.call('POST', '/api/tokens', { body });
  expect([status, (answer as { message: string }).message]).toEqual([400, mensagem]);
});
