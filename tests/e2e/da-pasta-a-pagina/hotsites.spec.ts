import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type FakeDrive, startFakeDrive } from '#tests/fakes/drive.ts';
import { treeOfDirectory } from '#tests/fakes/drive-tree.ts';
import { insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

/** The whole product with its workers, against a fake Drive speaking the real protocol. */
let home: string;
let drive: FakeDrive;
let product: ProductHere;
let token: string;
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-hotsites-'));
  writeFolder(home, 'aurora', await smallFolder());
  drive = await startFakeDrive({ tree: treeOfDirectory(join(home, 'aurora')) });
  const env = { GOOGLE_DRIVE_URL: drive.url, GOOGLE_API_KEY: drive.apiKey };
  product = await startProductHere({ env, workers: true });
  token = await product.login();
  await insertEmpreendimento(product.db, { nome: 'Aurora Jardins' });
});
test.afterAll(async () => {
  await product?.stop();
  await drive?.stop();
  if (home) rmSync(home, { recursive: true, force: true });
});
test.beforeEach(({ page }) => page.addInitScript((stored) => localStorage.setItem('token', stored), token));

const open = (page: Page, query = '') => page.goto(`${product.url}/admin/hotsites${query}`);
const toast = (page: Page) => page.locator('#toast');
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Aurora Jardins' });
const slow = { timeout: 60_000 };

test('HOT-01 HOT-21 HOT-29 HOT-30 a folder is looked into, then processed while the list is looked at', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('Nenhum hotsite encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Novo Hotsite' }).first().click();
  await page.getByRole('combobox', { name: 'Empreendimento' }).fill('Aurora');
  await expect(page.getByRole('option', { name: 'Aurora Jardins' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Empreendimento' })).toHaveValue('Aurora Jardins');
  await expect(page.getByLabel('Rota')).toHaveValue('aurora-jardins');
  const look = page.getByRole('button', { name: 'Prévia dos Assets' });
  await look.click();
  await expect(toast(page)).toContainText('Link obrigatório');
  await page.getByLabel('Link da pasta do Google Drive').fill(drive.link);
  await look.click();
  const found = page.getByRole('region', { name: 'Prévia dos Assets' });
  await expect(found.locator('dl > div').first()).toHaveText('Imagens5', slow);
  // Asked for as they come into sight.
  await found.locator('details').first().scrollIntoViewIfNeeded();
  await expect(found.locator('canvas').first()).toBeVisible(slow);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar e processar' }).click();
  await expect(toast(page)).toContainText('Processamento iniciado');
  await expect(row(page)).toContainText('Concluído (5 assets)', slow);
  await expect(toast(page)).toContainText('Hotsite pronto');
});

test('HOT-42 HOT-43 HOT-46 the page is generated and public at once, in the chosen style', async ({
  page,
}) => {
  await open(page);
  await row(page)
    .getByRole('button', { name: /Gerar GPT-5/ })
    .click();
  await page.getByText('Minimalista', { exact: true }).click();
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(toast(page)).toContainText('GPT-5 Gerado com Sucesso!', slow);
  await expect(toast(page)).toContainText(/Hotsite gerado usando \d+ assets\./);
  await expect(row(page).getByRole('button', { name: /Minimalista/ })).toBeVisible();
  const visitor = await page.request.get(`${product.url}/hotsite/aurora-jardins`);
  expect(visitor.status()).toBe(200);
  expect(await visitor.text()).toContain('Aurora Jardins');
});

test('HOT-27 processing the same folder again fetches none of its pictures, and shows them in the preview', {
  tag: '@all',
}, async ({ page }) => {
  drive.requests.length = 0;
  await open(page);
  await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
  await page.getByRole('button', { name: 'Prévia dos Assets' }).click();
  const pictures = page.getByRole('region', { name: 'Prévia dos Assets' }).locator('img');
  await expect(pictures).toHaveCount(5, slow);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth), slow)
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar e processar' }).click();
  await expect(toast(page)).toContainText('Hotsite pronto', slow);
  expect(drive.requests.filter(({ operation }) => operation === 'media')).toEqual([]);
});

test('HOT-36 HOT-40 what is switched off is shown to nobody, and what is deleted can come back', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '?editar=1');
  await page.getByRole('switch', { name: 'Hotsite ativo' }).click();
  await expect(toast(page)).toContainText('Hotsite desativado');
  expect((await page.request.get(`${product.url}/hotsite/aurora-jardins`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
  await expect(page.getByText('Nenhum hotsite encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(row(page)).toContainText('Inativo');
});
