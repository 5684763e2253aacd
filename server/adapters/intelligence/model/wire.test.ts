import { describe, expect, it, vi } from 'vitest';
import { type Tarefa, tarefas } from '#contract/sistema/modelos.ts';
import { fakedAsOf } from '#tests/fakes/ai.ts';
import {
  apiKey,
  type Bench,
  bench,
  document,
  facts,
  pageAsset,
  without,
} from '#tests/fixtures/model-bench.ts';
import { errors, lists, readOn, requests } from '#tests/fixtures/provider-documents.ts';
import type { CallContext } from '../port.ts';
import { shutdownsReadOn } from './known-shutdowns.ts';

type From = keyof typeof requests;
const makers = Object.keys(requests) as From[];
/** As long as each prompt asks, and nothing that the record does not say. */
const text = Array.from({ length: 50 }, () => 'Vista tem plantas claras e ventiladas.').join(' ');
const page = `<!--BEGIN_HTML--><h1>Vista</h1><!--END_HTML-->/*BEGIN_CSS*/h1{}/*END_CSS*///BEGIN_JS\n//END_JS`;
const planned = {
  sections: [],
  metadata: {
    style: 'modern',
    total_assets_used: 0,
    color_scheme: {
      background: '#fff',
      surface: '#fff',
      text: '#000',
      muted: '#333',
      accent: '#048',
      onAccent: '#fff',
    },
  },
};
const nothing = { numero: null, uf: null, tipo: null, nome: null, email: null };
const extracted = Object.fromEntries(
  'nome incorporadora cnpj endereco bairro cidade uf precoInicial dormitorios suites vagas areaPrivativa status dataEntrega registroIncorporacao cartorio amenidades tipologias ficha descricao outrosEmpreendimentos'
    .split(' ')
    .map((field) => [field, []]),
);
/** Bytes that occur nowhere else in a request. */
const [preview, card] = [
  Uint8Array.from({ length: 96 }, (_, n) => (n * 37) % 251),
  Uint8Array.from({ length: 96 }, (_, n) => (n * 53) % 241),
];
const picture = { id: 'a', type: 'image' as const, path: 'piscina.jpg', width: 9, height: 9, measures: null };
const answers: Record<Tarefa, unknown> = {
  extract: extracted,
  classify: {
    imagens: [{ numero: 1, categoria: 'lazer', tipo: null, descricao: 'Piscina.', incerta: false }],
  },
  plan: planned,
  write: page,
  research: text,
  texts: text,
  chat: nothing,
  card: { carteira: false, numero: null, uf: null, tipo: null },
};
const record = {
  nome: 'Vista',
  incorporadora: null,
  bairro: null,
  cidade: null,
  estado: null,
  endereco: null,
  especificacoes: null,
};

/** Runs each task on the engine. */
const does: Record<Tarefa, (made: Bench, context?: CallContext) => Promise<unknown>> = {
  extract: ({ engine, context }) =>
    engine.extractEmpreendimento(
      { documents: [document('a.pdf', 'book', [['VISTA']])], folderName: null },
      context,
    ),
  classify: ({ engine, context }) => engine.classifyAssets([{ ...picture, preview }], context),
  plan: ({ engine, context }) =>
    engine.planPage({ facts, assets: [pageAsset('a')], style: 'modern' }, context),
  write: ({ engine, context }) =>
    engine.writePage(
      { facts, assets: [], blueprint: { sections: [], metadata: planned.metadata } as never },
      context,
    ),
  research: ({ engine, context }) =>
    engine.describeBairro(
      { nome: 'A', zona: 'B', cidade: 'C', uf: 'SP', estado: 'S', empreendimentos: [] },
      context,
    ),
  texts: ({ engine, context }) => engine.describeEmpreendimento(record, context),
  chat: ({ engine, context }) => engine.understandMessage({ message: 'oi', asked: 'creci' }, context),
  card: ({ engine, context }) => engine.readCreciCard({ picture: card, mediaType: 'image/png' }, context),
};

/** A currently offered model of each: the SDKs know their capabilities. */
const models: Record<From, string> = {
  openai: 'gpt-6.1-sol',
  anthropic: 'claude-sonnet-5-5',
  google: 'gemini-3.8-flash',
  perplexity: 'perplexity/sonar',
  proprio: 'llama-9',
};

/** Assigns every task to one provider's model, in its own dialect. */
const by = (from: From, more: Parameters<typeof bench>[0] = {}) =>
  bench({
    official: true,
    dados: { mensagens: true, carteira: true },
    choices: Object.fromEntries(
      tarefas.map((tarefa) => [tarefa, { escolha: { provedor: from, modelo: models[from] } }]),
    ),
    ...more,
    config: (url) => ({
      openai: without,
      v0: without,
      perplexity: without,
      [from]: { apiKey, baseUrl: from === 'proprio' ? url : undefined, model: undefined },
    }),
  });

describe('WIR-06 what is sent, beside what the makers document', () => {
  it('is compared with documents of the same day as the fakes and the endings', () => {
    expect([fakedAsOf, shutdownsReadOn]).toEqual([readOn, readOn]);
  });

  for (const from of makers)
    it.each(tarefas.filter((tarefa) => from !== 'perplexity' || !['classify', 'card'].includes(tarefa)))(
      `WIR-01 ${from} does %s by its own API, with documented fields alone`,
      async (tarefa) => {
        const made = await by(from);
        made.fake.answer(() => answers[tarefa]);
        await does[tarefa](made);
        const { path, headers, fields, always } = requests[from];
        expect(made.fake.requests.length).toBeGreaterThan(0);
        for (const request of made.fake.requests) {
          expect(request.path).toBe(path);
          for (const [name, value] of Object.entries(headers)) expect(request.headers[name]).toMatch(value);
          expect(fields).toEqual(expect.arrayContaining(Object.keys(request.body)));
          expect(Object.keys(request.body)).toEqual(expect.arrayContaining(always));
          expect(request.model).toBe(models[from]);
        }
        const [asked] = made.fake.requests;
        if (tarefa === 'classify' || tarefa === 'card') expect(asked!.images).toHaveLength(1);
        expect(made.usage.at(-1)).toMatchObject({
          provider: from,
          model: models[from],
          outcome: 'ok',
          insteadOf: null,
        });
      },
    );

  it('WIR-02 OpenAI is told to keep nothing', async () => {
    const made = await by('openai');
    made.fake.answer(() => page);
    await does.write(made);
    expect(made.fake.requests[0]!.body).toMatchObject({ store: false });
  });

  it.each(['openai', 'anthropic', 'google', 'perplexity'] as const)(
    'WIR-02 %s searches the web for a research, and its pages are kept',
    async (from) => {
      const made = await by(from);
      const pages = [{ url: 'https://guia.example/centro', title: 'Guia' }];
      made.fake.script({ answer: text, pages });
      const found = await made.engine.describeBairro(
        { nome: 'A', zona: 'B', cidade: 'C', uf: 'SP', estado: 'S', empreendimentos: [] },
        made.context,
      );
      expect(JSON.stringify(made.fake.requests[0]!.body.tools)).toMatch(/web_search|google_?search/i);
      expect(found).toMatchObject({ buscou: true, fontes: [{ url: pages[0]!.url, titulo: 'Guia' }] });
    },
  );

  it('WIR-02 what cannot search is not called a research', async () => {
    const made = await by('proprio');
    made.fake.answer(() => text);
    expect(await does.research(made)).toMatchObject({ buscou: false, fontes: [] });
    expect(made.fake.requests[0]!.body.tools).toBeUndefined();
  });
});

/** Whether bytes occur in anything sent, in any API's encoding. */
const holds = (made: Bench, bytes: Uint8Array) => {
  const encoded = Buffer.from(bytes).toString('base64');
  return made.fake.requests.some(({ body }) => JSON.stringify(body).includes(encoded));
};

describe('SAF-10 the switch of pictures', () => {
  const doAll = async (made: Bench) => {
    for (const tarefa of tarefas) {
      made.fake.answer(() => answers[tarefa]);
      await does[tarefa](made);
    }
  };
  const seers = ['openai', 'anthropic', 'google'] as const;

  it.each(seers)(
    'off: no task sends %s a byte of a picture, and the engine of rules is named',
    async (from) => {
      const made = await by(from, { dados: { mensagens: true, carteira: false, imagens: false } });
      await doAll(made);
      expect(made.fake.requests.length).toBeGreaterThan(4);
      expect([holds(made, preview), holds(made, card)]).toEqual([false, false]);
      expect(made.fake.requests.flatMap(({ images }) => images)).toEqual([]);
      expect(JSON.stringify(made.fake.requests.map(({ body }) => body))).not.toContain('piscina.jpg');
      expect(made.notes).toContainEqual(
        expect.objectContaining({ tarefa: 'classify', motivo: expect.stringContaining('Imagens') }),
      );
    },
  );

  it.each(seers)(
    'on: %s is sent them for the one task, and cards by their own switch alone',
    async (from) => {
      const made = await by(from, { dados: { mensagens: true, carteira: false, imagens: true } });
      await doAll(made);
      expect([holds(made, preview), holds(made, card)]).toEqual([true, false]);
      expect(made.fake.requests.flatMap(({ images }) => images)).toHaveLength(1);
    },
  );

  it('off: a compatible address outside is not even called, one on this machine is sent them', async () => {
    const choices = { classify: { escolha: { provedor: 'compativel', modelo: 'm' } } };
    const at = (baseUrl: string) => ({
      openai: without,
      v0: without,
      perplexity: without,
      compativel: { apiKey, baseUrl, model: undefined },
    });
    const dados = { imagens: false };
    const outside = await bench({ choices, dados, config: () => at('https://modelos.exemplo.com.br/v1') });
    await does.classify(outside);
    expect([outside.usage, outside.waits]).toEqual([[], []]);
    expect(outside.notes).toMatchObject([{ tarefa: 'classify' }]);
    const inside = await bench({ choices, dados, config: at });
    inside.fake.answer(() => answers.classify);
    await does.classify(inside);
    expect([holds(inside, preview), inside.notes]).toEqual([true, []]);
  });
});

describe('WIR-02 errors, waits, effort and length as the makers word them', () => {
  it.each(errors)('$from: $it $kind', async ({ it: _it, from, kind, waitMs, ...behaviour }) => {
    const made = await by(from);
    made.fake.answer(() => page);
    made.fake.script(behaviour);
    const done = does.write(made);
    if (kind === 'dead') {
      await expect(done).rejects.toMatchObject({ name: 'IntelligenceError' });
      expect(made.fake.requests).toHaveLength(1);
      return;
    }
    await done;
    expect(made.fake.requests).toHaveLength(2);
    expect(made.waits).toEqual([kind === 'waits' ? waitMs : 1000]);
  });

  it('anthropic: the reset of the limit that is used up is waited for, of the others nothing', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const made = await by('anthropic');
    made.fake.answer(() => page);
    const inSeconds = (n: number) => new Date(now + n * 1_000).toISOString();
    made.fake.script({
      status: 429,
      headers: {
        'anthropic-ratelimit-requests-remaining': '49',
        'anthropic-ratelimit-requests-reset': inSeconds(50),
        'anthropic-ratelimit-input-tokens-remaining': '0',
        'anthropic-ratelimit-input-tokens-reset': inSeconds(9),
        'anthropic-ratelimit-output-tokens-remaining': '0',
        'anthropic-ratelimit-output-tokens-reset': inSeconds(-5),
      },
    });
    await does.write(made);
    expect(made.fake.requests).toHaveLength(2);
    expect(made.waits).toEqual([9_000]);
  });

  it.each([
    ['openai', 'low', { effort: 'low' }],
    ['google', 'low', undefined],
  ] as const)('%s is told how long to think, task by task', async (from, _effort, reasoning) => {
    const made = await by(from);
    made.fake.answer(() => answers.extract);
    await does.extract(made);
    if (reasoning) expect(made.fake.requests[0]!.body.reasoning).toMatchObject(reasoning);
    expect(JSON.stringify(made.fake.requests[0]!.body)).toContain('32000');
  });

  it('effort and length that the administrator chose for a task are sent with that one', async () => {
    const escolha = { provedor: 'openai', modelo: models.openai };
    const made = await by('openai', {
      choices: { write: { escolha, esforco: 'high', saida: 9_000 }, texts: { escolha } },
    });
    made.fake.answer(() => page);
    await does.write(made);
    made.fake.answer(() => text);
    await does.texts(made);
    const [first, second] = made.fake.requests.map(({ body }) => body);
    expect(first).toMatchObject({ max_output_tokens: 9_000, reasoning: { effort: 'high' } });
    expect(second).toMatchObject({ max_output_tokens: 6_000, reasoning: { effort: 'low' } });
  });

  it.each(makers)('%s: an answer of thinking alone is not paid twice the same way', async (from) => {
    const made = await by(from);
    made.fake.script({ answer: '', thinking: 2_000, finishReason: 'length' }, { answer: page });
    await does.write(made);
    const [first, second] = made.fake.requests.map(({ body }) => JSON.stringify(body));
    expect(made.fake.requests).toHaveLength(2);
    expect(first).toContain('48000');
    expect(second).toContain('96000');
    expect(made.usage.map(({ outcome }) => outcome)).toEqual(['invalid', 'ok']);
  });

  it('answers of thinking alone end after two, and say so', async () => {
    const made = await by('openai');
    made.fake.script(...Array.from({ length: 5 }, () => ({ answer: '', thinking: 900 })));
    await expect(does.write(made)).rejects.toThrow('pensando');
    expect(made.fake.requests).toHaveLength(2);
  });

  it.each(makers)('%s: a schema that is refused is asked for in words', async (from) => {
    const made = await by(from);
    const body = JSON.stringify({
      error: { message: 'Invalid schema for response_format', code: 'invalid' },
    });
    made.fake.script({ status: 400, body }, { answer: answers.chat });
    await does.chat(made);
    const [first, second] = made.fake.requests;
    expect(first!.schema).not.toBeNull();
    expect(second!.schema).toBeNull();
    expect(second!.system).toContain('JSON Schema');
  });
});

describe('WIR-01 lists of models', () => {
  it.each(lists)('$from is read as documented', async ({ from, path, answer, first }) => {
    const made = await bench({
      official: true,
      config: (url) => ({ [from]: { apiKey, baseUrl: from === 'compativel' ? url : undefined, model: 'x' } }),
    });
    made.fake.models(() => ({ list: answer }));
    const list = await made.desk.list(from);
    expect(list).toMatchObject({ problema: null });
    expect(list!.modelos[0]).toMatchObject(first);
    expect(made.fake.lists).toEqual([path]);
  });

  it('of 2,000 models is read once for many askers, and kept when the provider is down', async () => {
    const made = await by('openai');
    const data = Array.from({ length: 2_000 }, (_, n) => ({ id: `m-${n}`, object: 'model' }));
    made.fake.models(() => ({ list: { object: 'list', data } }));
    const all = await Promise.all(Array.from({ length: 20 }, () => made.desk.list('openai')));
    expect(all.map((list) => list!.modelos.length)).toEqual(Array.from({ length: 20 }, () => 2_000));
    expect(made.fake.lists).toHaveLength(1);
    made.fake.models(() => ({ status: 503, body: '' }));
    const old = await made.desk.list('openai', { fresh: true });
    expect([old!.modelos.length, old!.problema]).toEqual([2_000, expect.stringContaining('fora do ar')]);
  });

  it.each([
    ['a key that is refused', { status: 401, body: '{}' }, 'OPENAI_API_KEY'],
    ['no such address', { status: 404, body: '' }, 'não tem uma lista'],
    ['something else', { body: '<html>' }, 'não pôde ser lida'],
  ])('%s is told, and no list is made up', async (_what, behaviour, problem) => {
    const made = await by('openai');
    made.fake.models(() => behaviour);
    expect(await made.desk.list('openai')).toMatchObject({
      modelos: [],
      problema: expect.stringContaining(problem),
    });
  });

  it('pages are followed, and never without end', async () => {
    const made = await by('anthropic');
    made.fake.models((url) => ({
      list: { data: [{ id: `m-${url.searchParams.get('after_id') ?? ''}` }], has_more: true, last_id: 'z' },
    }));
    expect((await made.desk.list('anthropic'))!.modelos.map(({ id }) => id)).toEqual(['m-', 'm-z']);
    expect(made.fake.lists).toHaveLength(6);
  });
});

describe('WIR-01 v0', () => {
  it('has ended, says so, and is sent nothing', async () => {
    const made = await bench({ config: () => ({ v0: { apiKey, baseUrl: undefined, model: 'v0-x' } }) });
    made.fake.answer(() => page);
    await does.write(made);
    expect(made.fake.requests.map(({ model }) => model)).toEqual(['modelo-geral']);
    const v0 = made.desk.providers().find(({ id }) => id === 'v0');
    expect(v0).toMatchObject({ estado: 'encerrado', explicacao: expect.stringContaining('encerrada') });
  });
});
