import type { Browser, Page } from '@playwright/test';
import type { Behaviour } from './casos.ts';

const soon = 2_500;
const phone = { width: 375, height: 740 };

/** The names of behaviours that do not happen; each is tried on a page opened anew. */
export async function lostBehaviours(
  browser: Browser,
  url: string,
  behaviours: Behaviour[],
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'pt-BR' });
  const { origin } = new URL(url);
  await context.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  );
  const lost: string[] = [];
  try {
    const page = await context.newPage();
    for (const behaviour of behaviours) {
      const attempt = async () => {
        await page.goto(url, { waitUntil: 'load' });
        return tryOne(page, behaviour).then(
          () => null,
          (error: Error) => error.message.split('\n')[0]!,
        );
      };
      // A machine that others work on may be late once.
      const why = (await attempt()) && (await attempt());
      if (why) lost.push(`${behaviour.name}: ${why}`);
    }
    for (const viewport of [{ width: 1024, height: 768 }, phone]) {
      await page.setViewportSize(viewport);
      if (await losesItsSheet(page, url)) lost.push(`a folha de estilo foi retirada em ${viewport.width}`);
    }
  } finally {
    await context.close();
  }
  return lost;
}

/** Goes down the whole page as a reader does: our script takes a sheet away that hides what must be seen. */
export async function losesItsSheet(page: Page, url: string): Promise<boolean> {
  await page.goto(url, { waitUntil: 'load' });
  const taken = () => page.evaluate(() => document.documentElement.hasAttribute('data-sem-folha'));
  for (let part = 0; part <= 4; part++) {
    await page.evaluate((at) => scrollTo(0, (document.body.scrollHeight - innerHeight) * at), part / 4);
    await page.waitForTimeout(900);
    if (await taken()) return true;
  }
  return false;
}

async function tryOne(page: Page, one: Behaviour): Promise<void> {
  const target = one.on ? page.locator(one.on).first() : null;
  if (one.act === 'click') await target!.click({ timeout: soon });
  if (one.act === 'hover') await target!.hover({ timeout: soon });
  if (one.act === 'scroll') await target!.scrollIntoViewIfNeeded({ timeout: soon });
  if (one.act === 'key') {
    await target?.focus({ timeout: soon });
    await page.keyboard.press(one.key!);
  }
  const timeout = soon;
  if (one.shown) await page.locator(one.shown).first().waitFor({ state: 'visible', timeout });
  if (one.hidden) await page.locator(one.hidden).first().waitFor({ state: 'hidden', timeout });
  if (one.text) {
    const [selector, text] = one.text;
    await page.locator(selector).filter({ hasText: text }).first().waitFor({ state: 'attached', timeout });
  }
  if (one.has) {
    const [selector, name, value] = one.has;
    await page.waitForFunction(
      ([at, attribute, wanted]) => {
        const element = document.querySelector(at!);
        if (!element) return false;
        if (attribute === 'scrolled') return element.scrollLeft > 0;
        if (attribute === 'class') return element.classList.contains(wanted!);
        return wanted === undefined
          ? element.hasAttribute(attribute!)
          : element.getAttribute(attribute!) === wanted;
      },
      [selector, name, value] as const,
      { timeout },
    );
  }
  if (one.scrolledTo)
    await page.waitForFunction(
      (at) => {
        const box = document.querySelector(at)?.getBoundingClientRect();
        return box !== undefined && scrollY > 0 && box.top < innerHeight * 0.6 && box.bottom > 0;
      },
      one.scrolledTo,
      { timeout },
    );
}
