import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { emptyFatos } from '#contract/cadastros/fatos.ts';
import { type Resumo, resumoSchema, statsSchema } from '#contract/painel/painel.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import {
  type hotsites,
  hotsiteVersoes,
  imoveisUsados,
  leituraDecisoes,
} from '#server/db/schema/empreendimentos.ts';
import { lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { runSessions, runsTable } from '#server/db/schema/runs.ts';
import { auditoria, copias, pendenciasAdiadas } from '#server/db/schema/sistema.ts';
import { laboratorioNumber } from '#server/lisa/conversa/laboratorio/number.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() =>
  emptyTables(app.db, 'corretores', 'empreendimentos', 'imoveis_usados', 'workflow_runs', 'auditoria'),
);

const resumo = async (): Promise<Resumo> => {
  const answer = await app.get('/api/dashboard/resumo');
  expect(answer.status).toBe(200);
  expect(resumoSchema.safeParse(answer.body).error).toBeUndefined();
  return answer.body;
};
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);

describe('GET /api/dashboard/stats', () => {
  it('DSH-02 DSH-04 counts who is active and approved, what is there, and sites that are on', async () => {
    expect(await app.get('/api/dashboard/stats')).toMatchObject({
      status: 200,
      body: { corretoresAtivos: 0, empreendimentos: 0, imoveisUsados: 0, sitesAtivos: 0 },
    });
    const seller = await createCorretor(app.db, { ativo: true, aprovado: true, siteAtivo: true });
    await createCorretor(app.db, { ativo: true, aprovado: true });
    await createCorretor(app.db, { ativo: true, aprovado: false, siteAtivo: true });
    await createCorretor(app.db, { ativo: false, aprovado: true });
    const gone = { ativo: true, aprovado: true, siteAtivo: true };
    await createCorretor(app.db, { ...gone, excluidoEm: new Date() });
    await createCorretor(app.db, { ...gone, rejeitadoEm: new Date() });
    await createEmpreendimento(app.db);
    await createEmpreendimento(app.db, { ativo: false });
    await createEmpreendimento(app.db, { excluidoEm: new Date() });
    const bairro = await createBairro(app.db);
    const imovel = { corretorId: seller.id, bairroId: bairro.id, titulo: 'Casa', tipo: 'Casa' };
    await app.db.insert(imoveisUsados).values([imovel, { ...imovel, excluidoEm: new Date() }]);
    const { body } = await app.get('/api/dashboard/stats');
    expect(statsSchema.strict().parse(body)).toEqual({
      corretoresAtivos: 2,
      empreendimentos: 2,
      imoveisUsados: 1,
      sitesAtivos: 2,
    });
  });

  it('API-14 needs a token', async () => {
    expect((await app.get('/api/dashboard/stats', { token: null })).status).toBe(401);
    expect((await app.get('/api/dashboard/resumo', { token: null })).status).toBe(401);
  });
});

describe('GET /api/dashboard/resumo', () => {
  it('DSH-16 DSH-18 says nothing where nothing is known', async () => {
    await app.login();
    expect(await resumo()).toMatchObject({
      atividades: [],
      pendencias: [],
      sistema: { online: true, problemas: [], ultimoBackup: null, versao: 'v2.1.4' },
    });
  });

  it('DSH-16 shows the latest deeds, newest first, a corretor by the name he has now', async () => {
    for (let n = 0; n < 10; n += 1)
      await app.db.insert(auditoria).values({ acao: 'alterou', entidade: 'bairro', nome: `Bairro ${n}` });
    const { body: made } = await app.post('/api/corretores', {
      nome: 'Lia Prado',
      nomeGuerra: 'Lia',
      email: 'lia@example.com',
      creci: '1',
      senha: 'x',
    });
    await app.call('PUT', `/api/corretores/${made.id}`, { body: { nomeGuerra: 'Lia Prado' } });
    const { atividades } = await resumo();
    expect(atividades).toHaveLength(5);
    expect(atividades.slice(0, 3)).toMatchObject([
      {
        acao: 'alterou',
        entidade: 'corretor',
        nome: 'Lia Prado',
        quem: { username: 'admin', removido: false },
      },
      { acao: 'criou', entidade: 'corretor', nome: 'Lia Prado' },
      { acao: 'alterou', entidade: 'bairro', nome: 'Bairro 9', quem: null },
    ]);
  });

  it('DSH-18 tells the date of the last true backup, which is one that was restored to try it', async () => {
    const at = (day: string) => new Date(`2026-11-${day}T06:00:00.000Z`);
    const copia = { arquivo: 'x', origem: 'agenda', bytes: 1, linhas: 1, arquivos: 0 };
    await app.db.insert(copias).values([
      { ...copia, criadaEm: at('20'), conferidaEm: at('20') },
      { ...copia, criadaEm: at('21'), conferidaEm: at('21') },
      { ...copia, criadaEm: at('22'), erro: 'Faltou espaço.' },
    ]);
    expect((await resumo()).sistema).toMatchObject({
      ultimoBackup: at('21').toISOString(),
      problemas: ['A última cópia de segurança falhou: Faltou espaço.'],
    });
  });

  it('says what waits, each kind with its first ones', async () => {
    for (const [n, nomeGuerra] of ['Ana', 'Beto', 'Caio', 'Duda'].entries())
      await createCorretor(app.db, { nomeGuerra, criadoEm: daysAgo(10 - n) });
    // Switched off or not, who is neither approved nor rejected waits (WPP-04).
    await createCorretor(app.db, { ativo: false, nomeGuerra: 'Eva', criadoEm: daysAgo(5) });
    await createCorretor(app.db, { rejeitadoEm: new Date() });

    const run = (id: string, folderKey: string, state: string, days: number) =>
      app.db.insert(runsTable).values({
        id,
        folderKey,
        state,
        kind: 'super-ai',
        engine: 'local',
        input: { driveUrl: `file:///${folderKey}` },
        criadoEm: daysAgo(days),
        terminadoEm: state === 'waiting' ? null : daysAgo(days),
      });
    await run('1', 'mirante', 'failed', 2);
    await run('2', 'aurora', 'failed', 3);
    await run('3', 'aurora', 'completed', 1);
    await run('4', 'bosque', 'waiting', 1);
    await run('5', 'antiga', 'failed', 30);
    await app.db.insert(runSessions).values({ sessionId: 'sessao-do-mirante', runId: '1' });

    const page = async (
      nome: string,
      achados: unknown,
      values: Partial<typeof hotsites.$inferInsert> = {},
    ) => {
      const hotsite = await createHotsite(app.db, { nome, ...values });
      const [versao] = await app.db
        .insert(hotsiteVersoes)
        .values({
          hotsiteId: hotsite.id,
          numero: 1,
          htmlFile: 'h',
          cssFile: 'c',
          jsFile: 'j',
          estilo: 'modern',
          motor: 'local',
          blueprint: {},
          placeholders: [],
          assetsUsados: 0,
          fatos: {},
          cabeca: {},
          achados,
          motivo: 'Super AI',
        })
        .returning();
      await app.db.execute(
        sql`UPDATE hotsites SET versao_publica_id = ${versao!.id} WHERE id = ${hotsite.id}`,
      );
      return hotsite;
    };
    await page('Com observação', [{ level: 'yellow', code: 'a', message: 'b' }]);
    const grave = await page('Com falta grave', [{ level: 'red', code: 'a', message: 'b' }]);
    await page('Sem nada', []);
    await page('Desligada', [{ level: 'red', code: 'a', message: 'b' }], { ativo: false });

    const asked = { memoria: { pediuPessoaEm: daysAgo(1).toISOString() } };
    await app.db.insert(onboardingSessions).values([
      { whatsapp: '5511911110001', nomeGuerra: 'Rui', ...asked },
      { whatsapp: '5511911110002', nomeGuerra: 'Atendida', assumidaPor: 1, ...asked },
      { whatsapp: '5511911110003', nomeGuerra: 'Sem pedido' },
      { whatsapp: '5511911110004', memoria: { perguntas: ['Aceita permuta?', 'Tem piscina?'] } },
      { whatsapp: laboratorioNumber, memoria: { perguntas: ['Do laboratório?'] } },
    ]);
    const unreached = await createCorretor(app.db, { nomeGuerra: 'Gil', aprovado: true });
    await app.db.insert(lisaEnviadas).values({
      canal: 'cloud',
      pessoa: '5511911110005',
      chave: 'gil-1',
      texto: 'Boas-vindas',
      estado: 'failed',
      criadoEm: daysAgo(1),
      liberadaEm: daysAgo(1),
      corretorId: unreached.id,
      atoId: randomUUID(),
    });

    const [mirante] = await app.db.select().from(runsTable).where(sql`id = '1'`);
    expect((await resumo()).pendencias).toMatchObject([
      { tipo: 'aprovacoes', total: 5, itens: [{ nome: 'Eva' }, { nome: 'Duda' }, { nome: 'Caio' }] },
      { tipo: 'conversas-com-pedido', total: 1, itens: [{ nome: 'Rui' }] },
      { tipo: 'perguntas', total: 2, itens: [{ nome: 'Aceita permuta?' }, { nome: 'Tem piscina?' }] },
      { tipo: 'nao-entregues', total: 1, itens: [{ id: String(unreached.id), nome: 'Gil' }] },
      { tipo: 'execucoes-aguardando', total: 1, itens: [{ id: '4', nome: 'file:///bosque' }] },
      {
        tipo: 'execucoes-com-falha',
        total: 1,
        itens: [{ id: String(mirante!.numero), nome: 'file:///mirante' }],
      },
      {
        tipo: 'paginas-com-achados',
        total: 2,
        itens: [{ id: String(grave.id), nome: 'Com falta grave' }, { nome: 'Com observação' }],
      },
    ]);
  });

  it('puts one thing off until tomorrow, for who put it off, and the next of its kind takes its place', async () => {
    const made = [];
    for (const [n, nomeGuerra] of ['Ana', 'Beto', 'Caio', 'Duda'].entries())
      made.push(await createCorretor(app.db, { nomeGuerra, criadoEm: daysAgo(10 - n) }));
    const adiadas = '/api/dashboard/pendencias/adiadas';
    const password = 'senha da colega';
    await app.post('/api/administradores', { username: 'colega', password });
    const { token } = (await app.post('/api/login', { username: 'colega', password }, { token: null })).body;
    const waiting = (answer: Resumo) => [
      answer.pendencias[0]!.total,
      answer.pendencias[0]!.itens.map(({ nome }) => nome),
      answer.adiadas,
    ];

    const first = { tipo: 'aprovacoes', id: String(made[0]!.id) };
    expect((await app.post(adiadas, first)).status).toBe(200);
    expect(waiting(await resumo())).toEqual([3, ['Duda', 'Caio', 'Beto'], 1]);
    expect(waiting((await app.get('/api/dashboard/resumo', { token })).body)).toEqual([
      4,
      ['Duda', 'Caio', 'Beto'],
      0,
    ]);
    // Undone.
    expect((await app.call('DELETE', `${adiadas}?tipo=aprovacoes&id=${first.id}`)).status).toBe(200);
    expect(waiting(await resumo())).toEqual([4, ['Duda', 'Caio', 'Beto'], 0]);

    for (const { id } of made.slice(0, 2)) await app.post(adiadas, { tipo: 'aprovacoes', id: String(id) });
    expect((await resumo()).adiadas).toBe(2);
    // In the morning it is there again.
    await app.db.update(pendenciasAdiadas).set({ ate: daysAgo(0) });
    expect((await resumo()).adiadas).toBe(0);
    for (const { id } of made) await app.post(adiadas, { tipo: 'aprovacoes', id: String(id) });
    expect(await resumo()).toMatchObject({ pendencias: [], adiadas: 4 });
    expect((await app.call('DELETE', adiadas)).status).toBe(200);
    expect((await resumo()).adiadas).toBe(0);
    expect((await app.post(adiadas, { tipo: 'nada', id: '1' })).body.message).toBe('Pendência desconhecida');
  });

  it('tells readings to review, pages that state what the record no longer does, and prices about to lapse', async () => {
    const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    const evidence = [{ file: 'a.pdf', page: 1, quote: '63 m²', box: null }];
    const areaMin = { value: '63.00', confidence: 1, evidence, conflicts: [], rule: null };
    const metadados = { fatos: { ...emptyFatos(), areaMin } };
    const driveUrl = 'file:///pastas/a';
    const lido = await createEmpreendimento(app.db, { nome: 'Lido', driveUrl, metadados });
    const revisto = await createEmpreendimento(app.db, { nome: 'Revisto', driveUrl, metadados });
    await app.db
      .insert(leituraDecisoes)
      .values({ empreendimentoId: revisto.id, campo: 'areaMin', decisao: 'aceito', lido: '63.00' });
    // The list of empreendimentos counts the same.
    expect((await app.get('/api/empreendimentos/a-revisar')).body).toEqual([{ id: lido.id, campos: 1 }]);
    const valid = await readDiasDeVigencia(app.db);
    const price = { precoInicial: '690000.00' };
    await createEmpreendimento(app.db, { nome: 'Vence logo', ...price, dataTabela: day(valid - 3) });
    await createEmpreendimento(app.db, { nome: 'Venceu', ...price, dataTabela: day(valid + 3) });
    await createEmpreendimento(app.db, { nome: 'Vale', ...price, dataTabela: day(1) });
    const stale = await createEmpreendimento(app.db, { nome: 'Aurora', ...price, dataTabela: day(1) });
    const hotsite = await createHotsite(app.db, { empreendimentoId: stale.id, nome: 'Aurora' });
    const files = { htmlFile: 'h', cssFile: 'c', jsFile: 'j', estilo: 'modern', motor: 'local' } as const;
    const rest = {
      blueprint: {},
      placeholders: [],
      assetsUsados: 0,
      cabeca: {},
      achados: [],
      motivo: 'Super AI',
    };
    const [versao] = await app.db
      .insert(hotsiteVersoes)
      .values({
        hotsiteId: hotsite.id,
        numero: 1,
        ...files,
        ...rest,
        fatos: { precoInicial: '690000.00', areaMin: null },
      })
      .returning();
    await app.db.execute(sql`UPDATE hotsites SET versao_publica_id = ${versao!.id} WHERE id = ${hotsite.id}`);
    const kinds = async () =>
      (await resumo()).pendencias.map(({ tipo, itens }) => [tipo, itens.map(({ nome }) => nome)]);
    const others = [
      ['tabelas-vencidas', ['Venceu']],
      ['tabelas-vencendo', ['Vence logo']],
    ];
    expect(await kinds()).toEqual([['revisoes', ['Lido']], ...others]);
    await app.db.execute(sql`UPDATE empreendimentos SET preco_inicial = 975500 WHERE id = ${stale.id}`);
    expect(await kinds()).toEqual([['revisoes', ['Lido']], ['paginas-atras', ['Aurora']], ...others]);
  });

  it('USD-02 in part: an active used property without the owner’s authorisation in force waits, others do not', async () => {
    const [em, today, ontem] = [daysAgo(90), daysAgo(0), daysAgo(1)].map(dayInBrazil);
    const com = (titulo: string, more: object) => createImovelUsado(app.db, { titulo, ...more });
    await com('Sem datas', { autorizacaoEm: null, autorizacaoAte: null });
    await com('Vencido ontem', { autorizacaoEm: em, autorizacaoAte: ontem });
    await com('Vale até hoje', { autorizacaoEm: em, autorizacaoAte: today });
    await com('Inativo', { ativo: false, autorizacaoEm: null, autorizacaoAte: null });
    const { pendencias } = await resumo();
    const told = pendencias.filter(({ tipo }) => tipo !== 'aprovacoes');
    expect(told.map(({ tipo, itens }) => [tipo, itens.map(({ nome }) => nome)])).toEqual([
      ['imoveis-sem-autorizacao', ['Sem datas', 'Vencido ontem']],
    ]);
  });

  it('counts registrations and publications by the weeks of São Paulo', async () => {
    // Monday, 16 November 2026, 02:30 in UTC is still the Sunday before in São Paulo.
    const now = new Date('2026-11-18T15:00:00Z');
    app.clock.advance(now.getTime() - app.clock.now().getTime());
    await app.login();
    const at = (iso: string) => ({ criadoEm: new Date(iso) });
    await createCorretor(app.db, at('2026-11-16T02:30:00Z'));
    await createCorretor(app.db, at('2026-11-16T03:30:00Z'));
    await createCorretor(app.db, at('2026-11-18T14:00:00Z'));
    await createCorretor(app.db, at('2026-08-30T12:00:00Z'));
    await createCorretor(app.db, { ...at('2026-11-17T12:00:00Z'), excluidoEm: now });
    const quando = new Date('2026-09-01T12:00:00Z');
    await app.db.insert(auditoria).values([
      { quando, acao: 'publicou', entidade: 'hotsite' },
      { quando, acao: 'publicou', entidade: 'hotsite' },
      { quando, acao: 'criou', entidade: 'hotsite' },
    ]);
    const { semanas } = await resumo();
    expect(semanas).toHaveLength(12);
    expect(semanas[0]).toEqual({ inicio: '2026-08-31', corretores: 0, publicacoes: 2 });
    expect(semanas.slice(-2)).toEqual([
      { inicio: '2026-11-09', corretores: 1, publicacoes: 0 },
      { inicio: '2026-11-16', corretores: 2, publicacoes: 0 },
    ]);
    expect(semanas.slice(1, -2).every((week) => week.corretores + week.publicacoes === 0)).toBe(true);
  });
});

it('who asks for a person before telling a name is called as WhatsApp names them', async () => {
  const pessoa = '5511911110006';
  await app.db
    .insert(onboardingSessions)
    .values({ whatsapp: pessoa, memoria: { pediuPessoaEm: new Date().toISOString() } });
  await app.db
    .insert(lisaContatos)
    .values({ canal: 'simulator', pessoa, endereco: pessoa, nomePerfil: 'Bia' });
  const asking = (await resumo()).pendencias.find(({ tipo }) => tipo === 'conversas-com-pedido');
  expect(asking?.itens.map(({ nome }) => nome)).toContain('Bia');
});
