import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { sampleCorretores } from '#tests/e2e/support/painel.ts';

test('the material says of whom it is before it is downloaded, and so does the file', async ({
  page,
  painel,
  openPainel,
}) => {
  const joca = { ...sampleCorretores[0]!, id: 41, nome: 'João Carlos Araújo' };
  painel.on('GET /api/corretores/busca', () => ({ body: { itens: [joca], total: 1, seguinte: null } }));
  painel.on('GET /api/corretores/41', () => ({ body: joca }));
  painel.on('GET /api/empreendimentos/3/material', () => ({
    body: { texto: 'Aurora Jardins, no Campo Belo' },
  }));
  painel.on('GET /api/empreendimentos/3/material/ficha', () => ({ body: '%PDF-1.4' }));
  await openPainel('/admin/empreendimentos');
  await page.getByRole('button', { name: 'Mais ações de Aurora Jardins' }).click();
  await page.getByRole('menuitem', { name: 'Material' }).click();
  const dialog = page.getByRole('dialog', { name: 'Material de venda' });
  const fileOf = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Ficha de venda' }).click(),
    ]);
    return download.suggestedFilename();
  };
  await expect(dialog).toContainText('Sem um corretor, o material sai neutro.');
  expect(await fileOf()).toBe('aurora-jardins-ficha.pdf');

  await dialog.getByRole('combobox', { name: 'Corretor' }).fill('joao');
  await page.getByRole('option', { name: /João Carlos Araújo/ }).click();
  await expect(dialog).toContainText('O material sai com o nome e o contato de João Carlos Araújo.');
  await expect(dialog).not.toContainText('sai neutro');
  expect(await fileOf()).toBe('aurora-jardins-joao-carlos-araujo-ficha.pdf');
  await expectAccessible(page);
});
