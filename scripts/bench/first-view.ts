import AxeBuilder from '@axe-core/playwright';
import { chromium, devices } from '@playwright/test';
import { browserHere, findChromium } from '../test/chromium.ts';
import { chromiumFlags } from './lighthouse.ts';

/** Bytes a phone receives before anyone scrolls, and axe's findings on phone and desktop. */
export async function firstView(url: string): Promise<{ bytes: number; violations: number }> {
  const path = browserHere() ?? (await findChromium()).path;
  if (!path) throw new Error('no Chromium found, and none could be installed');
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags.slice(1) });
  try {
    const phone = await browser.newContext({ ...devices['Pixel 7'] });
    const page = await phone.newPage();
    const session = await phone.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', (event) => {
      bytes += event.encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const received = bytes;
    let violations = (await new AxeBuilder({ page }).analyze()).violations.length;
    const desktop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await desktop.goto(url, { waitUntil: 'networkidle' });
    violations += (await new AxeBuilder({ page: desktop }).analyze()).violations.length;
    return { bytes: received, violations };
  } finally {
    await browser.close();
  }
}
