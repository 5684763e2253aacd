import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import { screens } from '#web/app/screens.ts';
import { findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';
import type { Row } from './table.ts';

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
} as const;
const devices = { celular: {}, computador: desktop } as const;
const themes = ['claro', 'escuro'] as const;

/** Lighthouse's accessibility of every screen of the panel and of the login form, on both devices, in both themes. */
export async function benchAccessibility(): Promise<Row[]> {
  const { path, note } = await findChromium();
  if (!path) throw new Error(note);
  const data = makeDataDir();
  const product = await startProduct(data.path);
  const rows: Row[] = [];
  try {
    await product.call('POST', '/api/territorio/ibge', {});
    await product.call('POST', '/api/incorporadoras', { nome: 'Horizonte Incorporadora' });
    for (const theme of themes)
      for (const [device, settings] of Object.entries(devices)) {
        const faults = await faultsOf(path, product, theme, settings);
        rows.push({
          what: `Lighthouse accessibility, lowest of ${screens.length + 1} screens, ${device}, tema ${theme}`,
          ours: String(faults.lowest),
          limit: '100',
          ratio: faults.named.join('; '),
          goal: '100',
          ok: faults.lowest === 100,
        });
      }
    return rows;
  } finally {
    await product.stop();
    data.remove();
  }
}

/** The lowest score of all screens, and what was found where it is below 100. */
async function faultsOf(chromePath: string, product: Product, theme: string, settings: object) {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: chromiumFlags });
  let lowest = 100;
  const named: string[] = [];
  const look = async (path: string) => {
    const result = await lighthouse(product.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['accessibility'],
      disableStorageReset: true,
      throttlingMethod: 'provided',
      // Nothing is timed here. Lighthouse waits until nothing is under way, and the stream of changes,
      // which the panel takes up again and again, always is.
      pauseAfterFcpMs: 500,
      pauseAfterLoadMs: 500,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      maxWaitForLoad: 4000,
      disableFullPageScreenshot: true,
      ...settings,
    });
    const score = Math.round((result?.lhr.categories.accessibility?.score ?? 0) * 100);
    lowest = Math.min(lowest, score);
    console.error(`${theme} ${path}: ${score}`);
    if (score === 100) return;
    const failed = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score === 0);
    named.push(`${path} ${score}: ${failed.map(({ id }) => id).join(', ')}`);
  };
  try {
    await keep(chrome.port, product, theme, null);
    await look('/login');
    await keep(chrome.port, product, theme, product.token);
    for (const screen of screens) await look(screen.path);
    return { lowest, named };
  } finally {
    chrome.kill();
  }
}

/** Puts the theme, and the session as a login leaves it, into the browser. */
async function keep(port: number, product: Product, theme: string, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 120_000 });
  const context = browser.contexts()[0]!;
  const page = await context.newPage();
  await page.goto(`${product.url}/favicon.svg`);
  await context.addCookies([{ name: 'tema', value: theme, url: product.url }]);
  await page.evaluate((stored) => {
    if (stored) localStorage.setItem('token', stored);
  }, token);
  // Lighthouse is to see the screens, not the login form.
  await page.goto(`${product.url}/admin/regioes`);
  await page.locator(token ? 'tr[aria-rowindex="2"]' : '#login-form').waitFor();
  await page.close();
  await browser.close();
}
