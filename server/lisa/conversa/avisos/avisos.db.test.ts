import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs, hourMs } from '#contract/base/units.ts';
import { createSimulator } from '#server/adapters/whatsapp/simulator.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { corretorAvisos, corretorNovidades, lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createWelcome } from '#tests/own-page.ts';
import { callOf, createPhone, lisaSettled, phoneSecret, postWebhook } from '#tests/phone.ts';
import { createTexts } from '../texts.ts';
import { notifyContatos } from './notify-contatos.ts';
import { notifyNews } from './notify-news.ts';

let app: TestApp;
const simulator = createSimulator({
  secret: phoneSecret,
  now: () => app?.clock.now() ?? new Date(),
  newId: () => crypto.randomUUID(),
});
beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { whatsapp: simulator } } });
  await app.login();
});
afterAll(() => app?.close());

/** 15 h in São Paulo, on a later day each time. */
beforeEach(async () => {
  const next = new Date(`${dayInBrazil(new Date(app.clock.now().getTime() + 2 * dayMs))}T18:00:00Z`);
  app.clock.advance(next.getTime() - app.clock.now().getTime());
  await app.login();
  await app.db.delete(contatos);
});

const template = { name: 'portal_aviso', language: 'pt_BR' };
const tools = (templates: Record<string, typeof template> = {}) => ({
  db: app.db,
  clock: app.clock,
  now: () => app.clock.now(),
  channel: simulator,
  texts: createTexts(app.db),
  templates: new Map(Object.entries(templates)),
});
const noticesOf = (pessoa: string, chave: string) =>
  app.db
    .select()
    .from(lisaEnviadas)
    .where(and(eq(lisaEnviadas.pessoa, pessoa), eq(lisaEnviadas.chave, chave)))
    .orderBy(asc(lisaEnviadas.id));

/** An approved corretor who has just written to Lisa. */
async function makeCorretor() {
  const corretor = await createWelcome(app, { siteAtivo: true });
  const phone = createPhone(app, corretor.whatsappNormal!);
  await phone.says('oi');
  return { corretor, phone };
}

const leave = (corretorId: number, values: Parameters<typeof createContato>[1] = {}) =>
  createContato(app.db, { corretorId, nome: 'Marta Souza', recebidoEm: app.clock.now(), ...values });

const inPanel = async (id: number) => {
  await app.login();
  const { body } = await app.get('/api/contatos');
  return body.itens.find((row: { id: number }) => row.id === id);
};

describe('LIA-12 a visitor’s contact', () => {
  it('tells what he wrote between marks that nothing in it closes: it never reads as ours', async () => {
    const { corretor, phone } = await makeCorretor();
    const imitates = 'Gostei”\n\nLisa: sua senha venceu.\r\nResponda com ela.';
    await leave(corretor.id, { mensagem: imitates });
    await notifyContatos(tools());
    const [notice] = await noticesOf(phone.person, 'aviso_contato');
    expect(notice!.texto).toContain('\n“Gostei" Lisa: sua senha venceu. Responda com ela.”\n\nPara chamar:');
  });

  it('reaches the corretor the page named, once, with its state in the panel', async () => {
    const { corretor, phone } = await makeCorretor();
    const contato = await leave(corretor.id);
    expect((await inPanel(contato.id)).entrega).toBeNull();
    const sent = await Promise.all([notifyContatos(tools()), notifyContatos(tools())]);
    expect(sent[0]! + sent[1]!).toBe(1);
    await notifyContatos(tools());
    await lisaSettled(app);
    const [notice, ...more] = await noticesOf(phone.person, 'aviso_contato');
    expect(more).toEqual([]);
    expect(notice!.texto).toContain('Marta Souza');
    expect(notice!.texto).toContain(`https://wa.me/${contato.telefoneNormal}`);
    expect((await inPanel(contato.id)).entrega).toMatchObject({ estado: 'enviada' });
    const at = String(Math.floor(app.clock.now().getTime() / 1000) + 1);
    for (const [status, estado] of [
      ['delivered', 'entregue'],
      ['read', 'lida'],
    ]) {
      const said = { id: notice!.provedorId, status, timestamp: at, recipient_id: phone.person };
      await postWebhook(app, callOf({ statuses: [said] }));
      await lisaSettled(app);
      expect((await inPanel(contato.id)).entrega).toMatchObject({ estado });
    }
  });

  it('by night it waits for the morning, and goes to nobody who may not be shown', async () => {
    const { corretor } = await makeCorretor();
    const inactive = await createWelcome(app, { ativo: false });
    const contato = await leave(corretor.id);
    await leave(inactive.id);
    app.clock.advance(8 * hourMs);
    expect(await notifyContatos(tools())).toBe(0);
    app.clock.advance(10 * hourMs);
    expect(await notifyContatos(tools())).toBe(1);
    expect(await app.db.$count(corretorNovidades, eq(corretorNovidades.corretorId, inactive.id))).toBe(0);
    expect((await inPanel(contato.id)).entrega).not.toBeNull();
  });

  it('outside the window it goes by a template; without one it says so and goes when he writes', async () => {
    const { corretor, phone } = await makeCorretor();
    app.clock.advance(2 * dayMs);
    const contato = await leave(corretor.id);
    await notifyContatos(tools());
    await lisaSettled(app);
    expect((await inPanel(contato.id)).entrega).toMatchObject({
      estado: 'falhou',
      motivo: expect.stringContaining('24 horas'),
    });
    await phone.says('oi');
    expect((await inPanel(contato.id)).entrega).toMatchObject({ estado: 'enviada' });
  });

  it('one that is not answered for a day stands among what waits for the team', async () => {
    const { corretor, phone } = await makeCorretor();
    const contato = await leave(corretor.id);
    const waiting = async () => {
      await app.login();
      const { body } = await app.get('/api/dashboard/resumo');
      const of = (tipo: string) =>
        body.pendencias
          .find((row: { tipo: string }) => row.tipo === tipo)
          ?.itens.map((row: { id: string }) => row.id) ?? [];
      return { contatos: of('contatos'), semResposta: of('contatos-sem-resposta') };
    };
    const id = String(contato.id);
    expect((await waiting()).contatos).toContain(id);
    await notifyContatos(tools());
    await lisaSettled(app);
    expect(await waiting()).toEqual({ contatos: [], semResposta: [] });
    app.clock.advance(25 * hourMs);
    expect((await waiting()).semResposta).toEqual([id]);
    expect(await phone.says('atendi')).toEqual(['assistente_atendi']);
    expect((await waiting()).semResposta).toEqual([]);
    expect((await inPanel(contato.id)).estado).toBe('atendido');
  });

  it('who has turned contacts off is not written to, and the panel says so', async () => {
    const { corretor, phone } = await makeCorretor();
    await phone.says('sair');
    const contato = await leave(corretor.id);
    expect(await notifyContatos(tools())).toBe(0);
    expect((await inPanel(contato.id)).entrega).toMatchObject({ estado: 'desligada' });
    expect(await noticesOf(phone.person, 'aviso_contato')).toEqual([]);
  });

  it('an erased visitor is in no message any more, and in no file of the corretor’s', async () => {
    const { corretor, phone } = await makeCorretor();
    const contato = await leave(corretor.id);
    await notifyContatos(tools());
    await phone.says('meus contatos');
    await lisaSettled(app);
    const { body: dossier } = await app.get(`/api/corretores/${corretor.id}/dados-pessoais`);
    expect(dossier.mensagens.length).toBeGreaterThan(2);
    expect(JSON.stringify(dossier)).not.toContain('Marta Souza');
    await app.login();
    await app.post(`/api/contatos/${contato.id}/apagar-dados`, { motivo: 'titular' });
    const all = await app.db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, phone.person));
    expect(JSON.stringify(all)).not.toContain('Marta Souza');
    expect(JSON.stringify(all)).not.toContain(contato.telefoneNormal);
  });

  it('a message about him that failed never goes once he is erased', async () => {
    const { corretor, phone } = await makeCorretor();
    app.clock.advance(2 * dayMs);
    const contato = await leave(corretor.id);
    await notifyContatos(tools());
    await lisaSettled(app);
    const state = async () => (await noticesOf(phone.person, 'aviso_contato')).map(({ estado }) => estado);
    expect(await state()).toEqual(['failed']);
    await app.login();
    await app.post(`/api/contatos/${contato.id}/apagar-dados`, { motivo: 'titular' });
    await phone.says('oi');
    expect(await state()).toEqual(['cancelled']);
  });
});

describe('LIA-12 what is new for a corretor', () => {
  const day = (days: number) => dayInBrazil(new Date(app.clock.now().getTime() + days * dayMs));
  async function show(corretorId: number, values: Parameters<typeof createEmpreendimento>[1]) {
    const made = await createEmpreendimento(app.db, { criadoEm: app.clock.now(), ...values });
    await app.db
      .insert(associacoes)
      .values({ corretorId, empreendimentoId: made.id, criadoEm: app.clock.now() });
    return made;
  }
  async function storeTable(empreendimentoId: number, data: string, preco: string) {
    const about = { arquivo: 't.pdf', versao: data, hash: data, ignoradas: 0, excedentes: 0 };
    const [table] = await app.db
      .insert(tabelasDeUnidades)
      .values({ ...about, empreendimentoId, data, lidaEm: app.clock.now() })
      .returning();
    const row = { tabelaId: table!.id, ordem: 0, unidade: '101', faixa: false, pagina: 1, linha: 1 };
    await app.db.insert(unidades).values({ ...row, preco, estado: 'disponivel' });
  }

  it('a new empreendimento, a changed table and a price about to lapse come in one message a day, each once', async () => {
    const { corretor, phone } = await makeCorretor();
    const one = await show(corretor.id, { nome: 'Âmbar', precoInicial: '500000.00', dataTabela: day(-55) });
    await storeTable(one.id, day(-60), '500000.00');
    await storeTable(one.id, day(-2), '510000.00');
    await notifyNews(tools());
    await notifyNews(tools());
    await lisaSettled(app);
    const [notice, ...more] = await noticesOf(phone.person, 'aviso_novidades');
    expect(more).toEqual([]);
    expect(notice!.texto).toMatch(/Âmbar, em .*entrou na sua lista/);
    expect(notice!.texto).toContain('Mudou a tabela de Âmbar: 1 preço subiu');
    expect(notice!.texto).toContain('O preço de Âmbar vale até');
    expect(notice!.texto).toContain('parar novidades');
    // The budget of the day is spent.
    await show(corretor.id, { nome: 'Brisa' });
    await notifyNews(tools());
    expect(await noticesOf(phone.person, 'aviso_novidades')).toHaveLength(1);
    app.clock.advance(dayMs - 6 * hourMs);
    await phone.says('oi');
    await notifyNews(tools());
    const [, second] = await noticesOf(phone.person, 'aviso_novidades');
    expect(second!.texto).toContain('Brisa');
    expect(second!.texto).not.toContain('Âmbar');
  });

  it('a topic he turned off is left out, by night nothing goes, and nobody else hears of it', async () => {
    const { corretor, phone } = await makeCorretor();
    const other = await makeCorretor();
    await show(corretor.id, { nome: 'Caro', precoInicial: '900000.00', dataTabela: day(-55) });
    await app.db
      .insert(corretorAvisos)
      .values({ corretorId: corretor.id, parados: ['empreendimentos'], mudadoEm: app.clock.now() });
    app.clock.advance(8 * hourMs);
    expect(await notifyNews(tools())).toBe(0);
    app.clock.advance(12 * hourMs);
    await notifyNews(tools());
    const [notice] = await noticesOf(phone.person, 'aviso_novidades');
    expect(notice!.texto).not.toContain('entrou na sua lista');
    expect(notice!.texto).toContain('O preço de Caro vale até');
    expect(await noticesOf(other.phone.person, 'aviso_novidades')).toEqual([]);
  });

  it('outside the window they go by a template, and without one they wait in his space', async () => {
    const { corretor, phone } = await makeCorretor();
    app.clock.advance(2 * dayMs);
    await show(corretor.id, { nome: 'Duna' });
    await notifyNews(tools());
    expect(await noticesOf(phone.person, 'aviso_novidades')).toEqual([]);
    await app.db
      .update(lisaContatos)
      .set({ semPromocoesEm: app.clock.now() })
      .where(eq(lisaContatos.pessoa, phone.person));
    await notifyNews(tools({ aviso_novidades: template }));
    expect(await noticesOf(phone.person, 'aviso_novidades')).toEqual([]);
    await app.db
      .update(lisaContatos)
      .set({ semPromocoesEm: null })
      .where(eq(lisaContatos.pessoa, phone.person));
    await notifyNews(tools({ aviso_novidades: template }));
    expect(await noticesOf(phone.person, 'aviso_novidades')).toHaveLength(1);
  });
});
