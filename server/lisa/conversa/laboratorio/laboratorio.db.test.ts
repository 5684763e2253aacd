import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Laboratorio, LaboratorioFault } from '#contract/lisa/laboratorio.ts';
import { drawnPictures } from '#server/adapters/drawn-pictures/canvas.ts';
import { createImages } from '#server/adapters/images/create.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import { createSimulator, type Simulator } from '#server/adapters/whatsapp/simulator.ts';
import { createCallContext } from '#server/call-context.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { registrationOf } from '#tests/phone.ts';
import { createLaboratorio } from './laboratorio.ts';
import { laboratorioNumber } from './number.ts';
import { isOlderThan } from './remove.ts';

const base = '/api/admin/whatsapp/laboratorio';
let app: TestApp;
let simulator: Simulator;
let state: Laboratorio;

beforeAll(async () => {
  simulator = createSimulator({ now: () => new Date(), newId: () => crypto.randomUUID() });
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => restart());

async function callOnce(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await app.call(method, base + path, { body });
  expect(answer.status, answer.text).toBe(200);
  state = answer.body;
}
/** Whether everything due has been tried. */
function isQuiet(): boolean {
  const [head] = state.enviadas.filter(({ estado }) => estado === 'queued' || estado === 'sending');
  const isTold = state.recebidas.every(({ tratadaEm, tentativas }) => tratadaEm !== null || tentativas > 0);
  return isTold && (!head || head.motivo !== null || head.liberadaEm > state.agora);
}
/** Makes a call and waits until its effects are complete: test machines are busy. */
async function call(method: string, path: string, body?: unknown): Promise<Laboratorio> {
  await callOnce(method, path, body);
  const until = Date.now() + 30_000;
  while (!isQuiet() && Date.now() < until) await callOnce('GET', '');
  return state;
}
const restart = () => call('DELETE', '');
const look = () => call('GET', '');
const send = (texto: string) => call('POST', '/mensagens', { tipo: 'texto', texto });
const sendOther = (tipo: string) => call('POST', '/mensagens', { tipo });
const sendPicture = (imagem: string) => call('POST', '/mensagens', { tipo: 'imagem', imagem });
const advance = (minutos: number) => call('POST', '/relogio', { minutos });
const faults = (...on: LaboratorioFault[]) =>
  call('PUT', '/falhas', Object.fromEntries(on.map((fault) => [fault, true])));
const calm = (...off: LaboratorioFault[]) =>
  call('PUT', '/falhas', Object.fromEntries(off.map((fault) => [fault, false])));
const keys = () => state.enviadas.map(({ chave }) => chave);
const heard = () => state.conversa.filter(({ de }) => de === 'lisa').map(({ texto }) => texto);

/** Says all of it, one laboratory second apart. */
async function sayAll(...texts: string[]) {
  for (const text of texts) {
    app.clock.advance(1000);
    await send(text);
  }
}

describe('the laboratory', () => {
  it('R33 its clock makes nobody real forgotten, and nobody real is reminded by it', async () => {
    const pessoa = '5511977770001';
    const contact = { canal: 'simulator', pessoa, endereco: pessoa, ultimaRecebidaEm: app.clock.now() };
    await app.db.insert(lisaContatos).values(contact);
    const session = { status: 'waiting_creci', passo: 3, pergunta: 'creci' };
    await app.db.insert(onboardingSessions).values({ whatsapp: pessoa, ...session });
    // The first thing that is done here: nothing may have been started before the clock is moved.
    for (const minutos of [366 * 24 * 60, 5 * 60, 24 * 60]) await advance(minutos);
    await send('Oi');
    const of = (table: string, column: string) =>
      app.pool.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [pessoa]);
    expect((await of('onboarding_sessions', 'whatsapp')).rows).toHaveLength(1);
    expect((await of('lisa_contatos', 'pessoa')).rows).toHaveLength(1);
    expect((await of('lisa_enviadas', 'pessoa')).rows).toEqual([]);
  });

  it('WPP-26 WPP-18 carries a registration from the first hello to the access, by the real code', async () => {
    await sayAll('Oi', ...registrationOf(1).slice(0, -2));
    expect(state.sessao).toMatchObject({
      status: 'waiting_info',
      passo: 8,
      pergunta: 'foto',
      creci: '20001-F',
    });
    app.clock.advance(1000);
    await sendPicture('retrato');
    expect(state.sessao).toMatchObject({ status: 'waiting_info', pergunta: 'confirmar' });
    expect(state.corretor).toBeNull();
    await send('sim');
    expect(state.sessao).toMatchObject({
      status: 'waiting_approval',
      passo: 9,
      foto: expect.stringMatching(/^\/media/),
    });
    expect(state.corretor).toMatchObject({ nomeGuerra: 'Bia Lima', situacao: 'pendente' });

    await call('POST', '/decisao', { decisao: 'approve' });
    expect(state.ato).toMatchObject({ tipo: 'aprovou' });
    expect(state.enviadas.filter(({ estado }) => estado === 'queued')).toHaveLength(4);
    await call('POST', '/decisao', { decisao: 'undo' });
    expect(state.corretor).toMatchObject({ situacao: 'pendente' });
    await call('POST', '/decisao', { decisao: 'approve' });
    await advance(1);
    expect(state.sessao).toMatchObject({ status: 'finished', passo: 13 });
    expect(state.corretor).toMatchObject({ situacao: 'aprovado' });
    // The phone has the link that is stored nowhere.
    const access = heard().find((texto) => texto.includes('/meu-espaco/senha'))!;
    expect(access).toMatch(/\/meu-espaco\/senha#[\w-]{43}$/);
    const { rows } = await app.pool.query(
      `SELECT 1 FROM lisa_links WHERE token_hash = encode(sha256($1::bytea), 'hex') AND usado_em IS NULL`,
      [Buffer.from(access.split('#')[1]!)],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(state.enviadas)).not.toContain('#');
    const going = async () => {
      // News that come before their message is known are taken a moment later.
      app.clock.advance(1000);
      await look();
      return state.enviadas.filter(({ estado }) => estado !== 'cancelled' && estado !== 'read').length;
    };
    await expect.poll(going, { timeout: 20_000 }).toBe(0);
  });

  it('reaches nobody: another channel and other lists know nothing of it', async () => {
    await sayAll('Oi', ...registrationOf(2));
    expect(state.corretor).toMatchObject({ situacao: 'pendente' });
    expect(simulator.outbox).toEqual([]);
    expect((await app.get('/api/admin/whatsapp/canal')).body).toMatchObject({
      pendentes: 0,
      totalCadastrados: 0,
      naFila: 0,
    });
    await send('quero falar com uma pessoa');
    const talks = (await app.get('/api/admin/whatsapp/conversas')).body.itens as { whatsapp: string }[];
    expect(talks.filter((talk) => talk.whatsapp === state.numero)).toEqual([]);
    expect((await app.get('/api/dashboard/resumo')).body.pendencias).toEqual([]);
  });

  it('WPP-16 rejects with a reason, and a new message reopens the registration', async () => {
    await sayAll('Oi', ...registrationOf(3));
    await call('POST', '/decisao', { decisao: 'reject', reason: 'CRECI vencido' });
    await advance(1);
    expect(heard().at(-1)).toContain('CRECI vencido');
    expect(state.corretor).toMatchObject({ situacao: 'rejeitado' });
    await send('renovei hoje');
    expect(state.corretor).toMatchObject({ situacao: 'pendente' });
    expect(state.sessao).toMatchObject({ status: 'waiting_approval' });
  });

  it('leaves nothing when it is begun anew, not even of somebody who had his data erased', async () => {
    await sayAll('Oi', ...registrationOf(4));
    const { id } = state.corretor!;
    await call('POST', '/decisao', { decisao: 'approve' });
    await advance(1);
    await sayAll('apagar meus dados', 'APAGAR');
    expect(state.corretor).toBeNull();
    await restart();
    expect(state).toMatchObject({
      sessao: null,
      corretor: null,
      conversa: [],
      recebidas: [],
      enviadas: [],
      adiantadoMs: 0,
    });
    const { rows: tables } = await app.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await app.pool.query(`SELECT 1 FROM "${name}" AS t WHERE t::text ~ $1`, [
        `ana.lima4@|${laboratorioNumber}`,
      ]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    expect((await app.pool.query('SELECT 1 FROM corretores WHERE id = $1', [id])).rows).toEqual([]);
    const [deed] = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.acao, 'recomecou-laboratorio'))
      .limit(1);
    expect(deed!.userId).not.toBeNull();
  });

  it('is gone a day after it was begun, whoever forgot it', async () => {
    await send('Oi');
    const day = 24 * 60 * 60_000;
    expect(await isOlderThan(app.db, new Date(Date.now() - day))).toBe(false);
    expect(await isOlderThan(app.db, new Date(Date.now() + 60_000))).toBe(true);
  });

  it('WPP-27 goes on after a month, and the window of 24 hours shuts and opens', async () => {
    await sayAll('Oi', 'sim');
    await advance(30 * 24 * 60);
    expect(state.adiantadoMs).toBe(30 * 24 * 60 * 60_000);
    await send('12345 SP');
    expect(keys().slice(-2)).toEqual(['lisa_welcome_back_message', 'lisa_additional_info_message']);
    await sayAll(...registrationOf(5).slice(2));
    await advance(2 * 24 * 60);
    await call('POST', '/decisao', { decisao: 'approve' });
    await advance(1);
    expect(state.enviadas.slice(-4).map(({ estado }) => estado)).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
    ]);
    expect(state.enviadas.at(-1)!.motivo).toContain('24 horas');
    await send('oi');
    expect(state.sessao!.status).toBe('finished');
  });

  it.each(['audio', 'figurinha', 'localizacao', 'documento', 'video', 'contato'])(
    'R32 takes a message of kind %s, and Lisa answers it kindly',
    async (kind) => {
      await sayAll('Oi', 'sim');
      app.clock.advance(1000);
      await sendOther(kind);
      expect(keys().slice(-2)).toEqual([kind, 'lisa_creci_request_message']);
      expect(state.conversa.filter(({ de }) => de === 'pessoa').at(-1)).toMatchObject({
        tipo: kind,
        estado: 'read',
      });
    },
  );

  it('WPP-25 SET-08 a photo of the card is read, and taken once the person says that it is right', async () => {
    await sayAll('Oi', 'sim');
    app.clock.advance(1000);
    await sendPicture('carteira');
    await expect.poll(async () => (await look()).sessao?.memoria.creciLido, { timeout: 80_000 }).toBeTruthy();
    const { numero } = state.sessao!.memoria.creciLido!;
    expect(heard().at(-1)).toContain(`É este: *CRECI ${numero}-F/SP*?`);
    expect(state.sessao).toMatchObject({ creci: null, foto: null });
    await sayAll('sim');
    expect(state.sessao).toMatchObject({ creci: `${numero}-F`, ufCreci: 'SP', pergunta: 'contato' });
    expect(state.sessao!.memoria.creciLido).toBeUndefined();
  });

  it.each([
    ['grande', 'foto_grande'],
    ['quebrada', 'foto_formato'],
  ])('UPL-03 a picture that is %s is refused kindly', async (imagem, phrase) => {
    await sayAll('Oi', ...registrationOf(6).slice(0, -2));
    await sendPicture(imagem);
    expect(keys().at(-1)).toBe(phrase);
  });

  it('UPL-07 takes a picture of one’s own', async () => {
    await sayAll('Oi', ...registrationOf(7).slice(0, -2));
    const form = new FormData();
    form.append('image', new Blob(['texto'], { type: 'image/jpeg' }), 'foto.jpg');
    const answer = await fetch(`${app.url}${base}/imagem`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.login()}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    state = (await answer.json()) as Laboratorio;
    expect(keys().at(-1)).toBe('foto_formato');
  });
});

describe('two processes that serve one panel', () => {
  /** The laboratory in another process, on the same database and files. */
  function elsewhere() {
    const { db, clock } = app;
    const intelligence = createLocalIntelligence({
      renderHotsite: () => Promise.reject(new Error('no page is written here')),
      ocr: noOcr,
      renderSection: () => Promise.reject(new Error('no page is written here')),
    });
    return createLaboratorio({
      db,
      clock,
      ids: randomIds,
      log: createLog('silent'),
      intelligence,
      transcriber: null,
      whatsappTemplates: undefined,
      images: createImages(),
      // No PDF is sent in the laboratory.
      pdf: { renderPage: () => Promise.reject(new Error('no PDF is read here')) },
      storage: createStorage(app.config.storage),
      pictures: drawnPictures,
      publicUrl: app.url,
      publicPagesUrl: app.url,
      callContext: (signal) => createCallContext(db, signal, null),
      simulate: (now) => createSimulator({ now, newId: randomIds.uuid }),
    });
  }
  const plain = ({ agora: _, ...rest }: Laboratorio) => rest;

  it('have one phone, one clock and the same faults, and each goes on where the other was', async () => {
    const other = elsewhere();
    try {
      await sayAll('Oi', ...registrationOf(8).slice(0, -2));
      // A picture taken here is fetched there.
      await faults('atrasar');
      await sendPicture('retrato');
      expect(state.aCaminho).toHaveLength(1);
      expect(plain(await other.look())).toEqual(plain(state));
      await other.advance(3);
      await expect
        .poll(async () => (await other.look()).sessao?.pergunta, { timeout: 30_000 })
        .toBe('confirmar');
      expect(await look()).toMatchObject({
        adiantadoMs: 3 * 60_000,
        aCaminho: [],
        falhas: { atrasar: true },
      });
      expect(state.sessao).toMatchObject({ pergunta: 'confirmar', foto: expect.any(String) });
      await calm('atrasar');
      await send('sim');
      expect(state.sessao).toMatchObject({ status: 'waiting_approval' });
      await call('POST', '/decisao', { decisao: 'approve' });
      await advance(1);
      const access = heard().find((texto) => texto.includes('/meu-espaco/senha#'))!;
      // What arrived on the phone is on the phone, whoever is asked.
      const there = await other.look();
      expect(there.conversa.filter(({ de }) => de === 'lisa').map(({ texto }) => texto)).toContain(access);
      expect(there.falhas).toEqual(state.falhas);
      await restart();
      expect(await other.look()).toMatchObject({ adiantadoMs: 0, conversa: [], sessao: null, aCaminho: [] });
    } finally {
      await other.stop();
    }
  });

  it('move the clock one after the other', async () => {
    const other = elsewhere();
    try {
      await Promise.all([other.advance(1), advance(1), other.advance(1)]);
      expect((await look()).adiantadoMs).toBe(3 * 60_000);
    } finally {
      await other.stop();
    }
  });
});

describe('the faults of the channel', () => {
  it('R31 what is delivered three times takes effect once', async () => {
    await faults('duplicar');
    await sayAll('Oi', 'sim', '12345 SP');
    expect(keys()).toEqual([
      'lisa_intro_message',
      'lisa_creci_request_message',
      'lisa_additional_info_message',
    ]);
    expect(state.recebidas.filter(({ tipo }) => tipo === 'texto')).toHaveLength(3);
  });

  it('R12 a delayed message waits for the clock and does no harm when it comes late', async () => {
    await sayAll('Oi', 'sim');
    await faults('atrasar');
    await sayAll('meu nome é Ana Beatriz Lima');
    expect(state.aCaminho).toHaveLength(1);
    expect(state.conversa.at(-1)).toMatchObject({ de: 'pessoa', estado: 'a-caminho' });
    await calm('atrasar');
    await sayAll('12345 SP');
    expect(state.sessao).toMatchObject({ creci: '12345', nome: null });
    await advance(2);
    expect(state.aCaminho).toEqual([]);
    expect(state.sessao).toMatchObject({ nome: 'Ana Beatriz Lima', creci: '12345' });
  });

  it('R12 a shuffled batch is understood in the order it was written in', async () => {
    await sayAll('Oi');
    await faults('embaralhar');
    await sayAll('sim', 'CRECI 12345 SP');
    expect(state.aCaminho).toHaveLength(2);
    await sayAll('Ana Lima, ana.lima9@exemplo.com');
    expect(state.aCaminho).toEqual([]);
    expect(
      state.recebidas.map(({ texto }) => texto).filter((texto) => !['delivered', 'read'].includes(texto)),
    ).toEqual(['Oi', 'Ana Lima, ana.lima9@exemplo.com', 'CRECI 12345 SP', 'sim']);
    expect(state.sessao).toMatchObject({ email: 'ana.lima9@exemplo.com', creci: '12345', nome: 'Ana Lima' });
    await sayAll('Ana');
    await call('POST', '/entregar');
    expect(state.aCaminho).toEqual([]);
  });

  it('R32 a call with a wrong signature is refused and leaves nothing, until it comes with the right one', async () => {
    await faults('assinaturaErrada');
    await sayAll('Oi');
    expect(state.conversa).toMatchObject([{ estado: 'recusada', de: 'pessoa' }]);
    expect(state).toMatchObject({ recebidas: [], sessao: null });
    await calm('assinaturaErrada');
    await advance(1);
    expect(keys()).toEqual(['lisa_intro_message']);
  });

  it('R13 a lost delivery comes again', async () => {
    await faults('perderEntregas');
    await sayAll('Oi');
    expect(state.conversa).toMatchObject([{ estado: 'perdida' }]);
    await advance(1);
    expect(keys()).toEqual(['lisa_intro_message']);
  });

  it('R13 a channel that is down for ten minutes loses nothing', async () => {
    await sayAll('Oi');
    await faults('foraDoAr');
    await sayAll('sim', '12345 SP');
    expect(heard()).toHaveLength(1);
    for (let minute = 0; minute < 10; minute += 1) await advance(1);
    expect(state.enviadas.map(({ estado }) => estado).slice(1)).toEqual(['queued', 'queued']);
    await calm('foraDoAr');
    await advance(6);
    expect(heard()).toHaveLength(3);
  });

  it('R13 a lost answer of the channel repeats the message, and says that it may have come twice', async () => {
    await faults('perderRespostas');
    await sayAll('Oi');
    await advance(1);
    expect(heard()).toHaveLength(2);
    expect(state.enviadas).toMatchObject([{ talvezRepetida: true }]);
  });
});

describe('what it refuses', () => {
  it.each([
    ['POST', '/mensagens', { tipo: 'texto', texto: '  ' }, 'Escreva a mensagem'],
    ['POST', '/relogio', { minutos: 0 }, 'O relógio só anda para a frente'],
    ['POST', '/relogio', { minutos: 1e9 }, 'O relógio anda no máximo um ano por vez'],
    ['POST', '/decisao', { decisao: 'aprovar' }, 'Decisão inválida'],
  ])('%s %s %j', async (method, path, body, message) => {
    const answer = await app.call(method, base + path, { body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
  it('decides about nobody, and undoes nothing, where there is nobody', async () => {
    for (const [decisao, status] of [
      ['approve', 404],
      ['undo', 409],
    ])
      expect((await app.post(`${base}/decisao`, { decisao })).status).toBe(status);
  });
});
