import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pesquisas, usoModelos } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createZona } from '#tests/factories/zona.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';

const path = '/api/bairros/generate-ai-content';

describe('with the local engine', () => {
  let app: TestApp;
  let zonaId: number;
  beforeAll(async () => {
    app = await startTestApp();
    await app.login();
    const cidade = await createCidade(app.db, { nome: 'Campinas' });
    zonaId = (await createZona(app.db, { nome: 'Leste', cidadeId: cidade.id })).id;
  });
  afterAll(() => app?.close());

  it('TER-24 TER-26 answers a text of what is stored, and the engine that wrote it; it stores nothing', async () => {
    const { id: bairroId } = await createBairro(app.db, { nome: 'Cambuí', zonaId, slug: 'cambui' });
    await createEmpreendimento(app.db, { nome: 'Vista das Acácias', bairroId });
    await createEmpreendimento(app.db, { nome: 'Inativo', bairroId, ativo: false });
    await createEmpreendimento(app.db, { nome: 'Excluído', bairroId, excluidoEm: new Date() });
    await createEmpreendimento(app.db, { nome: 'De outro lugar' });
    const answer = await app.post(path, { nome: 'CAMBUI', zonaId: String(zonaId) });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      informacoes: expect.any(String),
      motor: 'Motor local',
      nota: null,
      buscou: false,
      fontes: [],
    });
    expect(answer.body.informacoes).toMatch(/^CAMBUI é um bairro de Campinas \(\w\w\), na zona Leste\.\n/);
    expect(answer.body.informacoes).toContain('Fica neste bairro o empreendimento Vista das Acácias.');
    expect((await app.get(`/api/bairros/${bairroId}`)).body.informacoes).toBeNull();
  });

  it('TER-24 needs no stored bairro', async () => {
    const answer = await app.post(path, { nome: 'Novo', zonaId });
    expect(answer.body.informacoes).toMatch(/^Novo é um bairro de Campinas/);
  });

  it.each<[string, object]>([
    ['nome', { zonaId: 1 }],
    ['nome', { nome: '  ', zonaId: 1 }],
    ['nome', { nome: '\u0000', zonaId: 1 }],
    ['nome', { nome: 'x'.repeat(201), zonaId: 1 }],
    ['zonaId', { nome: 'Cambuí' }],
    ['zonaId', { nome: 'Cambuí', zonaId: 0 }],
    ['zonaId', { nome: 'Cambuí', zonaId: [1] }],
    ['nome', {}],
  ])('TER-24 answers 400 about %s to %j', async (field, body) => {
    const answer = await app.post(path, body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(answer.body.message).toMatch(/obrigatórios|no máximo/);
  });

  it('TER-24 answers 404 for a zona that is not there, or in the trash', async () => {
    const { id } = await createZona(app.db, { excluidoEm: new Date() });
    for (const absent of [2_147_483_647, id]) {
      const answer = await app.post(path, { nome: 'Cambuí', zonaId: absent });
      expect([answer.status, answer.body.message]).toEqual([404, 'Zona não encontrada']);
    }
  });

  it('API-14 takes a token', async () => {
    expect((await app.post(path, { nome: 'Cambuí', zonaId }, { token: null })).status).toBe(401);
  });
});

describe('with models', () => {
  let app: TestApp;
  let ai: FakeAi;
  let zonaId: number;
  beforeAll(async () => {
    ai = await startFakeAi();
    app = await startTestApp({
      env: {
        INTELLIGENCE: 'model',
        OPENAI_API_KEY: 'sk-teste',
        OPENAI_BASE_URL: ai.url,
        PERPLEXITY_BASE_URL: ai.url,
        PERPLEXITY_API_KEY: 'sk-teste',
      },
    });
    await app.login();
    zonaId = (await createZona(app.db)).id;
  });
  afterAll(async () => {
    await app?.close();
    await ai?.stop();
  });

  it('TER-24 TER-26 WIR-02 the model that searches writes by the saved prompt, and its use is recorded', async () => {
    const sentence =
      'O bairro tem comércio, escolas e praças a poucos passos, e ônibus para o centro da cidade.';
    const text = Array.from({ length: 15 }, () => sentence).join(' ');
    const pages = [{ url: 'https://guia.example/cambui', title: 'Guia do Cambuí' }];
    ai.script({ answer: `**${text}**`, pages });
    const answer = await app.post(path, { nome: 'Cambuí', zonaId });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        informacoes: text,
        motor: 'Modelo (perplexity/sonar)',
        buscou: true,
        fontes: [{ url: 'https://guia.example/cambui', titulo: 'Guia do Cambuí' }],
      },
    });
    expect(ai.requests[0]).toMatchObject({
      api: 'agent',
      model: 'perplexity/sonar',
      user: expect.stringContaining('o bairro Cambuí'),
    });
    expect(await app.db.select().from(usoModelos)).toMatchObject([{ tarefa: 'research', resultado: 'ok' }]);
    // Kept as it was shown (WIR-02).
    expect(await app.db.select().from(pesquisas)).toMatchObject([
      { assunto: expect.stringContaining('Cambuí'), buscou: true, fontes: answer.body.fontes },
    ]);
  });

  it('TER-24 API-18 a provider that refuses or says nothing usable is a 502 with a sentence', async () => {
    ai.script({ status: 401 });
    const refused = await app.post(path, { nome: 'Cambuí', zonaId });
    expect([refused.status, refused.body.message]).toEqual([
      502,
      expect.stringContaining('PERPLEXITY_API_KEY'),
    ]);
    ai.script({ answer: 'não' }, { answer: 'não' });
    const useless = await app.post(path, { nome: 'Cambuí', zonaId });
    expect([useless.status, useless.body.message]).toEqual([502, expect.stringMatching(/modelo/)]);
  });
});
