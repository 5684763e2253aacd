import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type HotsiteAtras,
  limitesDasPaginasAtras,
  type PaginasAtras,
} from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { statementsOf } from '#tests/statements.ts';
import { countDue } from './count-due.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const { paginas: most } = limitesDasPaginasAtras;

/** Hotsites whose public pages call their empreendimentos by names they no longer have. */
async function createBehind(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await createHotsite(app.db);
    const [version] = await app.db
      .insert(hotsiteVersoes)
      .values({
        hotsiteId: id,
        numero: 1,
        htmlFile: 'pagina.html',
        cssFile: 'pagina.css',
        jsFile: 'pagina.js',
        estilo: 'modern',
        motor: 'Motor local',
        blueprint: {},
        placeholders: [],
        assetsUsados: 0,
        achados: [],
        fatos: { nome: 'Outro nome' },
        cabeca: {},
        motivo: 'Super AI',
      })
      .returning();
    await app.db.update(hotsites).set({ versaoPublicaId: version!.id }).where(eq(hotsites.id, id));
    ids.push(id);
  }
  while ((await countDue({ db: app.db, log: createLog('silent') }, 20)) > 0);
  return ids;
}

const read = async (query = '') =>
  (await app.get(`/api/empreendimentos/paginas-atras${query}`)).body as PaginasAtras;
const idsOf = (pages: readonly HotsiteAtras[]) => pages.map(({ hotsiteId }) => hotsiteId);

it('pages behind are read so many at a time, each once, and asking for them costs the same however many more there are', async () => {
  const some = await createBehind(most + 3);
  const before = await statementsOf(() => read());
  const all = [...some, ...(await createBehind(most))];
  expect(await statementsOf(() => read())).toBe(before);
  const found: number[] = [];
  for (let from = ''; ; ) {
    const { paginas, seguinte } = await read(from);
    expect(paginas.length).toBeLessThanOrEqual(most);
    found.push(...idsOf(paginas));
    if (seguinte === null) break;
    from = `?depois=${seguinte}`;
  }
  expect(found).toEqual(all);
});

it('of some hotsites only theirs are read, and of no more hotsites at once than one call may name', async () => {
  const [first, second, third] = await createBehind(3);
  await app.db.update(hotsites).set({ excluidoEm: new Date() }).where(eq(hotsites.id, third!));
  expect(idsOf((await read(`?entre=${second}&entre=${first}&entre=${third}`)).paginas)).toEqual([
    first,
    second,
  ]);
  expect(await read(`?entre=${third}`)).toEqual({ paginas: [], seguinte: null });
  const names = Array.from({ length: limitesDasPaginasAtras.entre + 1 }, (_, n) => `entre=${n + 1}`);
  expect(await app.get(`/api/empreendimentos/paginas-atras?${names.join('&')}`)).toMatchObject({
    status: 400,
    body: { message: 'Hotsites demais' },
  });
});
