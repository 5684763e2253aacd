import { expect, test, token } from '#tests/e2e/panel/fixtures.ts';

test('ACC-05 ACC-33 ACC-37 every entry of the sidebar opens its screen and is then the active one', async ({
  page,
  openPanel,
}) => {
  await openPanel('/admin/dashboard');
  const entries = page.getByRole('navigation', { name: 'Principal' }).first().getByRole('link');
  await expect(entries.first()).toBeVisible();
  const order = ['Dashboard', 'Corretores', 'Empreendimentos', 'Incorporadoras', 'Imóveis Usados'];
  const labels = await entries.allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Empreendimentos']));
  const known = labels.filter((label) => order.includes(label));
  expect(known).toEqual(order.filter((label) => known.includes(label)));
  for (const label of labels) {
    const entry = entries.filter({ hasText: label });
    await entry.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin/'));
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Página não encontrada');
    await expect(page.locator('[aria-current=page]:visible')).toHaveCount(1);
  }
});

test('UXT-04 UXT-06 one toast at a time: the next takes its place, and a dismissed one is gone at once', async ({
  page,
  panel,
  openPanel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  page.on('dialog', (dialog) => void dialog.accept());
  await openPanel('/admin/empreendimentos');
  const toasts = page.locator('#toast > *');
  for (const message of ['Está em uso', 'Ainda está em uso']) {
    panel.on('DELETE /api/empreendimentos/3', () => ({ status: 409, body: { message } }));
    await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
    await expect(toasts.getByText(message, { exact: true })).toBeVisible();
    await expect(toasts).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toasts).toHaveCount(0, { timeout: 500 });
});

test('API-16 what the Super AI asks carries the token as bearer header, and none in the address', async ({
  panel,
  openPanel,
}) => {
  await openPanel('/admin/empreendimentos');
  const asked = () => panel.callsOf('GET', '/api/super-ai/runs');
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  for (const { headers, query } of asked()) {
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect([...query]).toEqual([]);
  }
});
