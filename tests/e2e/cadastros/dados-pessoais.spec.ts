import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const toast = (page: Page) => page.locator('#toast');
const eraser = (page: Page) => page.getByRole('dialog', { name: 'Apagar dados pessoais' });

/** A new corretor's dialog with its privacy section open. */
async function openPrivacy(page: Page, values: Parameters<typeof createCorretor>[1] = {}) {
  const corretor = await createCorretor(product.db, values);
  await page.goto(`${product.url}/admin/corretores?editar=${corretor.id}`);
  await page.getByText('Privacidade', { exact: true }).click();
  return corretor;
}

test('R33 everything held about a corretor is downloaded as one file', { tag: '@all' }, async ({ page }) => {
  const { id } = await openPrivacy(page, { nome: 'Marina Lopes', biografia: 'Dez anos de praia.' });
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar dados (LGPD)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`dados-pessoais-corretor-${id}.json`);
  const dossier = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(dossier.registro).toMatchObject({ nome: 'Marina Lopes', biografia: 'Dez anos de praia.' });
  await expect(toast(page)).toContainText('Dados exportados');
});

test('R33 BRK-53 an erasure says what goes and what stays, asks for reason and CRECI, and shows its receipt', {
  tag: '@all',
}, async ({ page }) => {
  const { id } = await openPrivacy(page, {
    nome: 'Otávio Serra',
    creci: 'CRECI 31.220 F',
    creciNormal: '31220-F',
  });
  await createImovelUsado(product.db, { corretorId: id });
  const opener = page.getByRole('button', { name: 'Apagar dados pessoais' });
  await opener.click();
  await expect(eraser(page)).toContainText('O que é apagado');
  await expect(eraser(page)).toContainText('O que fica');
  await expect(eraser(page).getByText('O que é apagado')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(eraser(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const go = eraser(page).getByRole('button', { name: 'Apagar para sempre' });
  await go.click();
  await expect(toast(page)).toContainText('Erro de validação');
  await expect(eraser(page).getByText('Escolha o motivo')).toBeVisible();
  await eraser(page).getByLabel('Motivo').selectOption('Pedido do titular (art. 18 da LGPD)');
  await eraser(page).getByLabel('Para confirmar').fill('31221');
  await go.click();
  await expect(toast(page)).toContainText('Erro ao apagar dados');
  await expect(eraser(page).getByText('Digite o CRECI deste corretor para confirmar')).toBeVisible();
  await expect(eraser(page).getByLabel('Motivo')).toHaveValue('titular');
  await expectAccessible(page);
  await eraser(page).getByLabel('Para confirmar').fill('31220');
  await page.keyboard.press('Enter');

  const receipt = page.getByRole('dialog', { name: 'Dados apagados' });
  await expect(receipt).toContainText('Pedido do titular (art. 18 da LGPD)');
  await expect(receipt).toContainText('Imóveis usados1');
  await expect(toast(page)).toContainText('Dados apagados');
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Otávio Serra' })).toHaveCount(0);
  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, id));
  expect(row).toMatchObject({ nome: 'Dados apagados', creci: '***20' });
  await page.goto(`${product.url}/admin/configuracoes/lixeira`);
  await expect(page.getByRole('heading', { name: 'Lixeira' })).toBeVisible();
  await expect(page.getByText('Dados apagados')).toHaveCount(0);
});

test('R33 on a phone the erasure fits the screen, and leaves nothing typed behind', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { id, creci } = await openPrivacy(page, { nome: 'Lia Fontoura' });
  await page.getByLabel('Nome Completo').fill('Lia Fontoura de Alcântara');
  await page.getByRole('button', { name: 'Apagar dados pessoais' }).click();
  const { width } = (await eraser(page).boundingBox())!;
  expect(width).toBeLessThanOrEqual(375);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await eraser(page).getByLabel('Motivo').selectOption('consentimento');
  await eraser(page).getByLabel('Para confirmar').fill(creci);
  await eraser(page).getByRole('button', { name: 'Apagar para sempre' }).click();
  await page
    .getByRole('dialog', { name: 'Dados apagados' })
    .getByRole('button', { name: 'Fechar', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('Fontoura');
  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, id));
  expect(row!.apagadoEm).not.toBeNull();
});
