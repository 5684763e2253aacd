import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createSafeAccount } from '#tests/safe-account.ts';
import { passkeySite } from './passkey-site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_LOGIN: '100' } });
  await app.login();
});
afterAll(() => app?.close());

const enter = (body: unknown) => app.post('/api/login', body, { token: null });
const second = (desafio: string, codigo: string) =>
  app.post('/api/login/segundo-fator', { desafio, codigo }, { token: null });
const seguranca = async (token: string) => (await app.get('/api/sessao/seguranca', { token })).body;
const halfAMinute = () => app.clock.advance(30_000);

describe('SAF-06 codes of an app', () => {
  it('SAF-06 are off until the first one has come back, and then asked for after the password', async () => {
    const own = await createSafeAccount(app);
    const wrongPassword = await app.post('/api/sessao/totp', { currentPassword: 'não é' }, own);
    expect([wrongPassword.status, wrongPassword.body.field]).toEqual([400, 'currentPassword']);
    const started = (await app.post('/api/sessao/totp', own.confirmed, own)).body;
    expect(started.endereco).toMatch(/^otpauth:\/\/totp\/.*digits=6&period=30/);
    // Enrolled and not confirmed: the login is as it was.
    expect((await enter(own.credentials)).status).toBe(200);
    expect((await app.post('/api/sessao/totp/confirmar', { codigo: '000000' }, own)).status).toBe(400);
    const confirmed = await app.post(
      '/api/sessao/totp/confirmar',
      { codigo: own.codeOf(started.segredo) },
      own,
    );
    expect(confirmed.body.codigos).toHaveLength(10);
    halfAMinute();
    const step = await enter(own.credentials);
    expect([step.status, step.body.code, step.body.token]).toEqual([401, 'segundo-fator', undefined]);
    expect(step.body.segundoFator).toEqual({ desafio: expect.any(String), fatores: ['codigo'] });
    const code = own.codeOf(started.segredo);
    const entered = await second(step.body.segundoFator.desafio, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.body).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      user: { id: own.id, username: own.credentials.username, senhaProvisoria: true },
    });
    // The secret is never answered again, nor are codes of recovery.
    const told = JSON.stringify(await seguranca(entered.body.token));
    expect(told).not.toContain(started.segredo);
    expect(await seguranca(entered.body.token)).toMatchObject({ codigosRestantes: 10, passkeys: [] });
  });

  it('SAF-06 are taken once, of now, one step before and one after, and no challenge opens twice', async () => {
    const own = await createSafeAccount(app);
    const { segredo } = await own.turnOnTotp();
    const desafioOf = async () => (await enter(own.credentials)).body.segundoFator.desafio as string;
    // The code that confirmed it is used.
    expect((await second(await desafioOf(), own.codeOf(segredo))).status).toBe(401);
    halfAMinute();
    const code = own.codeOf(segredo);
    const desafio = await desafioOf();
    expect((await second(desafio, code)).status).toBe(200);
    expect((await second(await desafioOf(), code)).body.code).toBe('codigo-invalido');
    halfAMinute();
    expect((await second(desafio, own.codeOf(segredo))).body.code).toBe('desafio-encerrado');
    halfAMinute();
    const early = own.codeOf(segredo);
    halfAMinute();
    expect((await second(await desafioOf(), early)).status).toBe(200);
    halfAMinute();
    const old = own.codeOf(segredo);
    app.clock.advance(90_000);
    expect((await second(await desafioOf(), old)).status).toBe(401);
    const late = await desafioOf();
    app.clock.advance(5 * 60_000);
    expect((await second(late, own.codeOf(segredo))).body.code).toBe('desafio-encerrado');
    expect((await second('inventado.abc', '123456')).status).toBe(401);
  });

  it('SAF-06 two at one moment with one code: one gets in', async () => {
    const own = await createSafeAccount(app);
    const { segredo } = await own.turnOnTotp();
    halfAMinute();
    const steps = await Promise.all([enter(own.credentials), enter(own.credentials)]);
    const answers = await Promise.all(
      steps.map(({ body }) => second(body.segundoFator.desafio, own.codeOf(segredo))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('SAF-06 guessing them ends after a few, whoever knows the password', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    await limited.login();
    const own = await createSafeAccount(limited);
    await own.turnOnTotp();
    const { desafio } = (await limited.post('/api/login', own.credentials, { token: null })).body
      .segundoFator;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push(
        (await limited.post('/api/login/segundo-fator', { desafio, codigo: `00000${n}` }, { token: null }))
          .status,
      );
    await limited.close();
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('SAF-06 codes of recovery', () => {
  it('SAF-06 each opens once in the place of the factor; new ones end the old ones', async () => {
    const own = await createSafeAccount(app);
    const { codigos } = await own.turnOnTotp();
    const step = await enter(own.credentials);
    expect((await second(step.body.segundoFator.desafio, codigos[0]!.toUpperCase())).status).toBe(200);
    const again = await enter(own.credentials);
    expect((await second(again.body.segundoFator.desafio, codigos[0]!)).status).toBe(401);
    expect((await seguranca(own.token)).codigosRestantes).toBe(9);
    const renewed = (await app.post('/api/sessao/codigos', own.confirmed, own)).body.codigos as string[];
    expect((await enter({ ...own.credentials, codigo: codigos[1] })).status).toBe(401);
    // With the password in one call, past a login that others have closed.
    expect((await enter({ ...own.credentials, codigo: renewed[1] })).status).toBe(200);
    const dump = JSON.stringify([
      (await app.pool.query('SELECT * FROM codigos_recuperacao')).rows,
      (await app.pool.query('SELECT * FROM auditoria')).rows,
    ]);
    for (const code of [...codigos, ...renewed]) {
      expect(dump).not.toContain(code);
      expect(dump).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('SAF-06 passkeys', () => {
  it('SAF-06 one enters without a password, is asked for after one, and moves its counter', async () => {
    const own = await createSafeAccount(app);
    const key = await own.createPasskey();
    expect(key.codigos).toHaveLength(10);
    const ask = async () => (await app.post('/api/login/passkey/opcoes', {}, { token: null })).body;
    const send = (desafio: string, resposta: unknown) =>
      app.post('/api/login/passkey', { desafio, resposta }, { token: null });
    const { opcoes, desafio } = await ask();
    expect(opcoes).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const resposta = key.answer(opcoes.challenge);
    expect((await send(desafio, resposta)).body.user.username).toBe(own.credentials.username);
    expect((await enter(own.credentials)).body.segundoFator.fatores).toEqual(['passkey', 'codigo']);
    const refusals = [
      await send(desafio, resposta),
      ...(await Promise.all(
        [{ counter: 1 }, { origin: 'http://outro.test' }, { unverified: true }].map(async (wrong) => {
          const asked = await ask();
          return send(asked.desafio, key.answer(asked.opcoes.challenge, { counter: 9, ...wrong }));
        }),
      )),
      await send((await ask()).desafio, own.authenticator().answer('outro')),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const { passkeys } = await seguranca(own.token);
    expect(passkeys).toEqual([
      { id: expect.any(Number), nome: 'Notebook', criadoEm: expect.any(String), usadaEm: expect.any(String) },
    ]);
    const removal = await app.post(`/api/sessao/passkeys/${passkeys[0].id}/remover`, own.confirmed, own);
    expect(removal.status).toBe(200);
    // The last factor took the codes with it, and the login is as it was.
    expect((await enter(own.credentials)).status).toBe(200);
    expect(await seguranca(own.token)).toMatchObject({ passkeys: [], codigosRestantes: 0 });
  });

  it.each([
    ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
    ['https://painel.exemplo.test', { rpId: 'painel.exemplo.test', origin: 'https://painel.exemplo.test' }],
    ['https://203.0.113.9', null],
    ['http://painel.exemplo.test', null],
  ])('SAF-06 those of %s belong to %o', (url, site) => {
    expect(passkeySite(url)).toEqual(site);
  });
});

it('SAF-06 another administrator’s reset takes second factors and known devices away, and says so', async () => {
  const own = await createSafeAccount(app);
  await own.turnOnTotp();
  await own.createPasskey();
  const { body } = await app.post(`/api/administradores/${own.id}/senha`, {});
  const right = { username: own.credentials.username, password: body.generatedPassword };
  expect((await enter(right)).status).toBe(200);
  const deeds = await app.db
    .select()
    .from(auditoria)
    .where(eq(auditoria.entidadeId, String(own.id)));
  expect(deeds.map(({ acao }) => acao)).toEqual(
    expect.arrayContaining([
      'comecou-totp',
      'ativou-totp',
      'criou-passkey',
      'redefiniu-senha',
      'limpou-segundo-fator',
    ]),
  );
});

it('SAF-06 nothing about a second factor tells whether an account exists', async () => {
  const answers = await Promise.all([
    enter({ username: 'ninguém', password: 'x', codigo: '123456' }),
    enter({ username: 'admin', password: 'x', codigo: '123456' }),
  ]);
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect(answers[0]!.body).toEqual({ message: 'Credenciais inválidas', code: 'credenciais-invalidas' });
});
