import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let id: number;

const stops = [40, 90, 150, 220, 290, 370, 460];
const head = ['Apto', 'Torre', 'Tipo', 'Área', 'Vagas', 'Preço', 'Situação'];
const row = (apto: string, torre: string, large: boolean, preco: string, estado: string) => [
  apto,
  torre,
  large ? '3 suítes' : '2 dorms',
  large ? '96,40' : '63,00',
  large ? '2' : '1',
  preco,
  estado,
];
const june = [
  row('201', 'Mar', false, '680.000,00', 'Disponível'),
  row('202', 'Mar', true, '945.000,00', 'Disponível'),
  row('201', 'Sol', false, '700.000,00', 'Disponível'),
  row('202', 'Sol', true, '950.000,00', 'Disponível'),
];
const july = [
  row('201', 'Mar', false, '693.600,00', 'Disponível'),
  row('202', 'Mar', true, '945.000,00', 'Vendida'),
  row('201', 'Sol', false, '686.000,00', 'Reservada'),
  row('202', 'Sol', true, '950.000,00', 'Disponível'),
  row('301', 'Sol', false, '720.000,00', 'Disponível'),
];
const table = async (rows: string[][]) =>
  Buffer.from(
    await makePdf([
      [
        { text: 'Tabela de vendas', size: 16 },
        { table: [head, ...rows], stops, size: 9 },
      ],
    ]),
  );

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  const files = Object.entries(await smallFolder()).filter(([path]) => !/tabela/i.test(path));
  const folder = writeFolder(product.folders, 'unidades', {
    ...Object.fromEntries(files),
    'Tabela de vendas 05-06-2026.pdf': await table(june),
    'Tabela de vendas julho 10-07-2026.pdf': await table(july),
  });
  const { frames } = await runFolder(product, folder);
  id = frames.at(-1)!.event.data!.empreendimentoId as number;
});
test.afterAll(() => product?.stop());

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const part = (page: Page, name: string) => page.getByRole('region', { name });
const units = (page: Page) => page.getByRole('table', { name: 'Unidades' }).getByRole('row');

test('from the card of its empreendimento: the newest table with its date, document, prices and stock, and what changed since the one before', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/empreendimentos`);
  await page.getByRole('button', { name: /^Mais ações de / }).click();
  await page.getByRole('menuitem', { name: 'Unidades' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/empreendimentos/${id}/unidades$`));
  const newest = part(page, 'Tabela de 10/07/2026');
  await expect(newest).toContainText('Vencida');
  await expect(newest).toContainText('Os preços valeram até 08/09/2026: peça a tabela nova à incorporadora.');
  await expect(newest).toContainText('Tabela de vendas julho 10-07-2026.pdf, página 1: 5 linhas lidas');
  await expect(newest).toContainText('R$ 693.600 a R$ 950.000');
  await expect(newest).toContainText('3 disponíveis de 5');
  await expect(newest.getByRole('row', { name: /3 suítes/ })).toContainText('1 de 2');

  const changes = part(page, 'O que mudou desde a tabela de 05/06/2026');
  await expect(changes).toContainText(
    '1 unidade nova, 1 vendida, 1 mais cara (2%), 1 mais barata (2%) e 1 igual.',
  );
  await changes.getByText('Mais baratas').click();
  await expect(changes).toContainText('R$ 700.000 → R$ 686.000');
  await expect(changes).toContainText('−R$ 14.000 (2%)');
  await expectAccessible(page);
});

test('units are searched, filtered, sorted, opened and exported', async ({ page }) => {
  await page.goto(`${product.url}/admin/empreendimentos/${id}/unidades`);
  await expect(units(page)).toHaveCount(6);
  await page.getByRole('button', { name: /^Preço/ }).click();
  await expect(units(page).nth(1)).toContainText('R$ 686.000');
  await page.getByLabel('Situação').selectOption('Disponível');
  await expect(units(page)).toHaveCount(4);
  await page.getByPlaceholder('Buscar unidades...').fill('sol 301');
  await expect(units(page)).toHaveCount(2);

  const { text } = await exported(page, page.getByRole('button', { name: 'Exportar' }));
  expect(text).toContain(
    '301;Torre Sol;;;2 dorms;63;;1;720000;;;Disponível;Tabela de vendas julho 10-07-2026.pdf;1;7',
  );

  await page.getByRole('button', { name: 'Ver Torre Sol, 301' }).click();
  const dialog = page.getByRole('dialog', { name: 'Torre Sol, 301' });
  await expect(dialog).toContainText('Página 1, linha 7');
  await expectAccessible(page);
});

test('an earlier version is chosen, and a building without a table says what would be here', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/empreendimentos/${id}/unidades`);
  await page.getByLabel('Versão da tabela').selectOption({ label: 'Tabela de 05/06/2026' });
  await expect(part(page, 'Tabela de 05/06/2026')).toContainText('R$ 680.000 a R$ 950.000');
  await expect(units(page)).toHaveCount(5);
  await expect(part(page, 'O que mudou')).toHaveCount(0);

  const other = await createEmpreendimento(product.db);
  await page.goto(`${product.url}/admin/empreendimentos/${other.id}/unidades`);
  await expect(page.getByText('Nenhuma tabela de unidades')).toBeVisible();
});

test('on a telephone each unit is a card, and nothing is wider than the screen', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${product.url}/admin/empreendimentos/${id}/unidades`);
  const cards = page.getByRole('list', { name: 'Unidades' }).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText('R$ 693.600');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
