import { get as httpGet } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeStream } from '#contract/painel/mudancas.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { assetOf, insertCorretor } from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';

let app: TestApp;
let token: string;
let known: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.login();
  await storePictures(app.config, [assetOf('a1')]);
  const { rota } = await createHotsite(app.db, {});
  known = { rota, slug: (await insertCorretor(app.db)).slug };
});
afterAll(() => app?.close());

/** An address of the route: names that are known filled in, any other part by a number. */
const reach = (url: string) =>
  url.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '1').replace('*', 'img/a1/a1-1200.jpg');

/** fetch adds no-cache to a conditional request; this one sends headers unchanged. */
const get = (path: string, mark?: string) =>
  new Promise<{ status: number | undefined; mark: string | undefined; length: number }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(mark ? { 'if-none-match': mark } : {}) };
    httpGet(app.url + path, { headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, mark: answer.headers.etag, length }));
    }).on('error', reject);
  });

it('API-05 what comes with a mark is not sent again to who holds it, and is to who holds another', async () => {
  const wrong: string[] = [];
  const marked: string[] = [];
  for (const { method, url, access } of app.http.routeTable) {
    // The change stream answers without end.
    if (method !== 'GET' || access === 'stream' || url === changeStream.path) continue;
    const { status, mark } = await get(reach(url));
    if (status !== 200 || !mark) continue;
    marked.push(url);
    const held = await get(reach(url), mark);
    if (held.status !== 304 || held.length > 0) wrong.push(`${url}: ${held.status} to who holds it`);
    const other = await get(reach(url), '"outra"');
    if (other.status !== 200) wrong.push(`${url}: ${other.status} to who holds another`);
  }
  expect(wrong).toEqual([]);
  expect(marked).toEqual(
    expect.arrayContaining([
      ...['/api/corretores', '/api/configuracoes', '/media/*', '/hotsite/:rota', '/corretor/:slug'],
      ...['/corretor/:slug/previa.jpg', '/sitemap.xml'],
    ]),
  );
});
