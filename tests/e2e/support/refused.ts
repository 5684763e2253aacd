import { expect, type Locator, type Page } from '@playwright/test';

export const hint = (page: Page) => page.locator('#dica');

/** A button that does nothing now says why, to ears and to whoever presses it. */
export async function expectRefused(page: Page, button: Locator, why: string) {
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(why);
  const before = page.url();
  await button.focus();
  // A key takes a hint away that the focus has shown.
  await page.keyboard.press('Shift');
  await expect(hint(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(hint(page)).toHaveText(why);
  expect(page.url()).toBe(before);
}
