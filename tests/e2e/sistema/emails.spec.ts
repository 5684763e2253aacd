import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';
import { startFakeSmtp } from '#tests/fakes/smtp.ts';
import { productAdmin } from '#tests/product.ts';

test.describe.configure({ mode: 'serial' });
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let product: ProductHere;
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  smtp = await startFakeSmtp();
  const env = { SMTP_URL: smtp.url, EMAIL_FROM: 'portal@exemplo.com.br', PUBLIC_URL: 'http://localhost' };
  product = await startProductHere({ env, workers: true });
  page = await browser.newPage({ locale: 'pt-BR' });
});
test.afterAll(async () => {
  await page?.close();
  await product?.stop();
  await smtp?.stop();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
async function enter(password: string): Promise<void> {
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(password);
  await press('Entrar');
}
const inside = () => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

test('OPS-07 a lone administrator gives his address, tries it, forgets his password and is back by an e-mail', async () => {
  await page.goto(`${product.url}/login`);
  await enter(productAdmin.password);
  await inside();
  await page.goto(`${product.url}/admin/configuracoes/administradores`);
  await press('Meu e-mail');
  const own = page.getByRole('dialog', { name: 'Meu e-mail' });
  await own.getByLabel('E-mail').fill('dona@exemplo.com.br');
  await own.getByLabel('Senha atual', { exact: true }).fill(productAdmin.password);
  await expectAccessible(page);
  await press('Salvar e-mail');
  await expect(page.getByText('dona@exemplo.com.br')).toBeVisible();

  await page.goto(`${product.url}/admin/configuracoes#emails`);
  await press('Ver e-mails');
  await press('Enviar e-mail de teste');
  await expect(page.getByText('O servidor aceitou o e-mail.')).toBeVisible();
  expect(smtp.taken.at(-1)!.to).toEqual(['dona@exemplo.com.br']);
  await page.getByLabel('Disco cheio ou execuções paradas').uncheck();
  await expectAccessible(page);
  await press('Salvar');
  await expect(page.getByText('E-mails salvos')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await press('Enviar link');
  await expect(page.getByText('Informe o usuário ou o e-mail')).toBeVisible();
  await page.getByLabel('Usuário ou e-mail').fill('Dona@exemplo.com.br');
  await expectAccessible(page);
  await press('Enviar link');
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  await expect.poll(() => smtp.taken.length, { timeout: 15_000 }).toBe(2);
  const [token] = /#[\w-]{43}/.exec(smtp.taken.at(-1)!.text)!;

  await page.goto(`${product.url}/nova-senha${token}`);
  await expect(page.getByText(`Da conta ${productAdmin.username}.`)).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await press('Salvar senha');
  await expect(page.getByText(/A senha deve ter pelo menos/)).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill('uma senha bem nova');
  await page.getByLabel('Repita a nova senha').fill('uma senha bem velha');
  await press('Salvar senha');
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await page.getByLabel('Repita a nova senha').fill('uma senha bem nova');
  await expectAccessible(page);
  await press('Salvar senha');
  await expect(page.getByRole('heading', { name: 'Senha salva' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await enter('uma senha bem nova');
  await inside();

  // Used up: another is asked for in its place.
  await page.goto(`${product.url}/nova-senha${token}`);
  await expect(page.getByRole('heading', { name: 'Este link já foi usado ou venceu' })).toBeVisible();
});
