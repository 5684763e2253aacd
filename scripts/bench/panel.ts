import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';
import { median, type Row } from './table.ts';

/** Chromium's own 'Fast 4G'. */
const fast4g = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750, offline: false };
/** A record's own row: the shapes that stand in a table while it is read are not rows of it. */
const firstRow = 'tr[aria-rowindex="2"]:not([aria-busy="true"])';

/** The panel in a browser: script on the wire, time to the first row, 5,571 cities under the hand. */
export async function benchPanel(rounds: number): Promise<Row[]> {
  const { path, note } = await findChromium();
  if (!path) throw new Error(note);
  const data = makeDataDir();
  const product = await startProduct(data.path);
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags.slice(1) });
  const signedIn = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    // What a login leaves in the browser: the session, and the mark that there is one.
    await context.addInitScript((token) => localStorage.setItem('token', token), product.token);
    await context.addCookies([
      { name: 'painel', value: '1', domain: new URL(product.url).hostname, path: '/admin' },
    ]);
    return context;
  };
  try {
    await product.call('POST', '/api/territorio/ibge', {});
    const script = await scriptUntilRow(await signedIn(), product);
    const near: number[] = [];
    const far: number[] = [];
    const searchable: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      near.push(await timeToRow(await signedIn(), product, false));
      far.push(await timeToRow(await signedIn(), product, true));
      const typed = await typeInSearch(await signedIn(), product);
      searchable.push(typed.searchableMs);
      frames.push(typed.longestFrameMs);
    }
    const atMost = (what: string, value: number, limit: number, unit: string): Row => ({
      what,
      ours: `${value.toFixed(0)} ${unit}`,
      limit: `${limit} ${unit}`,
      ratio: '',
      goal: `≤ ${limit} ${unit}`,
      ok: value <= limit,
    });
    return [
      atMost('script until the first row of a table, gzipped', script / 1000, 180, 'kB'),
      atMost('first row on this machine', median(near), 350, 'ms'),
      atMost('first row over a throttled 4G', median(far), 900, 'ms'),
      atMost('5,571 cities searchable after their data', median(searchable), 300, 'ms'),
      atMost('longest frame while typing in their search', median(frames), 50, 'ms'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    data.remove();
  }
}

async function scriptUntilRow(context: BrowserContext, product: Product): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${product.url}/admin/regioes`);
  await page.locator(firstRow).first().waitFor();
  const sizes = await Promise.all(bodies);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** From the start of the navigation to the first row being drawn, nothing cached. */
async function timeToRow(context: BrowserContext, product: Product, throttled: boolean): Promise<number> {
  const page = await context.newPage();
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast4g);
  }
  await page.addInitScript(watchFor, firstRow);
  await page.goto(`${product.url}/admin/regioes`, { waitUntil: 'commit' });
  const ms = await readMark(page, 'rowAt');
  await context.close();
  return ms;
}

/** Notes in the page when an element first stood on it. */
function watchFor(selector: string): void {
  const noted = window as unknown as { rowAt?: number };
  const look = () => {
    if (document.querySelector(selector)) noted.rowAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function readMark(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (window as unknown as Record<string, number>)[key],
    name,
  );
  return (await handle.jsonValue()) as number;
}

async function typeInSearch(context: BrowserContext, product: Product) {
  const page = await context.newPage();
  await page.goto(`${product.url}/admin/cidades`, { waitUntil: 'commit' });
  await page.locator(firstRow).first().waitFor();
  const searchableMs = await page.evaluate(async (selector) => {
    const [read] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/cidades')) as PerformanceResourceTiming[];
    const input = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    // What a person would do the moment the rows stand there.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    set.call(input, 'florianopolis');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    for (;;) {
      await new Promise(requestAnimationFrame);
      const rows = document.querySelectorAll(selector);
      if (rows.length === 1 && rows[0]!.textContent?.includes('Florianópolis')) break;
    }
    return performance.now() - read!.responseEnd;
  }, 'tr[data-index]');
  await page.evaluate(() => {
    const noted = window as unknown as { longest: number };
    noted.longest = 0;
    let last = performance.now();
    const frame = (now: number) => {
      noted.longest = Math.max(noted.longest, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const search = page.locator('input[type="search"]').first();
  await search.fill('');
  await page.evaluate(() => {
    (window as unknown as { longest: number }).longest = 0;
  });
  await search.pressSequentially('sao jose', { delay: 80 });
  const longestFrameMs = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await context.close();
  return { searchableMs, longestFrameMs };
}
