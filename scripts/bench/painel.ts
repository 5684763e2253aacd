import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { atMost, firstRow, openPainelBrowser, timeToFirstRow } from './painel-browser.ts';
import { median, type Row } from './table.ts';

/** Chromium's own 'Fast 4G'. */
const fast4g = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750, offline: false };
/** The panel in a browser: transferred script, time to the first row, working with 5,571 cities. */
export async function benchPainel(rounds: number): Promise<Row[]> {
  const data = makeDataDir();
  const product = await startProduct(data.path);
  const browser = await openPainelBrowser(product);
  const { signedIn } = browser;
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
    return [
      atMost('script until the first row of a table, gzipped', script / 1000, 180, 'kB'),
      atMost('first row on this machine', median(near), 350, 'ms'),
      atMost('first row over a throttled 4G', median(far), 900, 'ms'),
      atMost('5,571 cities searchable after their data', median(searchable), 300, 'ms'),
      atMost('longest frame while typing in their search', median(frames), 50, 'ms'),
      await benchEmpreendimentos(signedIn, product, rounds),
    ];
  } finally {
    await browser.close();
    await product.stop();
    data.remove();
  }
}

const empreendimentos = 2000;

/** From navigation start until a search among 2,000 shows its one card. */
async function benchEmpreendimentos(
  signedIn: () => Promise<BrowserContext>,
  product: Product,
  rounds: number,
): Promise<Row> {
  await makeEmpreendimentos(product);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await signedIn();
    const page = await context.newPage();
    await page.goto(`${product.url}/admin/empreendimentos?busca=${empreendimentos}`, { waitUntil: 'commit' });
    const found = page.getByRole('heading', {
      level: 2,
      name: `Residencial ${empreendimentos}`,
      exact: true,
    });
    await found.waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return atMost(
    '2,000 empreendimentos, opened with a search until its card stands',
    median(times),
    1500,
    'ms',
  );
}

async function makeEmpreendimentos(product: Product): Promise<void> {
  type Named = { id: number };
  const [cidade] = (await product.call('GET', '/api/cidades')) as Named[];
  const zona = (await product.call('POST', '/api/zonas', { nome: 'Centro', cidadeId: cidade!.id })) as Named;
  const bairro = (await product.call('POST', '/api/bairros', { nome: 'Centro', zonaId: zona.id })) as Named;
  const { id: incorporadoraId } = (await product.call('POST', '/api/incorporadoras', {
    nome: 'Horizonte',
    cnpj: null,
    contatoEmail: null,
    contatoTelefone: null,
  })) as Named;
  for (let n = 1; n <= empreendimentos; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, more) =>
        product.call('POST', '/api/empreendimentos', {
          nome: `Residencial ${n + more}`,
          bairroId: bairro.id,
          incorporadoraId,
          descricao: 'Apartamentos de 2 e 3 dormitórios com varanda, a três quadras do parque. '.repeat(8),
          endereco: `Rua das Acácias, ${n + more + 10_000}`,
          precoInicial: '690000',
          dormitoriosMin: 2,
          dormitoriosMax: 3,
          areaMin: '63,4',
          areaMax: '110',
          vagasMin: 1,
          vagasMax: 2,
          amenidades: ['Piscina', 'Academia', 'Salão de festas', 'Playground', 'Churrasqueira'],
        }),
      ),
    );
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

/** From navigation start to the first painted row, with an empty cache. */
async function timeToRow(context: BrowserContext, product: Product, throttled: boolean): Promise<number> {
  const page = await context.newPage();
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast4g);
  }
  const ms = await timeToFirstRow(page, `${product.url}/admin/regioes`);
  await context.close();
  return ms;
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
    // What a person does as soon as rows are visible.
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
