import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { ComparacaoDeMotores } from '#contract/da-pasta-a-pagina/motores.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { assetOf, catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { assetsOf, fenceOf, goodAnswer, page, taskOf } from '#tests/fixtures/model-answers.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { ensureHotsite } from '../service.ts';

let ai: FakeAi;
let app: TestApp;

beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp({
    workers: true,
    env: { INTELLIGENCE: 'model', OPENAI_API_KEY: 'sk-teste', OPENAI_BASE_URL: ai.url },
  });
  await app.login();
  ai.answer((request) =>
    taskOf(request) === 'write'
      ? page(assetsOf(fenceOf(request).inside), {
          html: '<section id="sobre"><h2>O lugar</h2><p>Piscina.</p></section>',
        })
      : goodAnswer(request),
  );
}, 60_000);
afterAll(async () => {
  await app?.close();
  await ai?.stop();
});

const pictures = [
  assetOf('f1', { category: 'fachada', score: 95, description: 'Fachada principal' }),
  assetOf('l1', { category: 'lazer', kind: 'piscina', score: 80, description: 'Piscina' }),
];

async function newHotsite(at: TestApp = app) {
  await storePictures(at.config, pictures);
  const empreendimentoId = await insertEmpreendimento(at.db, {
    assetsCatalog: JSON.stringify(catalogOf(pictures)),
  });
  const { id } = await at.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  const path = `/api/hotsites/${id}/estudio`;
  return {
    id,
    write: (motor: string) => at.post(`${path}/motores`, { motor }),
    choose: (versaoId: number) => at.post(`${path}/motores/escolher`, { versaoId }),
    compare: async () => (await at.get(`${path}/motores`)).body as ComparacaoDeMotores,
    studio: async () => (await at.get(path)).body as Estudio,
    save: async () => {
      const { edicao, revisao } = (await at.get(path)).body as Estudio;
      return at.call('PUT', path, { body: { ...edicao, desligadas: ['galeria'], revisao } });
    },
  };
}

describe('the two engines’ pages of one record', () => {
  test('PAG-14 stand side by side with what differs in facts, findings, weight and cost; the one a person chooses is the draft', async () => {
    const hotsite = await newHotsite();
    expect(await hotsite.compare()).toMatchObject({ paginas: { local: null, model: null }, fatosSoDeUm: [] });
    const before = ai.requests.length;
    expect((await hotsite.write('local')).status).toBe(200);
    expect(ai.requests).toHaveLength(before);
    const answer = await hotsite.write('model');
    expect(answer.status).toBe(200);
    const { paginas, fatos, fatosSoDeUm } = answer.body as ComparacaoDeMotores;
    const { local, model } = paginas;

    expect(local).toMatchObject({ feitaPor: 'Motor local', uso: null, rascunho: false, atual: true });
    expect(model!.feitaPor).toMatch(/^Modelo \(/);
    expect(model!.uso).toMatchObject({ chamadas: 2 });
    expect(model!.uso!.tokensSaida).toBeGreaterThan(0);
    expect(local!.fatos).toBeGreaterThan(model!.fatos);
    expect(fatos).toBeGreaterThanOrEqual(local!.fatos);
    expect(fatosSoDeUm.filter(({ motor }) => motor === 'local').length).toBeGreaterThanOrEqual(
      local!.fatos - model!.fatos,
    );
    expect(model!.achados.map(({ message }) => message)).not.toEqual(
      local!.achados.map(({ message }) => message),
    );
    expect(local!.peso.pagina).toBeGreaterThan(model!.peso.pagina);
    expect(local!.peso.primeiraVista).toBeGreaterThan(0);

    // Neither is the draft nor public before somebody chooses.
    expect((await hotsite.studio()).base).toBeNull();
    const chosen = await hotsite.choose(model!.versaoId);
    expect(chosen).toMatchObject({
      status: 200,
      body: { base: { versaoId: model!.versaoId, publica: false }, versaoPublica: null, pendente: false },
    });
    expect((await hotsite.compare()).paginas).toMatchObject({
      local: { rascunho: false },
      model: { rascunho: true },
    });
    expect((await hotsite.choose(local!.versaoId)).body.base.versaoId).toBe(local!.versaoId);
  });

  test('a page made before the draft changed is not chosen, nor one of no engine', async () => {
    const hotsite = await newHotsite();
    const { paginas } = (await hotsite.write('local')).body as ComparacaoDeMotores;
    expect((await hotsite.save()).status).toBe(200);
    expect((await hotsite.compare()).paginas.local!.atual).toBe(false);
    expect(await hotsite.choose(paginas.local!.versaoId)).toMatchObject({
      status: 409,
      body: { code: 'alterado' },
    });
    expect((await hotsite.choose(999_999)).status).toBe(404);
    expect((await hotsite.studio()).base).toBeNull();
  });

  test('without a model the rules alone write, and the other page is refused before any work', async () => {
    const plain = await startTestApp({ workers: true });
    try {
      await plain.login();
      const hotsite = await newHotsite(plain);
      expect(await hotsite.write('model')).toMatchObject({ status: 409, body: { code: 'sem-modelo' } });
      expect((await hotsite.write('local')).status).toBe(200);
      const made = await plain.db
        .select()
        .from(hotsiteVersoes)
        .where(eq(hotsiteVersoes.hotsiteId, hotsite.id));
      expect(made).toMatchObject([{ motor: 'Motor local', motivo: 'Comparação dos motores' }]);
    } finally {
      await plain.close();
    }
  });
});
