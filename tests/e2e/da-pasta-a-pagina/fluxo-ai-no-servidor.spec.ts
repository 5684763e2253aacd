import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { startNewProduct } from '#tests/product.ts';

let product: Awaited<ReturnType<typeof startNewProduct>>;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startNewProduct();
  folder = writeFolder(product.folders, 'residencial-aurora', await smallFolder());
  type Named = { id: number };
  const make = async (list: string, body: object) =>
    (await product.call('POST', `/api/${list}`, body)) as Named;
  const regiao = await make('regioes', { nome: 'Sul', codigo: 'S' });
  const estado = await make('estados', { nome: 'Santa Catarina', sigla: 'SC', regiaoId: regiao.id });
  const cidade = await make('cidades', { nome: 'Itapema', estadoId: estado.id });
  const zona = await make('zonas', { nome: 'Geral', cidadeId: cidade.id });
  await make('bairros', { nome: 'Meia Praia', zonaId: zona.id, informacoes: null, foto: null });
  await make('incorporadoras', {
    nome: 'Construtora Horizonte',
    cnpj: null,
    contatoEmail: null,
    contatoTelefone: null,
  });
});
test.afterAll(() => product?.stop());

const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name });
async function choose(page: Page, label: string, text: string) {
  await dialogOf(page).getByLabel(label, { exact: true }).fill(text);
  await dialogOf(page).getByRole('listbox').getByRole('option').filter({ hasText: text }).click();
}

test('FLW-01 FLW-09 FLW-14 FLW-27 FLW-29 a folder becomes a public page in three steps, left in the middle and taken up in another browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const signIn = (target: Page) =>
    target.addInitScript((stored) => localStorage.setItem('token', stored), product.token);
  await signIn(page);
  await page.goto(`${product.url}/admin/empreendimentos`);
  await page.getByRole('button', { name: 'Fluxo AI Completo' }).click();
  await dialogOf(page).getByLabel('Nome do empreendimento').fill('Residencial São João');
  await choose(page, 'Incorporadora', 'Construtora Horizonte');
  await choose(page, 'Bairro', 'Meia Praia');
  await dialogOf(page).getByLabel('Link da pasta do Google Drive').fill(folder);
  await button(page, 'Executar Passo 1').click();
  await expect(button(page, '✓ Passo 1 Completo')).toBeVisible();
  await page.close();

  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await other.goto(`${product.url}/admin/empreendimentos`);
  await other.getByRole('button', { name: 'Continuar Fluxo AI de Residencial São João' }).click();
  await expect(button(other, '✓ Passo 1 Completo')).toBeVisible();
  await expect(dialogOf(other).getByLabel('Link da pasta do Google Drive')).toHaveValue(folder);
  await expectAccessible(other);
  await button(other, 'Executar Passo 2').click();
  await expect(button(other, '✓ Passo 2 Completo')).toBeVisible({ timeout: 90_000 });
  // Closed and opened again: what is done stands on the server.
  await button(other, 'Fechar').last().click();
  await other.reload();
  await other.getByRole('button', { name: 'Continuar Fluxo AI de Residencial São João' }).click();
  await expect(button(other, '✓ Passo 2 Completo')).toBeVisible();
  await button(other, 'Executar Passo 3').click();
  await expect(toast(other)).toContainText('Fluxo AI Completo!', { timeout: 90_000 });
  await expect(dialogOf(other)).toBeHidden({ timeout: 20_000 });
  await expect(other.getByRole('link', { name: /Ver hotsite/ })).toHaveAttribute(
    'href',
    '/hotsite/residencial-sao-joao',
  );
  await expect(other.getByRole('button', { name: /Continuar Fluxo AI/ })).toBeHidden();
  const shown = await fetch(`${product.url}/hotsite/residencial-sao-joao`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Residencial São João');
  await other.context().close();
});
