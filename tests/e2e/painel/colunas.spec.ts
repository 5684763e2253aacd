import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { corretor } from '#tests/e2e/support/painel.ts';

const rows = Array.from({ length: 40 }, (_, n) =>
  corretor({ id: n + 1, nome: `Corretor de Nome Comprido ${n + 1}`, whatsapp: '(11) 91234-5678' }),
);

test('columns are chosen and ordered, rows are compact, both are in the address and kept as a view', async ({
  page,
  painel,
  openPainel,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  painel.on('GET /api/corretores/busca', () => ({
    body: { itens: rows, total: rows.length, registros: rows.length, pagina: 1 },
  }));
  const kept: { id: number; nome: string; consulta: string }[] = [];
  painel.on('GET /api/visoes/corretores', () => ({ body: kept }));
  painel.on('POST /api/visoes/corretores', ({ body }) => {
    const row = { id: 1, ...(body as { nome: string; consulta: string }) };
    kept.push(row);
    return { body: row };
  });
  await openPainel('/admin/corretores');
  const heads = page.getByRole('columnheader').getByRole('button');
  await expect(heads).toHaveText(['Corretor', 'CRECI', 'WhatsApp', 'Status']);
  await page.getByRole('button', { name: 'Colunas' }).click();
  const panel = page.getByRole('dialog', { name: 'Colunas e densidade' });
  await panel.getByRole('checkbox', { name: 'WhatsApp' }).click();
  await panel.getByRole('button', { name: 'Status: antes' }).click();
  await expect(heads).toHaveText(['Corretor', 'Status', 'CRECI']);
  await expectAccessible(page);
  await panel.getByRole('switch', { name: 'Linhas compactas' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/colunas=nome%2Cstatus%2Ccreci&densidade=compacta/);

  const inSight = await page.getByRole('table').evaluate((table) => {
    const box = table.parentElement!.getBoundingClientRect();
    return [...table.querySelectorAll('tbody tr[data-index]')].filter(
      (row) => row.getBoundingClientRect().bottom <= Math.min(box.bottom, window.innerHeight),
    ).length;
  });
  expect(inSight).toBeGreaterThanOrEqual(18);

  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByLabel('Nome da visão').fill('Compacta');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Compacta', exact: true })).toBeVisible();
  await openPainel('/admin/corretores?status=ativo');
  await expect(heads).toHaveCount(4);
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByRole('button', { name: 'Compacta', exact: true }).click();
  await expect(heads).toHaveText(['Corretor', 'Status', 'CRECI']);
  await expect(page).not.toHaveURL(/status=ativo/);
});
