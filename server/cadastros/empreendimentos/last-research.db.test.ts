import { afterAll, beforeAll, expect, it } from 'vitest';
import { pesquisas } from '#server/db/schema/runs.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { lastResearch } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('the sources of a description are those of the research that wrote it, and none once a person has', async () => {
  const { id } = await createEmpreendimento(app.db, { descricao: 'A segunda.' });
  const research = (texto: string, motor: string) =>
    app.db.insert(pesquisas).values({
      empreendimentoId: id,
      assunto: 'Aurora',
      motor,
      buscou: true,
      fontes: [{ url: `https://${motor}.exemplo.test/`, titulo: null }],
      texto,
    });
  await research('A primeira.', 'um');
  await research('A segunda.', 'dois');
  expect(await lastResearch(app.db, { id, descricao: 'A segunda.' })).toMatchObject({
    motor: 'dois',
    fontes: [{ url: 'https://dois.exemplo.test/' }],
  });
  // What an older one wrote was written over since.
  expect(await lastResearch(app.db, { id, descricao: 'A primeira.' })).toBeNull();
  expect(await lastResearch(app.db, { id, descricao: 'Minha.' })).toBeNull();
});
