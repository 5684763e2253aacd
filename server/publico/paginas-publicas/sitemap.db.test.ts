import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bumpLists } from '#server/db/list-version.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { insertCorretor } from '#tests/fixtures/hotsite.ts';
import { sitemapRoutes } from './sitemap.ts';

let app: TestApp;
const shown: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_PAGES_URL: 'https://paginas.exemplo.test' } });
  const on = await insertCorretor(app.db);
  for (const change of [
    { ativo: false },
    { siteAtivo: false },
    { excluidoEm: new Date() },
    { apagadoEm: new Date() },
  ])
    await insertCorretor(app.db, change);
  const page = await createHotsite(app.db, { versaoPublicaId: 1 });
  await createHotsite(app.db);
  await createHotsite(app.db, { versaoPublicaId: 1, ativo: false });
  const off = await createEmpreendimento(app.db, { ativo: false });
  await createHotsite(app.db, { versaoPublicaId: 1, empreendimentoId: off.id });
  shown.push(`corretor/${on.slug}`, `hotsite/${page.rota}`);
}, 60_000);
afterAll(() => app?.close());

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/paginas\.exemplo\.test\/([^<]*)<\/loc>/g)].map(([, path]) => path);

it('PUB-01 the sitemap holds every site and hotsite that may be seen, and no other', async () => {
  const answer = await app.get('/sitemap.xml', { token: null });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(addresses(answer.text)).toEqual(shown);
  expect(answer.text).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  const later = await insertCorretor(app.db);
  await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
  shown.splice(1, 0, `corretor/${later.slug}`);
  expect(addresses((await app.get('/sitemap.xml', { token: null })).text).sort()).toEqual([...shown].sort());
});

it('PUB-01 beyond what one file may hold it is an index of files', async () => {
  const http = fastify();
  sitemapRoutes(http, {
    db: app.db,
    clock: app.clock,
    publicPagesUrl: 'https://paginas.exemplo.test',
    perFile: 2,
  });
  const get = (url: string) => http.inject({ url });
  const index = (await get('/sitemap.xml')).body;
  expect(index).toContain('<sitemapindex');
  expect(addresses(index)).toEqual(['sitemap/1.xml', 'sitemap/2.xml']);
  const files = await Promise.all([1, 2].map(async (n) => addresses((await get(`/sitemap/${n}.xml`)).body)));
  expect(files.map((file) => file.length)).toEqual([2, 1]);
  expect(files.flat().sort()).toEqual([...shown].sort());
  for (const odd of ['0.xml', '99.xml', 'x.xml', '1.xml.gz', '-1.xml'])
    expect([odd, (await get(`/sitemap/${odd}`)).statusCode]).toEqual([odd, 404]);
  await http.close();
});
