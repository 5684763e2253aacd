import type { Locator } from '@playwright/test';
import { repeats } from '#tests/e2e/repeats.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { serveSettings } from '#tests/e2e/support/settings.ts';

// The list behind the form is not read here.
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, allowedErrors: [/corretores\/busca/] });

/** Whether a finger that comes down anywhere on 44 × 44 px around a switch presses it. */
const isReached = (one: Locator) =>
  one.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const ends = [-21.5, 0, 21.5];
    return ends.every((right) =>
      ends.every((down) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return (
          element.contains(hit) || (hit?.closest('label') as HTMLLabelElement | null)?.htmlFor === element.id
        );
      }),
    );
  });

for (const [what, path, count] of [
  ['a form', '/admin/corretores?novo=1', 2],
  ['the settings', '/admin/configuracoes', 1],
] as const)
  test(
    `a switch of ${what} is pressed on 44 × 44 px, and looks as small as it is`,
    repeats(what !== 'a form'),
    async ({ page, painel, openPainel }) => {
      serveSettings(painel);
      await openPainel(path);
      const switches = page.getByRole('switch');
      await expect(switches.first()).toBeVisible();
      expect(await switches.count()).toBeGreaterThanOrEqual(count);
      for (const one of await switches.all()) {
        expect(await isReached(one)).toBe(true);
        const { width, height } = (await one.boundingBox())!;
        expect([width, height]).toEqual([36, 20]);
      }
      const first = switches.first();
      const isOn = await first.getAttribute('aria-checked');
      const { x, y } = (await first.boundingBox())!;
      // Outside of what is drawn.
      if (path.includes('novo')) {
        await page.touchscreen.tap(x + 10, y - 10);
        await expect(first).not.toHaveAttribute('aria-checked', isOn!);
      }
    },
  );
