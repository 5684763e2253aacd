import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditoria } from '#server/db/schema/sistema.ts';
import { cidades, estados, regioes } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTerritorio } from '#tests/fixtures/territorio.ts';
import { statementsOf } from '#tests/statements.ts';
import { findOrCreateBairro } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => emptyTerritorio(app.db));

const load = () => app.post('/api/territorio/ibge');
const all = { regioes: 5, estados: 27, cidades: 5571 };
const stored = async () => ({
  regioes: (await app.get('/api/regioes')).body.length,
  estados: (await app.get('/api/estados')).body.length,
  cidades: (await app.get('/api/cidades')).body.length,
});

it('DAT-26 loads the whole territory in one act, and notes it once', async () => {
  const answer = await load();
  expect([answer.status, answer.body]).toEqual([200, all]);
  expect(await stored()).toEqual(all);
  const campinas = (await app.get('/api/cidades')).body.filter(
    ({ nome }: { nome: string }) => nome === 'Campinas',
  );
  expect(campinas).toMatchObject([{ estado: { nome: 'São Paulo', sigla: 'SP' } }]);
  expect(await app.db.select().from(auditoria)).toMatchObject([
    { acao: 'carregou', entidade: 'territorio', userId: expect.any(Number), dados: all },
  ]);
});

it('DAT-26 takes a few statements, not one for each cidade', async () => {
  // Ten of its own; some of what the product does beside it may fall in between.
  expect(await statementsOf(load)).toBeLessThan(100);
});

it('DAT-26 is repeated without harm: nothing is made, noted or made old', async () => {
  await load();
  const tag = (await app.get('/api/cidades')).headers.get('etag');
  expect((await load()).body).toEqual({ regioes: 0, estados: 0, cidades: 0 });
  expect(await stored()).toEqual(all);
  expect((await app.get('/api/cidades')).headers.get('etag')).toBe(tag);
  expect(await app.db.select().from(auditoria)).toHaveLength(1);
});

it('DAT-26 two at once make it once', async () => {
  const answers = await Promise.all([load(), load()]);
  expect(answers.map(({ body }) => body.cidades).sort()).toEqual([0, 5571]);
  expect(await stored()).toEqual(all);
});

it('DAT-26 what is there by code, sigla or name without accents is left as it is, and built upon', async () => {
  const { body: regiao } = await app.post('/api/regioes', { nome: 'SUDESTE', codigo: 'R3' });
  const { body: estado } = await app.post('/api/estados', {
    nome: 'S. Paulo',
    sigla: 'SP',
    regiaoId: regiao.id,
  });
  const { body: cidade } = await app.post('/api/cidades', {
    nome: 'SAO JOSE DOS CAMPOS',
    estadoId: estado.id,
  });
  // The same name in another state is another city, and one of the trash is none.
  const { body: gone } = await app.post('/api/cidades', { nome: 'Campinas', estadoId: estado.id });
  await app.call('DELETE', `/api/cidades/${gone.id}`);
  expect((await load()).body).toEqual({ regioes: 4, estados: 26, cidades: 5570 });
  expect((await app.get(`/api/regioes/${regiao.id}`)).body).toEqual(regiao);
  expect((await app.get(`/api/estados/${estado.id}`)).body).toEqual(estado);
  expect((await app.get(`/api/cidades/${cidade.id}`)).body).toEqual(cidade);
  const [count] = await app.db
    .select({ n: sql<number>`count(*)::int` })
    .from(cidades)
    .where(and(eq(cidades.estadoId, estado.id), isNull(cidades.excluidoEm)));
  expect(count!.n).toBe(645);
});

it('DAT-26 goes on from what a run has made of it', async () => {
  await app.db.transaction((tx) =>
    findOrCreateBairro(tx, { bairro: 'Cambuí', cidade: 'Campinas', uf: 'SP' }),
  );
  expect((await load()).body).toEqual({ regioes: 4, estados: 26, cidades: 5570 });
  expect(await app.db.select().from(regioes)).toHaveLength(5);
  expect(await app.db.select().from(estados)).toHaveLength(27);
});
