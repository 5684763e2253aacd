import { expect, type Page, test } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/incorporadoras`);
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
const rowOf = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Salvar', exact: true }).click();
/** A PNG as dropped or pasted in a browser. */
const fileIn = (page: Page, png: Buffer) =>
  page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
      return data;
    },
    [...png],
  );
const stored = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${product.url}/api/incorporadoras`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Record<string, unknown>[];
};

test('DEV-14 ACC-33 the screen stands in the sidebar and says when there is nothing', async ({ page }) => {
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: 'Incorporadoras' })).toHaveAttribute('aria-current', 'page');
  const labels = await links.allTextContents();
  expect(labels.indexOf('Incorporadoras')).toBe(labels.indexOf('Empreendimentos') + 1);
  await expect(page.getByText('Nenhuma incorporadora cadastrada')).toBeVisible();
});

test('DEV-03 DEV-04 DEV-12 a new one: the name is needed, marks come by themselves, a wrong CNPJ is doubted and saved', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Nova Incorporadora' }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nome').fill('   ');
  await save(page);
  await expect(toast(page)).toContainText('Nome da incorporadora é obrigatório');
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  await dialog.getByLabel('Nome').fill('  Horizonte ');
  await dialog.getByLabel('CNPJ').pressSequentially('11222333000182');
  await expect(dialog.getByLabel('CNPJ')).toHaveValue('11.222.333/0001-82');
  await dialog.getByLabel('Telefone').pressSequentially('1132345678');
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 3234-5678');
  await expect(dialog.getByText(/Este CNPJ não confere/)).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('type', 'email');
  await expectAccessible(page);
  await save(page);
  await expect(toast(page)).toContainText('Incorporadora criada com sucesso');
  await expect(dialog).toBeHidden();
  expect((await stored(page))[0]).toMatchObject({
    nome: 'Horizonte',
    cnpj: '11.222.333/0001-82',
    contatoTelefone: '(11) 3234-5678',
    contatoEmail: null,
  });
});

test('DEV-01 DEV-02 DEV-15 the table: how many, whether they are active, how many empreendimentos, and a link to them', async ({
  page,
}) => {
  await expect(page.getByText('1 incorporadora cadastrada')).toBeVisible();
  const inactive = await createIncorporadora(product.db, { nome: 'Pátio Norte', ativo: false });
  await createEmpreendimento(product.db, { incorporadoraId: inactive.id, nome: 'Residencial Ipê' });
  await product.db.transaction((tx) => bumpLists(tx, 'incorporadoras', 'empreendimentos'));
  await page.reload();
  await expect(page.getByText('2 incorporadoras cadastradas')).toBeVisible();
  for (const label of ['Nome', 'CNPJ', 'Telefone', 'E-mail', 'Empreendimentos', 'Situação'])
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible();
  await expect(rowOf(page, 'Horizonte')).toContainText('Ativo');
  await expect(rowOf(page, 'Pátio Norte')).toContainText('Inativo');
  await expectAccessible(page);
  await page.getByRole('link', { name: '1 empreendimento de Pátio Norte' }).click();
  await expect(page).toHaveURL(`${product.url}/admin/empreendimentos?incorporadora=${inactive.id}`);
  await expect(page.getByRole('heading', { name: 'Residencial Ipê' })).toBeVisible();
});

test('DEV-12 DEV-15 UPL-04 UPL-05 UPL-06 a logo is dropped in, shown and saved; whether it is active stays as it was', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Editar Pátio Norte' }).click();
  const dialog = dialogOf(page);
  const png = await (await drawPhoto({ width: 400, height: 300 })).png().toBuffer();
  await expect(dialog.locator('input[type=file]')).toHaveAttribute(
    'accept',
    'image/jpeg,image/png,image/webp',
  );
  const image = dialog.getByRole('img', { name: 'Logo' });
  const hint = dialog.getByText('JPEG, PNG ou WebP, até 10MB. Você também pode arrastar ou colar aqui.');
  await hint.dispatchEvent('drop', { dataTransfer: await fileIn(page, png) });
  await expect(toast(page)).toContainText('Imagem enviada com sucesso!');
  await expect(image).toHaveAttribute('src', /^\/media\//);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await expectAccessible(page);
  await save(page);
  await expect(toast(page)).toContainText('Incorporadora atualizada com sucesso');
  const row = (await stored(page)).find(({ nome }) => nome === 'Pátio Norte');
  expect(row).toMatchObject({ ativo: false, logo: expect.stringMatching(/^\/media\//) });

  await page.getByRole('button', { name: 'Editar Pátio Norte' }).click();
  const before = await image.getAttribute('src');
  const other = await (await drawPhoto({ seed: 2, width: 300, height: 300 })).png().toBuffer();
  await hint.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    await fileIn(page, other),
  );
  await expect(image).not.toHaveAttribute('src', before!);
  await dialog.getByRole('button', { name: 'Remover logo' }).click();
  await expect(dialog.getByRole('button', { name: 'Logo: Escolher imagem' })).toBeFocused();
  await save(page);
  await expect(dialog).toBeHidden();
  expect((await stored(page)).find(({ nome }) => nome === 'Pátio Norte')).toMatchObject({ logo: null });
});

test('DEV-05 DEV-09 DEV-11 DEV-13 failures have their fixed words, with the reason beside the field or the list', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Nova Incorporadora' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nome').fill('HORIZONTE');
  await save(page);
  const failed = async (text: string) => {
    await expect(toast(page).locator('p')).toHaveText(text);
    await expect(toast(page).locator('strong')).toHaveText('Erro');
  };
  await failed('Erro ao criar incorporadora');
  await expect(dialog.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('.field-error')).not.toBeEmpty();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Editar Pátio Norte' }).click();
  await dialog.getByLabel('Nome').fill('Horizonte');
  await save(page);
  await failed('Erro ao atualizar incorporadora');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await page.getByRole('button', { name: 'Excluir Pátio Norte' }).click();
  await failed('Erro ao deletar incorporadora');
  expect(asked).toEqual(['Tem certeza que deseja deletar esta incorporadora?']);
  await expect(page.getByText('Residencial Ipê')).toBeVisible();
});

test('DEV-12 two that are one are merged after a look at what stays, and the empreendimentos move', {
  tag: '@all',
}, async ({ page }) => {
  await page.getByRole('button', { name: /^Mesclar Horizonte com/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Mesclar', exact: true })).toBeDisabled();
  const choice = dialog.getByRole('combobox');
  await expect(choice).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.type('patio');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: /^Nome Horizonte Pátio Norte Horizonte/ })).toBeVisible();
  await expect(dialog.getByText('1 empreendimento passa para Horizonte: Residencial Ipê.')).toBeVisible();
  await expectAccessible(page);
  expect(await stored(page)).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Mesclar', exact: true }).click();
  await expect(toast(page)).toContainText('Incorporadoras mescladas com sucesso');
  await expect(page.getByText('1 incorporadora cadastrada')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 empreendimento de Horizonte' })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ nome: 'Horizonte', totalEmpreendimentos: 1 }]);
});
