import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';

let app: TestApp;
afterEach(() => app?.close());

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: { message?: string; detail?: string; token?: string };
}

/** A login from one of many loopback addresses. */
function login(body: object, from = '127.0.0.1', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api/login`, {
      method: 'POST',
      localAddress: from,
      agent: new Agent({ keepAlive: false }),
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      const text = (await answer.toArray()).join('');
      resolve({
        status: answer.statusCode!,
        retryAfter: answer.headers['retry-after'],
        body: JSON.parse(text),
      });
    });
    sent.end(JSON.stringify(body));
  });
}
const wrong = { username: testAdmin.username, password: 'errada' };

describe('R15 T7 login limits', () => {
  it('after ten attempts one address gets 429 with a time to wait, even with the right password', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '10' } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50);
    expect(Number(refused[0]!.retryAfter)).toBeGreaterThan(0);
    expect(refused[0]!.body.message).toMatch(/^Muitas tentativas\. Tente novamente em \d+ minutos\.$/);
    expect((await login(testAdmin)).status).toBe(429);
    // Somebody else is not kept out by it, and a header does not make a caller somebody else.
    expect((await login(testAdmin, '127.0.0.9')).status).toBe(200);
    expect((await login(testAdmin, '127.0.0.1', { 'x-forwarded-for': '127.0.0.9' })).status).toBe(429);
  });

  it('one address over many accounts is braked as well', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const answers: number[] = [];
    for (let n = 0; n < 9; n++) answers.push((await login({ username: `nome${n}`, password: 'x' })).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('the right password forgives the attempts before it', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    const statuses: number[] = [];
    for (const body of [wrong, wrong, testAdmin, wrong, wrong]) statuses.push((await login(body)).status);
    expect(statuses).toEqual([401, 401, 200, 401, 401]);
  });

  it('SAF-06 unknown addresses share thirty checks of an account, and are told what to do then', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '10' } });
    const statuses: number[] = [];
    for (let n = 10; n < 45; n++) statuses.push((await login(wrong, `127.0.0.${n}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
    const refused = await login(testAdmin, '127.0.0.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(800);
    expect(refused.body.message).toBe('Muitas tentativas. Tente novamente em 15 minutos.');
    expect(refused.body.detail).toMatch(/aparelho que você já usou.*passkey.*código.*npm run admin/);
    // Nobody else's account is any the worse for it.
    expect((await login({ ...wrong, username: 'outra' }, '127.0.0.99')).status).toBe(401);
  });

  it('no name anybody typed is kept in the counters', async () => {
    app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '5' } });
    await login({ username: 'minha-senha-por-engano', password: 'x' });
    const { rows } = await app.db.execute(sql`SELECT * FROM limites`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('minha-senha');
  });
});
