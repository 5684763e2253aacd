import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const withWindow = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];
const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/**
 * The Chromium that this machine has. Its headless shell first: the same engine without a browser's
 * window, for two thirds of the processor time.
 */
export const chromiumHere = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...withWindow]);

/**
 * The browser as people have it, where there is one. It fetches a picture that is far below only when
 * somebody scrolls there; the shell, which knows of no connection, fetches more of them at once.
 */
export const browserHere = (): string | undefined => firstOf(withWindow);

/** Chromium of the system, else the distribution's package, else Playwright's own download. */
export async function findChromium(): Promise<{ path: string | null; note?: string }> {
  const found = chromiumHere();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Not every distribution has the first.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!chromiumHere()) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
  }
  if (!chromiumHere())
    spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const path = chromiumHere();
  return path ? { path } : { path: null, note: 'no Chromium found, and none could be installed' };
}
