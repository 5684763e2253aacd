import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { apiKey, type Bench, bench, document, facts } from '#tests/fixtures/model-bench.ts';
import { freePort } from '#tests/free-port.ts';
import { localName } from '../local/create-local.ts';

const page = `<!--BEGIN_HTML--><h1>Vista</h1><!--END_HTML-->/*BEGIN_CSS*/h1{}/*END_CSS*///BEGIN_JS\n//END_JS`;
const blueprint = {
  sections: [],
  metadata: { style: 'modern', total_assets_used: 0, color_scheme: {} },
} as never;
const write = ({ engine, context }: Bench) => engine.writePage({ facts, assets: [], blueprint }, context);
const first = { provedor: 'openai', modelo: 'a' };
const second = { provedor: 'proprio', modelo: 'b' };
const both = { write: { escolha: first, reserva: second } };
const own = (url: string) => ({ proprio: { apiKey: undefined, baseUrl: url, model: undefined } });

describe('WIR-02 API-18 a stand-in', () => {
  it.each([
    ['a refused key', { status: 401 }, /recusou a chave/],
    ['a model that is gone', { status: 404 }, /não existe ou foi desativado/],
    ['no credit', { status: 402 }, /sem créditos/],
    ['nothing usable', { answer: 'nada' }, /utilizável/],
    ['overload without end', { status: 503 }, /fora do ar/],
  ])('does it after %s, and is named in the run and in the usage', async (_what, behaviour, why) => {
    const made = await bench({ choices: both, config: own });
    made.fake.answer(() => page);
    made.fake.scriptFor(({ model }) => model === 'a', behaviour, behaviour, behaviour);
    expect((await write(made)).html).toContain('Vista');
    const asked = made.fake.requests.map(({ model }) => model);
    expect(asked.at(-1)).toBe('b');
    expect(asked.filter((model) => model === 'a').length).toBeLessThanOrEqual(3);
    expect(made.notes).toEqual([
      { tarefa: 'write', falhou: 'OpenAI a', motivo: expect.stringMatching(why), fez: 'Modelo próprio b' },
    ]);
    expect(made.usage.at(-1)).toMatchObject({
      provider: 'proprio',
      model: 'b',
      outcome: 'ok',
      insteadOf: expect.stringMatching(/^OpenAI a: /),
    });
  });

  it('is not there without a choice: the failure is told, nobody takes over in silence', async () => {
    const made = await bench({ choices: { write: { escolha: first } }, config: own });
    made.fake.script({ status: 401 });
    await expect(write(made)).rejects.toThrow('recusou a chave');
    expect(made.notes).toEqual([]);
  });

  it('may be the engine of rules, named', async () => {
    const made = await bench({
      choices: { write: { escolha: first, reserva: { provedor: 'local', modelo: '' } } },
    });
    made.fake.script({ status: 401 });
    expect((await write(made)).html).toContain('Motor local');
    expect(made.notes).toMatchObject([{ fez: localName, falhou: 'OpenAI a' }]);
  });

  it('of a key that is not there is named too', async () => {
    const choices = { write: { escolha: { provedor: 'anthropic', modelo: 'x' }, reserva: first } };
    const made = await bench({ choices });
    made.fake.answer(() => page);
    await write(made);
    expect(made.notes).toMatchObject([
      { falhou: 'Anthropic x', motivo: expect.stringContaining('ANTHROPIC_API_KEY'), fez: 'OpenAI a' },
    ]);
  });

  it('costs a run the search for one that nobody answers at once, for all its calls', async () => {
    const gone = `http://127.0.0.1:${await freePort()}/v1`;
    const made = await bench({
      choices: both,
      config: (url) => ({ ...own(url), openai: { apiKey, baseUrl: gone, model: 'a' } }),
    });
    made.fake.answer(() => page);
    for (let n = 0; n < 10; n++) await write(made);
    expect(made.waits).toEqual([]);
    expect(made.usage.filter(({ provider }) => provider === 'openai')).toHaveLength(1);
    expect(made.fake.requests).toHaveLength(10);
  });

  it('a provider that accepts nothing at all is given up within three seconds', async () => {
    const taken: Socket[] = [];
    const mute = createServer({ pauseOnConnect: true }, (socket) => void taken.push(socket));
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const { port } = mute.address() as { port: number };
    const made = await bench({
      choices: both,
      // What ends it is not that an answer takes too long.
      deps: { timeoutMs: 60_000 },
      config: (url) => ({
        ...own(url),
        openai: { apiKey, baseUrl: `https://127.0.0.1:${port}/v1`, model: 'a' },
      }),
    });
    made.fake.answer(() => page);
    // A clock of the same process stands still when it does. Whoever waits longer than promised waits ten seconds.
    const tooLate = wait(9_000, 'too late', { ref: false });
    expect(await Promise.race([write(made), tooLate])).not.toBe('too late');
    for (const socket of taken) socket.destroy();
    await new Promise((done) => mute.close(done));
  });

  it('is not asked of one that named a waiting time: its wait is kept, by all calls', async () => {
    const made = await bench({ choices: both, config: own });
    made.fake.answer(() => page);
    made.fake.script({ status: 429, headers: { 'retry-after': '7' } });
    await write(made);
    expect(made.waits).toEqual([7_000]);
    expect(made.fake.requests.map(({ model }) => model)).toEqual(['a', 'a']);
    expect(made.notes).toEqual([]);
  });

  it('is asked while one waits longer than anybody would; alone, the one that waits is asked anew', async () => {
    const long = { status: 429, headers: { 'retry-after': '600' } };
    const made = await bench({ choices: both, config: own });
    made.fake.answer(() => page);
    made.fake.script(long);
    for (let n = 0; n < 3; n++) await write(made);
    expect(made.fake.requests.map(({ model }) => model)).toEqual(['a', 'b', 'b', 'b']);
    const alone = await bench({ choices: { write: { escolha: first } } });
    alone.fake.answer(() => page);
    alone.fake.script(long);
    await expect(write(alone)).rejects.toThrow('limitando os acessos');
    await write(alone);
    expect(alone.waits).toEqual([]);
  });

  it('does not spend beyond the budget of the run', async () => {
    const made = await bench({ choices: both, config: own, deps: { budget: { calls: 1, tokens: 1e9 } } });
    made.fake.script({ status: 401 });
    await expect(write(made)).rejects.toMatchObject({ code: 'orcamento' });
    expect(made.fake.requests).toHaveLength(1);
  });
});

describe('SAF-10 what may not leave', () => {
  const outside = { official: true, config: () => ({}), choices: { write: { escolha: first } } };
  const message = ({ engine, context }: Bench) =>
    engine.understandMessage(
      { message: 'meu creci é 12345 SP, fulano@exemplo.com', asked: 'creci' },
      context,
    );
  const card = ({ engine, context }: Bench) =>
    engine.readCreciCard({ picture: new Uint8Array([1]), mediaType: 'image/png' }, context);
  const extract = ({ engine, context }: Bench) =>
    engine.extractEmpreendimento(
      { documents: [document('a.pdf', 'book', [['VISTA JARDIM', 'Itajaí']])], folderName: null },
      context,
    );

  it.each([
    ['messages', 'mensagens', message],
    ['photos of cards', 'carteira', card],
    ['documents', 'documentos', extract],
    ['texts', 'textos', write],
  ] as const)('%s stay here by the switch, and the engine of rules is named', async (_what, dado, work) => {
    const made = await bench({ ...outside, dados: { [dado]: false } });
    await work(made);
    expect(made.fake.requests).toEqual([]);
    expect(made.notes).toMatchObject([{ fez: localName, motivo: expect.stringContaining('não sai daqui') }]);
  });

  it('messages and cards of corretores stay here until somebody lets them', async () => {
    const made = await bench(outside);
    expect((await message(made)).creci).toMatchObject({ numero: '12345' });
    await card(made);
    expect(made.fake.requests).toEqual([]);
  });

  it('a model on this machine may be sent them: nothing leaves', async () => {
    const choices = { chat: { escolha: second } };
    const made = await bench({ ...outside, choices: { ...outside.choices, ...choices }, config: own });
    made.fake.answer(() => ({ numero: '12345', uf: 'SP', tipo: null, nome: null, email: null }));
    await message(made);
    expect(made.fake.requests.map(({ model }) => model)).toEqual(['b']);
    expect(made.notes).toEqual([]);
  });
});
