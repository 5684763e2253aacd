import { expect, type Page, test } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let aurora: number;
test.beforeAll(async () => {
  product = await startProductHere();
  const { db } = product;
  aurora = (await createEmpreendimento(db, { nome: 'Aurora Jardins' })).id;
  for (const nome of ['Otávio Serra', 'Lia Fontoura', 'Caio Bittencourt'])
    await createCorretor(db, { nome, aprovado: nome !== 'Caio Bittencourt' });
  for (let n = 0; n < 60; n += 1) await createCorretor(db, { nome: `Zuleica ${n}` });
  await db.transaction((tx) => bumpLists(tx, 'corretores', 'empreendimentos'));
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/empreendimentos`);
  await page.getByRole('button', { name: 'Mais ações de Aurora Jardins' }).click();
  await page.getByRole('menuitem', { name: 'Corretores' }).click();
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
const rows = (page: Page) => dialogOf(page).getByRole('listitem');
const names = async () => {
  const token = await product.login();
  const answer = await fetch(`${product.url}/api/empreendimentos/${aurora}/corretores`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { itens: { nome: string }[] }).itens.map(({ nome }) => nome);
};
async function choose(page: Page, typed: string, nome: string) {
  await dialogOf(page).getByLabel('Adicionar corretor').fill(typed);
  await page.getByRole('option', { name: nome }).first().waitFor();
  await expect(page.getByText('1 opções')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText(nome);
}

test('DAT-17 from an empreendimento corretores are added by search, and saved in one act', {
  tag: '@all',
}, async ({ page }) => {
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Quem mostra Aurora Jardins no próprio site');
  await expect(dialog.getByText('Nenhum corretor associado')).toBeVisible();
  await expect(dialog.getByLabel('Adicionar corretor')).toBeFocused();
  await expectAccessible(page);
  await choose(page, 'otavio', 'Otávio Serra');
  await choose(page, 'bittencourt', 'Caio Bittencourt');
  await expect(rows(page).filter({ hasText: 'Caio' })).toContainText('Pendente');
  await expect(rows(page).filter({ hasText: 'Otávio' })).toContainText('Novo');
  await expect(dialog.getByText('Alterações não salvas')).toBeVisible();
  await expectAccessible(page);
  expect(await names()).toEqual([]);
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page)).toContainText('Corretores do empreendimento salvos com sucesso');
  await expect(dialog).toBeHidden();
  expect(await names()).toEqual(['Caio Bittencourt', 'Otávio Serra']);
});

test('DAT-17 one is removed, thought better of, removed again and gone; what was not saved is asked for', {
  tag: '@all',
}, async ({ page }) => {
  const dialog = dialogOf(page);
  await expect(rows(page)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Remover Caio Bittencourt' }).click();
  await expect(rows(page).filter({ hasText: 'Caio' })).toContainText('Sai');
  await dialog.getByRole('button', { name: 'Manter Caio Bittencourt' }).click();
  await expect(dialog.getByText('Alterações não salvas')).toBeHidden();
  await dialog.getByRole('button', { name: 'Remover Caio Bittencourt' }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
  await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await names()).toEqual(['Otávio Serra']);
});

test('DAT-17 API-12 a refusal is told and keeps what was chosen', { tag: '@all' }, async ({ page }) => {
  const lia = (await createCorretor(product.db, { nome: 'Passageira Lima' })).id;
  await product.db.transaction((tx) => bumpLists(tx, 'corretores'));
  await page.reload();
  await page.getByRole('button', { name: 'Mais ações de Aurora Jardins' }).click();
  await page.getByRole('menuitem', { name: 'Corretores' }).click();
  await choose(page, 'passageira', 'Passageira Lima');
  const token = await product.login();
  await fetch(`${product.url}/api/corretores/${lia}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await dialogOf(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page)).toContainText('Corretor não encontrado');
  await expect(rows(page).first()).toContainText('Passageira Lima');
  expect(await names()).toEqual(['Otávio Serra']);
});

test('DAT-17 on a phone the list fits, and many are found among those who are there', {
  tag: '@all',
}, async ({ page }) => {
  const ids = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, n) => (await createCorretor(product.db, { nome: `Muitos ${n}` })).id,
    ),
  );
  const token = await product.login();
  await fetch(`${product.url}/api/empreendimentos/${aurora}/corretores`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ adicionar: ids }),
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await page.getByRole('button', { name: 'Mais ações de Aurora Jardins' }).click();
  await page.getByRole('menuitem', { name: 'Corretores' }).click();
  await expect(rows(page)).toHaveCount(13);
  await dialogOf(page).getByLabel('Buscar entre os associados').fill('otavio');
  await expect(rows(page)).toHaveCount(1);
  await expect(dialogOf(page).getByText('1 de 13 corretores')).toBeVisible();
  const wide = await dialogOf(page).evaluate((dialog) =>
    [...dialog.children].some((element) => element.scrollWidth > element.clientWidth),
  );
  expect(wide).toBe(false);
  await expectAccessible(page);
});
