import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWhatsapp } from '#server/adapters/whatsapp/create.ts';
import { sendError } from '#server/adapters/whatsapp/send-failure.ts';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { lisaContatos, lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';
import { createPhone, lisaSettled, newMessageId, phoneSecret, postWebhook } from '#tests/phone.ts';
import { dropEarlyEdits } from '../change-received.ts';
import { sendReminders } from '../conversas/reminders.ts';
import { createTexts } from '../texts.ts';

type Phone = ReturnType<typeof createPhone>;
let app: TestApp;
let simulator: Simulator;
let numbers = 0;
const newNumber = () => `5511${960_000_000 + ++numbers}`;
const change = (field: string, value: Record<string, unknown>) => {
  app.clock.advance(1000);
  const time = Math.floor(app.clock.now().getTime() / 1000);
  return postWebhook(app, JSON.stringify({ entry: [{ id: 'conta', time, changes: [{ field, value }] }] }));
};
const canal = async (of: TestApp = app) => (await of.get('/api/admin/whatsapp/canal')).body;

beforeAll(async () => {
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_TEMPLATES: 'lembrete=portal_lembrete,credenciais=portal_acesso' },
    deps: { outside: { whatsapp: simulator } },
  });
  await app.login();
});
afterAll(() => app?.close());

describe('what befalls the channel', () => {
  it('WIR-03 is told in the panel with what to do, until it is well again', async () => {
    const event = (name: string, template: string) =>
      change('message_template_status_update', {
        event: name,
        message_template_id: 1,
        message_template_name: template,
        message_template_language: 'pt_BR',
        reason: 'NONE',
      });
    await event('PAUSED', 'portal_acesso');
    await event('REJECTED', 'modelo_de_outro_sistema');
    await change('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } });
    const told = await canal();
    expect(told.estado).toBe('Com problema');
    expect(told.avisos.map(({ chave }: { chave: string }) => chave).sort()).toEqual([
      'conta',
      'modelo:portal_acesso:pt_BR',
    ]);
    for (const { titulo, fazer } of told.avisos)
      expect([titulo.length, fazer.length].every((n) => n > 15)).toBe(true);
    // Of templates that are not ours nothing is said, and it is counted.
    expect(told.omitidas).toMatchObject([{ motivo: 'modelo-alheio', total: 1 }]);
    const { text: metrics } = await app.get('/metrics');
    expect(metrics).toContain('portal_whatsapp_problems{channel="simulator",weight="parado"} 2');
    expect(metrics).toContain('portal_whatsapp_omitted_total{channel="simulator",reason="modelo-alheio"} 1');
    await app.post('/api/admin/whatsapp/canal/visto', { chave: 'conta' });
    expect((await canal()).avisos.find(({ chave }: { chave: string }) => chave === 'conta').vistoPor).toBe(
      'admin',
    );
    await change('message_template_quality_update', {
      message_template_name: 'portal_acesso',
      message_template_language: 'pt_BR',
      new_quality_score: 'YELLOW',
    });
    // Every problem can be marked as seen, however long the name of its template.
    for (const { chave } of (await canal()).avisos) {
      const { status } = await app.post('/api/admin/whatsapp/canal/visto', { chave });
      expect([chave, status]).toEqual([chave, 200]);
    }
    await change('message_template_quality_update', {
      message_template_name: 'portal_acesso',
      message_template_language: 'pt_BR',
      new_quality_score: 'GREEN',
    });
    await event('APPROVED', 'portal_acesso');
    await change('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'REINSTATE' } });
    expect(await canal()).toMatchObject({ estado: 'Simulada', avisos: [] });
  });

  it('WIR-03 a failure keeps its details, is told by name, and what it stops is a problem until something goes out', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi');
    const [message] = await phone.outbox();
    const error = {
      code: 131042,
      title: 'Business eligibility payment issue',
      href: 'https://example.com/codes',
      error_data: {
        details: 'Message failed to send because there were errors related to your payment method.',
      },
    };
    await phone.status(message!.provedorId!, 'failed', { errors: [error] });
    await lisaSettled(app);
    const [failed] = await phone.outbox();
    expect(failed).toMatchObject({
      estado: 'failed',
      motivoCodigo: 'pagamento',
      erro: { codigo: 131042, titulo: error.title, detalhes: error.error_data.details, href: error.href },
    });
    expect(failed!.motivo).toMatch(/^Pagamento pendente: .*Cobrança.*\(código 131042\)$/);
    expect((await canal()).avisos).toMatchObject([
      { chave: 'erro:131042', gravidade: 'parado', titulo: 'Pagamento pendente' },
    ]);
    // A code nobody knows yet keeps its own words.
    await phone.says('sim');
    const second = (await phone.outbox()).at(-1)!;
    await phone.status(second.provedorId!, 'failed', {
      errors: [{ code: 999_999, title: 'New', error_data: { details: 'Why' } }],
    });
    await lisaSettled(app);
    expect((await phone.outbox()).at(-1)!.motivo).toBe(
      'O WhatsApp não entregou a mensagem: New: Why (código 999999)',
    );
    // An answer within a conversation is free, and proves no payment.
    await phone.says('12345');
    expect((await canal()).avisos).toHaveLength(1);
    await change('account_update', { event: 'VERIFIED_ACCOUNT' });
    simulator.failNext(
      sendError('credencial', { fault: { codigo: 190, titulo: 'x', detalhes: null, href: null } }),
    );
    await phone.says('67890');
    expect((await canal()).avisos.map(({ chave }: { chave: string }) => chave)).toContain('erro:190');
    await phone.says('ajuda');
    expect((await canal()).avisos.map(({ chave }: { chave: string }) => chave)).toEqual(['erro:131042']);
  });
});

describe('what people change of what they wrote', () => {
  it('WIR-03 an edit shows as it is now, and Lisa says what it changes; taken back, nothing of it stays', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi', 'sim', 'CRECI 31337-F SP');
    const [first, second] = [newMessageId(), newMessageId()];
    await phone.text('Ana Beatriz Lima, errado@exemplo.com.br', { id: first });
    await lisaSettled(app);
    await phone.send({
      type: 'edit',
      id: newMessageId(),
      edit: {
        original_message_id: first,
        message: { type: 'text', text: { body: 'Ana Beatriz Lima, certo@exemplo.com.br' } },
      },
    });
    await lisaSettled(app);
    expect((await phone.outbox()).at(-1)!.chave).toBe('pedir_nome_guerra');
    expect((await phone.outbox()).at(-1)!.texto).toContain('e-mail *certo@exemplo.com.br*');
    await phone.text('segredo meu', { id: second });
    await lisaSettled(app);
    await phone.send({ type: 'revoke', id: newMessageId(), revoke: { original_message_id: second } });
    await lisaSettled(app);
    const { body: list } = await app.get(`/api/admin/whatsapp/conversas?q=${phone.person}`);
    const { body: shown } = await app.get(`/api/admin/whatsapp/conversas/${list.itens[0].id}`);
    const theirs = shown.falas.filter(({ de }: { de: string }) => de === 'pessoa');
    expect(theirs.at(-2)).toMatchObject({ texto: 'Ana Beatriz Lima, certo@exemplo.com.br', editada: true });
    expect(theirs.at(-1)).toMatchObject({ texto: '', revogada: true });
    const rows = await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.pessoa, phone.person));
    expect(JSON.stringify(rows)).not.toContain('segredo meu');
    expect((await phone.session())!.email).toBe('certo@exemplo.com.br');
  });

  it('WIR-03 what is taken back before it came is not handled when it comes, and shows as taken back', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi', 'sim');
    const id = newMessageId();
    const revoke = () =>
      phone.send({ type: 'revoke', id: newMessageId(), revoke: { original_message_id: id } });
    const count = async () =>
      (await canal()).omitidas.find(({ motivo }: { motivo: string }) => motivo === 'mensagem-desconhecida')
        .total;
    await revoke();
    const counted = await count();
    await revoke();
    expect(await count()).toBe(counted);
    const before = (await phone.outbox()).length;
    app.clock.advance(1000);
    // Told twice in one call, as the channel may.
    const text = { id, type: 'text', text: { body: 'CRECI 41414-F SP' } };
    await phone.send(text, text);
    await lisaSettled(app);
    expect(await phone.outbox()).toHaveLength(before);
    expect(await phone.session()).toMatchObject({ creci: null, pergunta: 'creci' });
    const rows = await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.mensagemId, id));
    expect(rows).toMatchObject([{ pessoa: phone.person, tipo: 'texto', conteudo: { revogada: true } }]);
    const { body: list } = await app.get(`/api/admin/whatsapp/conversas?q=${phone.person}`);
    const { body: shown } = await app.get(`/api/admin/whatsapp/conversas/${list.itens[0].id}`);
    expect(shown.falas.at(-1)).toMatchObject({ de: 'pessoa', texto: '', revogada: true });
    expect(await phone.says('CRECI 41415-F SP')).toContain('lisa_additional_info_message');
  });

  it('WIR-03 of two edits the one written later holds, whichever comes last', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi', 'sim');
    const id = newMessageId();
    await phone.text('primeiro', { id });
    await lisaSettled(app);
    const edit = (body: string, at: Date) =>
      phone.send({
        type: 'edit',
        id: newMessageId(),
        at,
        edit: { original_message_id: id, message: { type: 'text', text: { body } } },
      });
    const now = app.clock.now().getTime();
    await edit('terceiro', new Date(now + 4000));
    await edit('segundo', new Date(now + 2000));
    await lisaSettled(app);
    const read = async () =>
      (await app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.mensagemId, id)))[0]!.conteudo;
    expect(await read()).toMatchObject({ texto: 'terceiro', editada: true });
    await edit('quarto', new Date(now + 6000));
    await lisaSettled(app);
    expect(await read()).toMatchObject({ texto: 'quarto', editada: true });
  });

  it('WIR-03 an edit that comes before its message is what is read when it comes; one that never comes is not kept', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi', 'sim');
    const [id, gone, never] = [newMessageId(), newMessageId(), newMessageId()];
    const edit = (of: string, body: string, at = app.clock.now()) =>
      phone.send({
        type: 'edit',
        id: newMessageId(),
        at,
        edit: { original_message_id: of, message: { type: 'text', text: { body } } },
      });
    const written = app.clock.now();
    app.clock.advance(5000);
    await edit(id, 'CRECI 51515-F SP');
    // An older edit that comes after it changes nothing.
    await edit(id, 'CRECI 51514-F SP', new Date(app.clock.now().getTime() - 2000));
    await edit(gone, 'segredo de antes');
    await phone.send({ type: 'revoke', id: newMessageId(), revoke: { original_message_id: gone } });
    await edit(never, 'segredo que não veio');
    await lisaSettled(app);
    expect(await phone.session()).toMatchObject({ creci: null });
    const text = { id, at: written, type: 'text', text: { body: 'CRECI 51513-F SP' } };
    await phone.send(text, text);
    await phone.send({ id: gone, type: 'text', text: { body: 'segredo de antes' } });
    await lisaSettled(app);
    expect((await phone.session())!.creci).toContain('51515');
    const rowsOf = (of: string) =>
      app.db.select().from(lisaRecebidas).where(eq(lisaRecebidas.mensagemId, of));
    expect(await rowsOf(id)).toMatchObject([
      { pessoa: phone.person, tipo: 'texto', conteudo: { texto: 'CRECI 51515-F SP', editada: true } },
    ]);
    expect(await rowsOf(gone)).toMatchObject([
      { pessoa: phone.person, tipo: 'texto', conteudo: { revogada: true } },
    ]);
    // It was read once, as it is now: nobody is told what a change means.
    const keys = (await phone.outbox()).map(({ chave }) => chave);
    expect(keys.at(-1)).toBe('lisa_additional_info_message');
    expect(keys).not.toContain('editou');
    const at = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 60 * 60_000);
    await dropEarlyEdits(app.db, at(6));
    expect(await rowsOf(never)).toMatchObject([{ pessoa: 'canal', tipo: 'editada' }]);
    await dropEarlyEdits(app.db, at(8));
    expect(await rowsOf(never)).toEqual([]);
    expect(await rowsOf(gone)).toHaveLength(1);
  });

  it('WIR-03 a reminder that would go out as a template is dropped for who wants no promotions, and for no other', async () => {
    const now = app.clock.now();
    const morning = new Date(now);
    morning.setUTCHours(12, 0, 0, 0);
    if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
    app.clock.advance(morning.getTime() - now.getTime());
    const phones = [
      createPhone(app, newNumber()),
      createPhone(app, newNumber()),
      createPhone(app, newNumber()),
    ];
    const [unwilling, later] = phones as [Phone, Phone, Phone];
    for (const phone of phones) await phone.says('Oi', 'sim');
    const stop = (phone: Phone) =>
      change('user_preferences', {
        metadata: { phone_number_id: 'simulador' },
        contacts: [{ wa_id: phone.person }],
        user_preferences: [
          {
            wa_id: phone.person,
            category: 'marketing_messages',
            value: 'stop',
            timestamp: Math.floor(app.clock.now().getTime() / 1000),
          },
        ],
      });
    await stop(unwilling);
    app.clock.advance(5 * 60 * 60_000);
    const down = vi.spyOn(simulator, 'send').mockRejectedValue(sendError('indisponivel'));
    const deps = { db: app.db, canal: 'simulator', now: () => app.clock.now() };
    await sendReminders({ ...deps, texts: createTexts(app.db) });
    await lisaSettled(app);
    const reminders = async () =>
      (await Promise.all(phones.map((phone) => phone.outbox()))).map((all) => {
        const reminder = all.find(({ chave }) => chave === 'lembrete');
        return reminder && [reminder.estado, reminder.modelo];
      });
    expect(await reminders()).toEqual([undefined, ['queued', null], ['queued', null]]);
    await stop(later);
    down.mockRestore();
    // The next morning their window has shut: what goes out now is a template.
    app.clock.advance(23 * 60 * 60_000);
    await lisaSettled(app);
    expect(await reminders()).toEqual([undefined, ['cancelled', null], ['sent', 'portal_lembrete']]);
    await app.login();
  });

  it('WIR-03 who wants no promotions is not reminded, until they want them again', async () => {
    const phone = createPhone(app, newNumber());
    await phone.says('Oi', 'sim');
    const wish = (value: 'stop' | 'resume') =>
      change('user_preferences', {
        metadata: { phone_number_id: 'simulador' },
        contacts: [{ wa_id: phone.person }],
        user_preferences: [
          {
            wa_id: phone.person,
            category: 'marketing_messages',
            value,
            timestamp: Math.floor(app.clock.now().getTime() / 1000),
          },
        ],
      });
    await wish('stop');
    const { body: list } = await app.get(`/api/admin/whatsapp/conversas?q=${phone.person}`);
    const { id } = list.itens[0];
    await app.post(`/api/admin/whatsapp/conversas/${id}/assumir`, { assumidaPor: null });
    app.clock.advance(25 * 60 * 60_000);
    await app.login();
    const refused = await app.post(`/api/admin/whatsapp/conversas/${id}/retomar`, {});
    expect(refused.status).toBe(409);
    await wish('resume');
    const { rows } = await app.db.execute(
      `SELECT sem_promocoes_em FROM lisa_contatos WHERE pessoa = '${phone.person}'`,
    );
    expect(rows).toEqual([{ sem_promocoes_em: null }]);
  });

  it.each([
    [
      'an older stop that comes after a resume',
      [
        ['resume', 10],
        ['stop', 5],
      ],
      null,
    ],
    [
      'an older resume that comes after a stop',
      [
        ['stop', 10],
        ['resume', 5],
      ],
      10,
    ],
    [
      'a stop of the same moment as a resume',
      [
        ['resume', 10],
        ['stop', 10],
      ],
      10,
    ],
    [
      'a resume of the same moment as a stop',
      [
        ['stop', 10],
        ['resume', 10],
      ],
      10,
    ],
    [
      'a resume between two stops that came before it',
      [
        ['stop', 5],
        ['stop', 10],
        ['resume', 7],
      ],
      10,
    ],
    [
      'a stop later than a resume',
      [
        ['resume', 5],
        ['stop', 10],
      ],
      10,
    ],
  ] as const)(
    'WIR-03 what is wished of promotions goes by when it was told: %s',
    async (_case, wishes, since) => {
      const phone = createPhone(app, newNumber());
      await phone.says('Oi');
      const start = Math.floor(app.clock.now().getTime() / 1000);
      app.clock.advance(20_000);
      for (const [value, seconds] of wishes)
        await change('user_preferences', {
          metadata: { phone_number_id: 'simulador' },
          contacts: [{ wa_id: phone.person }],
          user_preferences: [
            { wa_id: phone.person, category: 'marketing_messages', value, timestamp: start + seconds },
          ],
        });
      const [row] = await app.db.select().from(lisaContatos).where(eq(lisaContatos.pessoa, phone.person));
      expect(row!.semPromocoesEm).toEqual(since === null ? null : new Date((start + since) * 1000));
    },
  );
});

describe('an Evolution server', () => {
  it('WIR-04 what a process that died was handing over is in doubt, and is not sent again by itself', async () => {
    const fake = await startFakeWhatsapp();
    const own = await startTestApp({
      workers: true,
      env: {
        WHATSAPP: 'evolution',
        EVOLUTION_URL: fake.url,
        EVOLUTION_API_KEY: 'chave',
        EVOLUTION_INSTANCE: 'portal',
        EVOLUTION_WEBHOOK_TOKEN: 'token-do-webhook',
        PUBLIC_URL: 'https://portal.exemplo.com.br',
      },
    });
    try {
      const pessoa = '5511955550001';
      const past = own.clock.now();
      const left = { canal: 'evolution', pessoa, texto: 'Olá', parametros: [], criadoEm: past };
      // As the dead process left it: marked, its lease run out.
      await own.db.insert(lisaEnviadas).values([
        { ...left, chave: 'lisa_intro_message', estado: 'sending', tentativas: 1, liberadaEm: past },
        { ...left, chave: 'lisa_creci_request_message', estado: 'queued', liberadaEm: past },
      ]);
      await own.db.insert(lisaContatos).values({
        canal: 'evolution',
        pessoa,
        endereco: pessoa,
        ultimaRecebidaEm: past,
        pendenteEm: past,
        reservadoAte: new Date(past.getTime() - 1),
        cerca: 1,
      });
      const look = async () => {
        await lisaSettled(own);
        return own.db.select().from(lisaEnviadas).orderBy(lisaEnviadas.id);
      };
      expect(await look()).toMatchObject([
        { estado: 'doubt', motivoCodigo: 'em-duvida', motivo: expect.stringContaining('parou durante') },
        { estado: 'sent' },
      ]);
      own.clock.advance(26 * 60 * 60_000);
      await own.db.update(lisaContatos).set({ pendenteEm: own.clock.now() });
      expect((await look()).map(({ estado }) => estado)).toEqual(['doubt', 'sent']);
      expect(fake.requests.filter(({ path }) => path.startsWith('/message/'))).toHaveLength(1);
    } finally {
      await own.close();
      await fake.stop();
    }
  });

  it('WIR-04 a disconnected phone is tried again, a doubt never by itself: a person decides', async () => {
    const fake = await startFakeWhatsapp();
    const token = 'token-do-webhook';
    const lines: string[] = [];
    let own: TestApp | undefined;
    const channel = createWhatsapp(
      {
        kind: 'evolution',
        url: fake.url,
        apiKey: 'chave',
        instance: 'portal',
        webhookToken: token,
        webhookUrl: 'https://portal.exemplo.com.br/api/webhooks/whatsapp',
      },
      { now: () => own?.clock.now() ?? new Date(), newId: () => crypto.randomUUID() },
    );
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    own = await startTestApp({ workers: true, log, deps: { outside: { whatsapp: channel } } });
    try {
      await own.login();
      const lid = '204811937755501@lid';
      const post = (event: string, data: unknown) =>
        postWebhook(own!, JSON.stringify({ event, instance: 'portal', data }), {
          authorization: `Bearer ${token}`,
        });
      const say = async (text: string) => {
        own!.clock.advance(1000);
        const messageTimestamp = Math.floor(own!.clock.now().getTime() / 1000);
        await post('messages.upsert', {
          key: { remoteJid: lid, fromMe: false, id: newMessageId() },
          pushName: 'Bruna',
          message: { conversation: text },
          messageTimestamp,
        });
        await lisaSettled(own!);
      };
      const outbox = () => own!.db.select().from(lisaEnviadas).orderBy(lisaEnviadas.id);
      const failure = (text: string) => ({
        status: 400,
        body: { status: 400, error: 'Bad Request', response: { message: [text] } },
      });
      fake.script(failure('Error: Connection Closed'));
      await say('Oi');
      expect(await outbox()).toMatchObject([{ estado: 'queued', motivoCodigo: 'desconectado' }]);
      expect(await canal(own)).toMatchObject({
        estado: 'Desconectada',
        avisos: [{ chave: 'conexao', gravidade: 'parado' }],
      });
      own.clock.advance(60_000);
      await lisaSettled(own);
      // An id without a number is answered by the id.
      expect(fake.requests.at(-1)).toMatchObject({ path: '/message/sendText/portal', body: { number: lid } });
      expect(await outbox()).toMatchObject([{ estado: 'sent' }]);
      expect(await canal(own)).toMatchObject({ estado: 'Conectada', avisos: [] });

      fake.script(failure('Error: Timed Out'));
      await say('sim');
      const [, doubt] = await outbox();
      expect(doubt).toMatchObject({ estado: 'doubt', motivoCodigo: 'em-duvida', talvezRepetida: false });
      const sent = fake.requests.length;
      own.clock.advance(26 * 60 * 60_000);
      await lisaSettled(own);
      await own.login();
      expect(fake.requests.length).toBe(sent);
      expect((await canal(own)).emDuvida).toBe(1);
      const decide = (decisao: string) =>
        own!.post(`/api/admin/whatsapp/mensagens/${doubt!.id}/decidir`, { decisao });
      expect((await decide('enviar')).status).toBe(200);
      await lisaSettled(own);
      expect((await outbox())[1]).toMatchObject({ estado: 'sent', talvezRepetida: true });
      expect((await decide('chegou')).status).toBe(409);

      fake.script({ reset: true });
      await say('12345-F SP');
      const third = (await outbox()).find(({ estado }) => estado === 'doubt')!;
      await own.post(`/api/admin/whatsapp/mensagens/${third.id}/decidir`, { decisao: 'chegou' });
      expect((await outbox()).find(({ id }) => id === third.id)).toMatchObject({
        estado: 'sent',
        motivo: null,
      });

      fake.evolution.state = 'close';
      fake.evolution.qr = 'data:image/png;base64,QRSECRETO';
      await post('qrcode.updated', {
        qrcode: { instance: 'portal', code: '2@QRSECRETO', base64: fake.evolution.qr },
      });
      const shown = await canal(own);
      expect(shown).toMatchObject({ estado: 'Desconectada', usaQr: true });
      expect(shown.avisos[0].fazer).toContain('instância portal');
      const code = await own.post('/api/admin/whatsapp/canal/qr', {});
      expect(code.body).toMatchObject({ estado: 'esperando', qr: fake.evolution.qr, aparelho: 'portal' });
      const { rows } = await own.db.execute(
        "SELECT * FROM lisa_avisos WHERE to_jsonb(lisa_avisos)::text LIKE '%QRSECRETO%'",
      );
      expect(rows).toEqual([]);
      await post('labels.edit', { id: '1', name: 'Cliente' });
      await lisaSettled(own);
      const said = lines.join('');
      expect(said).toContain('left out and counted');
      for (const secret of ['QRSECRETO', '204811937755501', 'Bruna', token])
        expect(said.includes(secret), secret).toBe(false);
      await post('connection.update', { instance: 'portal', state: 'open', statusReason: 200 });
      expect(await canal(own)).toMatchObject({ estado: 'Conectada', avisos: [] });
    } finally {
      await own.close();
      await fake.stop();
    }
  });
});
