import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { serveSettings } from '#tests/e2e/support/settings.ts';

test('the terms are set on the settings screen, which says before what will go', async ({
  page,
  painel,
  openPainel,
}) => {
  serveSettings(painel);
  painel.on('GET /api/retencao/visitas/previa', () => ({
    body: { tipo: 'visitas', total: 1_234, desde: '2024-01-03T12:00:00Z' },
  }));
  painel.on('GET /api/retencao/contatos/previa', () => ({
    body: { tipo: 'contatos', total: 0, desde: null },
  }));
  let saved: unknown;
  painel.on('PUT /api/retencao', ({ body }) => {
    saved = body;
    return { body };
  });
  await openPainel('/admin/configuracoes');
  const card = page.getByRole('region', { name: 'Prazos de guarda' });
  await expect(card.getByText('Tudo é guardado para sempre')).toBeVisible();
  await card.getByRole('button', { name: 'Alterar prazos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prazos de guarda' });
  await expect(dialog.getByRole('combobox')).toHaveCount(9);
  await expect(dialog.getByLabel('Auditoria').getByRole('option').nth(1)).toHaveText('12 meses');
  await dialog.getByLabel('Visitas').selectOption('24 meses');
  await expect(
    dialog.getByText('1.234 registros vão ser apagados, o mais antigo de 03/01/2024.'),
  ).toBeVisible();
  await dialog.getByLabel('Contatos de visitantes').selectOption('24 meses');
  await expect(dialog.getByText('Nada a apagar agora.')).toBeVisible();
  await expectAccessible(page);
  expect(saved).toBeUndefined();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(card.getByText('Visitas: 24 meses · Contatos de visitantes: 24 meses')).toBeVisible();
  expect(saved).toMatchObject({ visitas: 24, contatos: 24, auditoria: null });
});
