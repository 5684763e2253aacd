import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#server/adapters/email/create.ts';
import { createSmtpMailer } from '#server/adapters/email/smtp.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { emails } from '#server/db/schema/emails.ts';
import { auditoria, users } from '#server/db/schema/sistema.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { startFakeSmtp } from '#tests/fakes/smtp.ts';
import { createWelcome } from '#tests/own-page.ts';
import { lisaSettled, phoneSecret } from '#tests/phone.ts';
import { createSafeAccount } from '#tests/safe-account.ts';
import { createEmailDeliveries } from './deliver.ts';
import { writeEmail } from './write.ts';

let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let app: TestApp;
/** A channel on which nobody who did not write can be reached. */
const silent = () => ({
  ...createSimulator({ secret: phoneSecret, now: () => new Date(), newId: () => crypto.randomUUID() }),
  kind: 'cloud-api' as const,
  hasWindow: true,
});
beforeAll(async () => {
  smtp = await startFakeSmtp();
  app = await startTestApp({
    workers: true,
    env: {
      SMTP_URL: smtp.url,
      EMAIL_FROM: 'Portal <portal@exemplo.com.br>',
      PUBLIC_URL: 'https://painel.exemplo.com.br',
    },
    deps: { outside: { whatsapp: silent() } },
  });
});
afterAll(async () => {
  await app?.close();
  await smtp?.stop();
});
beforeEach(async () => {
  await app.login();
  smtp.taken.length = 0;
  smtp.refuse();
  await app.db.update(users).set({ email: null });
  await app.db.delete(emails);
});

const own = (email: string | null, password = testAdmin.password) =>
  app.call('PUT', '/api/sessao/email', {
    body: { currentPassword: password, email, alertasPorEmail: true },
  });
const ask = (identificacao: string, at = app) =>
  at.post('/api/login/esqueci', { identificacao }, { token: null });
/** Lets the queue look again at once. */
const nudge = () => ask('ninguém');
const arrived = async (n = 1) => {
  await expect.poll(() => smtp.taken.length, { timeout: 10_000 }).toBe(n);
  return smtp.taken.at(-1)!;
};
const linkIn = ({ text }: { text: string }) =>
  /https:\/\/painel\.exemplo\.com\.br\/\S+?#([\w-]{43})/.exec(text)!;
const queue = async () => (await app.get('/api/emails')).body;
const settled = () => expect.poll(async () => (await queue()).pendentes, { timeout: 10_000 }).toBe(0);

describe('OPS-07 a forgotten password of the panel, a lone administrator’s too', () => {
  it('comes back by a link of one use and half an hour, which ends every session and is noted', async () => {
    expect((await own('dona@exemplo.com.br')).status).toBe(200);
    expect((await app.get('/api/login/esqueci', { token: null })).body).toEqual({ porEmail: true });
    expect((await ask(testAdmin.username)).body).toEqual({ success: true });
    const taken = await arrived();
    expect(taken.to).toEqual(['dona@exemplo.com.br']);
    const [, token] = linkIn(taken);
    const use = (password: string) => app.post('/api/login/nova-senha', { token, password }, { token: null });
    expect((await app.post('/api/login/redefinicao', { token }, { token: null })).body.username).toBe(
      'admin',
    );
    expect((await use('curta')).status).toBe(400);
    expect((await use('uma senha bem nova')).status).toBe(200);
    expect((await app.get('/api/sessao')).status).toBe(401);
    expect((await use('outra senha ainda')).status).toBe(404);
    const entered = await app.post('/api/login', { username: 'admin', password: 'uma senha bem nova' });
    expect(entered.status).toBe(200);
    const [deed] = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.acao, 'criou-nova-senha'))
      .orderBy(desc(auditoria.id));
    expect(deed).toMatchObject({ nome: 'admin', entidade: 'user' });
    // Nothing that is stored opens anything.
    expect(JSON.stringify(await app.db.select().from(emails))).not.toContain(token);
    await app.post(
      '/api/sessao/senha',
      { currentPassword: 'uma senha bem nova', password: testAdmin.password },
      { token: entered.body.token },
    );
  });

  it('a link that is late opens nothing, nor does one after the password or the e-mail has changed', async () => {
    await own('dona@exemplo.com.br');
    const open = async (token: string) =>
      (await app.post('/api/login/redefinicao', { token }, { token: null })).status;
    await ask('DONA@exemplo.com.br');
    const [, late] = linkIn(await arrived());
    app.clock.advance(31 * 60_000);
    expect(await open(late!)).toBe(404);
    await ask('admin');
    const [, token] = linkIn(await arrived(2));
    expect(await open(token!)).toBe(200);
    expect((await own('outra@exemplo.com.br', 'senha errada')).status).toBe(400);
    expect(await open(token!)).toBe(200);
    await own('outra@exemplo.com.br');
    expect(await open(token!)).toBe(404);
    // Whoever read the former address hears of it.
    const notice = await arrived(3);
    expect(notice.to).toEqual(['dona@exemplo.com.br']);
    expect(notice.headers.subject).toMatch(/^O e-mail da sua conta/);
  });

  it('a second factor is still asked for', async () => {
    const { token, credentials, confirmed, ...account } = await createSafeAccount(app);
    const body = { ...confirmed, email: 'segura@exemplo.com.br', alertasPorEmail: true };
    await app.call('PUT', '/api/sessao/email', { token, body });
    const { segredo } = await account.turnOnTotp();
    await ask('segura@exemplo.com.br');
    const [, link] = linkIn(await arrived());
    const password = 'uma senha bem nova';
    await app.post('/api/login/nova-senha', { token: link, password }, { token: null });
    const given = { username: credentials.username, password };
    const enter = (more = {}) => app.post('/api/login', { ...given, ...more }, { token: null });
    expect(await enter()).toMatchObject({ status: 401, body: { segundoFator: { fatores: ['codigo'] } } });
    app.clock.advance(60_000);
    expect((await enter({ codigo: account.codeOf(segredo) })).status).toBe(200);
  });

  it('asking is bounded for a name and for an address, known or not', async () => {
    const bounded = await startTestApp({
      env: {
        SMTP_URL: smtp.url,
        EMAIL_FROM: 'p@exemplo.com.br',
        PUBLIC_URL: 'https://p.exemplo.com.br',
        RATE_LIMIT_LOGIN: '1000',
      },
    });
    try {
      for (const name of ['admin', 'ninguém']) {
        for (let i = 0; i < 5; i += 1) expect((await ask(name, bounded)).status).toBe(200);
        expect((await ask(name, bounded)).status).toBe(429);
      }
      const answers: number[] = [];
      for (let i = 0; i < 16; i += 1) answers.push((await ask(`outro ${i}`, bounded)).status);
      expect(answers.at(-1)).toBe(429);
    } finally {
      await bounded.close();
    }
  });

  it('nobody learns who has an account: the same answer after the same time', async () => {
    await own('dona@exemplo.com.br');
    const timed = async (name: string) => {
      const from = performance.now();
      const { status, text } = await ask(name);
      return { status, text, ms: performance.now() - from };
    };
    const known = await timed('admin');
    const unknown = await timed('ninguém');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(290);
    await arrived();
    expect(await app.db.select().from(emails)).toHaveLength(1);
  });
});

describe('the queue', () => {
  const write = () =>
    writeEmail(app.db, {
      tipo: 'alerta',
      para: 'dona@exemplo.com.br',
      assunto: 'Um\r\nBcc: outra@exemplo.com.br',
      texto: 'Dois <b>',
      now: app.clock.now(),
    });

  it('tries again after 421, never after it was taken, with one Message-ID', async () => {
    smtp.refuse('421 4.3.2 depois');
    await write();
    await nudge();
    await expect.poll(async () => (await app.db.select().from(emails))[0]!.tentativas).toBe(1);
    const [waiting] = await app.db.select().from(emails);
    expect(waiting).toMatchObject({ estado: 'pendente', resposta: 'o servidor respondeu 421' });
    expect(smtp.taken).toHaveLength(0);
    app.clock.advance(61_000);
    await nudge();
    const { headers, text } = await arrived();
    expect(headers['message-id']).toBe(`<${waiting!.mensagem}@exemplo.com.br>`);
    expect(headers.subject).toBe('Um Bcc: outra@exemplo.com.br');
    expect(text).toContain('Dois &lt;b&gt;');
    await settled();
    app.clock.advance(24 * 60 * 60_000);
    await nudge();
    await nudge();
    expect(smtp.taken).toHaveLength(1);
    await app.login();
  });

  it('gives up after 550 and says so, without the server’s words; the panel sends it again', async () => {
    smtp.refuse('550 5.1.1 não existe');
    await write();
    await nudge();
    await settled();
    const [failed] = (await queue()).falhas;
    expect(failed).toMatchObject({ tentativas: 1, resposta: 'o servidor respondeu 550', podeRepetir: true });
    expect((await app.post(`/api/emails/${failed.id}/repetir`)).status).toBe(200);
    await arrived();
    await settled();
    expect((await queue()).falhas).toEqual([]);
    expect((await app.post(`/api/emails/${failed.id}/repetir`)).status).toBe(404);
  });

  it('one whose link has lapsed meanwhile is not sent again', async () => {
    smtp.refuse('550 5.1.1 não existe');
    const now = app.clock.now();
    const link = { tipo: 'alerta', para: 'a@exemplo.com.br', assunto: 'x', texto: 'y' } as const;
    await writeEmail(app.db, { ...link, now, valeAte: new Date(now.getTime() + 60_000) });
    await nudge();
    await settled();
    const [failed] = (await queue()).falhas;
    expect(failed).toMatchObject({ podeRepetir: true });
    app.clock.advance(61_000);
    smtp.refuse();
    await app.login();
    expect((await queue()).falhas[0]).toMatchObject({ id: failed.id, podeRepetir: false });
    expect((await app.post(`/api/emails/${failed.id}/repetir`)).status).toBe(404);
    await nudge();
    expect([(await queue()).pendentes, smtp.taken.length]).toEqual([0, 0]);
  });

  it('what a process leaves that died is sent by another', async () => {
    const mailer = createMailer(app.config.email)!;
    const { db, clock } = app;
    const later = new Date(clock.now().getTime() + 60_000);
    await writeEmail(db, {
      tipo: 'alerta',
      para: 'a@exemplo.com.br',
      assunto: 'x',
      texto: 'y',
      now: clock.now(),
      from: later,
    });
    // Claimed, and never given back.
    await db.update(emails).set({ arrendadaAte: new Date(Date.now() - 1_000) });
    const ahead = { now: () => later };
    const other = createEmailDeliveries({ db, clock: ahead, mailer, links: {}, log: createLog('silent') });
    other.start();
    await arrived();
    await other.settled();
    await other.stop();
    expect((await db.select().from(emails))[0]).toMatchObject({ estado: 'enviado', texto: null });
  });

  it('a server that hangs holds its e-mail up for a while and no other', async () => {
    const { db, clock } = app;
    const later = new Date(clock.now().getTime() + 60_000);
    const wait = (para: string) =>
      writeEmail(db, { tipo: 'alerta', para, assunto: 'x', texto: 'y', now: clock.now(), from: later });
    smtp.refuse('hang');
    await wait('a@exemplo.com.br');
    await wait('b@exemplo.com.br');
    const mailer = createSmtpMailer(app.config.email!, { socketTimeout: 5_000 });
    const ahead = { now: () => later };
    const other = createEmailDeliveries({ db, clock: ahead, mailer, links: {}, log: createLog('silent') });
    other.start();
    await arrived();
    const states = async () =>
      (await db.select().from(emails).orderBy(emails.estado)).map(({ estado, resposta }) => [
        estado,
        resposta,
      ]);
    await expect.poll(states).toEqual([
      ['enviado', null],
      ['pendente', 'o servidor não respondeu'],
    ]);
    await other.stop();
  });

  it('an address with anything around it is none', async () => {
    for (const para of ['a@b.com\r\nBcc: c@d.com', 'a@b.com, c@d.com', 'Ana <a@b.com>', 'ana', ''])
      expect(
        await writeEmail(app.db, { tipo: 'senha', para, assunto: 'x', texto: 'y', now: new Date() }),
      ).toBe(false);
  });
});

describe('OPS-07 the password link of a corretor', () => {
  const approve = async () => {
    const number = `5511${Math.floor(910_000_000 + Math.random() * 80_000_000)}`;
    const row = await createCorretor(app.db, {
      whatsapp: number,
      whatsappNormal: number,
      aprovado: false,
      email: `bia-${number}@exemplo.com.br`,
    });
    const answer = await app.post('/api/admin/whatsapp/approve', { whatsapp: number });
    return { row, body: answer.body };
  };
  const opens = async (token: string) =>
    (await app.post('/api/meu-espaco/link', { token }, { token: null })).status;

  it('goes by e-mail with the approval where WhatsApp does not reach him, and not if that is undone', async () => {
    const { row, body } = await approve();
    expect(body).toMatchObject({ linkDeAcesso: null, credenciaisPor: ['email'] });
    await nudge();
    expect(smtp.taken).toHaveLength(0);
    app.clock.advance(10_001);
    await nudge();
    const taken = await arrived();
    expect(taken.to).toEqual([row.email]);
    expect(taken.headers.subject).toMatch(/acesso/);
    expect(await opens(linkIn(taken)[1]!)).toBe(200);

    const undone = await approve();
    expect((await app.post('/api/admin/whatsapp/undo', { acaoId: undone.body.acaoId })).status).toBe(200);
    app.clock.advance(10_001);
    await nudge();
    await settled();
    // WhatsApp’s own failure brings none again.
    await lisaSettled(app);
    await nudge();
    await settled();
    expect(smtp.taken).toHaveLength(1);
  });

  it('asked for on his page, it goes in the team’s own words', async () => {
    const chave = '/api/configuracoes/email_link_de_senha';
    const valor = 'Senha de {NOME_GUERRA}\n\nAqui: {LINK}';
    expect((await app.call('PUT', chave, { body: { valor } })).status).toBe(200);
    const row = await createWelcome(app, { email: 'bia@exemplo.com.br' });
    await app.post('/api/meu-espaco/esqueci', { identificacao: row.email }, { token: null });
    const taken = await arrived();
    expect(taken.headers.subject).toBe('Senha de Bia Lima');
    expect(taken.text).toContain('Aqui: https://painel.exemplo.com.br/meu-espaco/senha#');
    expect(await opens(linkIn(taken)[1]!)).toBe(200);
    await app.call('PUT', chave, { body: { valor: '' } });
  });
});

it('a test goes to the address of who asks', async () => {
  await own(null);
  expect(await app.post('/api/emails/teste')).toMatchObject({ status: 409, body: { code: 'sem-endereco' } });
  await own('dona@exemplo.com.br');
  expect((await app.post('/api/emails/teste')).body).toEqual({ para: 'dona@exemplo.com.br' });
  expect(smtp.taken.at(-1)!.headers.subject).toBe('Teste de envio');
  smtp.refuse('550 não');
  expect((await app.post('/api/emails/teste')).status).toBe(502);
});

it('without a server nothing is offered, written or shown', async () => {
  const bare = await startTestApp({ deps: { outside: { whatsapp: silent() } } });
  try {
    await bare.login();
    expect((await bare.get('/api/login/esqueci')).body).toEqual({ porEmail: false });
    expect((await bare.get('/api/emails')).body.servidor).toBeNull();
    expect((await ask('admin', bare)).body).toEqual({ success: true });
    const settings = (await bare.get('/api/configuracoes')).body as { categoria: string }[];
    expect(settings.some(({ categoria }) => categoria === 'emails')).toBe(false);
    const number = '5511970000001';
    await createCorretor(bare.db, { whatsapp: number, whatsappNormal: number, aprovado: false });
    const { body } = await bare.post('/api/admin/whatsapp/approve', { whatsapp: number });
    expect(body).toMatchObject({ linkDeAcesso: expect.stringContaining('#'), credenciaisPor: [] });
    expect(await bare.db.select().from(emails)).toEqual([]);
  } finally {
    await bare.close();
  }
});
