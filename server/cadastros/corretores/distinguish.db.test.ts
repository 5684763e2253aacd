import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createCorretor } from '#tests/factories/corretor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() => emptyTables(app.db, 'corretores'));

const alike = () => createCorretor(app.db, { nome: 'Ivone Prado' });
const groups = async () =>
  (await app.get('/api/corretores/duplicados')).body.grupos.map(
    ({ corretores }: { corretores: { id: number }[] }) =>
      corretores.map(({ id }) => id).sort((a, b) => a - b),
  );
const say = (id: number, body: object) => app.post(`/api/corretores/${id}/distinguir`, body);

it('two who were told apart are possible duplicates no more, until it is taken back', async () => {
  const [ivone, outra] = [await alike(), await alike()];
  expect(await groups()).toEqual([[ivone.id, outra.id]]);
  expect((await say(outra.id, { outroId: ivone.id })).status).toBe(200);
  expect(await groups()).toEqual([]);
  await say(ivone.id, { outroId: outra.id, distintos: false });
  expect(await groups()).toEqual([[ivone.id, outra.id]]);
});

it('a third may still be either of them', async () => {
  const [ivone, outra, third] = [await alike(), await alike(), await alike()];
  await say(ivone.id, { outroId: outra.id });
  expect(await groups()).toEqual([[ivone.id, outra.id, third.id]]);
  await say(third.id, { outroId: outra.id });
  expect(await groups()).toEqual([[ivone.id, third.id]]);
});

it('nobody is told apart from himself, nor from whom is not there', async () => {
  const ivone = await alike();
  expect((await say(ivone.id, { outroId: ivone.id })).status).toBe(400);
  expect((await say(ivone.id, { outroId: ivone.id + 1 })).status).toBe(404);
});
