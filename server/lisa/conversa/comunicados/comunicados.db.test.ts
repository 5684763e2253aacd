import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs, hourMs } from '#contract/base/units.ts';
import type { Comunicado, Previa } from '#contract/lisa/comunicados.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { corretorNovidades, lisaComunicados, lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createWelcome, enterOwnPage } from '#tests/own-page.ts';
import { createPhone, lisaSettled, phoneSecret } from '#tests/phone.ts';
import { createTexts } from '../texts.ts';
import { workOffComunicados } from './work-off.ts';

let app: TestApp;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});
const path = '/api/admin/whatsapp/comunicados';
const template = { name: 'portal_comunicado', language: 'pt_BR' };

beforeAll(async () => {
  app = await startTestApp({
    workers: true,
    env: { WHATSAPP_TEMPLATES: 'comunicado=portal_comunicado' },
    deps: { outside: { whatsapp: simulator } },
  });
  await app.login();
});
afterAll(() => app?.close());

/** 15 h in São Paulo, on a later day each time, with nobody and nothing sent. */
beforeEach(async () => {
  const next = new Date(`${dayInBrazil(new Date(app.clock.now().getTime() + 2 * dayMs))}T18:00:00Z`);
  app.clock.advance(next.getTime() - app.clock.now().getTime());
  await app.login();
  await app.db.delete(lisaComunicados);
  await app.db.delete(corretorNovidades);
  await app.db.delete(lisaEnviadas).where(like(lisaEnviadas.chave, 'comunicado'));
  await app.db.update(corretores).set({ ativo: false });
});

const tools = (templates: Record<string, typeof template> = { comunicado: template }) => ({
  db: app.db,
  now: () => app.clock.now(),
  channel: simulator,
  texts: createTexts(app.db),
  templates: new Map(Object.entries(templates)),
});
const workOff = async () => {
  const told = await workOffComunicados(tools());
  await lisaSettled(app);
  return told;
};
/** An approved corretor who wrote to Lisa just now, or days ago. */
async function makeCorretor(values: Parameters<typeof createWelcome>[1] = {}, silentMs = 0) {
  const corretor = await createWelcome(app, values);
  await createPhone(app, corretor.whatsappNormal!).says('oi');
  if (silentMs > 0)
    await app.db
      .update(lisaContatos)
      .set({ ultimaRecebidaEm: new Date(app.clock.now().getTime() - silentMs) })
      .where(eq(lisaContatos.pessoa, corretor.whatsappNormal!));
  return corretor;
}
const sentTo = async (pessoa: string | null) =>
  (await app.db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, pessoa!))).filter(
    ({ chave }) => chave === 'comunicado',
  );
const draft = { texto: 'Olá, {NOME_GUERRA}!\nCafé na sexta, às 9h.', selecao: { quem: 'todos' as const } };
const previewOf = async (more: object = {}) =>
  (await app.post(`${path}/previa`, { ...draft, ...more })).body as Previa;
const send = (recebem: number, more: object = {}) =>
  app.post(path, { ...draft, recebem, porModelo: recebem, ...more });
const listed = async () => (await app.get(path)).body.itens as Comunicado[];

describe('LIA-12 a message of the team to a selection', () => {
  it('is previewed: whom it reaches in which way, what that costs by category, and how it reads', async () => {
    await makeCorretor({ nomeGuerra: 'Bia Lima' });
    await makeCorretor({ nomeGuerra: 'Duda' }, 3 * dayMs);
    const off = await makeCorretor({}, 3 * dayMs);
    await app.db
      .insert(corretorNovidades)
      .values({ corretorId: off.id, chave: 'tabela:1', em: app.clock.now() });
    await createWelcome(app, { whatsapp: '', whatsappNormal: null });
    const previa = await previewOf({ precoDoModelo: '0,35' });
    expect(previa.alcance).toEqual({ conversa: 1, modelo: 2, semModelo: 0, desligaram: 0, semWhatsapp: 1 });
    expect([previa.custo, previa.amanha]).toEqual(['0.70', 1]);
    expect(previa.exemplos[0]).toEqual({
      nome: 'Bia Lima',
      texto: 'Olá, Bia Lima!\nCafé na sexta, às 9h.\n\nPara não receber mais, escreva *parar novidades*.',
    });
    // Nothing has gone out, and what is no placeholder is refused before anything does.
    expect(await app.db.select().from(lisaComunicados)).toEqual([]);
    const wrong = await app.post(`${path}/previa`, { ...draft, texto: 'Oi, {NOME}!' });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('Só {NOME_GUERRA}'),
    ]);
  });

  it('goes to each of them once, free in a conversation and by the template outside, and says what it cost', async () => {
    const near = await makeCorretor();
    const far = await makeCorretor({}, 3 * dayMs);
    expect((await send(1)).status).toBe(409);
    expect((await send(2, { precoDoModelo: '0,35' })).status).toBe(200);
    // One at a time.
    expect((await send(2)).status).toBe(409);
    await Promise.all([workOff(), workOff()]);
    expect(await workOff()).toBe(0);
    expect((await sentTo(near.whatsappNormal)).map(({ estado, modelo }) => [estado, modelo])).toEqual([
      ['sent', null],
    ]);
    expect((await sentTo(far.whatsappNormal)).map(({ modelo }) => modelo)).toEqual(['portal_comunicado']);
    const [row] = await listed();
    expect(row).toMatchObject({ total: 2, faltam: 0, enviadas: 2, cobradas: 1, custo: '0.35', por: 'admin' });
    expect(row!.concluidoEm).not.toBeNull();
  });

  it('costs no more than the preview said: who left the conversation meanwhile is seen in a new one', async () => {
    const corretor = await makeCorretor();
    expect((await previewOf()).alcance).toMatchObject({ conversa: 1, modelo: 0 });
    await app.db
      .update(lisaContatos)
      .set({ ultimaRecebidaEm: new Date(app.clock.now().getTime() - 2 * dayMs) })
      .where(eq(lisaContatos.pessoa, corretor.whatsappNormal!));
    const { status, body } = await send(1, { porModelo: 0 });
    expect([status, body.code]).toEqual([409, 'mudou']);
    expect((await send(1, { porModelo: undefined })).status).toBe(400);
    expect(await app.db.$count(lisaComunicados)).toBe(0);
    expect((await send(1, { porModelo: 1 })).status).toBe(200);
  });

  it('keeps the quiet hours and the budget of one message a day; who turned it off gets nothing', async () => {
    const told = await makeCorretor();
    const off = await makeCorretor();
    await createPhone(app, off.whatsappNormal!).says('parar novidades');
    await app.db
      .insert(corretorNovidades)
      .values({ corretorId: told.id, chave: 'tabela:9', em: app.clock.now() });
    expect((await previewOf()).alcance).toMatchObject({ conversa: 1, desligaram: 1 });
    await send(1);
    await workOff();
    expect([await sentTo(told.whatsappNormal), await sentTo(off.whatsappNormal)]).toEqual([[], []]);
    // 3 h at night, then the next morning.
    app.clock.advance(12 * hourMs);
    await workOff();
    expect(await sentTo(told.whatsappNormal)).toEqual([]);
    app.clock.advance(8 * hourMs);
    await workOff();
    expect(await sentTo(told.whatsappNormal)).toHaveLength(1);
    expect(await sentTo(off.whatsappNormal)).toEqual([]);
  });

  it('can be for a state or for those who work with an empreendimento', async () => {
    const paulista = await makeCorretor({ ufCreci: 'SP' });
    const gaucho = await makeCorretor({ ufCreci: 'RS' });
    const { id } = await createEmpreendimento(app.db);
    await app.db.insert(associacoes).values({ corretorId: gaucho.id, empreendimentoId: id });
    await send(1, { selecao: { quem: 'empreendimento', empreendimentoId: id } });
    await workOff();
    await workOff();
    expect([await sentTo(paulista.whatsappNormal), (await sentTo(gaucho.whatsappNormal)).length]).toEqual([
      [],
      1,
    ]);
    expect((await previewOf({ selecao: { quem: 'estado', uf: 'SP' } })).alcance.conversa).toBe(1);
  });

  it('stopped, it reaches nobody else: what waits in the queue is taken out', async () => {
    const first = await makeCorretor();
    await send(1);
    const { id } = (await listed())[0]!;
    expect((await app.post(`${path}/${id}/parar`, {})).status).toBe(200);
    expect(await workOff()).toBe(0);
    expect(await sentTo(first.whatsappNormal)).toEqual([]);
    expect((await listed())[0]!.paradoEm).not.toBeNull();
    expect((await app.post(`${path}/${id}/parar`, {})).status).toBe(409);
    // The next one may be sent.
    expect((await send(1)).status).toBe(200);
  });
});

it('LIA-12 each topic is turned off and on on his own page, and holds at once', async () => {
  const { corretor, token } = await enterOwnPage(app);
  await createPhone(app, corretor.whatsappNormal!).says('oi');
  const own = '/api/meu-espaco/avisos';
  expect((await app.get(own, { token })).body.recebe).toEqual({
    contatos: true,
    empreendimentos: true,
    tabelas: true,
    precos: true,
    comunicados: true,
  });
  const off = await app.call('PUT', own, { body: { assunto: 'comunicados', recebe: false }, token });
  expect(off.body.recebe).toMatchObject({ comunicados: false, tabelas: true });
  expect((await previewOf()).alcance.desligaram).toBe(1);
  await app.call('PUT', own, { body: { assunto: 'comunicados', recebe: true }, token });
  expect((await previewOf()).alcance).toMatchObject({ conversa: 1, desligaram: 0 });
});
