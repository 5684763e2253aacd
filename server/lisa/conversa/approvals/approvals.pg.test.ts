import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SendError } from '#server/adapters/whatsapp/port.ts';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { lisaAvisos, lisaLinks } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';

let app: TestApp;
let simulator: Simulator;
let numbers = 0;

beforeAll(async () => {
  simulator = createSimulator({
    secret: phoneSecret,
    now: () => app?.clock.now() ?? new Date(),
    newId: () => crypto.randomUUID(),
  });
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_TEMPLATES: 'lisa_welcome_approved_message=boas_vindas, credenciais=acesso:pt_BR' },
    deps: { outside: { whatsapp: simulator } },
  });
  await app.login();
});
afterAll(() => app?.close());

const base = '/api/admin/whatsapp';
const day = 24 * 60 * 60_000;

/** A completed registration, waiting. */
async function waiting() {
  const n = ++numbers;
  const number = `5511${970_000_000 + n}`;
  const phone = createPhone(app, number);
  await phone.says('Oi', ...registrationOf(1000 + n));
  const session = (await phone.session())!;
  expect(session.status).toBe('waiting_approval');
  const before = (await phone.outbox()).length;
  return {
    phone,
    number,
    id: session.corretorId!,
    /** The messages of the decision. */
    decided: async () => (await phone.outbox()).slice(before),
    sent: () => simulator.outbox.filter(({ to }) => to === number),
  };
}
const rowOf = async (id: number) => (await app.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;
const passUndo = async () => {
  app.clock.advance(10_001);
  await lisaSettled(app);
};
const listed = async (situacao: string, id: number) =>
  (await app.get(`${base}/aprovacoes?situacao=${situacao}`)).body.find(
    (each: { id: number }) => each.id === id,
  );

describe('who waits', () => {
  it('WPP-02 WPP-03 WPP-04 stands in the list with every field', async () => {
    const { id, phone } = await waiting();
    expect(await listed('pendentes', id)).toMatchObject({
      id,
      nome: 'Ana Beatriz Lima',
      creci: expect.stringMatching(/-F$/),
      ufCreci: 'SP',
      foto: null,
      email: expect.stringContaining('@exemplo.com.br'),
      nomeGuerra: 'Bia Lima',
      aprovado: false,
      regiaoTrabalho: 'Campinas',
      precos: { precoMin: '300000.00', precoMax: '800000.00' },
      createdAt: expect.stringMatching(/^20/),
      whatsapp: expect.stringContaining('(11) 9'),
      mesmoNumero: 0,
      conversa: { status: 'waiting_approval', passo: 9, pediuPessoa: false },
    });
    await phone.says('quero falar com uma pessoa');
    expect((await listed('pendentes', id)).conversa.pediuPessoa).toBe(true);
  });

  it('is marked once the person withdraws, with what was told beside the registration', async () => {
    const { id, phone } = await waiting();
    expect((await listed('pendentes', id)).conversa).toMatchObject({ retiradaEm: null, recados: [] });
    await phone.says('quero cancelar o cadastro', 'sim');
    expect((await listed('pendentes', id)).conversa).toMatchObject({
      retiradaEm: expect.stringMatching(/^20/),
      pediuPessoa: true,
    });
  });

  it('WPP-01 the card tells channel, who waits and who is registered, approved or not', async () => {
    const known = (await app.get(`${base}/canal`)).body.totalCadastrados;
    await createCorretor(app.db, { aprovado: false });
    await createCorretor(app.db, { aprovado: true });
    const { body } = await app.get(`${base}/canal`);
    expect(body.totalCadastrados).toBe(known + 2);
    expect(body).toMatchObject({ canal: 'simulator', estado: 'Simulada', comFalha: 0 });
    expect(body.pendentes).toBeGreaterThan(0);
    expect(body.modelos.find(({ chave }: { chave: string }) => chave === 'credenciais').modelo).toBe(
      'acesso',
    );
  });

  it('comes with evidence: CRECI, likely duplicates, photo and the bairros nobody covers', async () => {
    const bairro = await createBairro(app.db, { nome: 'Barão Geraldo' });
    const { id, number } = await waiting();
    await app.db
      .update(corretores)
      .set({ regiaoTrabalho: 'Barao Geraldo e centro' })
      .where(eq(corretores.id, id));
    const twin = await createCorretor(app.db, {
      whatsapp: number,
      whatsappNormal: number,
      nome: 'ANA BEATRIZ LIMA',
      aprovado: true,
    });
    const { body } = await app.get(`${base}/evidencias?corretorId=${id}`);
    expect(body).toMatchObject({ creci: { valido: true }, foto: false });
    expect(body.duplicados.find((each: { id: number }) => each.id === twin.id).motivos).toEqual([
      'whatsapp',
      'nome',
    ]);
    expect(body.cobertura).toMatchObject([{ id: bairro.id, corretores: 0, empreendimentos: 0 }]);
  });

  it('counts the bairros filed with it, whatever else its region says', async () => {
    const filed = await createBairro(app.db, { nome: 'Jardim Guará' });
    const said = await createBairro(app.db, { nome: 'Vila Nogueira' });
    const { id } = await waiting();
    await app.db.update(corretores).set({ regiaoTrabalho: 'Vila Nogueira' }).where(eq(corretores.id, id));
    const evidence = async () => (await app.get(`${base}/evidencias?corretorId=${id}`)).body;
    const idsOf = ({ cobertura }: { cobertura: { id: number }[] }) => cobertura.map((each) => each.id);
    expect(idsOf(await evidence())).toEqual([said.id]);
    await app.db.insert(corretorBairros).values({ corretorId: id, bairroId: filed.id });
    expect(await evidence()).toMatchObject({ pedida: { total: 1 } });
    expect(idsOf(await evidence())).toEqual([filed.id]);
    await app.db.update(corretores).set({ regiaoTrabalho: null }).where(eq(corretores.id, id));
    expect(idsOf(await evidence())).toEqual([filed.id]);
  });
});

describe('an approval', () => {
  it('WPP-08 WPP-10 WPP-18 WPP-24 sends welcome, access, site and materials, in order, after ten seconds', async () => {
    const { id, number, phone, decided, sent } = await waiting();
    const before = sent().length;
    const answer = await app.post(`${base}/approve`, { whatsapp: number });
    expect(answer).toMatchObject({ status: 200, body: { success: true, corretor: { id, aprovado: true } } });
    expect(answer.text).not.toContain('senha');
    expect((await phone.session())!.status).toBe('approved');
    app.clock.advance(9_900);
    await lisaSettled(app);
    expect(sent()).toHaveLength(before);
    await passUndo();
    const messages = await decided();
    expect(messages.map(({ chave, estado }) => [chave, estado])).toEqual([
      ['lisa_welcome_approved_message', 'sent'],
      ['credenciais', 'sent'],
      ['site', 'sent'],
      ['lisa_final_message', 'sent'],
    ]);
    const texts = sent()
      .slice(before)
      .map(({ content }) => (content as { text: string }).text);
    expect(texts[0]).toContain('Boas-vindas, *Bia Lima*');
    expect(texts[2]).toContain('está sendo preparado');
    expect(texts[3]).toContain('/meu-espaco');
    expect(await phone.session()).toMatchObject({ status: 'finished', passo: 13 });
    const { body: log } = await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`);
    expect(log.itens[0]).toMatchObject({ acao: 'aprovou', quem: { username: 'admin' } });
  });

  it('PNL-05 with neither channel nor template whoever approves is given the access link; the simulator is a channel', async () => {
    const approve = async (
      kind: 'simulator' | 'cloud-api' | 'evolution',
      templates = '',
      stopped = false,
    ) => {
      const whatsapp = {
        ...createSimulator({ secret: phoneSecret, now: () => new Date(), newId: () => '' }),
      };
      const other = await startTestApp({
        env: { WHATSAPP_TEMPLATES: templates },
        deps: { outside: { whatsapp: { ...whatsapp, kind, hasWindow: kind !== 'evolution' } } },
      });
      try {
        await other.login();
        if (stopped)
          await other.db.insert(lisaAvisos).values({
            canal: kind,
            chave: 'conexao',
            gravidade: 'parado',
            titulo: 'x',
            desde: new Date(),
            ultimaEm: new Date(),
          });
        const number = '5511970000000';
        await createCorretor(other.db, { whatsapp: number, whatsappNormal: number, aprovado: false });
        const { body } = await other.post(`${base}/approve`, { whatsapp: number });
        const token = body.linkDeAcesso?.split('#')[1];
        const look = async () =>
          (await other.post('/api/meu-espaco/link', { token }, { token: null })).status;
        if (!token) return null;
        const opened = await look();
        await other.post(`${base}/undo`, { acaoId: body.acaoId });
        return [opened, await look()];
      } finally {
        await other.close();
      }
    };
    expect(await approve('simulator')).toBeNull();
    // Nobody wrote within a day. The link opens, until the approval is undone.
    expect(await approve('cloud-api')).toEqual([200, 404]);
    expect(await approve('cloud-api', 'credenciais=acesso')).toBeNull();
    expect(await approve('evolution')).toBeNull();
    expect(await approve('evolution', '', true)).toEqual([200, 404]);
  });

  it('WPP-19 WPP-20 the access is a link of one use; what is stored opens nothing', async () => {
    const { id, number, decided, sent } = await waiting();
    await app.post(`${base}/approve`, { whatsapp: number });
    await passUndo();
    const text = sent()
      .map(({ content }) => (content as { text: string }).text)
      .find((each) => each.includes('#'))!;
    const token = /\/meu-espaco\/senha#([\w-]{43})/.exec(text)![1]!;
    const dump = JSON.stringify([
      await decided(),
      (await app.get(`${base}/aprovacoes?situacao=pendentes`)).body,
    ]);
    expect(dump).not.toContain(token);
    const [stored] = await app.db.select().from(lisaLinks).where(eq(lisaLinks.corretorId, id));
    expect(stored!.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored!.expiraEm.getTime() - stored!.criadoEm.getTime()).toBe(7 * day);
  });

  it('WPP-21 the site’s address goes when the site is on', async () => {
    const { id, number, sent } = await waiting();
    await app.db
      .update(corretores)
      .set({ siteAtivo: true, slug: 'bia-campinas' })
      .where(eq(corretores.id, id));
    await app.post(`${base}/approve`, { whatsapp: number });
    await passUndo();
    expect(JSON.stringify(sent())).toContain('/corretor/bia-campinas');
  });

  it('WPP-08 WPP-22 any spelling of the number matches; of nobody it is 404, without a number 400', async () => {
    const { number } = await waiting();
    const local = number.slice(2);
    expect(
      (await app.post(`${base}/approve`, { whatsapp: `(${local.slice(0, 2)}) ${local.slice(3)}` })).status,
    ).toBe(200);
    expect(await app.post(`${base}/approve`, { whatsapp: '11 90000-0000' })).toMatchObject({
      status: 404,
      body: { message: 'Nenhum cadastro pendente com este WhatsApp' },
    });
    for (const whatsapp of ['', null, 7])
      expect((await app.post(`${base}/approve`, { whatsapp })).status).toBe(400);
  });

  it('WPP-22 of several who wait under one number the id says which', async () => {
    const { id, number } = await waiting();
    const other = await createCorretor(app.db, { whatsapp: number, whatsappNormal: number });
    expect(await app.post(`${base}/approve`, { whatsapp: number })).toMatchObject({
      status: 409,
      body: { code: 'varios-pendentes' },
    });
    expect((await listed('pendentes', id)).mesmoNumero).toBe(1);
    expect(
      (await app.post(`${base}/approve`, { whatsapp: number, corretorId: other.id })).body.corretor.id,
    ).toBe(other.id);
    expect((await rowOf(id)).aprovado).toBe(false);
  });

  it('R30 two administrators at one moment: one decides, the other is told who did', async () => {
    const { id, number, decided } = await waiting();
    const answers = await Promise.all([
      app.post(`${base}/approve`, { whatsapp: number }),
      app.post(`${base}/reject`, { whatsapp: number, reason: 'CRECI vencido' }),
      app.post(`${base}/approve`, { whatsapp: number }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const late = answers.find(({ status }) => status === 404)!;
    expect(late.body.detail).toMatch(/^admin já (aprovou|rejeitou) este cadastro$/);
    await passUndo();
    const { aprovado } = await rowOf(id);
    expect(await decided()).toHaveLength(aprovado ? 4 : 1);
  });

  it('WPP-23 the switch in the dialog approves without a message', async () => {
    const { id, decided } = await waiting();
    await app.call('PUT', `/api/corretores/${id}`, { body: { aprovado: true } });
    await passUndo();
    expect(await decided()).toEqual([]);
  });
});

describe('a rejection', () => {
  it('WPP-09 WPP-16 WPP-17 keeps the record with date and reason, out of the list, and says why', async () => {
    const { id, number, phone, decided } = await waiting();
    const answer = await app.post(`${base}/reject`, { whatsapp: number, reason: 'CRECI vencido' });
    expect(answer).toMatchObject({ status: 200, body: { success: true, corretor: { id, ativo: false } } });
    await passUndo();
    expect(await rowOf(id)).toMatchObject({ ativo: false, aprovado: false, motivoRejeicao: 'CRECI vencido' });
    expect((await app.get('/api/corretores')).body.map((each: { id: number }) => each.id)).not.toContain(id);
    expect(await listed('pendentes', id)).toBeUndefined();
    expect(await listed('rejeitados', id)).toMatchObject({ motivoRejeicao: 'CRECI vencido' });
    const [message] = await decided();
    expect(message).toMatchObject({ chave: 'rejeicao', estado: 'sent' });
    expect(message!.texto).toContain('Motivo: CRECI vencido');
    expect((await phone.session())!.status).toBe('rejected');
  });

  it('WPP-09 the reason is optional', async () => {
    const { number, decided } = await waiting();
    expect((await app.post(`${base}/reject`, { whatsapp: number })).status).toBe(200);
    expect((await decided())[0]!.texto).not.toContain('Motivo');
  });

  it('WPP-16 a new message from the person reopens it', async () => {
    const { id, number, phone } = await waiting();
    await app.post(`${base}/reject`, { whatsapp: number, reason: 'Falta o CRECI' });
    await passUndo();
    expect(await phone.says('mandei o número errado')).toEqual(['lisa_welcome_back_message', 'reaberto']);
    expect(await rowOf(id)).toMatchObject({ ativo: true, aprovado: false, rejeitadoEm: null });
    expect(await listed('pendentes', id)).toBeDefined();
  });

  it('WPP-16 an administrator reopens it, or lifts it by saving it as approved', async () => {
    const { id, number, phone } = await waiting();
    await app.post(`${base}/reject`, { whatsapp: number });
    await passUndo();
    expect((await app.post(`${base}/reopen`, { corretorId: id })).status).toBe(200);
    expect((await phone.session())!.status).toBe('waiting_approval');
    expect((await app.post(`${base}/reopen`, { corretorId: id })).status).toBe(409);
    expect((await app.post(`${base}/reopen`, { corretorId: 99_999 })).status).toBe(404);
    await app.post(`${base}/reject`, { whatsapp: number });
    const saved = await app.call('PUT', `/api/corretores/${id}`, { body: { aprovado: true, ativo: true } });
    expect(saved).toMatchObject({ status: 200, body: { aprovado: true } });
    expect(await rowOf(id)).toMatchObject({ rejeitadoEm: null, motivoRejeicao: null });
  });
});

describe('ten seconds to undo', () => {
  it.each(['approve', 'reject'])(
    'an undone %s sends nothing and leaves everything as it was',
    async (decision) => {
      const { id, number, phone, decided } = await waiting();
      const { revisao: _, atualizadoEm: __, ...before } = await rowOf(id);
      const { body } = await app.post(`${base}/${decision}`, { whatsapp: number, reason: 'engano' });
      app.clock.advance(9_000);
      expect((await app.post(`${base}/undo`, { acaoId: body.acaoId })).status).toBe(200);
      await passUndo();
      expect((await decided()).map(({ estado }) => estado)).toEqual(
        decision === 'approve' ? Array(4).fill('cancelled') : ['cancelled'],
      );
      expect(await rowOf(id)).toMatchObject(before);
      expect(await phone.session()).toMatchObject({ status: 'waiting_approval', passo: 9 });
      expect(await app.post(`${base}/undo`, { acaoId: body.acaoId })).toMatchObject({ status: 409 });
      expect((await app.post(`${base}/approve`, { whatsapp: number })).status).toBe(200);
    },
  );

  it('after ten seconds it is too late', async () => {
    const { number } = await waiting();
    const { body } = await app.post(`${base}/approve`, { whatsapp: number });
    app.clock.advance(10_000);
    expect(await app.post(`${base}/undo`, { acaoId: body.acaoId })).toMatchObject({
      status: 409,
      body: { message: 'O prazo para desfazer terminou' },
    });
  });

  it('what was changed since is not undone', async () => {
    const { id, number, decided } = await waiting();
    const { body } = await app.post(`${base}/approve`, { whatsapp: number });
    await app.call('PUT', `/api/corretores/${id}`, { body: { nomeGuerra: 'Beatriz' } });
    expect((await app.post(`${base}/undo`, { acaoId: body.acaoId })).status).toBe(409);
    expect((await decided())[0]!.estado).toBe('queued');
    expect((await app.post(`${base}/undo`, { acaoId: crypto.randomUUID() })).status).toBe(404);
  });
});

describe('what goes out, and when', () => {
  it('the preview shows the exact messages, the channel and the window, and sends nothing', async () => {
    const { id, number, decided } = await waiting();
    const { body } = await app.get(`${base}/previa?corretorId=${id}&decisao=approve`);
    expect(body.janela).toMatchObject({ existe: true, aberta: true, ate: expect.any(String) });
    expect(await decided()).toEqual([]);
    await app.post(`${base}/approve`, { whatsapp: number });
    const texts = (await listed('pendentes', id))?.mensagens;
    expect(texts).toBeUndefined();
    const stored = (await decided()).map(({ texto }) => texto.replace('{{LINK}}', '[link de uso único]'));
    expect(body.mensagens.map(({ texto }: { texto: string }) => texto)).toEqual(stored);
    expect(body.mensagens.every(({ modo }: { modo: string }) => modo === 'texto')).toBe(true);
    const rejection = await app.get(`${base}/previa?corretorId=${id}&decisao=reject&reason=Falta%20a%20foto`);
    expect(rejection.body.mensagens[0].texto).toContain('Motivo: Falta a foto');
  });

  it('WPP-18 outside the window templates go out, and what has none says what to do until the person writes', async () => {
    const { id, number, phone, decided, sent } = await waiting();
    app.clock.advance(2 * day);
    await app.login();
    const { body } = await app.get(`${base}/previa?corretorId=${id}&decisao=approve`);
    expect(body.janela).toMatchObject({ aberta: false, ate: null });
    expect(
      body.mensagens.map(({ modo, modelo }: { modo: string; modelo: string }) => [modo, modelo]),
    ).toEqual([
      ['modelo', 'boas_vindas'],
      ['modelo', 'acesso'],
      ['sem-modelo', null],
      ['sem-modelo', null],
    ]);
    const before = sent().length;
    await app.post(`${base}/approve`, { whatsapp: number });
    await passUndo();
    expect((await decided()).map(({ estado, modelo }) => [estado, modelo])).toEqual([
      ['sent', 'boas_vindas'],
      ['sent', 'acesso'],
      ['failed', null],
      ['failed', null],
    ]);
    expect(
      sent()
        .slice(before)
        .map(({ content }) => content),
    ).toMatchObject([
      { kind: 'template', name: 'boas_vindas', language: 'pt_BR', parameters: ['Bia Lima', 'Campinas'] },
      { kind: 'template', name: 'acesso', parameters: [expect.any(String), expect.stringContaining('#')] },
    ]);
    const shown = await listed('nao-entregues', id);
    expect(shown.mensagens[2]).toMatchObject({ estado: 'failed', motivo: expect.stringContaining('modelo') });
    app.clock.advance(1000);
    await phone.text('oi');
    await lisaSettled(app);
    expect((await decided()).slice(0, 4).every(({ estado }) => estado === 'sent')).toBe(true);
    expect(await listed('nao-entregues', id)).toBeUndefined();
  });

  it('a template that is refused is shown with its reason, and can be sent again', async () => {
    const fails = async () => {
      const one = await waiting();
      simulator.failNext(new SendError('modelo-recusado', 'O WhatsApp recusou o modelo desta mensagem.'));
      await app.post(`${base}/approve`, { whatsapp: one.number });
      await passUndo();
      return one;
    };
    const other = await fails();
    const { id, decided } = await fails();
    expect((await decided())[0]).toMatchObject({
      estado: 'failed',
      motivo: 'O WhatsApp recusou o modelo desta mensagem.',
    });
    expect(await listed('nao-entregues', id)).toBeDefined();
    expect((await app.post(`${base}/resend`, { corretorId: id })).body).toEqual({
      success: true,
      mensagens: 1,
    });
    await lisaSettled(app);
    expect((await decided()).every(({ estado }) => estado === 'sent')).toBe(true);
    // What failed of somebody else waits for its own press.
    expect((await other.decided())[0]).toMatchObject({ estado: 'failed' });
    expect((await app.post(`${base}/resend`, { corretorId: id })).status).toBe(409);
    expect((await app.post(`${base}/resend`, { corretorId: id, chave: 'credenciais' })).body.mensagens).toBe(
      1,
    );
    await lisaSettled(app);
    expect((await decided()).at(-1)).toMatchObject({ chave: 'credenciais', estado: 'sent' });
  });
});
