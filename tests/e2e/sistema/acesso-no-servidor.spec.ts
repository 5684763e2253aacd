import { expect, type Page, test } from '@playwright/test';
import { productAdmin, startNewProduct } from '#tests/product.ts';

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default' });
let product: Awaited<ReturnType<typeof startNewProduct>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startNewProduct({ migrated: true });
});
test.afterAll(() => product?.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

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

test('SUP-03 SUP-29 a link that is no folder is refused by the server, in words of its own', {
  tag: '@all',
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Super AI', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Super AI Workflow Completo' });
  await expect(dialog.getByText('Motor local')).toBeVisible();
  await dialog.getByLabel('URL da pasta do Google Drive').fill('abc');
  await dialog.getByRole('button', { name: 'Iniciar Super AI Workflow' }).click();
  await expect(dialog.getByText('Erro', { exact: true })).toHaveCount(4);
  await expect(dialog.getByRole('status')).toContainText('Este link não é de uma pasta');
});

test('ACC-02 ACC-05 ACC-06 ACC-07 each kind of record is managed on a screen of its own, at its address', async ({
  page,
}) => {
  await signIn(page);
  for (const { path, title, add } of [
    { path: 'corretores', title: 'Corretores', add: 'Novo Corretor' },
    { path: 'empreendimentos', title: 'Gestão de Projetos', add: 'Novo Empreendimento' },
    { path: 'incorporadoras', title: 'Incorporadoras', add: 'Nova Incorporadora' },
    { path: 'imoveis-usados', title: 'Imóveis Usados', add: 'Novo Imóvel Usado' },
    { path: 'hotsites', title: 'Hotsites', add: 'Novo Hotsite' },
    { path: 'regioes', title: 'Regiões', add: 'Nova Região' },
    { path: 'estados', title: 'Estados', add: 'Novo Estado' },
    { path: 'cidades', title: 'Cidades', add: 'Nova Cidade' },
    { path: 'zonas', title: 'Zonas', add: 'Nova Zona' },
    { path: 'bairros', title: 'Bairros', add: 'Novo Bairro' },
  ]) {
    await page.goto(`${product.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.getByRole('button', { name: add, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  await page.goto(`${product.url}/admin/configuracoes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'O que extrair dos documentos' })).toBeEditable();
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Aprovações WhatsApp' })).toBeVisible();
  await expect(page.getByText('Nenhuma aprovação pendente')).toBeVisible();
});
