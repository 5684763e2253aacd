import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { randomIds } from '#server/kernel/ids.ts';
import { createSignatures } from '#server/kernel/signatures.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createSafeAccount } from '#tests/safe-account.ts';
import { createChallenges } from './challenges.ts';
import { createDevices } from './devices.ts';
import { createLogin } from './login.ts';
import { passkeySite } from './passkey-site.ts';
import { createPasswords } from './password.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSessions } from './sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
afterEach(() => vi.restoreAllMocks());

/** What a refused login does, one line per action: password checks, and statements with placeholders. */
async function workOf(given: { username: string; codigo?: string }, address: string): Promise<string[]> {
  const work: string[] = [];
  const deps = { ...app, ids: randomIds };
  const signatures = createSignatures(deps);
  const challenges = createChallenges({ ...deps, signatures });
  const passwords = createPasswords(app.config.passwordHash, {
    hash: argon2.hash,
    verify: (stored, password) => {
      work.push(`checks a password of ${String(stored).split('$')[3]}`);
      return argon2.verify(stored, password);
    },
  });
  const login = createLogin({
    ...deps,
    passwords,
    challenges,
    sessions: createSessions(deps),
    attempts: 100,
    devices: createDevices({ ...deps, signatures }),
    factors: createSecondFactors({ ...deps, challenges, site: passkeySite(app.config.publicUrl) }),
  });
  const caller = { address, proof: null, agent: undefined };
  // What is worked out once for all logins of a process.
  await login.enter({ username: 'primeira', password: 'x' }, caller).catch(() => {});
  work.length = 0;
  // Every statement with values goes by here, on either engine.
  const { parse } = pg.Connection.prototype;
  vi.spyOn(pg.Connection.prototype, 'parse').mockImplementation(function (this: pg.Connection, asked, more) {
    // Of logins alone: other work of the product goes on meanwhile.
    if (/users|auditoria|totp|passkeys|dispositivos|codigos_recuperacao|sessoes|limites/.test(asked.text))
      work.push(asked.text);
    return parse.call(this, asked, more);
  });
  const refused = await login.enter({ ...given, password: 'não é esta' }, caller).catch((error) => error);
  vi.restoreAllMocks();
  expect([refused.status, refused.code, refused.message]).toEqual([
    ...[401, 'credenciais-invalidas', 'Credenciais inválidas'],
  ]);
  return work;
}

it('SAF-06 a wrong password is the same work for an account that is there, with a second factor or without, and for one that is not', async () => {
  const plain = await createSafeAccount(app);
  const safe = await createSafeAccount(app);
  await safe.turnOnTotp();
  await safe.createPasskey();
  for (const codigo of [undefined, '123456', 'abcd-efgh-jkmn-pqrs']) {
    const nobody = await workOf({ username: 'não existe', codigo }, '203.0.113.1');
    expect(nobody.filter((line) => line.startsWith('checks'))).toHaveLength(1);
    expect(nobody.filter((line) => /insert into "auditoria"/i.test(line))).toHaveLength(1);
    expect(await workOf({ username: plain.credentials.username, codigo }, '203.0.113.2')).toEqual(nobody);
    expect(await workOf({ username: safe.credentials.username, codigo }, '203.0.113.3')).toEqual(nobody);
  }
});
