import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countHoles } from './holes.ts';
import { type Drawing, type DrawPage, drawnWidths, type PageToDraw } from './port.ts';
import { readPicture } from './read-picture.ts';
import { runBrowser } from './run-browser.ts';
import { type Served, servePage } from './serve-page.ts';

export interface BrowserConfig {
  /** The browser's program; undefined where none is set up. */
  path: string | undefined;
  /** Who it runs as; a server that is nobody special runs it as itself. */
  user: { uid: number; gid: number } | undefined;
}

const notSetUp = 'Nenhum navegador foi configurado no servidor (PAGE_BROWSER).';
const asRoot =
  'O servidor roda como administrador do sistema: defina PAGE_BROWSER_USER, para que o navegador rode sem privilégios.';
/** A page's first screens: what a model looks at. */
const heights: Record<(typeof drawnWidths)[number], number> = { 375: 6000, 1440: 5600 };
/** A screen's height by its width. */
const screens: Record<(typeof drawnWidths)[number], number> = { 375: 667 / 375, 1440: 800 / 1440 };

/**
 * Draws pages with a browser in a process of its own, one page at a time: without privileges, with its sandbox on,
 * without our environment, able to reach the page alone. Whatever stops it leaves the page undrawn, with the reason.
 */
export function createDrawPage(browser: BrowserConfig): DrawPage {
  let last: Promise<unknown> = Promise.resolve();
  return async (page, signal) => {
    const { path, user } = browser;
    if (path === undefined) return { drawn: false, motivo: notSetUp };
    if (process.getuid?.() === 0 && (user === undefined || user.uid === 0))
      return { drawn: false, motivo: asRoot };
    const drawing = last.then(() => draw({ path, user }, page, signal));
    last = drawing.catch(() => undefined);
    return drawing;
  };
}

async function draw(
  { path, user }: BrowserConfig & { path: string },
  page: PageToDraw,
  signal: AbortSignal,
): Promise<Drawing> {
  signal.throwIfAborted();
  const served = await servePage(page);
  const folder = await mkdtemp(join(tmpdir(), 'pagina-desenhada-'));
  try {
    if (user && process.getuid?.() === 0) await chown(folder, user.uid, user.gid);
    const pictures = [];
    for (const width of drawnWidths) {
      const problem = await runBrowser({ path, args: flagsOf(folder, served, width), user, folder, signal });
      if (problem !== null) return { drawn: false, motivo: problem };
      const jpeg = await readPicture(join(folder, `${width}.png`));
      pictures.push({ width, jpeg, holes: await countHoles(jpeg, screens[width]) });
    }
    return { drawn: true, pictures };
  } catch (error) {
    signal.throwIfAborted();
    return undrawn(error);
  } finally {
    served.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const undrawn = (error: unknown): Drawing => ({
  drawn: false,
  motivo: `O navegador não entregou a página desenhada (${error instanceof Error ? error.message.slice(0, 160) : 'falha'}).`,
});

/** The name the page has for its browser; no other leads anywhere, a number neither. */
const name = 'pagina.invalid';

const flagsOf = (folder: string, { port, path }: Served, width: (typeof drawnWidths)[number]) => [
  '--headless',
  '--disable-gpu',
  '--hide-scrollbars',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--force-prefers-reduced-motion',
  '--no-proxy-server',
  `--host-resolver-rules=MAP ${name} 127.0.0.1:${port}, MAP * ~NOTFOUND`,
  `--user-data-dir=${join(folder, 'perfil')}`,
  `--window-size=${width},${heights[width]}`,
  `--screenshot=${join(folder, `${width}.png`)}`,
  '--virtual-time-budget=8000',
  `http://${name}${path}`,
];
