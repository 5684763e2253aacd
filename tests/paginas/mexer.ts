import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export const typed = 'segredo7351';

/** Everything a hand may do on a page within seconds: move, scroll, press, click, type. */
export async function exercise(page: Page, address: string): Promise<void> {
  const back = async () => {
    if (page.url().split('#')[0] !== address)
      await page.goto(address, { waitUntil: 'load', timeout: 15_000 }).catch(() => undefined);
  };
  const places = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a,button,summary,label,input,textarea,select,[tabindex],[role],[contenteditable],[popovertarget],[data-a],[data-abre],h1,h2,p,img',
      ),
    ];
    all.forEach((element, index) => {
      element.dataset.mexer = String(index);
    });
    const rank = (e: HTMLElement) =>
      e.matches('a[href^="http"],button,summary,input,[role],[tabindex]') ? 0 : 1;
    return all
      .map((element, index) => ({ index, rank: rank(element) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 9)
      .map(({ index }) => index);
  });
  for (const place of places) {
    const target = page.locator(`[data-mexer="${place}"]`).first();
    await target.click({ timeout: 300, force: true, noWaitAfter: true }).catch(() => undefined);
    await back();
  }
  await page.evaluate(() => {
    const say = (element: Element, name: string) =>
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, view: window }));
    for (const element of [...document.querySelectorAll('body *')].slice(0, 400))
      for (const name of ['mouseover', 'mouseenter', 'mousedown', 'mouseup', 'touchstart'])
        say(element, name);
    // Links that lead to a picture or to another section were clicked by hand above.
    for (const element of [...document.querySelectorAll<HTMLElement>('body *:not(a,a *)')].slice(0, 400))
      element.click?.();
  });
  for (const share of [0.3, 0.7, 1, 0])
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
  await page.mouse.move(200, 200);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  for (const field of await page
    .locator('input,textarea,[contenteditable],[role=textbox],#nome-aqui')
    .all()) {
    await field.focus({ timeout: 300 }).catch(() => undefined);
    await page.keyboard.type(typed);
  }
  for (const key of ['ArrowRight', 'ArrowLeft', 'Enter', 'Escape', 'Escape']) await page.keyboard.press(key);
  // A picture that Enter opened in the window's place comes a moment later.
  await wait(400);
  await back();
}
