import { expect, type Page, test } from '@playwright/test';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { createZona } from '#tests/factories/zona.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let corretorId: number;
let bairroId: number;
test.beforeAll(async () => {
  product = await startProductHere();
  const { db } = product;
  corretorId = (await createCorretor(db, { nome: 'Otávio Serra', creci: '31.220-F' })).id;
  await createCorretor(db, { nome: 'Lia Fontoura' });
  const cidade = await createCidade(db, { nome: 'Campinas' });
  const zona = await createZona(db, { nome: 'Leste', cidadeId: cidade.id });
  bairroId = (await createBairro(db, { nome: 'Cambuí', zonaId: zona.id })).id;
  await createBairro(db, { nome: 'Batel' });
  await db.transaction((tx) => bumpLists(tx, 'corretores', 'cidades', 'bairros'));
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

const open = async (page: Page, query = '') => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/imoveis-usados${query}`);
};
const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
/** By keyboard: a notice may cover the button. */
const save = (page: Page) => dialogOf(page).getByLabel('Título').press('Control+Enter');
const stored = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${product.url}/api/imoveis-usados`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Record<string, unknown>[];
};
const pngOf = async (seed: number) => ({
  name: `foto-${seed}.png`,
  mimeType: 'image/png',
  buffer: await (await drawPhoto({ seed, width: 320, height: 240 })).png().toBuffer(),
});
const day = (offset: number) => dayInBrazil(new Date(Date.now() + offset * 86_400_000));

test('USD-01 USD-03 ACC-05 ACC-33 the screen stands in the sidebar, inside the panel, and says when there is nothing', async ({
  page,
}) => {
  await open(page);
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: 'Imóveis Usados' })).toHaveAttribute('aria-current', 'page');
  const labels = await links.allTextContents();
  expect(labels.indexOf('Imóveis Usados')).toBe(labels.indexOf('Incorporadoras') + 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Imóveis Usados' })).toBeVisible();
  await expect(page.getByText('Nenhum imóvel usado encontrado')).toBeVisible();
  await expectAccessible(page);
});

test('USD-02 USD-04 USD-05 a new one by the keyboard alone: what is missing is told, numbers are written as people do', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Novo Imóvel Usado' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await save(page);
  await expect(toast(page)).toContainText('Título do imóvel é obrigatório');
  await expect(dialog.getByText('Campo obrigatório')).toHaveCount(4);
  await dialog.getByLabel('Título').focus();
  await page.keyboard.type('Apartamento no Cambuí');
  await page.keyboard.press('Tab');
  // Found on the server: nobody is taken before the answer to what was typed is there.
  await page.keyboard.type('31220');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Otávio Serra · CRECI 31.220-F']);
  await expect(page.getByText('1 opções')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Corretor')).toHaveValue('Otávio Serra · CRECI 31.220-F');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Tipo').getByRole('option')).toHaveText([
    'Selecione o tipo',
    'Apartamento',
    'Casa',
    'Terreno',
    'Comercial',
    'Rural',
  ]);
  await page.keyboard.type('Apa');
  await expect(dialog.getByLabel('Tipo')).toHaveValue('Apartamento');
  await page.keyboard.press('Tab');
  await page.keyboard.type('campinas');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Cidade')).toHaveValue(/^Campinas/);
  await dialog.getByLabel('Bairro').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Preço (R$)').focus();
  await page.keyboard.type('1250000,5');
  await expect(dialog.getByLabel('Preço (R$)')).toHaveValue('1.250.000,5');
  await dialog.getByLabel('Área privativa (m²)').focus();
  await page.keyboard.type('72.5');
  await expect(dialog.getByLabel('Área privativa (m²)')).toHaveValue('72,5');
  await dialog.getByLabel('Dormitórios').fill('3');
  await dialog.getByLabel('Autorização do proprietário desde').fill(day(0));
  await dialog.getByLabel('Autorização até').fill(day(-1));
  await expectAccessible(page);
  await save(page);
  await expect(dialog.getByText('A autorização não pode terminar antes de começar')).toBeVisible();
  await expect(dialog.getByLabel('Autorização até')).toBeFocused();
  await dialog.getByLabel('Autorização até').fill(day(12));
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Imóvel usado criado com sucesso');
  await expect(dialog).toBeHidden();
  expect((await stored(page))[0]).toMatchObject({
    titulo: 'Apartamento no Cambuí',
    tipo: 'Apartamento',
    corretorId,
    bairroId,
    preco: '1250000.50',
    area: '72.50',
    dormitorios: 3,
    vagas: null,
    ativo: true,
    fotos: [],
    autorizacaoEm: day(0),
    autorizacaoAte: day(12),
  });
});

test('what disappears from a form while the focus goes to the next field does not take the focus away', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Novo Imóvel Usado' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await dialog.getByLabel('Título').evaluate((field) => {
    const message = field.closest('form')?.appendChild(document.createElement('p'));
    field.addEventListener('focusout', () => message?.remove());
  });
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Corretor')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByLabel('Título')).toBeFocused();
});

test('USD-02 the table says whose it is, where, for how much and how it stands, and is searched and filtered', {
  tag: '@all',
}, async ({ page }) => {
  const { db } = product;
  await createImovelUsado(db, {
    titulo: 'Casa vencida',
    autorizacaoEm: day(-9),
    autorizacaoAte: day(-1),
    bairroId,
    corretorId,
  });
  await createImovelUsado(db, { titulo: 'Sítio parado', tipo: 'Rural', ativo: false });
  await createImovelUsado(db, { titulo: 'Loja sem papel', tipo: 'Comercial' });
  await db.transaction((tx) => bumpLists(tx, 'imoveis-usados'));
  await open(page);
  const row = page.getByRole('row').filter({ hasText: 'Apartamento no Cambuí' });
  for (const label of ['Título', 'Tipo', 'Corretor', 'Bairro', 'Preço', 'Situação'])
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible();
  for (const text of ['Otávio Serra', 'Cambuí', 'Campinas/', 'R$ 1.250.000,50', 'Ativo', 'Vence em 12 dias'])
    await expect(row).toContainText(text);
  await expect(page.getByRole('row').filter({ hasText: 'Casa vencida' })).toContainText('Vencida');
  await expect(page.getByRole('row').filter({ hasText: 'Loja sem papel' })).toContainText('Sem autorização');
  await expect(page.getByRole('row').filter({ hasText: 'Sítio parado' })).toContainText('Inativo');
  await expectAccessible(page);

  const titles = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await page.getByLabel('Situação', { exact: true }).selectOption('Autorização vencida');
  await expect(titles).toHaveCount(1);
  await page.getByLabel('Situação', { exact: true }).selectOption('Inativo');
  await expect(titles).toContainText(['Sítio parado']);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Tipo', { exact: true }).selectOption('Comercial');
  await expect(titles).toContainText(['Loja sem papel']);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByLabel('Corretor', { exact: true }).selectOption('Otávio Serra');
  await expect(titles).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`corretor=${corretorId}`));
  await page.getByRole('searchbox').fill('cambui vencida');
  await expect(titles).toHaveCount(1);
});

test('USD-02 BRK-35 what holds a corretor or a bairro is listed by its address, and a new one begins with them', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, `?corretor=${corretorId}&bairro=${bairroId}`);
  await expect(page.getByText('2 de 4 imóveis usados')).toBeVisible();
  await page.getByRole('button', { name: 'Novo Imóvel Usado' }).click();
  await expect(dialogOf(page).getByLabel('Corretor')).toHaveValue(/^Otávio Serra/);
  await expect(dialogOf(page).getByLabel('Bairro')).toHaveValue(/^Cambuí - Campinas/);
});

test('USD-02 UPL-02 UPL-03 photos: several at once, in an order by keys and by dragging, the first is the cover', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Editar Apartamento no Cambuí' }).click();
  const dialog = dialogOf(page);
  const files = dialog.locator('input[type=file]');
  await expect(files).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await files.setInputFiles([
    await pngOf(1),
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('nenhuma imagem') },
    await pngOf(2),
    await pngOf(3),
  ]);
  await expect(toast(page)).toContainText('lista.txt: Por favor, selecione um arquivo de imagem válido.');
  const photos = dialog.getByRole('list', { name: 'Fotos' }).getByRole('listitem');
  await expect(photos).toHaveCount(3);
  await expect(dialog.getByText('3 de 20')).toBeVisible();
  const addresses = () =>
    photos.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const [first, second, third] = await addresses();
  expect(first).toMatch(/^\/media\//);
  await expect(photos.nth(0)).toContainText('Capa');

  const handle = (n: number) => dialog.getByRole('button', { name: `Mover foto ${n}`, exact: true });
  await handle(1).focus();
  await page.keyboard.press('End');
  await expect.poll(addresses).toEqual([second, third, first]);
  await expect(handle(3)).toBeFocused();
  await expect(dialog.getByText('foto 1: posição 3 de 3')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(addresses).toEqual([second, first, third]);

  await handle(3).scrollIntoViewIfNeeded();
  const [from, to] = [(await handle(3).boundingBox())!, (await handle(1).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 14, to.y + 14, { steps: 12 });
  await page.mouse.up();
  await expect.poll(addresses).toEqual([third, second, first]);

  await dialog.getByRole('button', { name: 'Remover foto 2' }).click();
  await expect(dialog.getByRole('button', { name: 'Fotos: Adicionar fotos' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Imóvel ativo' }).click();
  await save(page);
  await expect(toast(page)).toContainText('Imóvel usado atualizado com sucesso');
  const row = (await stored(page)).find(({ titulo }) => titulo === 'Apartamento no Cambuí');
  expect(row).toMatchObject({ ativo: false, fotos: [third, first], preco: '1250000.50' });
});

test('USD-02 the list goes into a spreadsheet as its view shows it, and is not imported', {
  tag: '@all',
}, async ({ page }) => {
  await createImovelUsado(product.db, { titulo: 'Terreno plano', tipo: 'Terreno' });
  await product.db.transaction((tx) => bumpLists(tx, 'imoveis-usados'));
  await open(page, '?busca=apartamento');
  await expect(page.getByText('Apartamento no Cambuí')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar' })).toHaveCount(0);
  const { text } = await exported(page, page.getByRole('button', { name: 'Exportar' }));
  const [head, line, ...more] = text.slice(1).trim().split('\r\n');
  expect(head).toMatch(/^Título;Tipo;Corretor;Bairro;Cidade;UF;Endereço;Preço;/);
  expect(line).toMatch(/^Apartamento no Cambuí;Apartamento;Otávio Serra;Cambuí;Campinas;/);
  expect(line).toContain(';1250000,5;');
  expect(more).toEqual([]);
});

test('USD-02 a delete asks, takes it away and is undone', { tag: '@all' }, async ({ page }) => {
  await open(page);
  page.on('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Excluir Casa vencida' }).click();
  await expect(page.getByText('4 imóveis usados')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('5 imóveis usados')).toBeVisible();
});

test('USD-02 on a phone a row is a card, and nothing stands beside the screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  await expect(page.getByText('Loja sem papel', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Editar Apartamento no Cambuí' }).click();
  await expect(dialogOf(page).getByRole('list', { name: 'Fotos' })).toBeVisible();
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog] > div')].some(
      (element) => element.scrollWidth > element.clientWidth,
    ),
  );
  expect(wide).toBe(false);
  await expectAccessible(page);
});
