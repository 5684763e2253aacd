import { expect, type Page, test } from '@playwright/test';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { visitas } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { failOnce } from '#tests/e2e/support/late-answers.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

const path = '/admin/hotsites/visitas';
const today = dayInBrazil(new Date());
const year = Number(today.slice(0, 4));
/** The first day of a month so many back. */
const back = (months: number) =>
  new Date(Date.UTC(year, Number(today.slice(5, 7)) - 1 - months, 1)).toISOString().slice(0, 10);
const many = 45;

let product: ProductHere;
let token: string;
let aurora: number;
test.beforeAll(async () => {
  product = await startProductHere();
  token = await product.login();
  const { db } = product;
  const { id: empreendimentoId } = await createEmpreendimento(db, { nome: 'Aurora Jardins' });
  aurora = empreendimentoId;
  const { id: hotsiteId } = await createHotsite(db, { nome: 'Aurora Jardins', empreendimentoId });
  const rows: (typeof visitas.$inferInsert)[] = [];
  for (let n = 1; n <= many; n += 1) {
    const nome = `Corretor de ordem ${String(n).padStart(2, '0')}`;
    const { id: corretorId } = await createCorretor(db, { nome });
    rows.push({ dia: today, tipo: 'pagina', corretorId, hotsiteId: 0, total: 100 - n });
  }
  const [first] = await db.select({ id: corretores.id }).from(corretores).limit(1);
  const ofAurora = { corretorId: first!.id, hotsiteId };
  rows.push({ dia: today, tipo: 'whatsapp', ...ofAurora, total: 7 });
  rows.push({ dia: today, tipo: 'pagina', ...ofAurora, total: 5000 });
  // Longer ago than a year.
  rows.push({ dia: back(20), tipo: 'pagina', ...ofAurora, total: 11 });
  await db.insert(visitas).values(rows);
});
test.afterAll(() => product?.stop());
test.beforeEach(({ page }) => page.addInitScript((given) => localStorage.setItem('token', given), token));

const period = (page: Page) => page.getByLabel('Período');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem');

test('the month of the whole programme stands first: its days, and whose pages were opened most, each leading to its own', async ({
  page,
}) => {
  await page.goto(product.url + path);
  const sum = Array.from({ length: many }, (_, n) => 99 - n).reduce((a, b) => a + b, 5000);
  await expect(part(page, 'Visitas e contatos')).toContainText(
    `Visitas${sum.toLocaleString('pt-BR')}Contatos por WhatsApp7`,
  );
  await expect(rows(page, 'Por empreendimento').first()).toHaveText(
    'Aurora Jardins5.000 visitas · 7 contatos',
  );
  await expect(rows(page, 'Por empreendimento').nth(1)).toContainText('Sites dos corretores');
  await expect(rows(page, 'Por corretor').first()).toContainText('Corretor de ordem 01');
  await expectAccessible(page);
  await part(page, 'Por empreendimento').getByRole('link', { name: 'Aurora Jardins' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/empreendimentos/${aurora}\\?aba=visitas$`));
});

test('the others are shown some at a time until all stand there; a reading that fails is done again', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(product.url + path);
  const list = part(page, 'Por corretor');
  await expect(list).toContainText(`Os 20 mais vistos de ${many}`);
  await expect(rows(page, 'Por corretor')).toHaveCount(20);
  await failOnce(page, 'GET', /\/mais-vistos/);
  await list.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(list).toContainText('Não foi possível ler os outros');
  await list.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(rows(page, 'Por corretor')).toHaveCount(40);
  await list.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(rows(page, 'Por corretor')).toHaveCount(many);
  await expect(list).toContainText(`Todos os ${many}`);
  const names = await list.getByRole('link').allTextContents();
  expect(names).toEqual(
    Array.from({ length: many }, (_, n) => `Corretor de ordem ${String(n + 1).padStart(2, '0')}`),
  );
  await expect(list.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0);
});

test('months are chosen as far back as visits were counted, years and everything, and the address keeps which', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(product.url + path);
  await expect(period(page).locator('option')).toHaveCount(
    3 + new Set([back(20).slice(0, 4), back(12).slice(0, 4), String(year)]).size + 21,
  );
  await period(page).selectOption({ label: 'Desde o começo' });
  await expect(page).toHaveURL(new RegExp(`mes=${back(20).slice(0, 7)}&ate=${today.slice(0, 7)}$`));
  await expect(rows(page, 'Por empreendimento').first()).toHaveText(
    'Aurora Jardins5.011 visitas · 7 contatos',
  );
  await part(page, 'Visitas e contatos').getByText('Ver como tabela').click();
  await expect(part(page, 'Visitas e contatos').getByRole('row')).toHaveCount(1 + 21);
  await expectAccessible(page);
  await page.reload();
  await expect(period(page)).toHaveValue(`${back(20).slice(0, 7)} ${today.slice(0, 7)}`);

  await period(page).selectOption(`${back(20).slice(0, 7)} ${back(20).slice(0, 7)}`);
  await expect(rows(page, 'Por empreendimento')).toHaveText(['Aurora Jardins11 visitas · 0 contatos']);
  await period(page).selectOption(`${back(5).slice(0, 7)} ${back(5).slice(0, 7)}`);
  await expect(page.getByText(/^Nenhuma visita em /)).toBeVisible();
});

test('on a phone nothing of it is cut off', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${product.url}${path}?mes=${back(20).slice(0, 7)}&ate=${today.slice(0, 7)}`);
  await expect(rows(page, 'Por empreendimento').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // The days below the bars of a month end with the chart.
  await page.goto(`${product.url}${path}?mes=${today.slice(0, 7)}`);
  const chart = page.getByRole('main').locator('svg[role=img]').first();
  await expect(chart).toBeVisible();
  const [edge, last] = await chart.evaluate((drawn) => {
    const names = drawn.parentElement!.nextElementSibling!.querySelectorAll('span > span');
    return [drawn.getBoundingClientRect().right, [...names].at(-1)!.getBoundingClientRect().right];
  });
  expect(last).toBeLessThanOrEqual(edge! + 0.5);
  await expectAccessible(page);
});
