import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { deviceCookie, deviceProofIn } from './device-cookie.ts';
import { deviceLifeMs } from './devices.ts';
import { passkeySite } from './passkey-site.ts';
import { presentUser } from './present-user.ts';
import { randomPassword } from './random-password.ts';
import { plainCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

describe('a code of an app', () => {
  const segredo = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const step = 58_000_000;
  const now = new Date((step * 30 + 14) * 1000);
  const codeAt = (at: number) =>
    new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(segredo) }).generate({
      timestamp: at * 30 * 1000,
    });

  it('counts in its own half minute and in the ones before and after, and says which', () => {
    for (const at of [step - 1, step, step + 1]) expect(stepOf(segredo, codeAt(at), now)).toBe(at);
  });

  it('of a minute ago or ahead, of another secret or of other signs is none', () => {
    for (const at of [step - 2, step + 2]) expect(stepOf(segredo, codeAt(at), now)).toBeNull();
    expect(stepOf('KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU', codeAt(step), now)).toBeNull();
    for (const code of ['', '12345', '1234567', ' 123456', '12345a', `${codeAt(step)} `])
      expect(stepOf(segredo, code, now)).toBeNull();
  });
});

it('a code of recovery is read however it is typed', () => {
  for (const typed of ['abcd-efgh-jkmn-pqrs', 'ABCD EFGH JKMN PQRS', ' abcd.efgh\tjkmn-pqrs '])
    expect(plainCode(typed)).toBe('abcdefghjkmnpqrs');
});

it('a password that is made has twenty letters and figures, without dashes that a double click stops at', () => {
  const secret = () => 'a-b_c-d_e-f_0123456789ABCDEFGHIJKLMNOPQ';
  expect(randomPassword({ secret } as Parameters<typeof randomPassword>[0])).toBe('abcdef0123456789ABCD');
});

describe('the proof of a known device', () => {
  it('is a cookie for the API alone, kept from scripts and from other sites', () => {
    expect(deviceCookie('p', true).split('; ')).toEqual([
      'portal_dispositivo=p',
      'Path=/api',
      `Max-Age=${deviceLifeMs / 1000}`,
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(deviceCookie('p', false)).not.toContain('Secure');
  });

  it('is found among other cookies, and only by its whole name', () => {
    expect(deviceProofIn('a=1; portal_dispositivo=abc=;b=2')).toBe('abc=');
    for (const none of [undefined, '', 'a=1', 'outro_portal_dispositivo=x', 'portal_dispositivo2=x'])
      expect(deviceProofIn(none)).toBeNull();
  });
});

it.each([
  [
    'https://painel.exemplo.com.br/x',
    { rpId: 'painel.exemplo.com.br', origin: 'https://painel.exemplo.com.br' },
  ],
  [
    'https://painel.exemplo.com.br:8443',
    { rpId: 'painel.exemplo.com.br', origin: 'https://painel.exemplo.com.br:8443' },
  ],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://0.0.0.0:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
  ['http://painel.exemplo.com.br', null],
  ['https://10.0.0.7', null],
  ['https://[2001:db8::1]', null],
])('passkeys at %s are bound to %j', (url, site) => {
  expect(passkeySite(url)).toEqual(site);
});

it('an account is answered with what is so of it, and nothing else', () => {
  const account = { id: 1, username: 'ana', nome: null, senhaProvisoria: false, senhaHash: 'x' };
  expect(presentUser(account)).toEqual({ id: 1, username: 'ana' });
  expect(presentUser({ ...account, nome: 'Ana Lima', senhaProvisoria: true })).toEqual({
    id: 1,
    username: 'ana',
    nome: 'Ana Lima',
    senhaProvisoria: true,
  });
});
