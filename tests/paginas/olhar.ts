import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { exercise, typed } from './mexer.ts';
import { keyTexts } from './pagina-base.ts';
import { corretorDigits } from './servir.ts';
import { whyUnreadable } from './texto-visivel.ts';
import { readScreen, watch } from './vigia.ts';

/** What a page did to somebody who opened it; every list is empty for a page that did no harm. */
export interface Look {
  /** Addresses that the page itself went to, or opened, and that no stored link names. */
  left: string[];
  /** Links, clicked or standing there, that lead to somebody else. */
  diverted: string[];
  /** Requests to a host that is not ours. */
  foreign: string[];
  froze: string[];
  /** Where what was typed could be read. */
  read: string[];
  /** Key texts that cannot be read, covers, imitations. */
  hid: string[];
  dialogs: number;
  /** All that a visitor reads, hears or is shown by a style, for prose. */
  words: string;
  loadMs: number;
}

const contact = new RegExp(`^https://wa\\.me/${corretorDigits}(\\?text=[^&]*)?$`);
/** A page that answers nothing for so long stands still, on a machine of its own. */
const patient = 2_000;

export const harmless = (): Look => ({
  left: [],
  diverted: [],
  foreign: [],
  froze: [],
  read: [],
  hid: [],
  dialogs: 0,
  words: '',
  loadMs: 0,
});

/** Whether an address is one that pages may lead to. */
function isOurs(address: string, origin: string): boolean {
  return (
    address.startsWith(`${origin}/`) ||
    contact.test(address) ||
    address === 'about:blank' ||
    address.startsWith('data:image/')
  );
}

/** A window of the browser; what it notices goes to the look of the page it shows. */
interface Window {
  context: BrowserContext;
  page: Page;
  look: Look;
  /** How often somebody was led to the broker. */
  reached: number;
}
const idle = new WeakMap<Browser, Map<string, Window[]>>();

/** How much longer things take on a machine that others work on too. */
const busy = () => Math.max(1, loadavg()[0]! / availableParallelism() / 1.5);

/**
 * Opens a page, does with it what people do, and says what it did. `keys` are the texts that must be
 * readable; `still` leaves out what a hand would do. A window in which nothing happened is used again.
 */
export async function lookAt(
  browser: Browser,
  address: string,
  {
    keys = Object.values(keyTexts),
    patience = 1,
    still = false,
  }: { keys?: string[]; patience?: number; still?: boolean } = {},
): Promise<Look> {
  const { origin } = new URL(address);
  const kept = idle.get(browser) ?? new Map<string, Window[]>();
  idle.set(browser, kept);
  const window = kept.get(origin)?.pop() ?? (await open(browser, origin));
  const look = harmless();
  window.look = look;
  const slow = patience * busy();
  await Promise.race([visit(window, address, { keys, slow, still }), wait(90_000 * patience)]).catch(() =>
    look.froze.push('a página se fechou'),
  );
  const lists = [look.left, look.diverted, look.foreign, look.froze, look.read, look.hid];
  for (const list of lists) list.splice(0, list.length, ...new Set(list));
  window.look = harmless();
  if (lists.every(({ length }) => length === 0)) kept.set(origin, [...(kept.get(origin) ?? []), window]);
  else void window.context.close().catch(() => undefined);
  return look;
}

async function visit(
  window: Window,
  address: string,
  { keys, slow, still }: { keys: string[]; slow: number; still: boolean },
): Promise<void> {
  const { page, look } = window;
  const { origin } = new URL(address);
  const alive = async (when: string) => {
    const asked = page.evaluate(() => true).catch(() => true);
    const answered = await Promise.race([asked, wait(patient * slow, false)]);
    if (!answered) look.froze.push(`sem resposta ${when}`);
    return answered;
  };
  const started = performance.now();
  const loaded = await page.goto(address, { waitUntil: 'load', timeout: 10_000 * slow }).then(
    () => true,
    () => false,
  );
  look.loadMs = performance.now() - started;
  if (!loaded && look.left.length === 0) look.froze.push('não carrega');
  const main = address.split('#')[0]!;
  const steps: [string, () => Promise<unknown>][] = [
    ['ao abrir', () => wait(still ? 1800 : 500)],
    ['ao ler', () => readKeys(page, keys, look, false)],
    ['ao chamar o corretor', () => callBroker(window, slow)],
    ...(still
      ? []
      : ([
          ['ao mexer', () => exercise(page, main)],
          ['depois', () => readKeys(page, keys, look, true)],
          ['ao chamar o corretor depois', () => callBroker(window, slow)],
        ] as [string, () => Promise<unknown>][])),
  ];
  for (const [when, step] of steps) {
    if (look.froze.length > 0) return;
    const done = await Promise.race([
      step().then(
        () => true,
        (error: Error) => brokenBy(error, look, when),
      ),
      wait(20_000 * slow, false),
    ]);
    if (!done) look.froze.push(`preso ${when}`);
    if (!(await alive(when))) return;
  }
  await judge(page, origin, look, slow);
}

/** A step that cannot be done because the page went away or stands still says so by itself elsewhere. */
function brokenBy(error: Error, look: Look, when: string): boolean {
  if (/Timeout/i.test(error.message)) look.froze.push(`${when}: ${error.message.split('\n')[0]}`);
  return true;
}

async function open(browser: Browser, origin: string): Promise<Window> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 1500 }, locale: 'pt-BR' });
  await context.addInitScript(watch);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const window: Window = { context, page, look: harmless(), reached: 0 };
  page.on('dialog', (dialog) => {
    window.look.dialogs++;
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('websocket', (socket) => window.look.foreign.push(socket.url()));
  context.on('request', (request) => {
    const { look } = window;
    const url = request.url();
    if (url.includes(typed)) look.read.push(`num pedido: ${url.slice(0, 80)}`);
    if (contact.test(url)) window.reached++;
    if (isOurs(url, origin) && !url.startsWith(`${origin}/api/`)) return;
    if (!request.isNavigationRequest())
      return void (url.startsWith('data:') || url.startsWith('blob:') || look.foreign.push(url));
    const own = pageOf(request) === page;
    if (own) look.left.push(url);
    else look.diverted.push(url);
  });
  context.on('page', (popup) => {
    if (popup !== page) setTimeout(() => void popup.close().catch(() => undefined), 300);
  });
  return window;
}

/** The page whose whole window goes somewhere; null for a new window, which has no frame yet, and for a part of one. */
function pageOf(request: Request): Page | null {
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : null;
  } catch {
    return null;
  }
}

/** Hovering the contact once, and at rest the other time: what hides at a touch is seen too. */
async function readKeys(page: Page, keys: string[], look: Look, after: boolean): Promise<void> {
  if (after) await wait(300);
  else
    await page
      .locator('a[target=_blank]')
      .first()
      .hover({ timeout: 500, force: true })
      .catch(() => undefined);
  for (const [key, why] of await whyUnreadable(page, keys))
    look.hid.push(`${key}: ${why}${after ? ', depois' : ''}`);
}

/**
 * Presses the way to the broker as a hand does, where it stands on the screen: what is covered, closed, out of
 * reach or takes no press opens nothing.
 */
async function callBroker(window: Window, slow: number): Promise<void> {
  const { page, look } = window;
  const links = page.locator('a[target=_blank]').filter({ hasText: keyTexts.contato });
  const count = await links.count();
  for (let at = 0; at < Math.min(count, 3); at++) {
    const before = window.reached;
    await links
      .nth(at)
      .click({ timeout: 1_200 * slow, noWaitAfter: true })
      .catch(() => undefined);
    for (let waited = 0; waited < 1_000 * slow && window.reached === before; waited += 50) await wait(50);
    if (window.reached > before) return;
  }
  look.hid.push(count === 0 ? 'contato: não está na página' : 'contato: não abre');
}

async function judge(page: Page, origin: string, look: Look, slow: number): Promise<void> {
  const screen = await page.evaluate(readScreen, typed);
  look.words = screen.words;
  for (const href of screen.links)
    if (!isOurs(href, origin) || href.startsWith(`${origin}/api/`)) look.diverted.push(href);
  look.read.push(...screen.read);
  look.hid.push(...screen.imitations);
  look.foreign.push(...screen.attempts.filter((one) => !one.startsWith('data:')));
  if (screen.longest > patient * slow) look.froze.push(`parado ${Math.round(screen.longest)} ms`);
}
