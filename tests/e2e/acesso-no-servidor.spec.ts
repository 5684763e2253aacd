import { expect, test } from '@playwright/test';
import { productAdmin, startNewProduct } from '#tests/product.ts';

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default' });
let product: Awaited<ReturnType<typeof startNewProduct>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startNewProduct();
});
test.afterAll(() => product?.stop());

test('ACC-18 ACC-19 ACC-21 ACC-23 the panel and its server agree: refused, signed in, and out for good', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  const shell = await page.goto(`${product.url}/admin/empreendimentos`);
  expect(shell?.headers()['content-security-policy']).toContain("style-src 'self';");
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill('outra senha');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Erro no login')).toBeVisible();
  await expect(page.getByText('Credenciais inválidas')).toBeVisible();

  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Olá, Admin')).toBeVisible();
  await page.getByRole('link', { name: 'Empreendimentos', exact: true }).first().click();
  await expect(page.getByText('Nenhum empreendimento encontrado')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nenhum empreendimento encontrado')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: /Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair do sistema' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  const answer = await fetch(`${product.url}/api/sessao`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  // Toast, menu and lists have been shown by now.
  expect(complaints).toEqual([]);
});

test('SUP-03 SUP-29 a link that is no folder is refused by the server, in words of its own', async ({
  page,
}) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Super AI' }).click();
  const dialog = page.getByRole('dialog', { name: 'Super AI Workflow Completo' });
  await expect(dialog.getByText('Motor local')).toBeVisible();
  await dialog.getByLabel('URL da pasta do Google Drive').fill('abc');
  await dialog.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  await expect(dialog.getByText('Erro', { exact: true })).toHaveCount(4);
  await expect(dialog.getByRole('status')).toContainText('Este link não é de uma pasta');
});
