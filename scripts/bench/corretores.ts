import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { findPostgres } from '../test/postgres.ts';
import { atMost, openPainelBrowser, type PainelBrowser, timeToFirstRow } from './painel-browser.ts';
import { seedSites } from './seed-sites.ts';
import { median, type Row } from './table.ts';

const corretores = 20_000;
const bairros = 5_000;
const covered = 3_000;

/** The list of 20,000 corretores in a browser, and saving a coverage of 3,000 bairros in one request. */
export async function benchCorretores(rounds: number): Promise<Row[]> {
  const work = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await findPostgres(work);
  if (!postgres.url) throw new Error(postgres.note);
  const data = makeDataDir();
  const database = new pg.Client({ connectionString: postgres.url });
  let product: Product | undefined;
  let browser: PainelBrowser | undefined;
  try {
    product = await startProduct(data.path, { DATABASE_URL: postgres.url });
    await database.connect();
    await seedSites(database, { from: 1, to: corretores, empreendimentos: 2_000, bairros });
    browser = await openPainelBrowser(product);
    const usable: number[] = [];
    const painted: number[] = [];
    const saved: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const list = await openList(browser, product);
      usable.push(list.usableMs);
      painted.push(list.slowestKeyMs);
      saved.push(await saveCoverage(product, database, round));
    }
    const among = `list of ${corretores.toLocaleString('en')} corretores`;
    return [
      atMost(`${among}: usable`, median(usable), 1500, 'ms'),
      atMost(
        `${among}: slowest of twelve keys in its search, from the key to the paint`,
        median(painted),
        50,
        'ms',
      ),
      atMost(
        `coverage of ${covered.toLocaleString('en')} bairros saved in one request`,
        median(saved),
        300,
        'ms',
      ),
    ];
  } finally {
    await browser?.close();
    await product?.stop();
    await database.end().catch(() => undefined);
    await postgres.stop();
    data.remove();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Opens the list and types into its search as soon as a row is visible. */
async function openList(browser: PainelBrowser, product: Product) {
  const context = await browser.signedIn();
  const page = await context.newPage();
  const usableMs = await timeToFirstRow(page, `${product.url}/admin/corretores`);
  await page.evaluate(() => {
    const noted = window as unknown as { keys: number[] };
    noted.keys = [];
    addEventListener('keydown', ({ timeStamp }) => {
      // The frame after the key is painted when the first task after it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    });
  });
  await page.locator('input[type="search"]').first().pressSequentially('conceicao 19', { delay: 70 });
  await page.waitForFunction(() => (window as unknown as { keys: number[] }).keys.length >= 12);
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await context.close();
  return { usableMs, slowestKeyMs: Math.max(...keys) };
}

/** A different coverage each time, so that every row is written. */
async function saveCoverage(product: Product, database: pg.Client, round: number): Promise<number> {
  const { rows } = await database.query('SELECT id FROM bairros ORDER BY id OFFSET $1 LIMIT $2', [
    (round % 2) * (bairros - covered),
    covered,
  ]);
  const { rows: chosen } = await database.query(`SELECT id FROM corretores WHERE slug = 'corretor-1'`);
  const bairrosIds = rows.map(({ id }) => id as number);
  const start = performance.now();
  await product.call('POST', `/api/corretores/${chosen[0].id}/cobertura`, { bairrosIds });
  return performance.now() - start;
}
