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

/** The Chromium to test in, or what to do to have one: nothing is installed here. */
export function findChromium(): { path: string; note?: undefined } | { path: null; note: string } {
  const path = chromiumHere();
  if (path) return { path };
  return { path: null, note: 'no Chromium here: install one, or run npx playwright install chromium' };
}
