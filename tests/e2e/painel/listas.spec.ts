import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answerBairros, bairro } from '#tests/e2e/support/bairros.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { corretor } from '#tests/e2e/support/painel.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { screens } from '#web/app/screens.ts';
import { readXlsx } from '#web/kit/csv/read-xlsx.ts';

const path = '/admin/empreendimentos?visual=tabela';
const place = (cidade: string, uf: string) => ({ nome: `Centro de ${cidade}`, cidadeId: 1, cidade, uf });
const records = [
  empreendimento({ id: 1, nome: 'Acácia', precoInicial: '300000.00', bairro: place('Santos', 'SP') }),
  empreendimento({ id: 2, nome: 'Bromélia', precoInicial: '500000.00', bairro: place('Niterói', 'RJ') }),
  empreendimento({ id: 3, nome: 'Cravo', precoInicial: '900000.00', bairro: place('Santos', 'SP') }),
  empreendimento({ id: 4, nome: '=Dália', precoInicial: null, bairro: place('Campinas', 'SP') }),
];
const names = (page: Page) => page.getByRole('table').locator('tbody tr[data-index] a');
const choose = async (page: Page, column: string) => {
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('combobox', { name: 'Coluna' }).selectOption({ label: column });
};

const many = Array.from({ length: 40 }, (_, n) =>
  corretor({ id: n + 1, nome: `Corretor de Nome Comprido ${n + 1}`, whatsapp: '(11) 91234-5678' }),
);

test.describe('PNL-11 on every table', () => {
  test('any column is a condition: values that occur, a part of a text, an amount from and to; all in the address', async ({
    page,
    painel,
    openPainel,
  }) => {
    painel.on('GET /api/empreendimentos', () => ({ body: records }));
    await openPainel(path);
    await choose(page, 'UF');
    const panel = page.getByRole('dialog', { name: 'Filtrar por coluna' });
    await panel.getByRole('checkbox', { name: 'SP 3' }).click();
    await expect(names(page)).toHaveText(['=Dália', 'Acácia', 'Cravo']);
    await expectAccessible(page);
    await panel.getByRole('combobox', { name: 'Coluna' }).selectOption({ label: 'Preço' });
    await panel.getByLabel('De (R$)').fill('400.000');
    await panel.getByLabel('Até (R$)').fill('1.000.000');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Cravo']);
    await page.keyboard.press('Escape');
    const chips = page.getByRole('list', { name: 'Condições' }).getByRole('button');
    await expect(chips).toHaveText(['Preço: de R$ 400.000 até R$ 1.000.000', 'UF: SP']);
    await page.reload();
    await expect(names(page)).toHaveText(['Cravo']);
    await page.getByRole('button', { name: 'Retirar a condição: Preço' }).click();
    await expect(names(page)).toHaveCount(3);
    await choose(page, 'Cidade');
    await page.getByRole('searchbox', { name: 'Contém, em Cidade' }).fill('sant');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Acácia', 'Cravo']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(names(page)).toHaveCount(4);
    await expect(page).toHaveURL(/empreendimentos\?visual=tabela$/);
  });

  test('several columns order one after the other, by the head with Shift and by the menu', async ({
    page,
    painel,
    openPainel,
  }) => {
    painel.on('GET /api/empreendimentos', () => ({ body: records }));
    await openPainel(`${path}&colunas=nome,uf,preco`);
    await page.getByRole('button', { name: 'UF' }).click();
    await expect(names(page)).toHaveText(['Bromélia', 'Acácia', 'Cravo', '=Dália']);
    await page.getByRole('button', { name: 'Preço' }).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Preço' }).click({ modifiers: ['Shift'] });
    await expect(names(page)).toHaveText(['Bromélia', 'Cravo', 'Acácia', '=Dália']);
    await expect(page).toHaveURL(/ordem=uf%2Cpreco&direcao=asc%2Cdesc/);
    await page.getByRole('button', { name: /^Ordenar/ }).click();
    const panel = page.getByRole('dialog', { name: 'Ordem' });
    await panel.getByRole('button', { name: 'Preço: antes' }).click();
    await expect(names(page)).toHaveText(['Cravo', 'Bromélia', 'Acácia', '=Dália']);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Não ordenar por Preço' }).click();
    await panel.getByRole('combobox', { name: 'Depois, por' }).selectOption({ label: 'Nome' });
    await expect(names(page)).toHaveText(['Bromélia', '=Dália', 'Acácia', 'Cravo']);
  });

  test('what is shown is exported as a spreadsheet, with the columns one chooses and nothing that runs', async ({
    page,
    painel,
    openPainel,
  }) => {
    painel.on('GET /api/empreendimentos', () => ({ body: records }));
    await openPainel(`${path}&colunas=nome,preco,uf&ordem=preco&condicao=uf%3DSP`);
    const file = await exported(page, page.getByRole('button', { name: 'Exportar' }), {
      records: 'O que a busca e os filtros mostram · 3 empreendimentos',
      format: 'Excel (.xlsx)',
      async before(dialog) {
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'As da tela' }).click();
        await dialog.getByRole('checkbox', { name: 'Cidade' }).check();
      },
    });
    expect(file.name).toMatch(/^empreendimentos-\d{4}-\d\d-\d\d\.xlsx$/);
    const { header, rows } = await readXlsx(new Uint8Array(file.bytes));
    expect(header).toEqual(['Nome', 'Preço', 'UF', 'Cidade']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Acácia', '300000', 'SP', 'Santos'],
      ['Cravo', '900000', 'SP', 'Santos'],
      ['=Dália', '', 'SP', 'Campinas'],
    ]);
  });

  test('a selection outlasts searches, goes to the trash together, says what stayed, and comes back', async ({
    page,
    painel,
    openPainel,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 409/);
    answerBairros(painel, [bairro(), bairro({ id: 8, nome: 'Taquaral' })]);
    page.on('dialog', (question) => void question.accept());
    painel.on('DELETE /api/bairros/7', () => ({
      status: 409,
      body: { code: 'em-uso', message: 'Está em uso por 2 empreendimentos.' },
    }));
    painel.on('DELETE /api/bairros/8', () => ({ body: { success: true } }));
    painel.on('POST /api/lixeira/bairro/8/restaurar', () => ({ body: { id: 8 } }));
    await openPainel('/admin/bairros');
    const tick = (name: string) =>
      page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check({ force: true });
    await tick('Cambuí');
    await page.getByRole('searchbox').fill('taquaral');
    await tick('Taquaral');
    const bar = page.getByRole('region', { name: 'Seleção' });
    await expect(bar).toContainText('2 bairros selecionados');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('1 bairro excluído', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Um ficou: Está em uso por 2 empreendimentos.')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('1 bairro restaurado')).toBeVisible();
    expect(painel.callsOf('POST', '/api/lixeira/bairro/8/restaurar')).toHaveLength(1);
  });

  test('what is done to many corretores at once is undone for those it changed', { tag: '@all' }, async ({
    page,
    painel,
    openPainel,
  }) => {
    page.on('dialog', (question) => void question.accept());
    const rows = [corretor({ id: 1, nome: 'Ana' }), corretor({ id: 2, nome: 'Bia' })];
    painel.on('GET /api/corretores/busca', () => ({
      body: { itens: rows, total: 2, registros: 2, pagina: 1 },
    }));
    painel.on('POST /api/corretores/em-lote', () => ({ body: { encontrados: 2, alterados: 1, ids: [2] } }));
    painel.on('GET /api/corretores/valores', () => ({ body: [{ valor: 'Santos/SP', total: 2 }] }));
    await openPainel('/admin/corretores');
    await choose(page, 'Cidade de atuação');
    await page.getByRole('checkbox', { name: 'Santos/SP 2' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /^Selecionar tudo/ }).check({ force: true });
    await page.getByRole('region', { name: 'Seleção' }).getByRole('button', { name: 'Aprovar' }).click();
    await expect(page.getByText('Um já estava assim.')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('corretor devolvido à aprovação')).toBeVisible();
    expect(painel.callsOf('POST', '/api/corretores/em-lote').map(({ body }) => body)).toEqual([
      { acao: 'aprovar', escolha: { filtro: { condicao: ['cidade=Santos/SP'] }, exceto: [] } },
      { acao: 'desaprovar', escolha: { ids: [2] } },
    ]);
  });

  test('columns are chosen and ordered, rows are compact, both are in the address and kept as a view', async ({
    page,
    painel,
    openPainel,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    painel.on('GET /api/corretores/busca', () => ({
      body: { itens: many, total: many.length, registros: many.length, pagina: 1 },
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

  for (const { path: list } of screens.filter(({ declared }) => declared))
    test(`each list has them: ${list}`, { tag: '@all' }, async ({ page, painel, openPainel }) => {
      for (const read of [list.replace('/admin', '/api'), '/api/zonas'])
        painel.on(`GET ${read}`, () => ({ body: [] }));
      const none = { itens: [], total: 0, registros: 0, pagina: 1 };
      painel.on(`GET ${list.replace('/admin', '/api')}/busca`, () => ({ body: none }));
      await openPainel(`${list}?visual=tabela`);
      for (const name of ['Filtrar', 'Ordenar', 'Colunas', 'Visões salvas', 'Exportar'])
        await expect(page.getByRole('button', { name }).first(), name).toBeVisible();
    });
});
