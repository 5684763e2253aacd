import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria } from '#server/db/schema/sistema.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { resetAdmin } from '#server/sistema/sessao/admin-account.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { createPasswords } from './password.ts';
import { createSessaoService } from './service.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let app: TestApp;
beforeAll(async () => {
  const given = { log: createLog('silent'), env: { RATE_LIMIT_LOGIN: '10', TRUST_PROXY: '1' } };
  app = await startTestApp(given);
});
afterAll(() => app?.close());

interface Answer {
  status: number;
  cookie: string | null;
  body: { message?: string; code?: string; token?: string };
}

/** A login through a proxy, from any address. */
function login(body: object, from: string, cookie?: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'user-agent': browser,
        ...(cookie ? { cookie } : {}),
      },
    });
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      const text = (await answer.toArray()).join('');
      resolve({
        status: answer.statusCode!,
        cookie: answer.headers['set-cookie']?.[0] ?? null,
        body: JSON.parse(text),
      });
    });
    sent.end(JSON.stringify(body));
  });
}
const jar = (cookie: string | null) => cookie!.split(';')[0]!;
const wrong = (n: number) => ({ username: testAdmin.username, password: `palpite ${n}` });

/** Guesses one account's password from changing addresses, many at a time, until `done`. */
async function attack(done: { yet: boolean }): Promise<number[]> {
  const statuses: number[] = [];
  let n = 0;
  await Promise.all(
    Array.from({ length: 25 }, async () => {
      while (!done.yet || n < 600) {
        n += 1;
        const from = n % 2 ? `203.0.113.${n % 250}` : `2001:db8:${(n % 200).toString(16)}:1::${n}`;
        statuses.push((await login(wrong(n), from)).status);
      }
    }),
  );
  return statuses;
}

describe('SAF-06 a guessing attack from everywhere', () => {
  // The second each may take is measured by `npm run bench -- --only login`, on processes of their own.
  it('SAF-06 leaves a known device its way in: 14 of 14 right passwords', async () => {
    const first = await login(testAdmin, '198.51.100.7');
    expect(first.status).toBe(200);
    expect(first.cookie).toMatch(
      /^portal_dispositivo=\S+; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const done = { yet: false };
    const attacking = attack(done);
    const own: Answer[] = [];
    for (let n = 0; n < 14; n++) own.push(await login(testAdmin, '198.51.100.7', jar(first.cookie)));
    // The account is closed by now to who is not known.
    await expect.poll(async () => (await login(testAdmin, '192.0.2.1')).status).toBe(429);
    done.yet = true;
    const statuses = await attacking;
    expect(own.map(({ status }) => status)).toEqual(Array(14).fill(200));
    // Two who may have come from here are counted among the thirty.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
    expect(statuses.filter((status) => ![401, 429].includes(status))).toEqual([]);
  });

  it('SAF-06 a proof that was made up, altered, or of another account is none', async () => {
    const { cookie } = await login(testAdmin, '198.51.100.7', await knownCookie());
    const [name, proof] = jar(cookie).split('=') as [string, string];
    for (const forged of [
      `${proof.slice(0, -2)}AA`,
      proof.replace('.', 'x.'),
      'x'.repeat(43),
      `.${proof}`,
      '',
    ])
      expect((await login(testAdmin, '192.0.2.9', `${name}=${forged}`)).status).toBe(429);
    const { token } = (await login(testAdmin, '198.51.100.7', `${name}=${proof}`)).body;
    await app.post(
      '/api/administradores',
      { username: 'colega', password: 'senha do colega' },
      { token: token! },
    );
    for (let n = 0; n < 31; n++) await login({ username: 'colega', password: 'x' }, `203.0.113.${n}`);
    const other = await login(
      { username: 'colega', password: 'senha do colega' },
      '192.0.2.9',
      `${name}=${proof}`,
    );
    expect(other.status).toBe(429);
    // A proof alone opens nothing.
    expect(
      (await app.get('/api/sessao', { token: null, headers: { cookie: `${name}=${proof}` } })).status,
    ).toBe(401);
  });

  it('SAF-06 a stolen proof gives ten guesses, and taken back it gives none', async () => {
    const cookie = await knownCookie();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await login(wrong(n), '192.0.2.30', cookie)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const own = await knownCookie();
    const { token } = (await login(testAdmin, '198.51.100.7', own)).body;
    const list = await app.get('/api/sessao/seguranca', { token: token!, headers: { cookie: own } });
    const [here] = list.body.dispositivos.filter(({ atual }: { atual: boolean }) => atual);
    expect(here.agente).toBe('Chrome no Windows');
    expect((await app.call('DELETE', `/api/sessao/dispositivos/${here.id}`, { token: token! })).status).toBe(
      200,
    );
    expect((await login(testAdmin, '198.51.100.7', own)).status).toBe(429);
    expect((await app.call('DELETE', `/api/sessao/dispositivos/${here.id}`, { token: token! })).status).toBe(
      404,
    );
  });

  it('SAF-06 `npm run admin` opens a way past a closed login: its code works once, and old devices end', async () => {
    const before = await knownCookie();
    const { generated, codigo } = await resetAdmin(app.db, {
      ids: randomIds,
      config: { ...app.config, admin: { username: testAdmin.username, password: undefined } },
    });
    expect(codigo).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const right = { username: testAdmin.username, password: generated! };
    expect((await login(right, '192.0.2.40', before)).status).toBe(429);
    expect((await login({ ...right, codigo: 'aaaa-bbbb-cccc-dddd' }, '192.0.2.40')).status).toBe(429);
    expect((await login({ ...right, codigo: codigo!.toUpperCase() }, '192.0.2.40')).status).toBe(200);
    expect((await login({ ...right, codigo }, '192.0.2.40')).status).toBe(429);
    const dump = JSON.stringify(await app.db.select().from(auditoria));
    expect(dump).not.toContain(codigo);
    const { rows } = await app.pool.query('SELECT * FROM codigos_recuperacao');
    expect(JSON.stringify(rows)).not.toContain(codigo!.replaceAll('-', ''));
  });
});

/** The cookie of a new device, issued by a process without the attack's counters. */
async function knownCookie(): Promise<string> {
  const config = { ...app.config, rateLimit: { ...app.config.rateLimit, login: null } };
  const sibling = createSessaoService({ ...app, config, ids: randomIds });
  const caller = { address: '198.51.100.200', proof: null, agent: browser };
  const { proof } = await sibling.login.enter(testAdmin, caller);
  return `portal_dispositivo=${proof}`;
}

describe('SAF-06 hashing is bounded', () => {
  it('SAF-06 a queue of strangers is cut, and never stands before who is known', async () => {
    const order: string[] = [];
    const slow = {
      hash: async () => 'hash',
      verify: async (_stored: unknown, password: unknown) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push(String(password));
        return true;
      },
    };
    const passwords = createPasswords({ memoryKib: 8, passes: 1 }, slow as never);
    await passwords.verify('first', 'hash');
    const strangers = Array.from({ length: 200 }, (_, n) =>
      passwords.verify(`stranger ${n}`, 'hash').then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
    await passwords.verify('known', 'hash', 'reservada');
    const answers = await Promise.all(strangers);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(70);
    expect(order.indexOf('known')).toBeLessThan(5);
  });
});
