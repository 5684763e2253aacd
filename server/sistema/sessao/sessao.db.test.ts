import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria, sessoes, users } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const hour = 60 * 60_000;

describe('login', () => {
  it('ACC-18 the right credentials answer a token and the user, nothing more', async () => {
    const answer = await app.post('/api/login', testAdmin);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      user: { id: expect.any(Number), username: 'admin' },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    { username: 'admin', password: 'errada' },
    { username: 'ninguém', password: testAdmin.password },
  ])('ACC-18 wrong credentials answer 401 exactly "Credenciais inválidas" (%o)', async (body) => {
    const answer = await app.post('/api/login', body);
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Credenciais inválidas');
  });

  it.each([
    {},
    { username: 'admin' },
    { username: 'admin', password: '' },
    { username: ' ', password: 'x' },
    { username: 'admin', password: 12 },
    { username: 'admin', password: 'x'.repeat(1001) },
    null,
    [],
  ])('ACC-16 ACC-18 a missing or impossible field answers 400 with a sentence (%#)', async (body) => {
    const answer = await app.post('/api/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/\S/);
  });
});

describe('session', () => {
  it('ACC-01 a token opens the session of its administrator', async () => {
    const token = await app.login();
    const answer = await app.get('/api/sessao', { token });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({ id: expect.any(Number), username: 'admin' });
  });

  it('ACC-23 ACC-24 R16 logout takes an empty body with a JSON type and ends the token at once', async () => {
    const token = await app.login();
    const answer = await app.call('POST', '/api/logout', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await app.get('/api/sessao', { token })).status).toBe(401);
  });

  it('ACC-28 a session ends after 12 hours without use', async () => {
    const token = await app.login();
    app.clock.advance(11 * hour);
    expect((await app.get('/api/sessao', { token })).status).toBe(200);
    app.clock.advance(11 * hour);
    expect((await app.get('/api/sessao', { token })).status).toBe(200);
    app.clock.advance(12 * hour + 1);
    const answer = await app.get('/api/sessao', { token });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Sessão expirada. Faça login novamente.');
  });

  it('ACC-28 a session in steady use ends after 7 days', async () => {
    const token = await app.login();
    for (let used = 0; used < 7 * 24 - 6; used += 6) {
      app.clock.advance(6 * hour);
      expect((await app.get('/api/sessao', { token })).status).toBe(200);
    }
    app.clock.advance(6 * hour + 1);
    expect((await app.get('/api/sessao', { token })).status).toBe(401);
  });

  it('R16 the database holds no usable token, and use is noted at most once a minute', async () => {
    const token = await app.login();
    const dump = JSON.stringify(await app.db.select().from(sessoes));
    expect(dump).not.toContain(token);
    const lastUse = async () =>
      (await app.db.select({ at: sql<string>`max(usada_em)::text` }).from(sessoes))[0]!.at;
    const before = await lastUse();
    app.clock.advance(50_000);
    await app.get('/api/sessao', { token });
    expect(await lastUse()).toBe(before);
    app.clock.advance(20_000);
    await app.get('/api/sessao', { token });
    expect(await lastUse()).not.toBe(before);
  });

  it('ACC-30 a session of a corretor never opens a call of the panel', async () => {
    const token = await app.login();
    await app.db.update(sessoes).set({ tipo: 'corretor' });
    expect((await app.get('/api/sessao', { token })).status).toBe(401);
  });

  it('R16 removing the user ends the session', async () => {
    const token = await app.login();
    const rows = await app.db.select().from(users);
    await app.db.delete(users);
    expect((await app.get('/api/sessao', { token })).status).toBe(401);
    await app.db.insert(users).values(rows);
  });

  it('API-15 a token in a cookie or in the query opens nothing', async () => {
    const token = await app.login();
    const cookie = await app.get('/api/sessao', { token: null, headers: { cookie: `token=${token}` } });
    const query = await app.get(`/api/sessao?token=${token}`, { token: null });
    expect([cookie.status, query.status]).toEqual([401, 401]);
  });
});

it('R33 login, failed login and logout are recorded, without any secret', async () => {
  const token = await app.login();
  await app.post('/api/login', { username: 'minha senha', password: 'canário-123' });
  await app.post('/api/logout', undefined, { token });
  const rows = await app.db.select().from(auditoria);
  expect(new Set(rows.map((row) => row.acao))).toEqual(
    new Set(['criou', 'entrou', 'falhou-ao-entrar', 'saiu']),
  );
  expect(rows.every((row) => row.quando instanceof Date)).toBe(true);
  const dump = JSON.stringify(rows);
  for (const secret of [token, testAdmin.password, 'canário-123', 'minha senha'])
    expect(dump).not.toContain(secret);
});
