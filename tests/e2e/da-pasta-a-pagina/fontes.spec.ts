import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let id: number;

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  const { frames } = await runFolder(product, writeFolder(product.folders, 'fontes', await smallFolder()));
  id = frames.at(-1)!.event.data!.empreendimentoId as number;
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Editar Empreendimento' });
const markOf = (page: Page, label: string) =>
  dialogOf(page).getByRole('button', { name: `Fonte de ${label}:` });
const cardOf = (page: Page, label: string) =>
  page.getByRole('dialog', { name: `Fonte de ${label}`, exact: true });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});
const open = async (page: Page) => {
  await page.goto(`${product.url}/admin/empreendimentos?editar=${id}`);
  await expect(dialogOf(page)).toBeVisible();
  await expect(markOf(page, 'Preço inicial')).toBeVisible();
};

test('EMP-10 EMP-11 every field that was read shows its document, page, words and place on the page to who points at it', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/leitura/pagina')) pictures.push(request.url());
  });
  await open(page);
  await expect(markOf(page, 'Preço inicial')).toHaveAccessibleName(
    /TABELA.*\.pdf · página 1 \d+%, certeza (alta|média)/,
  );
  // Somebody in the field sees the document and page; to the others the share is enough.
  const place = markOf(page, 'Preço inicial').getByText(/página 1/);
  await expect(place).toBeHidden();
  await dialogOf(page).getByLabel('Preço inicial (R$)').focus();
  await expect(place).toBeVisible();
  expect(pictures).toEqual([]);

  await markOf(page, 'Preço inicial').hover();
  const card = cardOf(page, 'Preço inicial');
  await expect(card).toContainText('O cadastro diz o mesmo que os documentos');
  await expect(card.locator('q').first()).toContainText('690.000,00');
  await expect(card).toContainText(/TABELA.*\.pdf · página 1/);
  const picture = card.getByRole('img', { name: /^Página 1 de TABELA/ });
  await expect(picture).toBeVisible();
  // Once the picture is there, in its place.
  await expect(async () => {
    const [pageBox, markBox] = [
      (await picture.boundingBox())!,
      (await card.locator('mark').first().boundingBox())!,
    ];
    expect(markBox.width).toBeGreaterThan(10);
    expect(markBox.x).toBeGreaterThan(pageBox.x);
    expect(markBox.y + markBox.height).toBeLessThan(pageBox.y + pageBox.height);
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
  expect(pictures).toHaveLength(1);

  // Who goes into it keeps it; who leaves both does not.
  await picture.hover();
  await page.waitForTimeout(500);
  await expect(card).toBeVisible();
  await dialogOf(page).getByRole('heading', { name: 'Editar Empreendimento' }).hover();
  await expect(card).toBeHidden();
});

test('EMP-10 the sources open and close by keyboard, and Escape leaves the dialog and what was typed', async ({
  page,
}) => {
  await open(page);
  const field = dialogOf(page).getByRole('textbox', { name: 'Registro de incorporação' });
  await field.focus();
  await page.keyboard.press('F2');
  await expect(markOf(page, 'Registro de incorporação')).toBeFocused();
  const card = cardOf(page, 'Registro de incorporação');
  await expect(card.locator('q').first()).toContainText('45.678');
  await page.keyboard.press('Tab');
  await expect(card.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();
  await expect(markOf(page, 'Registro de incorporação')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
});

test('the Tab key goes from field to field, past the sources, and on from one that was opened', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  const field = dialogOf(page).getByRole('textbox', { name: 'Registro de incorporação' });
  const next = dialogOf(page).getByRole('textbox', { name: 'Cartório' });
  const card = cardOf(page, 'Registro de incorporação');
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(card).toBeHidden();

  await field.focus();
  await page.keyboard.press('F2');
  await expect(card.locator('q').first()).toBeVisible();
  for (
    let stops = 0;
    stops < 8 && !(await next.evaluate((each) => each === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(card).toBeHidden();
});

test('EMP-10 what no document says is told, and a value that a person changed shows what the documents say', {
  tag: '@all',
}, async ({ page }) => {
  await product.db
    .update(empreendimentos)
    .set({ precoInicial: '700000.00', cartorio: null })
    .where(eq(empreendimentos.id, id));
  await open(page);
  const missing = dialogOf(page).getByText('Não encontrado nos documentos');
  expect(await missing.count()).toBeGreaterThan(0);
  await markOf(page, 'Preço inicial').click();
  const card = cardOf(page, 'Preço inicial');
  await expect(card).toContainText('O cadastro diz outra coisa');
  await expect(card).toContainText('R$ 690.000');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test('EMP-10 a tap shows where a value was read, whole on the screen, and another one closes it', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page);
    const card = cardOf(page, 'Preço inicial');
    await markOf(page, 'Preço inicial').tap();
    await expect(card.locator('q').first()).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(375);
    await expectAccessible(page);
    await markOf(page, 'Preço inicial').tap();
    await expect(card).toBeHidden();
  });
});

test('EMP-10 the dialog can be filled in while the sources are still on their way, and one that was never read has none', {
  tag: '@all',
}, async ({ page }) => {
  await page.route('**/leitura', () => {});
  await page.goto(`${product.url}/admin/empreendimentos?editar=${id}`);
  await dialogOf(page).getByLabel('Nome', { exact: true }).fill('Aurora');
  await expect(dialogOf(page).getByRole('button', { name: 'Atualizar' })).toBeEnabled();
  await expect(dialogOf(page).getByText('Não encontrado')).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/leitura$/.test(request.url()) && !request.url().includes(`/${id}/`)) asked.push(request.url());
  });
  const { bairroId, incorporadoraId } = (
    await product.db.select().from(empreendimentos).where(eq(empreendimentos.id, id))
  )[0]!;
  const made = await fetch(`${product.url}/api/empreendimentos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await product.login()}` },
    body: JSON.stringify({ nome: 'Feito à mão', bairroId, incorporadoraId }),
  });
  const other = (await made.json()) as { id: number };
  await page.goto(`${product.url}/admin/empreendimentos?editar=${other.id}`);
  await expect(dialogOf(page).getByLabel('Nome', { exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});
