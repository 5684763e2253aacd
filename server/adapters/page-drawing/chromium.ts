import { spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Drawing, type DrawPage, drawnWidths } from './port.ts';
import { servePage } from './serve-page.ts';

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
const longestMs = 45_000;

/**
 * Draws pages with a browser in a process of its own: without privileges, with its sandbox on, without our
 * environment, able to reach the page alone. Whatever stops it leaves the page undrawn, with the reason.
 */
export function createDrawPage({ path, user }: BrowserConfig): DrawPage {
  return async (page, signal) => {
    if (path === undefined) return { drawn: false, motivo: notSetUp };
    if (process.getuid?.() === 0 && (user === undefined || user.uid === 0))
      return { drawn: false, motivo: asRoot };
    const served = await servePage(page);
    const folder = await mkdtemp(join(tmpdir(), 'pagina-desenhada-'));
    try {
      if (user && process.getuid?.() === 0) await chown(folder, user.uid, user.gid);
      const pictures = [];
      for (const width of drawnWidths) {
        const problem = await run({ path, user, folder, url: served.url, width, signal });
        if (problem !== null) return { drawn: false, motivo: problem };
        pictures.push({ width, jpeg: await small(join(folder, `${width}.png`)) });
      }
      return { drawn: true, pictures };
    } catch (error) {
      signal.throwIfAborted();
      return undrawn(error);
    } finally {
      served.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
}

const undrawn = (error: unknown): Drawing => ({
  drawn: false,
  motivo: `O navegador não entregou a página desenhada (${error instanceof Error ? error.message.slice(0, 160) : 'falha'}).`,
});

/** One window; null when its picture was written, else why not. */
function run({
  path,
  user,
  folder,
  url,
  width,
  signal,
}: {
  path: string;
  user: BrowserConfig['user'];
  folder: string;
  url: string;
  width: (typeof drawnWidths)[number];
  signal: AbortSignal;
}): Promise<string | null> {
  const flags = [
    '--headless',
    '--disable-gpu',
    '--hide-scrollbars',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    '--force-prefers-reduced-motion',
    // No name leads anywhere; the page is asked for by its number.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--user-data-dir=${join(folder, 'perfil')}`,
    `--window-size=${width},${heights[width]}`,
    `--screenshot=${join(folder, `${width}.png`)}`,
    '--virtual-time-budget=8000',
    url,
  ];
  return new Promise((resolve) => {
    const child = spawn(path, flags, {
      ...user,
      cwd: folder,
      env: { HOME: folder, TMPDIR: folder, LANG: 'pt_BR.UTF-8', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      killSignal: 'SIGKILL',
    });
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-4000);
    });
    child.once('error', (error) => resolve(`O navegador não respondeu (${error.message.slice(0, 120)}).`));
    child.once('close', (code) => resolve(code === 0 ? null : whyOf(told, code)));
  });
}

const whyOf = (told: string, code: number | null) =>
  /sandbox|namespace/i.test(told)
    ? 'O sistema não deixa o navegador isolar as páginas (sandbox); sem isolamento nenhuma é desenhada.'
    : `O navegador parou antes de desenhar a página (código ${code ?? 'sem'}).`;

/** As small as a model reads. */
const small = async (file: string): Promise<Uint8Array> =>
  sharp(await readFile(file))
    .resize({ width: 720, height: 4800, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
