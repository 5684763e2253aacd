import { expect, test } from '@playwright/test';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());

test('API-22 API-06 what one administrator deletes leaves the screen of another, without a reload or a poll', async ({
  browser,
}) => {
  const { nome } = await createEmpreendimento(product.db, { nome: 'Residencial Aroeira' });
  await createEmpreendimento(product.db, { nome: 'Residencial Jacarandá' });
  const screens = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      const token = await product.login();
      await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
      const listening = page.waitForResponse('**/api/mudancas');
      await page.goto(`${product.url}/admin/empreendimentos`);
      await expect(page.getByRole('heading', { name: nome })).toBeVisible();
      await listening;
      return page;
    }),
  );
  const [one, two] = screens as [(typeof screens)[0], (typeof screens)[0]];
  let reads = 0;
  two.on('request', (request) => {
    if (request.url().endsWith('/api/empreendimentos')) reads += 1;
  });
  await two.waitForTimeout(2500);
  expect(reads).toBe(0);

  one.on('dialog', (dialog) => void dialog.accept());
  await one.getByRole('button', { name: `Excluir ${nome}` }).click();
  await expect(two.getByRole('heading', { name: nome })).toBeHidden();
  await expect(two.getByRole('heading', { name: 'Residencial Jacarandá' })).toBeVisible();
  expect(reads).toBe(1);
  for (const page of screens) await page.context().close();
});
