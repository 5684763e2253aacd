import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Intelligence, IntelligenceError } from '#server/adapters/intelligence/port.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { blueprintFixture, catalogOf, insertEmpreendimento, sourceOf } from '#tests/fixtures/hotsite.ts';
import { ensureHotsite } from './service.ts';

let app: TestApp;
/** What the engine does next. */
let writePage: Intelligence['writePage'];
let calls = 0;
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
  writePage: (input, context) => {
    calls += 1;
    return writePage(input, context);
  },
  describePagePrompt: async ({ blueprint }) => ({
    systemMessage: 'Você escreve páginas.',
    userPrompt: `Página de ${blueprint.sections[0]?.titulo}`,
  }),
};

beforeAll(async () => {
  app = await startTestApp({ workers: true, deps: { outside: { intelligence: engine } } });
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => {
  writePage = async () => sourceOf();
  calls = 0;
});

async function newHotsite(withCatalog = true) {
  const empreendimentoId = await insertEmpreendimento(app.db, {
    assetsCatalog: withCatalog ? JSON.stringify(catalogOf()) : null,
  });
  const made = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  return { ...made, empreendimentoId };
}
const generate = (id: number | string, body: unknown = { style: 'luxury' }) =>
  app.post(`/api/hotsites/${id}/generate-gpt5`, body);

describe('POST /api/hotsites/{id}/generate-gpt5', () => {
  test('HOT-42 HOT-45 answers how many assets the page uses; the page is public, the v0 fields say how it was made', async () => {
    const { id, rota } = await newHotsite();
    const answer = await generate(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ generated: { assetsUsed: 1, publicada: true, rascunho: null } });
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, id));
    expect(row).toMatchObject({
      v0Style: 'luxury',
      v0Generated: true,
      v0GeneratedAt: expect.any(Date),
      v0AssetsUsed: 1,
      versao: 1,
    });
    expect((await app.get(`/hotsite/${rota}`, { token: null })).text).toContain('Residencial Aurora');
  });

  test('HOT-41 the style is modern where none is sent', async () => {
    const { id } = await newHotsite();
    expect((await generate(id, {})).status).toBe(200);
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, id));
    expect(row?.v0Style).toBe('modern');
  });

  test('HOT-42 an unknown style is 400, a hotsite nobody knows 404, without a token 401', async () => {
    const { id } = await newHotsite();
    expect((await generate(id, { style: 'barroco' })).status).toBe(400);
    expect((await generate(999_999)).status).toBe(404);
    expect((await generate('x')).status).toBe(400);
    const closed = await app.post(`/api/hotsites/${id}/generate-gpt5`, {}, { token: null });
    expect(closed.status).toBe(401);
  });

  test.each([null, 'isto não é um catálogo', '{"assets": 3}'])(
    'HOT-42 without a catalogue it is 400 (%s)',
    async (text) => {
      const { id, empreendimentoId } = await newHotsite(false);
      await app.db
        .update(empreendimentos)
        .set({ assetsCatalog: text })
        .where(eq(empreendimentos.id, empreendimentoId));
      const answer = await generate(id);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('Processe a pasta do Drive antes de gerar a página');
    },
  );

  test("DAT-14 the hotsite's own catalogue comes before the one of its empreendimento", async () => {
    const { id } = await newHotsite(false);
    await app.db
      .update(hotsites)
      .set({ catalog: JSON.stringify(catalogOf()) })
      .where(eq(hotsites.id, id));
    expect((await generate(id)).status).toBe(200);
  });

  test('HOT-46 an engine that fails is 502 in its own words, and the page that is live stays', async () => {
    const { id, rota } = await newHotsite();
    await generate(id);
    const live = await app.get(`/hotsite/${rota}`, { token: null });
    writePage = async () => {
      throw new IntelligenceError('recusa', 'O modelo se recusou a escrever a página.');
    };
    const answer = await generate(id);
    expect(answer.status).toBe(502);
    expect(answer.body.message).toBe('O modelo se recusou a escrever a página.');
    const after = await app.get(`/hotsite/${rota}`, { token: null });
    expect(after.text).toBe(live.text);
  });

  test('HOT-42 HOT-46 SAF-09 a page that is refused is 400 with its reasons, and the page that is live stays', async () => {
    const { id, rota } = await newHotsite();
    await generate(id);
    writePage = async () =>
      sourceOf({ html: '<h1>Aurora</h1><p>{{SENHA}}</p>', css: 'a::after{content:"{{CORRETOR_NOME}}"}' });
    const answer = await generate(id);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'pagina-recusada',
      message: 'A página gerada foi recusada. A página usa um marcador desconhecido: {{SENHA}}',
      detail: expect.stringContaining('A folha de estilo usa um marcador do corretor.'),
    });
    expect((await app.get(`/hotsite/${rota}`, { token: null })).text).toContain('Residencial Aurora');
    const [row] = await app.db.select().from(hotsites).where(eq(hotsites.id, id));
    expect(row?.versao).toBe(1);
  });

  test('T11 two clicks at once are one generation, and the second is told so', async () => {
    const { id } = await newHotsite();
    const { promise, resolve } = Promise.withResolvers<void>();
    writePage = async () => {
      await promise;
      return sourceOf();
    };
    const first = generate(id);
    await expect.poll(() => calls, { timeout: 30_000 }).toBe(1);
    const second = await generate(id);
    resolve();
    expect(second.status).toBe(409);
    expect(second.body.message).toBe(
      'A página deste hotsite já está sendo gerada. Aguarde o término para tentar de novo.',
    );
    expect((await first).status).toBe(200);
    expect(calls).toBe(1);
    // Once it is over the next one may begin.
    expect((await generate(id)).status).toBe(200);
  });
});

describe('GET /api/hotsites/{id}/debug-gpt5', () => {
  test('HOT-49 shows what a generation would send, without generating', async () => {
    const { id } = await newHotsite();
    const answer = await app.get(`/api/hotsites/${id}/debug-gpt5`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      hotsiteInfo: expect.objectContaining({ id, nome: 'Residencial Aurora' }),
      catalogInsights: expect.objectContaining({ total_assets: 1 }),
      systemMessage: 'Você escreve páginas.',
      userPrompt: 'Página de Residencial Aurora',
      promptLength: 'Você escreve páginas.'.length + 'Página de Residencial Aurora'.length,
      assetsList: { floorPlans: [], amenities: [], hero: ['a1: Fachada ao entardecer'] },
    });
    expect(calls).toBe(0);
    expect((await app.get('/api/hotsites/999999/debug-gpt5')).status).toBe(404);
  });
});
