import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium of the system, else the distribution's package, else Playwright's own download. */
export async function findChromium(): Promise<{ path: string | null; note?: string }> {
  const known = () =>
    [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ].find((path) => path && existsSync(path)) ?? null;
  const found = known();
  if (found) return { path: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  if (!known()) spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const path = known();
  return path ? { path } : { path: null, note: 'no Chromium found, and none could be installed' };
}
