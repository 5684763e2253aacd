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

/** The installed Chromium, headless shell preferred: the same engine for two thirds of the CPU time. */
export const chromiumHere = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...withWindow]);

/**
 * A full browser, if installed. It loads distant pictures only on scrolling; the shell, which knows no
 * connection type, loads more at once.
 */
export const browserHere = (): string | undefined => firstOf(withWindow);

/** The Chromium for testing, or how to get one: nothing is installed here. */
export function findChromium(): { path: string; note?: undefined } | { path: null; note: string } {
  const path = chromiumHere();
  if (path) return { path };
  return { path: null, note: 'no Chromium here: install one, or run npx playwright install chromium' };
}
