import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Product } from '#tests/product.ts';
import { findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';
import type { Row } from './table.ts';

/** A record's own row: the shapes that stand in a table while it is read are not rows of it. */
export const firstRow = 'tr[aria-rowindex="2"]:not([aria-busy="true"])';

export interface PanelBrowser {
  /** A browser that has nothing cached and an administrator's session. */
  signedIn(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Throws where there is no Chromium. */
export async function openPanelBrowser(product: Product): Promise<PanelBrowser> {
  const { path, note } = findChromium();
  if (!path) throw new Error(note);
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags.slice(1) });
  return {
    async signedIn() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      // What a login leaves in the browser: the session, and the mark that there is one.
      await context.addInitScript((token) => localStorage.setItem('token', token), product.token);
      await context.addCookies([
        { name: 'painel', value: '1', domain: new URL(product.url).hostname, path: '/admin' },
      ]);
      return context;
    },
    close: () => browser.close(),
  };
}

/** From the start of the navigation to the first row being drawn, in milliseconds. */
export async function timeToFirstRow(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchFor, firstRow);
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as unknown as { rowAt?: number }).rowAt);
  return (await handle.jsonValue()) as number;
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

export const atMost = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  ours: `${value.toFixed(0)} ${unit}`,
  limit: `${limit} ${unit}`,
  ratio: '',
  goal: `≤ ${limit} ${unit}`,
  ok: value <= limit,
});
