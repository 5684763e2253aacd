import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';
import { productAdmin } from '#tests/product.ts';

const path = '/admin/configuracoes/administradores';
const given = 'dada por outra pessoa';
const own = 'escolhida por mim mesma';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere({ env: { RATE_LIMIT_LOGIN: 'off' } });
});
test.afterAll(() => product?.stop());

async function enter(page: Page, account: { username: string; password: string }) {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Usuário').fill(account.username);
  await page.getByLabel('Senha').fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
const menu = (page: Page) => page.getByRole('button', { name: 'Menu do usuário' });
const note = (page: Page) => page.getByRole('complementary', { name: 'Senha provisória' });
async function call(method: string, address: string, body: unknown) {
  const answer = await fetch(product.url + address, {
    method,
    headers: { authorization: `Bearer ${await product.login()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: number };
}

test('an administrator’s own name is what the panel calls him and what history tells, until he takes it back', async ({
  page,
}) => {
  await enter(page, productAdmin);
  await expect(menu(page)).toContainText('Admin');
  await page.goto(product.url + path);
  await page.getByRole('button', { name: 'Meu nome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meu nome' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Nome').fill('Beatriz Lopes');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toast')).toContainText('Nome salvo com sucesso');
  await expect(dialog).toBeHidden();
  await expect(menu(page)).toContainText('Beatriz Lopes');
  const account = page.getByRole('list', { name: 'Administradores' }).getByRole('listitem');
  await expect(account).toContainText('Beatriz Lopesadmin');

  await page.goto(`${product.url}/admin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Olá, Beatriz' })).toBeVisible();
  await page.goto(`${product.url}/admin/configuracoes/auditoria`);
  await expect(page.getByRole('main').locator('strong').first()).toHaveText('Beatriz Lopes (admin)');
  // With another login, too.
  await page.evaluate(() => localStorage.clear());
  await enter(page, productAdmin);
  await expect(menu(page)).toContainText('Beatriz Lopes');

  await page.goto(product.url + path);
  await page.getByRole('button', { name: 'Meu nome' }).click();
  await expect(dialog.getByLabel('Nome')).toHaveValue('Beatriz Lopes');
  await dialog.getByLabel('Nome').fill('');
  await dialog.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(dialog).toBeHidden();
  await expect(menu(page)).not.toContainText('Beatriz');
  await expect(account).not.toContainText('Beatriz');
});

test('who was given a password is asked on every screen to choose one, until it is done, and again where another is given', async ({
  page,
}) => {
  const { id } = await call('POST', '/api/administradores', { username: 'renata', password: given });
  await enter(page, { username: 'renata', password: given });
  await expect(note(page)).toContainText('A sua senha foi dada por outra pessoa, que ainda a conhece.');
  await expectAccessible(page);
  await page.goto(`${product.url}/admin/corretores`);
  await expect(note(page)).toBeVisible();
  await note(page).getByRole('link', { name: 'Escolher a minha senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar minha senha' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(note(page)).toBeVisible();

  await note(page).getByRole('link', { name: 'Escolher a minha senha' }).click();
  await dialog.getByLabel('Senha atual', { exact: true }).fill(given);
  await dialog.getByLabel('Nova senha', { exact: true }).fill(own);
  await dialog.getByLabel('Repita a nova senha', { exact: true }).fill(own);
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.locator('#toast')).toContainText('Senha alterada com sucesso');
  await expect(note(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Administradores' })).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await enter(page, { username: 'renata', password: own });
  await expect(note(page)).toBeHidden();

  await call('POST', `/api/administradores/${id}/senha`, { password: given });
  await page.evaluate(() => localStorage.clear());
  await enter(page, { username: 'renata', password: given });
  await expect(note(page)).toBeVisible();
});

test('who chose his own password is asked for nothing', { tag: '@all' }, async ({ page }) => {
  await enter(page, productAdmin);
  await expect(note(page)).toBeHidden();
});
