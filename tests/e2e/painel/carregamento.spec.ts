import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productAdmin, startNewProduct } from '#tests/product.ts';
import { screens } from '#web/app/screens.ts';

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default' });
let product: Awaited<ReturnType<typeof startNewProduct>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startNewProduct({ migrated: true });
  await product.call('POST', '/api/territorio/ibge', {});
});
test.afterAll(() => product?.stop());

test('every screen has a page that names its files, and those files exist', () => {
  const built = join(import.meta.dirname, '../../../dist/web');
  for (const { path, list } of screens) {
    const page = readFileSync(join(built, `shells${path}.html`), 'utf8');
    const files = [...page.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file!);
    for (const file of files) readFileSync(join(built, file));
    expect(files.length, path).toBeGreaterThan(1);
    expect(page.includes(`data-read="/api/${list}"`), path).toBe(list !== undefined);
  }
});

test('after a login a screen is opened in one wave: its files are in the page, its list is asked for once', async ({
  page,
}) => {
  const light = await page.goto(`${product.url}/admin/regioes`);
  expect(await light!.text()).not.toContain('modulepreload');
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Olá, Admin')).toBeVisible();
  // What that page still asks for is not the next one's.
  await page.goto('about:blank');

  const scripts: string[] = [];
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (pathname === '/api/regioes') lists.push(pathname);
  });
  const answer = await page.goto(`${product.url}/admin/regioes`);
  const named = await answer!.text();
  await expect(page.getByRole('row', { name: /Sudeste/ })).toBeVisible();
  const unnamed = scripts.filter((file) => !named.includes(file));
  // What opens later is fetched when the row stands there.
  expect(unnamed.filter((file) => /(panel|list|regioes|react)-/.test(file))).toEqual([]);
  expect(scripts.filter((file) => named.includes(file)).length).toBeLessThanOrEqual(8);
  expect(lists).toHaveLength(1);
});

test('the mark of a kept session opens nothing, names nobody, and goes with the session', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Usuário').fill(productAdmin.username);
  await page.getByLabel('Senha').fill(productAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Olá, Admin')).toBeVisible();
  const marks = async () =>
    (await context.cookies(`${product.url}/admin`)).filter(({ name }) => name === 'painel');
  expect(await marks()).toMatchObject([{ value: '1', path: '/admin', sameSite: 'Lax' }]);
  const answer = await fetch(`${product.url}/api/regioes`, { headers: { cookie: 'painel=1' } });
  expect(answer.status).toBe(401);

  await page.getByRole('button', { name: /Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair do sistema' }).click();
  await expect(page).toHaveURL(`${product.url}/login`);
  expect(await marks()).toEqual([]);
  // A mark left behind shows the login form, and is taken back.
  await context.addCookies([
    { name: 'painel', value: '1', domain: new URL(product.url).hostname, path: '/admin' },
  ]);
  await page.goto(`${product.url}/admin/regioes`);
  await expect(page.getByLabel('Usuário')).toBeVisible();
  await expect.poll(marks).toEqual([]);
});
