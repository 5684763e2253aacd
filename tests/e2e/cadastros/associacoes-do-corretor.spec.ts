import { expect, type Page, test } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let corretorId: number;
const ids: Record<string, number> = {};
test.beforeAll(async () => {
  product = await startProductHere();
  const { db } = product;
  corretorId = (await createCorretor(db, { nome: 'Otávio Serra' })).id;
  for (const nome of ['Aurora Jardins', 'Vista do Lago', 'Pátio Central'])
    ids[nome] = (await createEmpreendimento(db, { nome })).id;
  await db.transaction((tx) => bumpLists(tx, 'corretores', 'empreendimentos'));
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await open(page);
});

async function open(page: Page) {
  await page.goto(`${product.url}/admin/corretores?editar=${corretorId}`);
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(section(page).getByLabel('Adicionar empreendimento')).toBeEnabled();
}
const section = (page: Page) => page.getByRole('region', { name: 'Empreendimentos do corretor' });
const rows = (page: Page) =>
  section(page).getByRole('list', { name: 'Empreendimentos associados' }).getByRole('listitem');
const bar = (page: Page) => page.getByRole('region', { name: 'Alterações da janela' });
const unsaved = (page: Page) => bar(page).getByText('Alterações não salvas: Empreendimentos do site');
async function add(page: Page, nome: string) {
  await section(page).getByLabel('Adicionar empreendimento').fill(nome);
  await page.getByRole('option', { name: nome }).click();
  await expect(rows(page).last()).toContainText(nome);
}
async function shown() {
  const answer = await fetch(`${product.url}/api/corretores/${corretorId}/associacoes`, {
    headers: { authorization: `Bearer ${await product.login()}` },
  });
  const { itens } = (await answer.json()) as {
    itens: { nome: string; destaque: boolean; descricaoPersonalizada: string | null }[];
  };
  return itens.map(({ nome, destaque, descricaoPersonalizada }) => [nome, destaque, descricaoPersonalizada]);
}

test('DAT-16 DAT-17 a corretor’s empreendimentos are chosen, ordered by keys and by dragging, starred and described in one act', async ({
  page,
}) => {
  for (const nome of Object.keys(ids)) await add(page, nome);
  await section(page).getByRole('button', { name: 'Destacar Vista do Lago' }).click();
  await section(page).getByRole('button', { name: 'Descrever Aurora Jardins' }).click();
  await page.keyboard.type('Visita guiada aos sábados');
  const handle = (nome: string) => section(page).getByRole('button', { name: `Mover ${nome}`, exact: true });
  await handle('Aurora Jardins').focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toContainText('Aurora Jardins');

  const over = async (nome: string) => {
    await handle(nome).scrollIntoViewIfNeeded();
    return (await handle(nome).boundingBox())!;
  };
  const from = await over('Pátio Central');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  const to = (await handle('Vista do Lago').boundingBox())!;
  await page.mouse.move(to.x + 10, to.y + 8, { steps: 12 });
  await page.mouse.up();
  await expect(rows(page).first()).toContainText('Pátio Central');
  await expectAccessible(page);
  expect(await shown()).toEqual([]);
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('#toast')).toContainText('Empreendimentos do corretor salvos com sucesso');
  await expect(unsaved(page)).toBeHidden();
  expect(await shown()).toEqual([
    ['Pátio Central', false, null],
    ['Vista do Lago', true, null],
    ['Aurora Jardins', false, 'Visita guiada aos sábados'],
  ]);
});

test('DAT-17 what was not saved outlives a change of tab, the dialog and the page, until it is thrown away', {
  tag: '@all',
}, async ({ page }) => {
  await section(page).getByRole('button', { name: 'Remover Vista do Lago' }).click();
  await page.getByRole('tab', { name: 'Dados Básicos' }).click();
  await expect(section(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Cobertura & Site' }).click();
  await expect(rows(page)).toHaveCount(2);
  await open(page);
  await expect(unsaved(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(rows(page)).toHaveCount(3);
  await open(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(unsaved(page)).toBeHidden();
});

test('DAT-17 API-19 a kept change of a list that somebody else changed meanwhile asks which one stays', {
  tag: '@all',
}, async ({ page }) => {
  await section(page).getByRole('button', { name: 'Destacar Pátio Central' }).click();
  await expect(unsaved(page)).toBeVisible();
  await fetch(`${product.url}/api/corretores/${corretorId}/associacoes`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await product.login()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ itens: [{ empreendimentoId: ids['Vista do Lago'] }] }),
  });
  await open(page);
  await expect(rows(page)).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  await section(page).getByRole('button', { name: 'Ficar com a atual' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Vista do Lago');
  expect(await shown()).toEqual([['Vista do Lago', false, null]]);
});
