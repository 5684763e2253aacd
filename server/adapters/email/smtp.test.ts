import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConfig } from '#server/config.ts';
import { startFakeSmtp } from '#tests/fakes/smtp.ts';
import { createEmailCheck } from './check.ts';
import type { EmailConfig } from './create.ts';
import { createSmtpMailer } from './smtp.ts';

let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
beforeAll(async () => {
  smtp = await startFakeSmtp({ password: 'p@ss:word' });
});
afterAll(() => smtp.stop());

const configOf = (env: Record<string, string> = {}) =>
  createConfig({
    SMTP_URL: smtp.url,
    EMAIL_FROM: 'Portal do Corretor <portal@exemplo.com.br>',
    PUBLIC_URL: 'https://painel.exemplo.com.br',
    ...env,
  }).email!;
const mailer = (changes: Partial<NonNullable<EmailConfig>> = {}) =>
  createSmtpMailer({ ...configOf(), ...changes });
const email = {
  to: 'ana@exemplo.com.br',
  subject: 'Acentuação: ação\r\nBcc: outro@exemplo.com.br',
  text: 'Olá, João',
  html: '<p>Olá, João</p>',
  messageId: 'um',
};

it('an e-mail is taken with sender, one recipient, both forms, and no header that stood in its subject', async () => {
  await mailer().send(email);
  expect(smtp.taken).toHaveLength(1);
  const [{ to, headers, text }] = smtp.taken as [(typeof smtp.taken)[0]];
  expect(to).toEqual(['ana@exemplo.com.br']);
  expect(headers).toMatchObject({
    from: 'Portal do Corretor <portal@exemplo.com.br>',
    to: 'ana@exemplo.com.br',
    'message-id': '<um@exemplo.com.br>',
    'auto-submitted': 'auto-generated',
  });
  expect(headers.bcc).toBeUndefined();
  expect(text).toContain('Olá, João');
  expect(text).toContain('<p>Olá, João</p>');
});

it.each([
  ['421 4.3.2 depois', 'adiado', false],
  ['451 4.7.1 greylisted', 'adiado', false],
  ['550 5.1.1 não existe', 'destinatario', true],
])('%s is %s, and names no address', async (answer, fault, isFinal) => {
  smtp.refuse(answer);
  const error = await mailer()
    .send(email)
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ name: 'EmailError', fault, isFinal });
  expect(JSON.stringify(error) + error.message + error.stack).not.toContain('ana@');
});

it.each([{ greet: '554 5.7.1 bloqueado' }, { sender: '553 5.7.1 <portal@exemplo.com.br> não é seu' }])(
  'a server that takes nothing of ours (%o) may take it once that is mended',
  async (answer) => {
    smtp.answer(answer);
    const error = await mailer()
      .send(email)
      .catch((thrown) => thrown);
    smtp.answer();
    expect(error).toMatchObject({ fault: 'recusado', isFinal: false });
    expect(JSON.stringify(error) + error.message + error.stack).not.toContain('portal@');
  },
);

it('the check says what is wrong, and sends nothing', async () => {
  const count = smtp.taken.length;
  const look = async (changes?: Parameters<typeof mailer>[0]) =>
    (await createEmailCheck(mailer(changes)).check(new AbortController().signal))[0];
  expect(await look()).toMatchObject({ estado: 'ok', nome: '127.0.0.1' });
  expect(await look({ password: 'outra' })).toMatchObject({
    estado: 'falha',
    mensagem: 'O servidor de e-mail recusou o usuário ou a senha.',
  });
  expect((await look({ port: 1 }))!.mensagem).toContain('não responde');
  // No STARTTLS there: without protection nothing is said, not even the password.
  expect((await look({ plain: false }))!.mensagem).toContain('conexão protegida');
  expect(smtp.taken).toHaveLength(count);
});

it('TLS is demanded except on this machine, or where it is said openly', () => {
  const at = (SMTP_URL: string, more = {}) => configOf({ SMTP_URL, ...more });
  expect(at('smtp://smtp.exemplo.com.br')).toMatchObject({ port: 587, secure: false, plain: false });
  expect(at('smtps://u:p%40@smtp.exemplo.com.br')).toMatchObject({
    port: 465,
    secure: true,
    user: 'u',
    password: 'p@',
  });
  expect(at('smtp://localhost:25')).toMatchObject({ port: 25, plain: true });
  expect(at('smtp://correio:25', { SMTP_TLS: 'off' })).toMatchObject({ plain: true });
});

it.each([
  [{ SMTP_URL: 'http://smtp.exemplo.com.br' }, /SMTP_URL: precisa ser um endereço smtp:\/\//],
  [{ SMTP_URL: 'smtp://a.b/caminho' }, /SMTP_URL/],
  [{ EMAIL_FROM: 'Portal' }, /EMAIL_FROM: precisa ser um endereço de e-mail/],
  [{ EMAIL_FROM: 'a@b.com>\r\nBcc: <c@d.com' }, /EMAIL_FROM/],
  [{ EMAIL_FROM: '' }, /EMAIL_FROM: é obrigatória com SMTP_URL/],
  [{ PUBLIC_URL: '' }, /PUBLIC_URL: é obrigatória com SMTP_URL/],
])('refuses %o', (env, problem) => {
  expect(() => configOf(env)).toThrow(problem);
});
