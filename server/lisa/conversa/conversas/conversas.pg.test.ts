import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversa, Conversas, Fala, Transcript } from '#contract/lisa/conversas.ts';
import { SendError } from '#server/adapters/whatsapp/port.ts';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas, lisaLinks, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp, testAdmin } from '#tests/app.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';
import { createTexts } from '../texts.ts';
import { sendReminders } from './reminders.ts';
import { deleteInactiveConversas } from './retention.ts';

let app: TestApp;
let simulator: Simulator;
let mine: string;
let colleague: string;
let numbers = 0;
const path = '/api/admin/whatsapp/conversas';
const hour = 60 * 60_000;
const day = 24 * hour;

beforeAll(async () => {
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_TEMPLATES: 'retomada=voltar_a_falar' },
    deps: { outside: { whatsapp: simulator } },
  });
  await app.login();
  await app.post('/api/administradores', marina);
  await signIn();
});
afterAll(() => app?.close());

const marina = { username: 'marina', password: 'outra senha de teste' };
async function signIn() {
  mine = await app.login();
  colleague = (await app.post('/api/login', marina, { token: null })).body.token;
}
/** Moves the clock, logging in again if the session expired. */
async function later(ms: number) {
  app.clock.advance(ms);
  await signIn();
}

/** A conversation with this many answers. */
async function talking(answers: number) {
  const n = ++numbers;
  const number = `5511${930_000_000 + n}`;
  const phone = createPhone(app, number, `Perfil ${n}`);
  await phone.says('Oi', ...registrationOf(5000 + n).slice(0, answers));
  const { id } = (await phone.session())!;
  return {
    phone,
    id,
    number,
    person: phone.person,
    sent: () => simulator.outbox.filter(({ to }) => to === number).map(({ content }) => content),
    transcript: async () => (await app.get(`${path}/${id}`)).body as Transcript,
    listed: async (query = '') =>
      ((await app.get(`${path}${query}`)).body as Conversas).itens.find((each: Conversa) => each.id === id),
    takeOver: (token = mine, assumidaPor: number | null = null) =>
      app.post(`${path}/${id}/assumir`, { assumidaPor }, { token }),
    write: (texto: string, token = mine) => app.post(`${path}/${id}/mensagens`, { texto }, { token }),
  };
}
const idOf = async (token: string) => (await app.get('/api/sessao', { token })).body.user.id as number;
const remind = () =>
  sendReminders({
    db: app.db,
    canal: 'simulator',
    now: () => app.clock.now(),
    texts: createTexts(app.db),
  });
/** Moves the clock to the next occurrence of an hour in São Paulo. */
async function moveTo(hourOfDay: number) {
  const now = app.clock.now();
  const at = new Date(now);
  at.setUTCHours(hourOfDay + 3, 0, 0, 0);
  while (at <= now) at.setUTCDate(at.getUTCDate() + 1);
  await later(at.getTime() - now.getTime());
}

describe('the list of conversations', () => {
  it('WPP-27 tells of each where it stands, since when, and who asked for a person', async () => {
    const one = await talking(2);
    expect(await one.listed()).toMatchObject({
      status: 'waiting_email',
      passo: 5,
      paradaDesde: null,
      pediuPessoaEm: null,
      assumidaPor: null,
      whatsapp: expect.stringContaining('(11) 9'),
      nome: expect.stringContaining('Perfil'),
      falhas: 0,
    });
    const { ultimaMensagemEm } = (await one.phone.session())!;
    await later(4 * hour);
    expect((await one.listed())!.paradaDesde).toBe(ultimaMensagemEm!.toISOString());
    await one.phone.says('quero falar com uma pessoa');
    expect(await one.listed('?filtro=pediram-pessoa')).toMatchObject({ paradaDesde: null });
    const { body } = await app.get(path);
    expect(body.itens[0].id).toBe(one.id);
  });

  it('WPP-25 counts at which step people are and stand still', async () => {
    const before = (await app.get(path)).body as Conversas;
    const stopped = await talking(5);
    await later(4 * hour);
    const fresh = await talking(5);
    const after = (await app.get(path)).body as Conversas;
    expect(after.passos).toHaveLength(13);
    expect(after.passos[7]!.total - before.passos[7]!.total).toBe(2);
    expect(after.passos[7]!.paradas - before.passos[7]!.paradas).toBe(1);
    expect(await stopped.listed('?filtro=paradas&passo=8')).toBeTruthy();
    expect(await fresh.listed('?filtro=paradas&passo=8')).toBeUndefined();
    expect(await fresh.listed('?passo=3')).toBeUndefined();
    expect(after.contagens.todas).toBe(after.total);
  });

  it('is searched by name without accents and by number', async () => {
    const one = await talking(4);
    await app.db
      .update(onboardingSessions)
      .set({ nome: 'Conceição Araújo' })
      .where(eq(onboardingSessions.id, one.id));
    expect(await one.listed('?q=conceicao')).toBeTruthy();
    expect(await one.listed(`?q=${one.number.slice(-6)}`)).toBeTruthy();
    expect(await one.listed('?q=ninguem-assim')).toBeUndefined();
    expect(await one.listed(`?q=${encodeURIComponent("%_'")}`)).toBeUndefined();
  });

  it('shows at most as many as asked for, and says how many there are', async () => {
    const { body } = await app.get(`${path}?limite=1`);
    expect(body.itens).toHaveLength(1);
    expect(body.total).toBeGreaterThan(1);
  });

  it('API-22 says that it has changed when somebody writes', async () => {
    const version = async () =>
      Number(
        (
          await app.pool.query(
            "SELECT coalesce(sum(versao), 0) AS v FROM lista_versoes WHERE lista = 'admin/whatsapp/conversas'",
          )
        ).rows[0].v,
      );
    const before = await version();
    await talking(1);
    await expect.poll(version).toBeGreaterThan(before);
  });
});

describe('a transcript', () => {
  it('holds both sides in their order, with how far each message came', async () => {
    const { phone, transcript } = await talking(0);
    app.clock.advance(1000);
    await phone.send({ type: 'audio', audio: { id: 'a1' } });
    await lisaSettled(app);
    const last = (await phone.outbox()).at(-1)!;
    await phone.status(last.provedorId!, 'delivered');
    await lisaSettled(app);
    const { falas, temMais, janela } = await transcript();
    expect(falas.map(({ de, tipo }: Fala) => `${de}/${tipo}`).slice(0, 3)).toEqual([
      ...['pessoa/texto', 'lisa/texto', 'pessoa/audio'],
    ]);
    expect(falas[0]!.texto).toBe('Oi');
    expect(falas.at(-1)!.envio).toMatchObject({ estado: 'delivered', entregueEm: expect.any(String) });
    expect(temMais).toBe(false);
    expect(janela).toMatchObject({ existe: true, aberta: true, ate: expect.any(String) });
  });

  it('shows why a message failed, and covers what opens something', async () => {
    const { id, phone, transcript, listed } = await talking(0);
    simulator.failNext(new SendError('recusada', 'O WhatsApp recusou a mensagem.'));
    await phone.says('meus dados');
    const { falas } = await transcript();
    expect(falas.at(-1)).toMatchObject({
      texto: expect.stringContaining('[link de uso único]'),
      envio: { estado: 'failed', motivo: 'O WhatsApp recusou a mensagem.' },
    });
    expect((await listed())!.falhas).toBe(1);
    expect(JSON.stringify(await app.get(`${path}/${id}`))).not.toContain('{{LINK}}');
  });

  it('shows the latest messages where there are more than asked for', async () => {
    const { id } = await talking(3);
    const { body } = await app.get(`${path}/${id}?limite=2`);
    expect(body.falas).toHaveLength(2);
    expect(body.temMais).toBe(true);
    expect((await app.get(`${path}/999999`)).status).toBe(404);
  });
});

describe('a person who takes over', () => {
  it('silences Lisa, writes in the team’s name, and gives back: then Lisa asks on', async () => {
    const { id, phone, takeOver, write, sent, listed, transcript } = await talking(1);
    await phone.says('quero falar com uma pessoa');
    expect((await takeOver()).status).toBe(200);
    const me = await idOf(mine);
    expect(await listed('?filtro=com-a-equipe')).toMatchObject({
      assumidaPor: { id: me, username: testAdmin.username },
      pediuPessoaEm: null,
    });
    expect(await phone.says('12345 SP')).toEqual([]);
    expect((await phone.session())!.creci).toBeNull();
    expect((await write('Oi, aqui é a equipe.\nComo posso ajudar?')).status).toBe(200);
    await lisaSettled(app);
    expect(sent().at(-1)).toEqual({ kind: 'text', text: 'Oi, aqui é a equipe.\nComo posso ajudar?' });
    expect((await transcript()).falas.at(-1)).toMatchObject({
      de: 'equipe',
      autor: testAdmin.username,
      envio: { estado: 'sent' },
    });
    expect((await app.post(`${path}/${id}/devolver`, { assumidaPor: me })).status).toBe(200);
    await lisaSettled(app);
    expect((await phone.outbox()).slice(-2).map(({ chave }) => chave)).toEqual([
      ...['continua', 'lisa_creci_request_message'],
    ]);
    expect(await phone.says('12345 SP')).toEqual(['lisa_additional_info_message']);
    const { body } = await app.get(`/api/auditoria?entidade=conversa&entidadeId=${id}`);
    expect(body.itens.map(({ acao }: { acao: string }) => acao)).toEqual(['devolveu', 'escreveu', 'assumiu']);
  });

  it('knows from whom: who was quicker is named in a 409, and may be relieved knowingly', async () => {
    const { takeOver, write } = await talking(0);
    expect((await takeOver(colleague)).status).toBe(200);
    expect(await takeOver()).toMatchObject({
      status: 409,
      body: { code: 'mudou-de-maos', detail: 'marina responde nesta conversa' },
    });
    expect(await write('Oi')).toMatchObject({ status: 409, body: { code: 'nao-assumida' } });
    expect((await takeOver(mine, await idOf(colleague))).status).toBe(200);
    expect((await write('Oi')).status).toBe(200);
    expect((await write('Oi', colleague)).status).toBe(409);
  });

  it('of two at one moment one has it', async () => {
    const { takeOver } = await talking(0);
    const answers = await Promise.all([takeOver(mine), takeOver(colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('writes nothing that is blank, and gives back only what is the team’s', async () => {
    const { id, write, takeOver } = await talking(0);
    await takeOver();
    expect(await write('  \u0000 ')).toMatchObject({ status: 400, body: { field: 'texto' } });
    expect((await write('a'.repeat(4001))).status).toBe(400);
    const other = await talking(0);
    expect((await app.post(`${path}/${other.id}/devolver`, { assumidaPor: null })).status).toBe(409);
    expect((await app.post(`${path}/${id}/devolver`, { assumidaPor: 999_999 })).status).toBe(409);
  });

  it('WPP-18 outside the window sends the approved template alone, and free text is refused with what to do', async () => {
    const { id, takeOver, write, sent, transcript } = await talking(1);
    await takeOver();
    await later(25 * hour);
    expect(await write('Oi')).toMatchObject({
      status: 409,
      body: { code: 'fora-da-janela', message: expect.stringContaining('24 horas') },
    });
    const { janela, retomada } = await transcript();
    expect(janela).toEqual({ existe: true, aberta: false, ate: null });
    expect(retomada).toMatchObject({ modelo: 'voltar_a_falar', aviso: null });
    const [first, second] = [
      await app.post(`${path}/${id}/retomar`),
      await app.post(`${path}/${id}/retomar`),
    ];
    expect(first.status).toBe(200);
    expect([200, 409]).toContain(second.status);
    await lisaSettled(app);
    expect(sent().at(-1)).toMatchObject({ kind: 'template', name: 'voltar_a_falar' });
  });

  it('WPP-18 without an approved template the administrator reads why, and what to do', async () => {
    const other = await startTestApp({ workers: true, env: { WHATSAPP_APP_SECRET: phoneSecret } });
    try {
      await other.login();
      const phone = createPhone(other, '5511944440000');
      await phone.says('Oi');
      const { id } = (await phone.session())!;
      await other.post(`${path}/${id}/assumir`, { assumidaPor: null });
      other.clock.advance(25 * hour);
      await other.login();
      expect(await other.post(`${path}/${id}/retomar`)).toMatchObject({
        status: 409,
        body: { code: 'sem-modelo', message: expect.stringContaining('Peça a quem cuida do WhatsApp') },
      });
      expect(await other.post(`${path}/${id}/mensagens`, { texto: 'Oi' })).toMatchObject({
        status: 409,
        body: { detail: expect.stringContaining('Peça a quem cuida do WhatsApp') },
      });
      expect((await other.get(`${path}/${id}`)).body.retomada).toMatchObject({
        modelo: null,
        aviso: expect.stringContaining('espere a pessoa escrever'),
      });
    } finally {
      await other.close();
    }
  });
});

describe('a reminder', () => {
  it('goes once to who stopped, by day, with the question that is open; and again after another stop', async () => {
    await moveTo(9);
    const one = await talking(1);
    const silent = await talking(1);
    await silent.phone.says('parar');
    await later(3 * hour);
    await remind();
    expect((await one.phone.outbox()).some(({ chave }) => chave === 'lembrete')).toBe(false);
    await later(2 * hour);
    await remind();
    await lisaSettled(app);
    await remind();
    await lisaSettled(app);
    const reminders = (await one.phone.outbox()).filter(({ chave }) => chave === 'lembrete');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatchObject({ estado: 'sent', modelo: null });
    expect(reminders[0]!.texto).toMatch(/ficou pela metade[\s\S]*CRECI/);
    expect((await silent.phone.outbox()).some(({ chave }) => chave === 'lembrete')).toBe(false);
    expect((await one.listed())!.lembreteEm).toEqual(expect.any(String));
    const { body } = await app.get(`/api/auditoria?entidade=conversa&entidadeId=${one.id}`);
    expect(body.itens[0]).toMatchObject({ acao: 'lembrou', quem: null });

    // The answer counts as any other; then they stop again.
    expect(await one.phone.says('54321 SP')).toContain('lisa_additional_info_message');
    await later(5 * hour);
    await remind();
    expect((await one.phone.outbox()).filter(({ chave }) => chave === 'lembrete')).toHaveLength(2);
  });

  it('waits for the morning', async () => {
    await moveTo(18);
    const { phone } = await talking(1);
    const count = async () => (await phone.outbox()).filter(({ chave }) => chave === 'lembrete').length;
    await later(5 * hour);
    await remind();
    expect(await count()).toBe(0);
    await moveTo(8);
    await remind();
    expect(await count()).toBe(1);
  });

  it('that the channel held back until night waits for the morning; who wrote meanwhile gets none', async () => {
    await moveTo(14);
    const [one, other, taken] = [await talking(1), await talking(1), await talking(1)];
    await later(5 * hour + 30 * 60_000);
    const reminderOf = async ({ phone }: typeof one) =>
      (await phone.outbox()).find(({ chave }) => chave === 'lembrete')?.estado;
    const down = () => new SendError('indisponivel', 'O WhatsApp não respondeu.', { retryable: true });
    simulator.failNext(...Array.from({ length: 3 }, down));
    await remind();
    await lisaSettled(app);
    // It is 19:30; at 20:30 the channel is back.
    await taken.takeOver();
    await later(hour);
    await lisaSettled(app);
    expect([await reminderOf(one), await reminderOf(other), await reminderOf(taken)]).toEqual([
      ...['queued', 'queued', 'cancelled'],
    ]);
    expect(await other.phone.says('54321 SP')).toContain('lisa_additional_info_message');
    expect(await reminderOf(other)).toBe('cancelled');
    expect(other.sent().at(-1)).toMatchObject({ text: expect.stringContaining('nome completo') });
    await moveTo(8);
    await lisaSettled(app);
    expect([await reminderOf(one), await reminderOf(other)]).toEqual(['sent', 'cancelled']);
    expect(one.sent().at(-1)).toMatchObject({ text: expect.stringContaining('ficou pela metade') });
  });

  it('goes once where two processes look at one moment', async () => {
    await moveTo(9);
    const { phone } = await talking(1);
    await later(5 * hour);
    await Promise.all([remind(), remind()]);
    expect((await phone.outbox()).filter(({ chave }) => chave === 'lembrete')).toHaveLength(1);
  });
});

describe('who is under 18', () => {
  it('waits for a person, is never filed, and is forgotten once that person closes the conversation', async () => {
    const { phone, id, listed, takeOver } = await talking(7);
    expect(await phone.says('na verdade tenho 16 anos')).toEqual(['menor']);
    expect(await phone.says('sim')).toEqual(['pessoa']);
    expect(await listed('?filtro=pediram-pessoa')).toBeDefined();
    expect((await phone.session())!.corretorId).toBeNull();
    await takeOver();
    const assumidaPor = await idOf(mine);
    expect((await app.post(`${path}/${id}/devolver`, { assumidaPor })).status).toBe(200);
    expect(await phone.session()).toBeNull();
    const kept = await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.pessoa, phone.person));
    expect(kept).toEqual([]);
  });
});

describe('the time for keeping', () => {
  const retain = () =>
    deleteInactiveConversas({
      db: app.db,
      clock: app.clock,
      storage: { remove: async (key: string) => void removed.push(key) } as never,
    });
  const removed: string[] = [];

  it('is 180 days of silence for who never became a corretor; then nothing of them is left', async () => {
    const gone = await talking(5);
    const picture = await (await drawPhoto({ width: 600, height: 600 })).jpeg().toBuffer();
    await gone.phone.send({ type: 'image', image: { id: simulator.keepPicture(picture) } });
    await lisaSettled(app);
    await gone.phone.says('meus dados');
    const corretor = await talking(8);
    await later(100 * day);
    const recent = await talking(1);
    await retain();
    expect(await gone.phone.session()).not.toBeNull();
    await later(81 * day);
    expect(await retain()).toBeGreaterThanOrEqual(1);
    expect(await gone.phone.session()).toBeNull();
    expect(await gone.phone.outbox()).toEqual([]);
    for (const [table, column] of [
      [lisaRecebidas, lisaRecebidas.pessoa],
      [lisaEnviadas, lisaEnviadas.pessoa],
      [lisaContatos, lisaContatos.pessoa],
      [lisaLinks, lisaLinks.pessoa],
    ] as const)
      expect(await app.db.select().from(table).where(eq(column, gone.person))).toEqual([]);
    const dump = JSON.stringify(
      await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.pessoa, 'apagada')),
    );
    expect(dump).not.toContain(gone.person);
    expect(removed.length).toBeGreaterThanOrEqual(1);
    expect((await corretor.phone.session())!.corretorId).not.toBeNull();
    expect((await corretor.phone.outbox()).length).toBeGreaterThan(0);
    expect(await recent.phone.session()).not.toBeNull();
    const { body } = await app.get('/api/auditoria?entidade=conversa&acao=apagou-dados');
    expect(body.itens[0]).toMatchObject({ quem: null, dados: { origem: 'prazo' } });
    // Who comes back begins anew.
    expect(await gone.phone.says('Oi')).toEqual(['lisa_intro_message']);
  });
});
