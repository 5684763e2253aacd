import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { AiBehaviour } from '#tests/fakes/ai.ts';
import {
  apiKey,
  type Bench,
  bench,
  document,
  facts,
  pageAsset,
  without,
} from '#tests/fixtures/model-bench.ts';
import { IntelligenceError, type ModelUsage } from '../port.ts';

const page = `<!--BEGIN_HTML--><h1>Vista Jardim</h1><!--END_HTML-->
/*BEGIN_CSS*/h1{color:#111}/*END_CSS*/
//BEGIN_JS
//END_JS`;
const blueprint: Blueprint = {
  sections: [
    {
      id: 'hero',
      titulo: 'Vista Jardim',
      subtitulo: null,
      texto: [],
      assets: ['a1'],
      destaques: [],
      itens: [],
    },
  ],
  metadata: {
    style: 'modern',
    total_assets_used: 1,
    color_scheme: {
      background: '#ffffff',
      surface: '#f4f4f4',
      text: '#111111',
      muted: '#555555',
      accent: '#004488',
      onAccent: '#ffffff',
    },
  },
};
const picture = {
  id: 'a1',
  type: 'image' as const,
  path: 'a.jpg',
  width: 10,
  height: 10,
  measures: null,
  preview: new Uint8Array([1, 2]),
};
const book = [document('Book.pdf', 'book', [['VISTA JARDIM']])];
const classes = {
  imagens: [{ numero: 1, categoria: 'lazer', tipo: null, descricao: 'Piscina.', incerta: false }],
};

const write = ({ engine, context }: Bench) =>
  engine.writePage({ facts, assets: [pageAsset('a1')], blueprint }, context);
const classify = ({ engine, context }: Bench) => engine.classifyAssets([picture], context);
const extract = ({ engine, context }: Bench) =>
  engine.extractEmpreendimento({ documents: book, folderName: null }, context);
const plan = ({ engine, context }: Bench) =>
  engine.planPage({ facts, assets: [pageAsset('a1')], style: 'modern' }, context);

interface Row {
  it: string;
  ask?: (made: Bench) => Promise<unknown>;
  script: AiBehaviour[];
  /** 'answers', or the error's code, followed by '(retryable)' if it is. */
  ends: string;
  /** Recorded outcomes, one per model call. */
  outcomes: ModelUsage['outcome'][];
  requests?: number;
  waits?: number[];
}
const times = (count: number, behaviour: AiBehaviour) => Array.from({ length: count }, () => behaviour);
const good: AiBehaviour = { answer: page };
const wait = [1000, 2000];
const failed: ModelUsage['outcome'][] = ['failed'];
const thrice: ModelUsage['outcome'][] = ['failed', 'failed', 'failed'];
const twiceInvalid: ModelUsage['outcome'][] = ['invalid', 'invalid'];
const quota = JSON.stringify({ error: { message: 'x', code: 'insufficient_quota' } });

const rows: Row[] = [
  {
    it: '429 passes',
    script: [{ status: 429 }, good],
    ends: 'answers',
    outcomes: ['failed', 'ok'],
    waits: [1000],
  },
  {
    it: '429 with Retry-After is honoured',
    script: [{ status: 429, headers: { 'retry-after': '12' } }, good],
    ends: 'answers',
    outcomes: ['failed', 'ok'],
    waits: [12_000],
  },
  {
    it: '429 with Retry-After of ten minutes is told at once',
    script: [{ status: 429, headers: { 'retry-after': '600' } }],
    ends: 'indisponivel (retryable)',
    outcomes: failed,
    requests: 1,
  },
  {
    it: '429 stays',
    script: times(9, { status: 429 }),
    ends: 'indisponivel (retryable)',
    outcomes: thrice,
    requests: 3,
    waits: wait,
  },
  {
    it: '429 without credit is not retried',
    script: times(9, { status: 429, body: quota }),
    ends: 'indisponivel',
    outcomes: failed,
    requests: 1,
  },
  {
    it: '500 passes',
    script: [{ status: 500 }, { status: 502 }, good],
    ends: 'answers',
    outcomes: ['failed', 'failed', 'ok'],
    waits: [1000, 2000],
  },
  {
    it: '503 stays',
    script: times(9, { status: 503 }),
    ends: 'indisponivel (retryable)',
    outcomes: thrice,
    requests: 3,
    waits: wait,
  },
  {
    it: '529 overloaded passes',
    script: [{ status: 529 }, good],
    ends: 'answers',
    outcomes: ['failed', 'ok'],
  },
  {
    it: '500 with an HTML page stays',
    script: times(9, { status: 500, body: '<html>' }),
    ends: 'indisponivel (retryable)',
    outcomes: thrice,
  },
  {
    it: 'connection breaks once',
    script: [{ reset: true }, good],
    ends: 'answers',
    outcomes: ['failed', 'ok'],
    waits: [1000],
  },
  {
    it: 'connection always breaks',
    script: times(9, { reset: true }),
    ends: 'indisponivel (retryable)',
    outcomes: thrice,
    requests: 3,
  },
  {
    it: 'answer cut on the wire',
    script: times(9, { ...good, cutAfter: 40 }),
    ends: 'indisponivel (retryable)',
    outcomes: thrice,
  },
  { it: 'no answer at all', script: times(9, { hang: true }), ends: 'tempo (retryable)', outcomes: failed },
  {
    it: '401 is not retried',
    script: times(9, { status: 401 }),
    ends: 'sem-credencial',
    outcomes: failed,
    requests: 1,
  },
  {
    it: '403 is not retried',
    script: times(9, { status: 403 }),
    ends: 'sem-credencial',
    outcomes: failed,
    requests: 1,
  },
  {
    it: '400 is not retried',
    script: times(9, { status: 400 }),
    ends: 'resposta-invalida',
    outcomes: failed,
    requests: 1,
  },
  {
    it: '400 by a content filter',
    script: [{ status: 400, body: '{"error":{"message":"x","code":"content_filter"}}' }],
    ends: 'recusa',
    outcomes: failed,
  },
  {
    it: '400 too long',
    script: [{ status: 400, body: '{"error":{"message":"x","code":"context_length_exceeded"}}' }],
    ends: 'tamanho',
    outcomes: failed,
  },
  { it: '413 too long', script: [{ status: 413 }], ends: 'tamanho', outcomes: failed },
  {
    it: 'model retired (404)',
    script: times(9, { status: 404 }),
    ends: 'indisponivel',
    outcomes: failed,
    requests: 1,
  },
  {
    it: 'redirect to a foreign host',
    script: [{ status: 302, headers: { location: 'http://169.254.169.254/' } }],
    ends: 'indisponivel',
    outcomes: failed,
  },
  {
    it: '200 that is no JSON',
    script: [{ body: 'hello' }],
    ends: 'resposta-invalida (retryable)',
    outcomes: failed,
  },
  {
    it: '200 with an empty body',
    script: [{ body: '' }],
    ends: 'resposta-invalida (retryable)',
    outcomes: failed,
  },
  {
    it: '200 with half the JSON',
    script: [{ body: '{"choices":[{"mess' }],
    ends: 'resposta-invalida (retryable)',
    outcomes: failed,
  },
  {
    it: '200 of another shape',
    script: [{ body: '{"answer": 42}' }],
    ends: 'resposta-invalida (retryable)',
    outcomes: failed,
  },
  {
    it: 'empty choices',
    script: [{ body: '{"id":"x","choices":[]}' }],
    ends: 'resposta-invalida (retryable)',
    outcomes: failed,
  },
  {
    it: 'empty text, then good',
    script: [{ answer: '' }, good],
    ends: 'answers',
    outcomes: ['invalid', 'ok'],
  },
  {
    it: 'empty text twice',
    script: times(2, { answer: '' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page cut by length, then whole',
    script: [{ ...good, finishReason: 'length' }, good],
    ends: 'answers',
    outcomes: ['invalid', 'ok'],
  },
  {
    it: 'page cut by length twice',
    script: times(2, { ...good, finishReason: 'length' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page without its sentinels twice',
    script: times(2, { answer: '<h1>Vista</h1>' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page without the last sentinel twice',
    script: times(2, { answer: page.replace('//END_JS', '') }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page with two HTML parts twice',
    script: times(2, { answer: page + page }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page with an empty HTML twice',
    script: times(2, { answer: page.replace('<h1>Vista Jardim</h1>', '') }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'page in fences with words around',
    script: [{ answer: `Aqui está:\n\`\`\`html\n${page}\n\`\`\`` }],
    ends: 'answers',
    outcomes: ['ok'],
  },
  {
    it: 'refusal in prose with 200, twice',
    script: times(2, { answer: 'Desculpe, mas não posso ajudar com isso.' }),
    ends: 'recusa (retryable)',
    outcomes: ['refused', 'refused'],
  },
  {
    it: 'refusal in English, then good',
    script: [{ answer: "I'm sorry, but I can't assist with that." }, good],
    ends: 'answers',
    outcomes: ['refused', 'ok'],
  },
  {
    it: 'content filter as finish reason, twice',
    script: times(2, { ...good, finishReason: 'content_filter' }),
    ends: 'recusa (retryable)',
    outcomes: ['refused', 'refused'],
  },
  {
    it: 'classes in a fence',
    ask: classify,
    script: [{ answer: `\`\`\`json\n${JSON.stringify(classes)}\n\`\`\`` }],
    ends: 'answers',
    outcomes: ['ok'],
  },
  {
    it: 'classes with words around',
    ask: classify,
    script: [{ answer: `Claro! ${JSON.stringify(classes)} Espero ter ajudado.` }],
    ends: 'answers',
    outcomes: ['ok'],
  },
  {
    it: 'classes as cut JSON, then whole',
    ask: classify,
    script: [{ answer: '{"imagens":[{"numero":1,"cat' }, { answer: classes }],
    ends: 'answers',
    outcomes: ['invalid', 'ok'],
  },
  {
    it: 'classes as cut JSON twice',
    ask: classify,
    script: times(2, { answer: '{"imagens":[{' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'classes with an unknown category, then right',
    ask: classify,
    script: [{ answer: { imagens: [{ ...classes.imagens[0], categoria: 'pool' }] } }, { answer: classes }],
    ends: 'answers',
    outcomes: ['invalid', 'ok'],
  },
  {
    it: 'classes for other pictures twice',
    ask: classify,
    script: times(2, { answer: { imagens: [{ ...classes.imagens[0], numero: 7 }] } }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'facts as an array',
    ask: extract,
    script: times(2, { answer: '[1, 2]' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'facts as prose',
    ask: extract,
    script: times(2, { answer: 'O empreendimento se chama Vista.' }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
  {
    it: 'facts refused',
    ask: extract,
    script: times(2, { answer: 'Infelizmente não posso ler documentos.' }),
    ends: 'recusa (retryable)',
    outcomes: ['refused', 'refused'],
  },
  {
    it: 'plan of another shape twice',
    ask: plan,
    script: times(2, { answer: { sections: 'hero' } }),
    ends: 'resposta-invalida (retryable)',
    outcomes: twiceInvalid,
  },
];

const endOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answers',
    (error) =>
      error instanceof IntelligenceError ? `${error.code}${error.retryable ? ' (retryable)' : ''}` : error,
  );

describe('R28 misbehaviours of a model', () => {
  it('are more than thirty', () => expect(rows.length).toBeGreaterThanOrEqual(30));
  it.each(rows)('$it: $ends', async ({ ask = write, script, ends, outcomes, requests, waits }) => {
    const made = await bench(script.some(({ hang }) => hang) ? { deps: { timeoutMs: 150 } } : {});
    made.fake.script(...script);
    const asked = ask(made);
    const error = await asked.catch((caught) => caught);
    expect(await endOf(asked)).toBe(ends);
    expect(made.usage.map(({ outcome }) => outcome)).toEqual(outcomes);
    if (requests !== undefined) expect(made.fake.requests).toHaveLength(requests);
    if (waits !== undefined) expect(made.waits).toEqual(waits);
    if (!(error instanceof IntelligenceError)) return;
    expect(error.message).toMatch(/^[A-ZÁÉÍÓÚ].{15,}\.$/);
    // R21: neither key nor prompt nor what the provider wrote travels with an error.
    const told = [error.message, error.stack, error.cause, (error.cause as Error | undefined)?.cause];
    const everything = told
      .map((one) => (one instanceof Error ? `${one.message} ${JSON.stringify(one)}` : String(one)))
      .join();
    for (const secret of [apiKey, 'Bearer', 'erro de teste', 'Vista Jardim'])
      expect(everything).not.toContain(secret);
  });
});

describe('a call', () => {
  it('that will not do is sent back once, with the reason', async () => {
    const made = await bench();
    made.fake.script({ answer: 'nada' }, good);
    await write(made);
    expect(made.fake.requests).toHaveLength(2);
    expect(made.fake.requests[1]!.user).toContain(
      'A sua resposta não serve: falta o texto entre <!--BEGIN_HTML-->',
    );
  });

  it('records provider, model, tokens and time, once', async () => {
    const made = await bench();
    made.fake.script(good);
    await write(made);
    expect(made.usage).toEqual([
      {
        task: 'write',
        provider: 'v0',
        model: 'modelo-de-paginas',
        inputTokens: 1000,
        outputTokens: 200,
        durationMs: expect.any(Number),
        outcome: 'ok',
        insteadOf: null,
      },
    ]);
  });

  it("stops with the caller's reason, and is recorded", async () => {
    const stop = new AbortController();
    const made = await bench({ context: { signal: stop.signal } });
    made.fake.script({ hang: true });
    const asked = write(made);
    void made.fake.watch((moment) => {
      if (moment === 'received') stop.abort(new Error('interrompida'));
    });
    await expect(asked).rejects.toThrow('interrompida');
    expect(made.usage.map(({ outcome }) => outcome)).toEqual(['failed']);
    await expect(write(made)).rejects.toThrow('interrompida');
    expect(made.fake.requests).toHaveLength(1);
  });
});

describe('T13 the budget of a run', () => {
  type Used = { calls: number; tokens: number };
  const spendingOf = (run: Used, day: Used) => ({
    run: { used: run, budget: { calls: 10, tokens: 1e9 } },
    day: { used: day, budget: { calls: 20, tokens: 1e6 } },
  });

  it('ends its calls, repairs included', async () => {
    const made = await bench({ deps: { budget: { calls: 3, tokens: 1e9 } } });
    made.fake.script({ answer: 'nada' }, good, good, good);
    await write(made);
    await write(made);
    expect(await endOf(write(made))).toBe('orcamento');
    expect(made.fake.requests).toHaveLength(3);
  });

  it('ends its tokens before they are spent', async () => {
    const made = await bench({ deps: { budget: { calls: 99, tokens: 500 } } });
    expect(await endOf(write(made))).toBe('orcamento');
    expect(made.fake.requests).toHaveLength(0);
  });

  it('counts what the run spent before a restart', async () => {
    const made = await bench({
      deps: { budget: { calls: 10, tokens: 1e9 } },
      context: { spending: async () => spendingOf({ calls: 10, tokens: 5000 }, { calls: 0, tokens: 0 }) },
    });
    expect(await endOf(write(made))).toBe('orcamento');
  });

  it('counts the calls of this process that are under way: at once no more are made than may be', async () => {
    const none = { calls: 0, tokens: 0 };
    const made = await bench({ context: { spending: async () => spendingOf(none, none) } });
    made.fake.answer(() => page);
    const ends = await Promise.all(Array.from({ length: 14 }, () => endOf(write(made))));
    expect(ends.filter((end) => end !== 'orcamento')).toHaveLength(10);
    expect(made.fake.requests).toHaveLength(10);
  });

  it('ends the day for everybody, says so in figures, and is another limit than the run’s', async () => {
    const made = await bench({
      context: { spending: async () => spendingOf({ calls: 0, tokens: 0 }, { calls: 20, tokens: 900 }) },
    });
    await expect(write(made)).rejects.toThrow(
      'O limite de uso dos modelos de IA por dia foi atingido (20 de 20 chamadas, 900 de 1.000.000 tokens). O que já foi feito está guardado: retome amanhã, ou aumente o limite em Execuções.',
    );
    expect(made.fake.requests).toHaveLength(0);
  });
});

it('SAF-09 a NUL and half a character in an answer, plain or escaped, are taken out', async () => {
  const made = await bench();
  made.fake.answer(({ schema }) =>
    schema
      ? JSON.stringify({ imagens: [{ ...classes.imagens[0], descricao: 'Pis\u0000ci\ud800na.' }] })
      : page.replace('Vista', 'Vis\u0000ta'),
  );
  const seen = JSON.stringify([await classify(made), await write(made)]);
  expect(seen).not.toMatch(/\\u0000|\\ud800/);
  expect(seen).toContain('Vista Jardim');
  expect(seen).toContain('Pisci\ufffdna');
});

describe('which server is asked how', () => {
  const pathOf = async (options: Parameters<typeof bench>[0]) => {
    const made = await bench(options);
    made.fake.answer(({ schema }) => (schema ? classes : page));
    await classify(made);
    await write(made);
    return made.fake.requests.map(({ api, model, headers }) => [api, model, headers.authorization]);
  };

  it('a configured address speaks chat completions', async () => {
    expect(await pathOf({})).toEqual([
      ['chat', 'modelo-geral', `Bearer ${apiKey}`],
      ['chat', 'modelo-de-paginas', `Bearer ${apiKey}`],
    ]);
  });

  it('OpenAI itself is asked by its own API', async () => {
    expect((await pathOf({ official: true })).map(([api]) => api)).toEqual(['responses', 'chat']);
  });

  it('a server of one’s own needs no key, and does all the work when it is alone', async () => {
    const config = (baseUrl: string) => ({
      openai: without,
      v0: without,
      perplexity: without,
      proprio: { apiKey: undefined, baseUrl, model: 'llama-3' },
    });
    expect(await pathOf({ config })).toEqual([
      ['chat', 'llama-3', undefined],
      ['chat', 'llama-3', undefined],
    ]);
    expect((await bench({ config })).engine.name).toBe('Modelo (llama-3)');
  });

  it('the name tells which models work', async () => {
    expect((await bench()).engine.name).toBe('Modelo (modelo-geral, modelo-de-paginas)');
  });

  it.each(['refusal', 'cut', 'filter'])('a %s of the Responses API is noticed', async (kind) => {
    const made = await bench({ official: true });
    const behaviour: AiBehaviour =
      kind === 'refusal'
        ? { answer: 'Desculpe, não posso ajudar.' }
        : { answer: classes, finishReason: kind === 'cut' ? 'length' : 'content_filter' };
    made.fake.script(behaviour, behaviour);
    expect(await endOf(classify(made))).toBe(
      kind === 'cut' ? 'resposta-invalida (retryable)' : 'recusa (retryable)',
    );
  });

  it('without any model the engine does not start, and says what to set', async () => {
    const none = { openai: without, v0: without, perplexity: without };
    await expect(bench({ config: () => none })).rejects.toThrow('OPENAI_API_KEY');
  });
});
