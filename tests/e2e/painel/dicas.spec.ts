import { answerBairros } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('one kind of hint: by keyboard at once, by pointer after a rest, gone with a key, within the window', async ({
  page,
  painel,
  openPainel,
}) => {
  answerBairros(painel);
  await openPainel('/admin/bairros');
  const hint = page.locator('#dica');
  const edit = page.getByRole('button', { name: 'Editar Cambuí' });
  await edit.hover();
  await expect(hint).toHaveText('Editar Cambuí');
  const box = (await hint.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  // The browser would show its own beside ours.
  await expect(page.locator('main [title]:not(iframe)')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.keyboard.press('j');
  // The row's own choice comes first; it has its words beside it.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: /Cambuí/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(hint).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Editar Cambuí' })).toBeFocused();
  await expect(hint).toHaveText('Editar Cambuí');
});

test('a hint of what stands at the window’s foot is drawn above it, whole', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  answerBairros(painel);
  await openPainel('/admin/bairros');
  const edit = page.getByRole('button', { name: 'Editar Cambuí' });
  // The window ends just below the button.
  const foot = await edit.evaluate((button) => Math.ceil(button.getBoundingClientRect().bottom));
  await page.setViewportSize({ width: page.viewportSize()!.width, height: foot + 12 });
  await edit.hover();
  const hint = page.locator('#dica');
  await expect(hint).toHaveText('Editar Cambuí');
  const [box, button] = [(await hint.boundingBox())!, (await edit.boundingBox())!];
  expect(box.y + box.height).toBeLessThanOrEqual(button.y);
  expect(box.y).toBeGreaterThanOrEqual(0);
});
