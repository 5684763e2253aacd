import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Product } from '#tests/product.ts';
import { findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';
import type { Row } from './table.ts';

/** The first real row, not a loading placeholder. */
export const firstRow = 'tr[aria-rowindex="2"]:not([aria-busy="true"])';

export interface PainelBrowser {
  /** A browser with an empty cache and an administrator's session. */
  signedIn(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Throws if there is no Chromium. */
export async function openPainelBrowser(product: Product): Promise<PainelBrowser> {
  const { path, note } = findChromium();
  if (!path) throw new Error(note);
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags.slice(1) });
  return {
    async signedIn() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      // The browser state after a login: the session, and its flag cookie.
      await context.addInitScript((token) => localStorage.setItem('token', token), product.token);
      await context.addCookies([
        { name: 'painel', value: '1', domain: new URL(product.url).hostname, path: '/admin' },
      ]);
      return context;
    },
    close: () => browser.close(),
  };
}

/** Milliseconds from navigation start to the first painted row. */
export async function timeToFirstRow(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchFor, firstRow);
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as unknown as { rowAt?: number }).rowAt);
  return (await handle.jsonValue()) as number;
}

/** Records in the page when an element first appeared. */
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
