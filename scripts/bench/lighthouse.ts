import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../test/chromium.ts';
import { median } from './table.ts';

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores of a page on a phone; performance is the median of `times`. */
export async function lighthouseScores(url: string, times: number): Promise<Record<string, number>> {
  const { path, note } = findChromium();
  if (!path) throw new Error(note);
  const scores: Record<string, number[]> = {};
  for (let round = 0; round < times; round += 1) {
    const chrome = await chromeLauncher.launch({ chromePath: path, chromeFlags: chromiumFlags });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      for (const [name, category] of Object.entries(result?.lhr.categories ?? {})) {
        scores[name] = [...(scores[name] ?? []), Math.round((category.score ?? 0) * 100)];
      }
    } finally {
      chrome.kill();
    }
  }
  return Object.fromEntries(Object.entries(scores).map(([name, values]) => [name, median(values)]));
}
