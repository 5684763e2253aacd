import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { lisaEnviadas, lisaLinks } from '#server/db/schema/lisa.ts';
import { corretorSessoes } from '#server/db/schema/meu-espaco.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createWelcome, enterOwnPage, ownLink, ownPassword, tokenOfLink } from '#tests/own-page.ts';
import { createPhone, lisaSettled, phoneSecret } from '#tests/phone.ts';

let app: TestApp;
let simulator: Simulator;
beforeAll(async () => {
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({
    workers: true,
    // He last wrote long ago: it goes as a template.
    env: { WHATSAPP_TEMPLATES: 'credenciais=acesso:pt_BR' },
    deps: { outside: { whatsapp: simulator } },
  });
  await app.login();
});
afterAll(() => app?.close());

const base = '/api/meu-espaco';
const day = 24 * 60 * 60_000;
const nobody = { token: null };
const enter = (identificacao: string, senha: string) =>
  app.post(`${base}/entrar`, { identificacao, senha }, nobody);
const setBy = (token: string, senha = ownPassword) => app.post(`${base}/senha`, { token, senha }, nobody);
const linkFor = async (id: number) => tokenOfLink(await ownLink(app, id));
const isIn = async (token: string) => (await app.get(base, { token })).status === 200;

describe('the one-time link', () => {
  it('WPP-19 says whose it is without being used, sets a password of which only a hash is stored, and opens the page', async () => {
    const corretor = await createWelcome(app);
    const token = await linkFor(corretor.id);
    for (const _ of [1, 2])
      expect((await app.post(`${base}/link`, { token }, nobody)).body).toMatchObject({
        // The greeting's name.
        nomeGuerra: 'Bia Lima',
        nome: 'Ana Beatriz Lima',
        email: corretor.email,
      });
    const answer = await setBy(token);
    expect(answer.status, answer.text).toBe(200);
    expect(await isIn(answer.body.token)).toBe(true);
    const [row] = await app.db.select().from(corretores).where(eq(corretores.id, corretor.id));
    expect(row!.senha).toMatch(/^\$argon2id\$/);
    const [session] = await app.db
      .select()
      .from(corretorSessoes)
      .where(eq(corretorSessoes.corretorId, corretor.id));
    expect(JSON.stringify(session)).not.toContain(answer.body.token);
    expect((await enter(corretor.email, ownPassword)).status).toBe(200);
  });

  it('WPP-19 works once, for seven days, and not beside one that was used', async () => {
    const { id } = await createWelcome(app);
    const [first, second] = [await linkFor(id), await linkFor(id)];
    expect((await setBy(first)).status).toBe(200);
    for (const token of [first, second, 'x'.repeat(43)]) {
      expect(await setBy(token)).toMatchObject({
        status: 404,
        body: { code: 'link-usado', message: 'Este link já foi usado ou venceu' },
      });
      expect((await app.post(`${base}/link`, { token }, nobody)).status).toBe(404);
    }
    const late = await linkFor(id);
    app.clock.advance(7 * day + 1);
    expect((await setBy(late)).status).toBe(404);
    await app.login();
  });

  it('WPP-19 pressed twice at once it sets one password', async () => {
    const token = await linkFor((await createWelcome(app)).id);
    const answers = await Promise.all([setBy(token, 'a primeira senha'), setBy(token, 'a segunda senha')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('a password has at least ten characters, as an administrator’s; a short one leaves the link open', async () => {
    const token = await linkFor((await createWelcome(app)).id);
    expect((await setBy(token, 'nove nove')).body).toMatchObject({
      field: 'senha',
      message: 'A senha deve ter pelo menos 10 caracteres',
    });
    expect((await setBy(token)).status).toBe(200);
  });

  it('opens nothing for who was suspended since', async () => {
    const { id } = await createWelcome(app);
    const token = await linkFor(id);
    await app.call('PUT', `/api/corretores/${id}`, { body: { ativo: false } });
    expect((await setBy(token)).status).toBe(403);
    expect((await app.post(`${base}/link`, { token }, nobody)).status).toBe(403);
  });

  it('T5 its token stands in no audit entry and no stored link', async () => {
    const token = await linkFor((await createWelcome(app)).id);
    const { body } = await setBy(token);
    const stored = JSON.stringify([
      await app.db.select().from(auditoria),
      await app.db.select().from(lisaLinks),
      await app.db.select().from(corretorSessoes),
    ]);
    for (const secret of [token, body.token, ownPassword, 'argon2']) expect(stored).not.toContain(secret);
  });
});

describe('the login', () => {
  it('WPP-20 takes the e-mail or the WhatsApp, in any way of writing it', async () => {
    const { corretor } = await enterOwnPage(app);
    const { whatsappNormal } = corretor;
    const local = whatsappNormal!.slice(4);
    for (const name of [
      ...[corretor.email, ` ${corretor.email.toUpperCase()} `, whatsappNormal!],
      ...[`(11) ${local.slice(0, 5)}-${local.slice(5)}`, `+55 11 ${local}`, `11${local.slice(1)}`],
    ])
      expect((await enter(name, ownPassword)).status, name).toBe(200);
  });

  it('answers unknown, wrong and not yet set alike', async () => {
    const { corretor } = await enterOwnPage(app);
    const unset = await createWelcome(app);
    const answers = await Promise.all([
      enter('ninguem@exemplo.com', ownPassword),
      enter('11900000000', ownPassword),
      enter(corretor.email, 'outra senha longa'),
      enter(unset.email, ownPassword),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { message: 'E-mail, WhatsApp ou senha incorretos' },
    });
  });

  it('a number that two share opens neither; their e-mails do', async () => {
    const whatsappNormal = '5511955551111';
    const first = await enterOwnPage(app, { whatsappNormal });
    await enterOwnPage(app, { whatsappNormal });
    expect((await enter(whatsappNormal, ownPassword)).status).toBe(401);
    expect((await enter(first.corretor.email, ownPassword)).status).toBe(200);
  });

  it('who is suspended is told so only with the right password', async () => {
    const { corretor } = await enterOwnPage(app);
    await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { ativo: false } });
    expect((await enter(corretor.email, ownPassword)).body.message).toContain('não está ativo no momento');
    expect((await enter(corretor.email, 'outra senha longa')).status).toBe(401);
  });

  it('guessing is braked as for administrators, and every way of writing a number counts as one', async () => {
    const braked = await startTestApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    try {
      const { corretor } = await enterOwnPage(braked);
      const guess = (identificacao: string, senha = 'outra senha longa') =>
        braked.post(`${base}/entrar`, { identificacao, senha }, nobody);
      const local = corretor.whatsappNormal!.slice(2);
      const written = [corretor.whatsappNormal!, local, `+55 ${local}`, `0${local}`];
      const statuses = [];
      for (const name of written) statuses.push((await guess(name)).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
      expect((await guess(local, ownPassword)).status).toBe(429);
    } finally {
      await braked.close();
    }
  });
});

describe('a session ends at once', () => {
  const suspended: [string, (id: number) => Promise<unknown>][] = [
    ['is suspended', (id) => app.call('PUT', `/api/corretores/${id}`, { body: { ativo: false } })],
    ['loses the approval', (id) => app.call('PUT', `/api/corretores/${id}`, { body: { aprovado: false } })],
    [
      'is suspended with others',
      (id) => app.post('/api/corretores/em-lote', { acao: 'desativar', escolha: { ids: [id] } }),
    ],
    ['is deleted', (id) => app.call('DELETE', `/api/corretores/${id}`)],
    [
      'is rejected',
      (id) => app.db.update(corretores).set({ rejeitadoEm: new Date() }).where(eq(corretores.id, id)),
    ],
    [
      'is given another password by the team',
      (id) => app.call('PUT', `/api/corretores/${id}`, { body: { senha: 'a senha da equipe' } }),
    ],
    ['sets another by a new link', async (id) => setBy(await linkFor(id), 'mais uma senha')],
  ];
  it.each(suspended)('R16 when the corretor %s', async (_, act) => {
    const { corretor, token } = await enterOwnPage(app);
    expect(await isIn(token)).toBe(true);
    await act(corretor.id);
    expect(await isIn(token)).toBe(false);
    const left = await app.db
      .select()
      .from(corretorSessoes)
      .where(eq(corretorSessoes.corretorId, corretor.id));
    expect(left.length).toBeLessThanOrEqual(1);
  });

  it('R16 and does not come back when the suspension is lifted', async () => {
    const { corretor, token } = await enterOwnPage(app);
    for (const ativo of [false, true])
      await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { ativo } });
    expect(await isIn(token)).toBe(false);
  });

  it('R16 a change of anything else leaves it open', async () => {
    const { corretor, token } = await enterOwnPage(app);
    await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { biografia: 'Dez anos de praia.' } });
    expect(await isIn(token)).toBe(true);
  });

  it('R16 when he leaves, when he changes his password, after a week without use', async () => {
    const { corretor, token } = await enterOwnPage(app);
    const second = (await enter(corretor.email, ownPassword)).body.token as string;
    expect((await app.post(`${base}/sair`, undefined, { token })).status).toBe(200);
    expect([await isIn(token), await isIn(second)]).toEqual([false, true]);
    const body = { senhaAtual: ownPassword, senha: 'uma senha bem nova' };
    const wrong = { ...body, senhaAtual: 'não é esta senha' };
    expect((await app.call('PUT', `${base}/senha`, { token: second, body: wrong })).body).toMatchObject({
      field: 'senhaAtual',
      message: 'A senha não confere',
    });
    const third = (await app.call('PUT', `${base}/senha`, { token: second, body })).body.token as string;
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    app.clock.advance(7 * day + 1);
    expect(await isIn(third)).toBe(false);
    await app.login();
  });
});

describe('"Esqueci a senha"', () => {
  const forgot = (identificacao: string) => app.post(`${base}/esqueci`, { identificacao }, nobody);
  const sentTo = (pessoa: string) =>
    app.db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, pessoa));

  it('WPP-19 Lisa sends a link that works; whoever asks, the answer is the same', async () => {
    const { corretor } = await enterOwnPage(app);
    const phone = createPhone(app, corretor.whatsappNormal!);
    const suspendedOne = await createWelcome(app, { ativo: false });
    const answers = [];
    for (const name of [corretor.email, 'ninguem@exemplo.com', suspendedOne.email])
      answers.push(await forgot(name));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"success":true}']),
    );
    await lisaSettled(app);
    expect((await sentTo(suspendedOne.whatsappNormal!)).length).toBe(0);
    const [sent] = await phone.outbox();
    expect(sent).toMatchObject({ chave: 'credenciais', estado: 'sent', corretorId: corretor.id });
    expect(sent!.texto).toContain('{{LINK}}');
    const handed = simulator.outbox.find(({ to }) => to === phone.person)!;
    const [link] = JSON.stringify(handed.content).match(/https?:[^"]+#[\w-]{43}/)!;
    expect((await setBy(tokenOfLink(link), 'outra senha da Bia')).status).toBe(200);
    expect((await enter(corretor.email, 'outra senha da Bia')).status).toBe(200);
  });

  it('no more than five links an hour are sent to one person', async () => {
    const braked = await startTestApp({ env: { RATE_LIMIT_LOGIN: '100' } });
    try {
      const { email } = await createWelcome(braked);
      const statuses = [];
      for (let n = 0; n < 6; n++)
        statuses.push((await braked.post(`${base}/esqueci`, { identificacao: email }, nobody)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await braked.close();
    }
  });
});
