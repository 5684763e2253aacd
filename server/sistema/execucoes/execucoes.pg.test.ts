import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { listsInvalidatedBy } from '#contract/base/lists.ts';
import { type Execucao, execucaoAbertaSchema, type Limites } from '#contract/sistema/execucoes.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { runEvents, runItems, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createRun } from '#tests/factories/run.ts';
import { createUser } from '#tests/factories/user.ts';

let app: TestApp;
beforeAll(async () => {
  // Nobody works on runs here: each stays as the test leaves it.
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.db.delete(runsTable);
  await app.db.delete(usoModelos);
});

const search = async (query = '') => {
  const { status, body } = await app.get(`/api/execucoes/busca${query}`);
  expect(status).toBe(200);
  return body as { itens: Execucao[]; total: number; registros: number };
};
const names = async (query: string) => (await search(query)).itens.map(({ nome }) => nome);
const open = async (id: number) => execucaoAbertaSchema.parse((await app.get(`/api/execucoes/${id}`)).body);
const act = (id: number, deed: string) => app.post(`/api/execucoes/${id}/${deed}`, {});
const hour = 60 * 60_000;
const ago = (milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds);
const call = (change: Partial<typeof usoModelos.$inferInsert>) =>
  app.db.insert(usoModelos).values({
    tarefa: 'extract',
    provedor: 'openai',
    modelo: 'modelo-a',
    tokensEntrada: 1_000,
    tokensSaida: 200,
    duracaoMs: 1_500,
    resultado: 'ok',
    criadoEm: app.clock.now(),
    ...change,
  });

const usual: Limites = {
  execucao: { chamadas: 80, tokens: 2_000_000 },
  dia: { chamadas: 1_000, tokens: 20_000_000 },
  moeda: 'USD',
  precos: [],
};
const save = (change: Partial<Limites>) =>
  app.call('PUT', '/api/execucoes/limites', { body: { ...usual, ...change } });

describe('the list of runs', () => {
  it('says the place of what waits for its turn, by kind, administrators in turns; of nothing else', async () => {
    const [ana, bia] = [await createUser(app.db), await createUser(app.db)];
    const waiting = (userId: number, minutes: number, kind = 'super-ai') =>
      createRun(app.db, { state: 'running', userId, kind, criadoEm: ago(minutes * 60_000) });
    const runs = [
      await waiting(ana.id, 9),
      await waiting(ana.id, 8),
      await waiting(bia.id, 7),
      await waiting(bia.id, 6, 'assets'),
    ];
    await createRun(app.db, { state: 'waiting', userId: bia.id });
    await createRun(app.db, { state: 'completed' });
    const { itens } = await search('?ordem=inicio&direcao=asc');
    expect(itens.map(({ lugar }) => lugar)).toEqual([1, 3, 2, 1, null, null]);
    expect((await open(runs[1]!.numero)).lugar).toBe(3);
    await act(runs[0]!.numero, 'interromper');
    expect((await open(runs[0]!.numero)).lugar).toBeNull();
    expect((await open(runs[1]!.numero)).lugar).toBe(1);
  });

  it('holds runs of every kind with what they worked on, who started them, when and for how long', async () => {
    const maria = await createUser(app.db, { username: 'maria' });
    const { id: empreendimentoId } = await createEmpreendimento(app.db, { nome: 'Aurora' });
    const hotsite = await createHotsite(app.db, { nome: 'Site Aurora', empreendimentoId });
    const [whole] = await Promise.all([
      createRun(app.db, { state: 'running', userId: maria.id, criadoEm: ago(5 * hour) }),
    ]);
    await app.db.insert(runItems).values({
      runId: whole.id,
      substep: 'create-empreendimento',
      itemKey: 'empreendimento',
      inputHash: '',
      result: empreendimentoId,
    });
    await createRun(app.db, {
      kind: 'assets',
      input: { driveUrl: 'file:///x', maxAssets: 80, empreendimentoId },
      criadoEm: ago(4 * hour),
      terminadoEm: ago(4 * hour - 90_000),
    });
    await createRun(app.db, {
      kind: 'hotsite',
      state: 'failed',
      input: { task: 'processar', hotsiteId: hotsite.id, driveUrl: 'file:///x', maxAssets: 80 },
      error: { step: 'assets-processing', message: 'A pasta sumiu' },
      criadoEm: ago(3 * hour),
      terminadoEm: ago(3 * hour),
    });
    await createRun(app.db, {
      kind: 'hotsite',
      input: { task: 'gerar', hotsiteId: hotsite.id, style: 'modern', motivo: 'Gerar GPT-5' },
      engine: 'Modelo (modelo-a)',
      criadoEm: ago(2 * hour),
      terminadoEm: ago(2 * hour - 1_000),
    });
    const { itens, total, registros } = await search();
    expect([total, registros]).toEqual([4, 4]);
    expect(itens.map(({ tipo, nome, quem, estado }) => [tipo, nome, quem, estado])).toEqual([
      ['gerar', 'Site Aurora', null, 'completed'],
      ['processar', 'Site Aurora', null, 'failed'],
      ['assets', 'Aurora', null, 'completed'],
      ['super-ai', 'Aurora', 'maria', 'running'],
    ]);
    expect(itens[0]).toMatchObject({ motor: 'Modelo (modelo-a)', erro: null });
    expect(itens[1]!.erro).toBe('A pasta sumiu');
    expect(Date.parse(itens[2]!.fim!) - Date.parse(itens[2]!.inicio)).toBe(90_000);
    expect(itens[3]).toMatchObject({ id: whole.numero, fim: null, pasta: expect.stringMatching(/^file:/) });
  });

  it('is narrowed by state, kind and period of days in São Paulo, and searched without accents', async () => {
    const { id } = await createEmpreendimento(app.db, { nome: 'São João 100%' });
    const made = { result: { empreendimentoId: id } };
    await createRun(app.db, { ...made, criadoEm: ago(0) });
    await createRun(app.db, { state: 'failed', kind: 'assets', criadoEm: ago(3 * 24 * hour) });
    await createRun(app.db, { state: 'waiting', criadoEm: ago(20 * 24 * hour) });
    const count = async (query: string) => (await search(query)).total;
    const day = (since: number) => dayInBrazil(ago(since));
    expect(await count('?estado=failed')).toBe(1);
    expect(await count('?tipo=assets')).toBe(1);
    expect(await count('?tipo=super-ai')).toBe(2);
    expect(await count('?periodo=hoje')).toBe(1);
    expect(await count('?periodo=7-dias')).toBe(2);
    expect(await count('?periodo=30-dias')).toBe(3);
    expect(await count('?condicao=estado%3Dfailed')).toBe(1);
    expect(await count('?condicao=estado%3Dfailed&condicao=estado%3Dwaiting&condicao=tipo%3Dassets')).toBe(1);
    expect(await count('?condicao=nome%3D')).toBe(2);
    expect(await names('?condicao=nome~SAO%20jo')).toEqual(['São João 100%']);
    expect(await names('?condicao=nome~%25%25')).toEqual([]);
    expect(await count(`?condicao=inicio%3E%3D${day(0)}`)).toBe(1);
    expect(await count(`?condicao=inicio%3C%3D${day(3 * 24 * hour)}`)).toBe(2);
    expect(await count('?condicao=uso%3E%3D1')).toBe(0);
    expect(await count('?condicao=duracao%3E%3D0&condicao=uso%3C%3D0')).toBe(3);
    expect(await names('?q=sao jo')).toEqual(['São João 100%']);
    expect(await names('?q=100%25')).toEqual(['São João 100%']);
    expect(await names('?q=_oão')).toEqual([]);
    const [first] = (await search()).itens;
    expect((await search(`?q=${first!.id}`)).itens.map(({ id: found }) => found)).toContain(first!.id);
  });

  it('comes in pages of 50 that hold every run once, in any order', async () => {
    for (let n = 0; n < 60; n++) await createRun(app.db, { criadoEm: ago(n * 1_000) });
    for (const ordem of ['id', 'nome', 'tipo', 'estado', 'motor', 'quem', 'inicio', 'duracao', 'uso']) {
      const seen = new Set<number>();
      for (const pagina of [1, 2])
        for (const { id } of (await search(`?ordem=${ordem}&pagina=${pagina}`)).itens) seen.add(id);
      expect(seen.size, ordem).toBe(60);
    }
    expect((await search('?ordem=estado,id&direcao=asc,desc')).itens[0]!.id).toBe(
      (await search('?ordem=id&direcao=desc')).itens[0]!.id,
    );
    const ids = (await search('?ordem=id&direcao=desc')).itens.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await search('?pagina=9')).toMatchObject({ itens: [], total: 60, registros: 60 });
  });

  it.each([
    'estado=parada',
    'periodo=ontem',
    'ordem=preco',
    'pagina=0',
    'direcao=baixo',
    'condicao=senha%3D1',
    'condicao=inicio%3E%3Dontem',
    `q=${'x'.repeat(201)}`,
  ])('API-13 a query like %s is refused in Portuguese', async (query) => {
    const { status, body } = await app.get(`/api/execucoes/busca?${query}`);
    expect(status).toBe(400);
    expect(body.message).not.toMatch(/expected|invalid/i);
  });

  it('API-22 a run that begins, waits, ends or goes on makes the list old', () => {
    expect(listsInvalidatedBy('execucoes')).toContain('auditoria');
    expect(listsInvalidatedBy('hotsites')).toContain('execucoes');
  });
});

describe('what a run used', () => {
  it('is shown in tokens alone as long as a model that was asked has no price', async () => {
    await save({});
    const run = await createRun(app.db);
    await call({ runId: run.id });
    await call({ runId: run.id, modelo: 'modelo-b', tokensEntrada: 50, tokensSaida: 7, resultado: 'failed' });
    const uso = async () => (await search()).itens[0]!.uso;
    expect(await uso()).toEqual({ chamadas: 2, tokensEntrada: 1_050, tokensSaida: 207, custo: null });
    await save({ precos: [{ modelo: 'modelo-a', entrada: '1.25', saida: '10' }] });
    expect((await uso()).custo).toBeNull();
    await save({
      precos: [
        { modelo: 'modelo-a', entrada: '1.25', saida: '10' },
        { modelo: 'modelo-b', entrada: '3', saida: '15' },
      ],
    });
    // (1000 × 1.25 + 200 × 10 + 50 × 3 + 7 × 15) / 1,000,000 = 0.003505
    expect((await uso()).custo).toEqual({ valor: '0.0035', moeda: 'USD' });
    const { chamadas } = await open(run.numero);
    expect(chamadas.map(({ modelo, custo, resultado }) => [modelo, custo?.valor, resultado])).toEqual([
      ['modelo-a', '0.0033', 'ok'],
      ['modelo-b', '0.0003', 'failed'],
    ]);
  });
});

describe('one run', () => {
  it('is shown with its steps, its events in their order, and the step it failed in', async () => {
    const run = await createRun(app.db, {
      state: 'failed',
      kind: 'assets',
      input: { driveUrl: 'https://drive.google.com/drive/folders/abc', maxAssets: 100, empreendimentoId: 1 },
      error: { step: 'assets-processing', message: 'Nenhuma imagem da pasta pôde ser usada.' },
    });
    const step = 'assets-processing';
    const events = [
      { type: 'step_start', step, message: 'Processamento de Assets' },
      { type: 'substep_start', step, substep: 'scan-folder', message: 'Varrer a pasta' },
      { type: 'substep_complete', step, substep: 'scan-folder', message: '12 arquivos na pasta' },
      { type: 'substep_start', step, substep: 'filter-media', message: 'Filtrar imagens e vídeos' },
      { type: 'error', step, substep: 'filter-media', message: 'Nenhuma imagem da pasta pôde ser usada.' },
    ];
    await app.db
      .insert(runEvents)
      .values(
        events.map((event, i) => ({ runId: run.id, n: i + 1, event, criadoEm: ago(hour - i * 1_000) })),
      );
    const found = await open(run.numero);
    expect(found.passos.map(({ id, estado }) => [id, estado])).toEqual([[step, 'erro']]);
    expect(found.passos[0]!.subpassos.slice(0, 3).map(({ estado, nota }) => [estado, nota])).toEqual([
      ['concluido', '12 arquivos na pasta'],
      ['erro', null],
      ['pendente', null],
    ]);
    expect(found.eventos.map(({ n, tipo }) => [n, tipo])).toEqual(events.map(({ type }, i) => [i + 1, type]));
    expect(found).toMatchObject({
      erro: 'Nenhuma imagem da pasta pôde ser usada.',
      passoDaFalha: step,
      acoes: { interromper: false, retomar: true, repetir: true },
    });
  });

  it('API-13 an unknown one is 404, and nothing is told to somebody who is not signed in', async () => {
    expect((await app.get('/api/execucoes/999999')).status).toBe(404);
    expect((await act(999_999, 'retomar')).status).toBe(404);
    for (const path of ['/api/execucoes/busca', '/api/execucoes/1', '/api/execucoes/limites'])
      expect((await app.get(path, { token: null })).status).toBe(401);
  });
});

describe('what can be done with a run', () => {
  const deedsOf = async (id: string) =>
    (
      await app.db
        .select({ acao: auditoria.acao })
        .from(auditoria)
        .where(and(eq(auditoria.entidade, 'run'), eq(auditoria.entidadeId, id)))
        .orderBy(desc(auditoria.id))
    ).map(({ acao }) => acao);

  it('SUP-37 a run of the Super AI is stopped, taken up where it stopped, and asked for again', async () => {
    const run = await createRun(app.db, { state: 'running' });
    const stopped = await act(run.numero, 'interromper');
    expect(stopped.body).toMatchObject({ estado: 'interrupted', erro: 'Execução interrompida a pedido' });
    expect((await act(run.numero, 'interromper')).status).toBe(409);
    const taken = await act(run.numero, 'retomar');
    expect(taken.body).toMatchObject({ estado: 'running', erro: null, id: run.numero });
    // Why it had stopped stays to be read.
    expect(taken.body.eventos[0]).toMatchObject({
      retomada: true,
      mensagem: 'Execução interrompida a pedido',
    });
    expect((await act(run.numero, 'retomar')).status).toBe(409);
    await act(run.numero, 'interromper');
    const again = await act(run.numero, 'repetir');
    expect(again.body).toMatchObject({ estado: 'running', tipo: 'super-ai' });
    expect(again.body.id).toBeGreaterThan(run.numero);
    expect(again.body.entrada).toEqual(run.input);
    expect(await deedsOf(run.id)).toEqual(['interrompeu', 'retomou', 'interrompeu']);
    expect(await deedsOf((await newest()).id)).toEqual(['iniciou']);
  });

  it('an older run is not taken up beside a live one of the same folder', async () => {
    const old = await createRun(app.db, { state: 'failed', folderKey: 'local:a' });
    await createRun(app.db, { state: 'running', folderKey: 'local:a' });
    const refused = await act(old.numero, 'retomar');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Já existe uma execução em andamento para esta pasta',
    ]);
  });

  it('FLW-15 the pictures of the manual flow are asked for again as they were', async () => {
    const { id: empreendimentoId } = await createEmpreendimento(app.db);
    const input = { driveUrl: 'file:///pasta', maxAssets: 12, empreendimentoId };
    const run = await createRun(app.db, { kind: 'assets', state: 'failed', input });
    const again = await act(run.numero, 'repetir');
    expect(again.body).toMatchObject({ estado: 'running', tipo: 'assets', entrada: input });
    // Asked twice it is the same run.
    expect((await act(run.numero, 'repetir')).body.id).toBe(again.body.id);
  });

  it('HOT-34 stopping the processing of a hotsite leaves it with the reason, taking it up sets it going', async () => {
    const hotsite = await createHotsite(app.db, { driveUrl: 'file:///pasta' });
    const asked = await app.post(`/api/hotsites/${hotsite.id}/process-drive`, {
      nome: hotsite.nome,
      empreendimentoId: hotsite.empreendimentoId,
      rota: hotsite.rota,
      driveUrl: 'file:///pasta',
      maxAssets: 80,
    });
    expect(asked.status).toBe(202);
    const [run] = (await search('?tipo=processar')).itens;
    const stateOf = async () => {
      const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, hotsite.id));
      return [row!.status, row!.erro];
    };
    expect(await stateOf()).toEqual(['processing', null]);
    expect((await act(run!.id, 'repetir')).status).toBe(409);
    await act(run!.id, 'interromper');
    expect(await stateOf()).toEqual(['error', 'Execução interrompida a pedido']);
    expect((await act(run!.id, 'retomar')).body.estado).toBe('running');
    expect(await stateOf()).toEqual(['processing', null]);
    await act(run!.id, 'interromper');
    const again = await act(run!.id, 'repetir');
    expect(again.body).toMatchObject({ estado: 'running', tipo: 'processar', nome: hotsite.nome });
    expect(await stateOf()).toEqual(['processing', null]);
  });

  it('the run of a hotsite that was deleted is not taken up', async () => {
    const hotsite = await createHotsite(app.db, { excluidoEm: app.clock.now() });
    const input = { task: 'gerar', hotsiteId: hotsite.id, style: 'modern', motivo: 'Gerar GPT-5' };
    const run = await createRun(app.db, { kind: 'hotsite', state: 'failed', input });
    for (const deed of ['retomar', 'repetir']) {
      const refused = await act(run.numero, deed);
      expect([refused.status, refused.body.message]).toEqual([409, 'O hotsite desta execução foi excluído.']);
    }
    expect((await open(run.numero)).estado).toBe('failed');
  });

  const newest = async () =>
    (await app.db.select().from(runsTable).orderBy(desc(runsTable.numero)).limit(1))[0]!;
});

describe('the limits', () => {
  it('are saved, told with what was used today, and noted in the audit log', async () => {
    await call({ runId: null, criadoEm: ago(0) });
    await call({ runId: null, criadoEm: ago(30 * hour) });
    const saved = await save({
      dia: { chamadas: 5, tokens: 9_000 },
      precos: [{ modelo: 'modelo-a', entrada: '1', saida: '2' }],
    });
    expect(saved.status).toBe(200);
    const { body } = await app.get('/api/execucoes/limites');
    expect(body).toEqual(saved.body);
    expect(body).toMatchObject({
      dia: { chamadas: 5, tokens: 9_000 },
      usaModelos: false,
      modelos: ['modelo-a'],
      hoje: { chamadas: 1, tokensEntrada: 1_000, tokensSaida: 200, custo: { valor: '0.0014', moeda: 'USD' } },
    });
    const [entry] = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'limite'))
      .orderBy(desc(auditoria.id))
      .limit(1);
    expect(entry).toMatchObject({ acao: 'alterou', dados: { depois: { chamadasPorDia: 5 } } });
  });

  it.each([
    ['no calls for a run', { execucao: { chamadas: 0, tokens: 1 } }],
    ['half a call', { dia: { chamadas: 1.5, tokens: 1 } }],
    ['more than anybody could mean', { dia: { chamadas: 1, tokens: 1e12 } }],
    ['a currency nobody here pays in', { moeda: 'EUR' }],
    ['a price that is none', { precos: [{ modelo: 'x', entrada: '-1', saida: '1' }] }],
    [
      'a model twice',
      {
        precos: [
          { modelo: 'x', entrada: '1', saida: '1' },
          { modelo: 'x', entrada: '2', saida: '1' },
        ],
      },
    ],
  ])('API-21 %s is refused', async (_what, change) => {
    const before = (await app.get('/api/execucoes/limites')).body;
    const { status, body } = await save(change as Partial<Limites>);
    expect(status).toBe(400);
    expect(body.message).not.toMatch(/expected|invalid/i);
    expect((await app.get('/api/execucoes/limites')).body).toEqual(before);
  });
});
