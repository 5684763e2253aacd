import { describe, expect, it } from 'vitest';
import { type EmUso, modelosPadrao, motorLocal, type Tarefa, tarefas } from '#contract/sistema/modelos.ts';
import type { ModelDesk } from '#server/adapters/intelligence/port.ts';
import { presentModelos, shutdownNotices } from './present.ts';
import { modelosCheck } from './service-check.ts';

const now = new Date('2026-03-12T15:00:00Z');
const alfa: EmUso = { provedor: 'alfa', nome: 'Alfa', modelo: 'alfa-1', fora: true, encerra: null };
const listed = { visao: true, esquema: true, saida: 64_000 };
type InUse = ReturnType<ModelDesk['inUse']>;

/** Every task done by one model, unless a test says otherwise. */
const desk = (over: Partial<ModelDesk> = {}, of: Partial<Record<Tarefa, InUse>> = {}) =>
  ({
    engine: 'model',
    chosen: () => Promise.resolve(modelosPadrao),
    providers: () => [],
    inUse: (tarefa: Tarefa) => of[tarefa] ?? { emUso: [alfa], missing: [] },
    known: () => listed,
    listIsKnown: () => true,
    searches: () => true,
    sees: () => true,
    list: () => Promise.resolve({ problema: null }),
    ...over,
  }) as unknown as ModelDesk;

describe('the end of a model', () => {
  it.each([
    [null, []],
    ['2026-05-12', []],
    [
      '2026-05-11',
      [['aviso', 'alfa-1 será desligado pelo provedor em 11/05/2026 (em 60 dias): escolha outro.']],
    ],
    ['2026-03-13', [['aviso', 'alfa-1 será desligado pelo provedor em 13/03/2026 (amanhã): escolha outro.']]],
    ['2026-03-12', [['erro', 'alfa-1 foi desligado pelo provedor em 12/03/2026: escolha outro.']]],
    ['2026-01-01', [['erro', 'alfa-1 foi desligado pelo provedor em 01/01/2026: escolha outro.']]],
  ])('on %s is announced from 60 days before', (encerra, wanted) => {
    expect(shutdownNotices({ ...alfa, encerra }, now).map(({ nivel, texto }) => [nivel, texto])).toEqual(
      wanted,
    );
  });
});

describe('who does a task', () => {
  const notices = (tarefa: Tarefa, over: Partial<ModelDesk> = {}, inUse?: InUse) =>
    presentModelos(desk(over, inUse ? { [tarefa]: inUse } : {}), modelosPadrao, now).tarefas[
      tarefa
    ].avisos.map(({ nivel, texto }) => `${nivel}: ${texto}`);
  const missing = [{ nome: 'Beta', why: 'falta a chave.' }];

  it('has nothing to be said of it where it can', () => {
    for (const tarefa of tarefas) expect(notices(tarefa)).toEqual([]);
    expect(presentModelos(desk(), modelosPadrao, now)).toMatchObject({
      motor: 'model',
      salvo: modelosPadrao,
      provedores: [],
    });
  });

  it('is missed as a fault where nobody else does it, else as a remark', () => {
    expect(notices('plan', {}, { emUso: [], missing })).toEqual(['erro: Beta: falta a chave.']);
    expect(notices('plan', {}, { emUso: [alfa], missing })).toEqual(['aviso: Beta: falta a chave.']);
  });

  it('is to be chosen where nobody is, with models alone', () => {
    const nobody = { emUso: [], missing: [] };
    expect(notices('plan', {}, nobody)).toEqual(['erro: Nenhum modelo faz esta tarefa: escolha um.']);
    expect(notices('plan', { engine: 'local' }, nobody)).toEqual([]);
  });

  it.each<[Tarefa, Partial<ModelDesk>, string[]]>([
    ['plan', { known: () => null }, ['aviso: alfa-1 não está na lista de modelos de Alfa: confira o nome.']],
    ['plan', { known: () => null, listIsKnown: () => false }, []],
    ['classify', { sees: () => false }, ['erro: alfa-1 não serve para esta tarefa: não vê imagens.']],
    [
      'classify',
      { known: () => ({ ...listed, visao: false }) as never },
      ['erro: alfa-1 não serve para esta tarefa: não vê imagens.'],
    ],
    [
      'chat',
      { known: () => ({ ...listed, esquema: false }) as never },
      ['aviso: alfa-1 não declara que responde em formato fixo: o formato será pedido em palavras.'],
    ],
    [
      'research',
      { searches: () => false },
      ['aviso: alfa-1 não busca na web por este provedor: o texto virá do que ele sabe, e isso será dito.'],
    ],
    [
      'write',
      { known: () => ({ ...listed, saida: 15_999 }) as never },
      ['erro: alfa-1 não serve para esta tarefa: não dá respostas longas.'],
    ],
    ['write', { known: () => ({ ...listed, saida: 16_000 }) as never }, []],
    ['write', { known: () => ({ ...listed, saida: null }) as never }, []],
    ['texts', { sees: () => false, searches: () => false }, []],
  ])('%s lacks what it needs: %#', (tarefa, over, wanted) => {
    expect(notices(tarefa, over)).toEqual(wanted);
  });

  it('of the local engine nothing is asked', () => {
    const local = { ...alfa, provedor: motorLocal };
    expect(notices('classify', { sees: () => false }, { emUso: [local], missing: [] })).toEqual([]);
  });
});

describe('WIR-07 in part: the check of the models', () => {
  const check = (over: Partial<ModelDesk> = {}, of: Partial<Record<Tarefa, InUse>> = {}) =>
    modelosCheck(desk(over, of), { now: () => now } as never).check(new AbortController().signal);
  const only = (inUse: InUse) =>
    Object.fromEntries(tarefas.map((tarefa) => [tarefa, inUse])) as Record<Tarefa, InUse>;
  const where = 'Escolha outro em Configurações, Modelos.';
  const well = { chave: 'provedor:alfa', nome: 'Alfa', estado: 'ok', mensagem: 'Responde e aceita a chave.' };
  const model = { chave: 'modelo:alfa:alfa-1', nome: 'Modelo alfa-1', expiraEm: null };

  it('says of the local engine that it does everything', async () => {
    expect(await check({ engine: 'local' })).toEqual([
      { chave: 'motor', nome: 'Motor', estado: 'desligado', mensagem: 'O motor local faz tudo.' },
    ]);
  });

  it('names each provider and each model once, however many tasks they do', async () => {
    expect(await check()).toEqual([well, { ...model, estado: 'ok', mensagem: 'Em uso, por Alfa.' }]);
  });

  it('a provider that refuses leaves its models unconfirmed', async () => {
    expect(await check({ list: () => Promise.resolve({ problema: 'Chave recusada.' }) as never })).toEqual([
      { chave: 'provedor:alfa', nome: 'Alfa', estado: 'falha', mensagem: 'Chave recusada.' },
      { ...model, estado: 'aviso', mensagem: 'Em uso; não pôde ser conferido com Alfa.' },
    ]);
  });

  it('a model that left its provider’s list is doubted, one of a list nobody has seen is not', async () => {
    expect((await check({ known: () => null }))[1]).toEqual({
      ...model,
      estado: 'aviso',
      oQueFazer: where,
      mensagem: 'Não está mais na lista de modelos de Alfa.',
    });
    expect((await check({ known: () => null, listIsKnown: () => false }))[1]).toMatchObject({ estado: 'ok' });
  });

  it.each([
    ['2026-04-01', 'aviso'],
    ['2026-03-01', 'falha'],
  ])('a model that ends on %s is a %s, with its day', async (encerra, estado) => {
    const ending = { emUso: [{ ...alfa, encerra }], missing: [] };
    expect((await check({}, only(ending)))[1]).toMatchObject({
      chave: 'modelo:alfa:alfa-1',
      estado,
      oQueFazer: where,
      expiraEm: new Date(`${encerra}T00:00:00Z`),
    });
  });

  it('what has no model of its own is no model; a task nobody does is a fault, with its reason', async () => {
    const unnamed = { emUso: [{ ...alfa, modelo: '' }], missing: [] };
    expect(await check({}, only(unnamed))).toEqual([]);
    const missing = [{ nome: 'Beta', why: 'falta a chave.' }];
    expect((await check({}, { plan: { emUso: [], missing } })).at(-1)).toEqual({
      chave: 'tarefa:plan',
      nome: 'Planejar a página',
      estado: 'falha',
      mensagem: 'Beta: falta a chave.',
      oQueFazer: where,
    });
  });
});
