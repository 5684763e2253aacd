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

test('backups are listed on the settings screen with what went wrong, and one is asked for', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  serveSettings(painel);
  const copia = {
    id: 2,
    arquivo: '/dados/copias/copia-2026-11-23t06-00-00.tar.gz',
    origem: 'agenda',
    criadaEm: '2026-11-23T06:00:00.000Z',
    bytes: 12_345_678,
    linhas: 4_321,
    arquivos: 108,
    noBucket: false,
    conferidaEm: '2026-11-23T06:00:00.000Z',
    erro: null,
  };
  const failed = {
    ...copia,
    id: 3,
    criadaEm: '2026-11-24T06:00:00.000Z',
    conferidaEm: null,
    erro: 'O banco está cheio.',
  };
  const body = {
    agenda: { ativa: true, hora: 3, manter: 7 },
    bucket: null,
    andamento: null,
    copias: [failed, copia],
  };
  painel.on('GET /api/copias', () => ({ body: { ...body, pedida: false } }));
  painel.on('POST /api/copias', () => {
    const andamento = { etapa: 'dados', feito: 12, total: 40 };
    painel.on('GET /api/copias', () => ({ body: { ...body, pedida: true, andamento } }));
    return { body: { ...body, pedida: true } };
  });
  await openPainel('/admin/configuracoes');
  const card = page.getByRole('region', { name: 'Cópias de segurança' });
  await expect(card.getByText('guardando 7 cópias. Última conferida: 23/11/2026 às 03:00.')).toBeVisible();
  await card.getByRole('button', { name: 'Ver cópias' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cópias de segurança' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Não conferida');
  await expect(dialog.getByText('O banco está cheio.')).toBeVisible();
  await expect(dialog.getByText('11,8 MB · 4.321 linhas · 108 arquivos')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fazer cópia agora' }).click();
  await expect(dialog.getByRole('button', { name: 'Cópia em andamento...' })).toBeDisabled();
  await expect(dialog.getByText('A cópia começa em até um minuto.')).toBeVisible();
  await expect(dialog.getByText('Copiando os dados: 12 de 40 tabelas')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  await expectAccessible(page);
  // Nothing here cancels a backup, and nothing looks as if it did.
  await expect(dialog.getByText('a cópia continua e aparece aqui')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(dialog).toBeHidden();
});
