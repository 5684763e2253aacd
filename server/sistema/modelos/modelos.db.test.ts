import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { type Modelos, type ModelosAnswer, modelosPadrao } from '#contract/sistema/modelos.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { createOutside } from '#server/outside.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { recordFindings } from '#server/sistema/servicos/record-findings.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { readModelos } from './service.ts';
import { modelosCheck } from './service-check.ts';

let app: TestApp;
let ai: FakeAi;
beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp({
    env: {
      INTELLIGENCE: 'model',
      OPENAI_API_KEY: 'sk-segredo-1',
      OPENAI_BASE_URL: ai.url,
      OPENAI_MODEL: 'm-a',
      V0_API_KEY: 'sk-segredo-2',
      ANTHROPIC_MODEL: 'x',
    },
  });
  await app.login();
});
afterAll(async () => {
  await app?.close();
  await ai?.stop();
});
beforeEach(() => {
  ai.forget();
  ai.answer(() => ({}));
});

const read = async (): Promise<ModelosAnswer> => (await app.get('/api/modelos')).body;
const save = (change: Partial<Modelos['tarefas']>, dados: Partial<Modelos['dados']> = {}) =>
  app.call('PUT', '/api/modelos', {
    body: {
      tarefas: { ...modelosPadrao.tarefas, ...change },
      dados: { ...modelosPadrao.dados, ...dados },
    },
  });
const one = (escolha: { provedor: string; modelo: string } | null, more = {}) => ({
  escolha,
  reserva: null,
  esforco: null,
  saida: null,
  ...more,
});
const noticesOf = async (tarefa: keyof Modelos['tarefas']) =>
  (await read()).tarefas[tarefa].avisos.map(({ nivel, texto }) => `${nivel}: ${texto}`);
const inDays = (days: number) => dayInBrazil(new Date(app.clock.now().getTime() + days * 24 * 60 * 60_000));

describe('WIR-01 who does each task', () => {
  it('is the environment’s model until somebody chooses; keys never leave the server (SET-24)', async () => {
    const { text, body } = await app.get('/api/modelos');
    expect(text).not.toContain('sk-segredo');
    expect(body.tarefas.extract.emUso).toEqual([
      { provedor: 'openai', nome: 'OpenAI', modelo: 'm-a', fora: false, encerra: null },
    ]);
    const of = (id: string) => body.provedores.find((provider: { id: string }) => provider.id === id);
    expect(of('anthropic')).toMatchObject({
      estado: 'sem-chave',
      explicacao: expect.stringContaining('ANTHROPIC_API_KEY'),
    });
    expect(of('v0')).toMatchObject({ estado: 'encerrado' });
    expect((await app.get('/api/modelos', { token: null })).status).toBe(401);
    // They stand outside the specified keys, whose names and number stay.
    const { body: settings } = await app.get('/api/configuracoes');
    const keys = settings.map(({ chave }: { chave: string }) => chave);
    const shown = settingDefaults.filter(({ categoria }) => categoria !== 'emails');
    expect(keys.sort()).toEqual(shown.map(({ chave }) => chave).sort());
  });

  it('is saved with its stand-in, effort and length, and read back; nothing half is taken', async () => {
    const chosen = one(
      { provedor: 'openai', modelo: 'm-b' },
      { reserva: { provedor: 'local', modelo: '' }, esforco: 'high', saida: 9_000 },
    );
    const saved = await save({ plan: chosen as never }, { carteira: true });
    expect(saved.status).toBe(200);
    expect((await read()).salvo).toEqual(saved.body.salvo);
    expect((await read()).salvo).toMatchObject({ tarefas: { plan: chosen }, dados: { carteira: true } });
    expect((await read()).tarefas.plan.emUso.map(({ nome, modelo }) => [nome, modelo])).toEqual([
      ['OpenAI', 'm-b'],
      ['Motor local', ''],
    ]);
    for (const [wrong, message] of [
      [one({ provedor: 'openai', modelo: ' ' }), 'Escolha o modelo'],
      [one({ provedor: 'inventado', modelo: 'x' }), 'Provedor desconhecido: inventado'],
      [
        one({ provedor: 'local', modelo: '' }, { reserva: { provedor: 'local', modelo: '' } }),
        'A reserva precisa ser outra',
      ],
      [one(null, { saida: 1 }), 'Use pelo menos 256 tokens'],
    ] as const) {
      const { status, body } = await save({ plan: wrong as never });
      expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    }
    expect((await readModelos(app.db)).tarefas.plan).toEqual(chosen);
    await save({});
  });

  it.each([
    [61, null],
    [60, /^aviso: m-fim .* \(em 60 dias\)/],
    [59, /^aviso: m-fim será desligado pelo provedor em .* \(em 59 dias\)/],
    [1, /^aviso: .*amanhã/],
    [0, /^erro: m-fim foi desligado/],
    [-400, /^erro: m-fim foi desligado pelo provedor em .*: escolha outro/],
  ] as const)('a model that ends in %i days is told of', async (days, words) => {
    ai.models(() => ({ list: { object: 'list', data: [{ id: 'm-fim', shutdown_date: inDays(days) }] } }));
    await app.get('/api/modelos/lista?provedor=openai&atualizar=sim');
    await save({ texts: one({ provedor: 'openai', modelo: 'm-fim' }) });
    const notices = await noticesOf('texts');
    if (words === null) expect(notices).toEqual([]);
    else expect(notices).toEqual([expect.stringMatching(words)]);
    await save({});
  });

  it('what a task needs and its model has not is named', async () => {
    const model = (id: string, parameters: string[], inputs: string[]) => ({
      id,
      supported_parameters: parameters,
      architecture: { input_modalities: inputs },
      top_provider: { max_completion_tokens: 4_000 },
    });
    ai.models(() => ({ list: { data: [model('cego', [], ['text'])] } }));
    await app.get('/api/modelos/lista?provedor=openai&atualizar=sim');
    const blind = one({ provedor: 'openai', modelo: 'cego' });
    await save({
      classify: blind,
      write: blind,
      research: blind,
      chat: one({ provedor: 'openai', modelo: 'sumiu' }),
    });
    expect(await noticesOf('classify')).toEqual([
      'erro: cego não serve para esta tarefa: não vê imagens.',
      expect.stringContaining('o formato será pedido em palavras'),
    ]);
    expect(await noticesOf('write')).toEqual([expect.stringContaining('não dá respostas longas')]);
    expect(await noticesOf('research')).toEqual([expect.stringContaining('não busca na web')]);
    expect(await noticesOf('chat')).toEqual([expect.stringContaining('não está na lista')]);
    await save({});
  });
});

describe('WIR-01 lists of models', () => {
  it('2,000 of them are searched, and a few are answered', async () => {
    const data = Array.from({ length: 2_000 }, (_, n) => ({ id: `familia-${n % 7}/modelo-${n}` }));
    ai.models(() => ({ list: { data } }));
    const { body } = await app.get('/api/modelos/lista?provedor=openai&atualizar=sim');
    expect([body.total, body.encontrados, body.modelos.length]).toEqual([2_000, 2_000, 60]);
    const found = await app.get('/api/modelos/lista?provedor=openai&q=FAMILIA-3 modelo-10');
    expect(found.body.encontrados).toBeLessThan(60);
    expect(found.body.modelos.map(({ id }: { id: string }) => id)).toContain('familia-3/modelo-101');
  });

  it('one that cannot be had is told of with its reason', async () => {
    ai.models(() => ({ status: 401, body: '{}' }));
    const { status, body } = await app.get('/api/modelos/lista?provedor=openai&atualizar=sim');
    expect([status, body.problema]).toEqual([200, expect.stringContaining('OPENAI_API_KEY')]);
    for (const provedor of ['anthropic', 'v0', 'inventado'])
      expect((await app.get(`/api/modelos/lista?provedor=${provedor}`)).status).toBe(404);
  });
});

describe('WIR-01 how a provider stands', () => {
  const openai = async () => (await read()).provedores.find(({ id }) => id === 'openai')!;
  const fetchList = () => app.get('/api/modelos/lista?provedor=openai&atualizar=sim');

  it('says that it refused the key, since when, and is ready again once it works', async () => {
    ai.models(() => ({ list: { data: [] } }));
    await fetchList();
    expect(await openai()).toMatchObject({ estado: 'pronto', desde: null, explicacao: null });
    const before = Date.now();
    ai.script({ status: 401, body: '{}' });
    await app.post('/api/modelos/testar', { tarefa: 'chat', escolha: null });
    const since = (await openai()).desde!;
    expect(Date.parse(since) >= before && Date.parse(since) <= Date.now()).toBe(true);
    const refused = {
      estado: 'chave-recusada',
      desde: since,
      temLista: true,
      explicacao: expect.stringContaining('Confira OPENAI_API_KEY'),
    };
    expect(await openai()).toMatchObject(refused);
    ai.models(() => ({ status: 401, body: '{}' }));
    await fetchList();
    // A choice that is saved mends no key.
    await save({});
    expect(await openai()).toMatchObject(refused);
    // What it cannot do just now says nothing of its key.
    ai.models(() => ({ status: 503, body: '{}' }));
    await fetchList();
    expect(await openai()).toMatchObject(refused);
    ai.models(() => ({ list: { data: [] } }));
    await fetchList();
    expect(await openai()).toMatchObject({ estado: 'pronto', desde: null, explicacao: null });
  });

  it('says that nobody answers at its address', async () => {
    ai.models(() => ({ reset: true }));
    await fetchList();
    expect(await openai()).toMatchObject({ estado: 'sem-resposta', desde: expect.any(String) });
    ai.models(() => ({ list: { data: [] } }));
    await fetchList();
    expect((await openai()).estado).toBe('pronto');
  });

  it('goes by the look of another process where that is newer', async () => {
    const look = async (estado: 'ok' | 'falha', mensagem: string) => {
      app.clock.advance(60_000);
      const finding = { chave: 'provedor:openai', nome: 'OpenAI', estado, mensagem };
      const service = { servico: 'modelos', nome: 'Modelos de IA' };
      await recordFindings(app.db, service, [finding], { at: app.clock.now(), complete: true });
    };
    await look('falha', 'O provedor do modelo recusou a chave. Confira OPENAI_API_KEY.');
    expect(await openai()).toMatchObject({ estado: 'chave-recusada', desde: app.clock.now().toISOString() });
    await look('ok', 'Responde e aceita a chave.');
    expect((await openai()).estado).toBe('pronto');
  });
});

describe('WIR-01 a trial', () => {
  const attempt = (body: unknown) => app.post('/api/modelos/testar', body);

  it('asks something small of the task’s shape, and shows answer, time, tokens and cost', async () => {
    await app.db.delete(usoModelos);
    ai.answer(({ images, schema }) => {
      expect([images.length, schema?.name]).toEqual([1, 'classify']);
      return { cor: 'vermelho' };
    });
    const { body } = await attempt({ tarefa: 'classify', escolha: null });
    expect(body).toMatchObject({
      ok: true,
      provedor: 'OpenAI',
      modelo: 'm-a',
      resposta: '{"cor":"vermelho"}',
      custo: null,
      chamadas: 1,
      tokensEntrada: 1_000,
      tokensSaida: 200,
      buscou: null,
    });
    const limites = (await app.get('/api/execucoes/limites')).body;
    const { execucao, dia, moeda } = limites;
    const precos = [{ modelo: 'm-a', entrada: '1', saida: '5' }];
    await app.call('PUT', '/api/execucoes/limites', { body: { execucao, dia, moeda, precos } });
    const priced = await attempt({ tarefa: 'classify', escolha: null });
    expect(priced.body.custo).toEqual({ valor: '0.0020', moeda: 'USD' });
    expect(await app.db.select().from(usoModelos)).toHaveLength(2);
  });

  it('that fails says why; a model that disappears between list and call is named', async () => {
    ai.script({ status: 404, body: JSON.stringify({ error: { code: 'model_not_found', message: 'x' } }) });
    const { status, body } = await attempt({
      tarefa: 'chat',
      escolha: { provedor: 'openai', modelo: 'sumiu' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: false,
      resposta: expect.stringContaining('“sumiu” não existe ou foi desativado'),
    });
  });

  it('of a provider without a key is refused with what to do', async () => {
    const { status, body } = await attempt({
      tarefa: 'chat',
      escolha: { provedor: 'anthropic', modelo: 'x' },
    });
    expect([status, body.message]).toEqual([502, expect.stringContaining('Nenhum modelo')]);
  });
});

describe('WIR-07 the daily look', () => {
  it('tells of keys, models that are gone and endings', async () => {
    const { models } = await createOutside(app.config, {
      site: '',
      prompt: async () => '',
      choices: () => readModelos(app.db),
      now: () => app.clock.now(),
      newId: () => 'x',
    });
    await save({ chat: one({ provedor: 'openai', modelo: 'm-fim' }) });
    ai.models(() => ({ list: { data: [{ id: 'm-fim', shutdown_date: inDays(30) }] } }));
    const findings = await modelosCheck(models, app.clock).check(AbortSignal.timeout(30_000));
    const of = (chave: string) => findings.find((finding) => finding.chave === chave)?.estado;
    expect(of('provedor:openai')).toBe('ok');
    expect(of('modelo:openai:m-fim')).toBe('aviso');
    expect(of('modelo:openai:m-a')).toBe('aviso');
    ai.models(() => ({ status: 401, body: '{}' }));
    const refused = await modelosCheck(models, app.clock).check(AbortSignal.timeout(30_000));
    expect(refused.find(({ chave }) => chave === 'provedor:openai')?.estado).toBe('falha');
    // Of a model nobody could ask for, nothing good is said.
    expect(refused.find(({ chave }) => chave === 'modelo:openai:m-a')).toMatchObject({
      estado: 'aviso',
      mensagem: expect.stringContaining('não pôde ser conferido'),
    });
    await models.close();
    await save({});
  });
});
