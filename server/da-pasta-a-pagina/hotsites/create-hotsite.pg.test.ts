import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Intelligence, IntelligenceError } from '#server/adapters/intelligence/port.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { blueprintFixture, catalogOf, insertEmpreendimento, sourceOf } from '#tests/fixtures/hotsite.ts';

let app: TestApp;
let fails = false;
/** What the page waits for, and how often the engine was called. */
let gate: Promise<void> = Promise.resolve();
let written = 0;
const unused = () => Promise.reject(new Error('not asked here'));
const engine: Intelligence = {
  name: 'Motor de teste',
  kind: 'local',
  classifyBatch: 1,
  extractEmpreendimento: unused,
  describeEmpreendimento: unused,
  describeBairro: unused,
  understandMessage: unused,
  readCreciCard: unused,
  classifyAssets: unused,
  writeSection: unused,
  planPage: async ({ style }) => ({
    ...blueprintFixture,
    metadata: { ...blueprintFixture.metadata, style },
  }),
  writePage: async () => {
    written += 1;
    await gate;
    if (fails) throw new IntelligenceError('indisponivel', 'O modelo não respondeu.');
    return sourceOf();
  },
  describePagePrompt: unused,
};

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { intelligence: engine } } });
  await app.login();
});
afterAll(() => app?.close());

const newEmpreendimento = (catalog: unknown = catalogOf()) =>
  insertEmpreendimento(app.db, { assetsCatalog: catalog ? JSON.stringify(catalog) : null });
const create = (body: Record<string, unknown>) => app.post('/api/ai-workflow/create-hotsite', body);
const full = (empreendimentoId: number) => ({
  nome: 'Residencial São João',
  empreendimentoId,
  rota: 'Residencial São João!',
  driveUrl: 'file:///sao-joao',
  assetCatalog: JSON.stringify(catalogOf()),
  style: 'modern',
  model: 'v0',
});

describe('POST /api/ai-workflow/create-hotsite', () => {
  test('SUP-33 FLW-20 the short body makes hotsite and page from what is stored', async () => {
    const empreendimentoId = await newEmpreendimento();
    const { status, body } = await create({ nome: 'Aurora', empreendimentoId, rota: 'aurora', model: 'v0' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      empreendimentoId,
      rota: 'aurora',
      status: 'completed',
      v0Generated: true,
      v0Style: 'modern',
    });
    expect((await app.get('/hotsite/aurora', { token: null })).status).toBe(200);
  });

  test('SUP-34 the short body answers the hotsite that is there, and makes no second page', async () => {
    const empreendimentoId = await newEmpreendimento();
    const short = { nome: 'Segundo', empreendimentoId, rota: 'segundo', model: 'v0' };
    const first = await create(short);
    const again = await create(short);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: first.body.id, versao: 1 });
  });

  test('FLW-18 FLW-19 FLW-22 HOT-51 the full body folds the rota, and is refused where a hotsite is', async () => {
    const empreendimentoId = await newEmpreendimento();
    const made = await create(full(empreendimentoId));
    expect(made.body).toMatchObject({ rota: 'residencial-sao-joao', driveUrl: 'file:///sao-joao' });
    const again = await create(full(empreendimentoId));
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('Este empreendimento já possui um hotsite');
    const other = await create(full(await newEmpreendimento()));
    expect(other.body.rota).toBe('residencial-sao-joao-2');
  });

  test('HOT-45 whatever model a call names, the configured engine writes the page', async () => {
    for (const model of ['v0', 'gpt-5', 'nunca-houve']) {
      const empreendimentoId = await newEmpreendimento();
      const { status, body } = await create({
        nome: 'Motor',
        empreendimentoId,
        rota: `motor-${model}`,
        model,
      });
      expect([model, status]).toEqual([model, 200]);
      const made = await app.db
        .select({ motor: hotsiteVersoes.motor })
        .from(hotsiteVersoes)
        .where(eq(hotsiteVersoes.hotsiteId, body.id));
      expect(made).toEqual([{ motor: engine.name }]);
    }
  });

  test('FLW-18 a call whose page failed is 502 in the words of the engine, and can be made again', async () => {
    const empreendimentoId = await newEmpreendimento();
    fails = true;
    const failed = await create(full(empreendimentoId));
    fails = false;
    expect(failed.status).toBe(502);
    expect(failed.body.message).toBe('O modelo não respondeu.');
    expect((await create(full(empreendimentoId))).status).toBe(200);
    expect(
      await app.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, empreendimentoId)),
    ).toHaveLength(1);
  });

  test('FLW-19 asked again while it goes on, the call waits for the same page; for another one it is 409', async () => {
    const empreendimentoId = await newEmpreendimento();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const before = written;
    const first = create(full(empreendimentoId));
    await expect.poll(() => written, { timeout: 30_000 }).toBe(before + 1);
    const again = create(full(empreendimentoId));
    const other = await create({ ...full(empreendimentoId), style: 'luxury' });
    expect([other.status, other.body.message]).toEqual([
      409,
      expect.stringContaining('já está sendo gerada'),
    ]);
    resolve();
    const [one, two] = await Promise.all([first, again]);
    expect(one.body).toMatchObject({ status: 'completed', versao: 1, v0Style: 'modern' });
    expect(two.body).toEqual(one.body);
    expect(written).toBe(before + 1);
  });

  test('FLW-18 the catalogue may be an object; pictures come from the stored one alone, whatever addresses a client sends', async () => {
    const catalog = catalogOf();
    const posted = {
      assets: catalog.assets.map((asset) => ({ ...asset, url: 'https://outro.example/x.jpg', variants: [] })),
    };
    const empreendimentoId = await newEmpreendimento();
    const { body } = await create({
      ...full(empreendimentoId),
      nome: 'Terceiro',
      rota: 'terceiro',
      assetCatalog: posted,
    });
    expect(body).toMatchObject({ status: 'completed', v0Generated: true });
    expect(body.catalog).not.toContain('outro.example');
    expect((await app.get('/hotsite/terceiro', { token: null })).text).not.toContain('outro.example');
  });

  test.each([
    ['unknown empreendimento', { empreendimentoId: 999_999 }, 404],
    ['no name', { nome: ' ' }, 400],
    ['an unknown style', { style: 'gotico' }, 400],
    ['a catalogue that is none', { assetCatalog: 'isto não é JSON' }, 400],
  ])('FLW-18 refuses %s', async (_title, change, status) => {
    const empreendimentoId = await newEmpreendimento();
    expect((await create({ ...full(empreendimentoId), ...change })).status).toBe(status);
  });

  test('asks for the folder first when there is no catalogue', async () => {
    const empreendimentoId = await newEmpreendimento(null);
    const { status, body } = await create({ nome: 'Vazio', empreendimentoId, rota: 'vazio', model: 'v0' });
    expect(status).toBe(400);
    expect(body.message).toMatch(/Processe a pasta/);
  });
});
