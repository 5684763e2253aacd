import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExecucaoAberta, Limites } from '#contract/sistema/execucoes.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createZona } from '#tests/factories/zona.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { goodAnswer } from '#tests/fixtures/model-answers.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';

let ai: FakeAi;
let app: TestApp;
let link: string;
let serial = 0;
beforeAll(async () => {
  ai = await startFakeAi();
  ai.answer(goodAnswer);
  app = await startTestApp({
    workers: true,
    env: { INTELLIGENCE: 'model', OPENAI_API_KEY: 'sk-teste', OPENAI_BASE_URL: ai.url },
  });
  await app.login();
}, 60_000);
afterAll(async () => {
  await app?.close();
  await ai?.stop();
});
beforeEach(async () => {
  await app.db.delete(usoModelos);
  ai.requests.splice(0);
  serial += 1;
  link = writeFolder(app.config.drive.localRoot, `residencial-${serial}`, await smallFolder());
});

const usual: Limites = {
  execucao: { chamadas: 80, tokens: 2_000_000 },
  dia: { chamadas: 1_000, tokens: 20_000_000 },
  moeda: 'USD',
  precos: [],
};
const save = async (change: Partial<Limites>) => {
  const { status } = await app.call('PUT', '/api/execucoes/limites', { body: { ...usual, ...change } });
  expect(status).toBe(200);
};
const newest = async (): Promise<ExecucaoAberta> => {
  const { itens } = (await app.get('/api/execucoes/busca')).body;
  return (await app.get(`/api/execucoes/${itens[0].id}`)).body;
};
const ended = (state: string) =>
  expect.poll(async () => (await newest()).estado, { timeout: 60_000, interval: 150 }).toBe(state);
const retry = async () => {
  const { id } = await newest();
  expect((await app.post(`/api/execucoes/${id}/retomar`, {})).status).toBe(200);
  return id;
};

describe('T13 the budget of a run', () => {
  it('stops it with the reason in figures; once it is raised the run goes on without asking again', async () => {
    await save({ execucao: { chamadas: 2, tokens: 2_000_000 } });
    await runFolder(app, link);
    await ended('failed');
    const stopped = await newest();
    // Questions go out side by side: the second may still be under way when the third is refused.
    expect(stopped.erro).toMatch(
      /^Esta execução atingiu o limite de uso dos modelos de IA \(2 de 2 chamadas, (?:1\.200|2\.400) de 2\.000\.000 tokens\)\. O que já foi feito está guardado/,
    );
    // The second may also end after the run has stopped; it counts then.
    await expect
      .poll(async () => (await newest()).uso, { timeout: 10_000 })
      .toMatchObject({ chamadas: 2, tokensEntrada: 2_000, tokensSaida: 400 });
    expect(ai.requests).toHaveLength(2);
    await save({});
    const id = await retry();
    await ended('completed');
    expect((await newest()).id).toBe(id);
    expect(ai.requests).toHaveLength(4);
    const versions = await app.db.select().from(hotsiteVersoes);
    expect(versions.length).toBe(1);
  });
});

describe('T13 the budget of a day', () => {
  it('counts what every run and process used today in São Paulo, and ends with the day', async () => {
    await save({ dia: { chamadas: 10, tokens: 20_000_000 } });
    // As another process, or another run, has left it.
    await app.db.insert(usoModelos).values(
      Array.from({ length: 10 }, () => ({
        tarefa: 'chat',
        provedor: 'openai',
        modelo: 'modelo-a',
        duracaoMs: 1,
        resultado: 'ok',
        tokensEntrada: 10,
        tokensSaida: 1,
        criadoEm: app.clock.now(),
      })),
    );
    await runFolder(app, link);
    await ended('failed');
    // What the run before it asked last, without tokens, may have been counted since.
    expect((await newest()).erro).toMatch(
      /^O limite de uso dos modelos de IA por dia foi atingido \(1[01] de 10 chamadas, 110 de/,
    );
    expect(ai.requests).toHaveLength(0);
    app.clock.advance(24 * 60 * 60_000);
    await app.login();
    await retry();
    await ended('completed');
    const { hoje } = (await app.get('/api/execucoes/limites')).body;
    expect(hoje.chamadas).toBe(ai.requests.length);
  });

  it('zero switches the models off, for what belongs to no run as well', async () => {
    await save({ dia: { chamadas: 0, tokens: 0 } });
    await runFolder(app, link);
    await ended('failed');
    // What the run before it asked last may have been counted since.
    expect((await newest()).erro).toMatch(/\(\d+ de 0 chamadas/);
    const zona = await createZona(app.db);
    const asked = await app.post('/api/bairros/generate-ai-content', { nome: 'Centro', zonaId: zona.id });
    expect([asked.status, asked.body.message]).toEqual([502, expect.stringContaining('por dia')]);
    expect(ai.requests).toHaveLength(0);
    await save({});
  });
});

describe('the local engine', () => {
  it('costs nothing and is never stopped', async () => {
    const local = await startTestApp({ workers: true });
    try {
      await local.login();
      const none = { chamadas: 0, tokens: 0 };
      await local.call('PUT', '/api/execucoes/limites', { body: { ...usual, dia: none } });
      const folder = writeFolder(local.config.drive.localRoot, 'residencial-aurora', await smallFolder());
      const { frames } = await runFolder(local, folder);
      expect(frames.at(-1)!.event.type).toBe('complete');
      expect(await local.db.select().from(usoModelos)).toEqual([]);
      const [run] = await local.db.select().from(runsTable).where(eq(runsTable.state, 'completed'));
      const { body } = await local.get(`/api/execucoes/${run!.numero}`);
      expect(body.uso).toEqual({ chamadas: 0, tokensEntrada: 0, tokensSaida: 0, custo: null });
      expect(body.passos.map(({ estado }: { estado: string }) => estado)).toEqual(
        Array.from({ length: 4 }, () => 'concluido'),
      );
    } finally {
      await local.close();
    }
  });
});
