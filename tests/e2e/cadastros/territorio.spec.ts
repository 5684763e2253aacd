import { expectAccessible } from '#tests/e2e/accessible.ts';
import { repeats } from '#tests/e2e/repeats.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import {
  answerTerritorio,
  bairro,
  cidade,
  regiao,
  smallTerritorio,
  wholeTerritorio,
} from '#tests/e2e/support/territorio.ts';

/** The five lists with their specified texts. */
const lists = [
  {
    list: 'regioes',
    entidade: 'regiao',
    columns: ['Nome', 'Código'],
    add: 'Nova Região',
    edit: 'Editar Região',
    empty: 'Nenhuma região encontrada',
    confirm: 'Tem certeza que deseja excluir esta região?',
    removed: 'Região excluída com sucesso',
    removeFailed: 'Erro ao excluir região',
    first: 'Sudeste',
  },
  {
    list: 'estados',
    entidade: 'estado',
    columns: ['Nome', 'Sigla', 'Região'],
    add: 'Novo Estado',
    edit: 'Editar Estado',
    empty: 'Nenhum estado encontrado',
    confirm: 'Tem certeza que deseja excluir este estado?',
    removed: 'Estado excluído com sucesso',
    removeFailed: 'Erro ao excluir estado',
    isFixed: true,
    first: 'Paraná',
  },
  {
    list: 'cidades',
    entidade: 'cidade',
    columns: ['Nome', 'Estado'],
    add: 'Nova Cidade',
    edit: 'Editar Cidade',
    empty: 'Nenhuma cidade encontrada',
    confirm: 'Tem certeza que deseja excluir esta cidade?',
    removed: 'Cidade excluída com sucesso',
    removeFailed: 'Erro ao excluir cidade',
    first: 'Campinas',
  },
  {
    list: 'zonas',
    entidade: 'zona',
    columns: ['Nome', 'Cidade'],
    add: 'Nova Zona',
    edit: 'Editar Zona',
    empty: 'Nenhuma zona encontrada',
    confirm: 'Tem certeza que deseja excluir esta zona?',
    removed: 'Zona excluída com sucesso',
    removeFailed: 'Erro ao excluir zona',
    isFixed: true,
    first: 'Zona 10',
  },
  {
    list: 'bairros',
    entidade: 'bairro',
    columns: ['Nome', 'Cidade', 'Zona'],
    add: 'Novo Bairro',
    edit: 'Editar Bairro',
    empty: 'Nenhum bairro encontrado',
    confirm: 'Tem certeza que deseja excluir este bairro?',
    removed: 'Bairro excluído com sucesso',
    removeFailed: 'Erro ao excluir bairro',
    first: 'Cambuí',
  },
] as const;

test('ACC-06 ACC-34 ACC-36 the group Territorial leads to the five tables and the overview', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answerTerritorio(painel, smallTerritorio());
  await openPainel('/admin/regioes');
  const group = page
    .getByRole('navigation', { name: 'Principal' })
    .locator('div', { hasText: /^Territorial/ });
  const links = group.getByRole('link');
  await expect(links).toHaveText(['Regiões', 'Estados', 'Cidades', 'Zonas', 'Bairros', 'Visão Geral']);
  for (const [label, path] of [
    ['Estados', '/admin/estados'],
    ['Visão Geral', '/admin/territorial'],
  ] as const) {
    await links.filter({ hasText: label }).click();
    await expect(page).toHaveURL(painel.url + path);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  }
});

for (const { list, columns, add, edit, empty, first } of lists)
  test(
    `TER-01 TER-03 TER-04..TER-08 TER-58 ${list}: columns, add, edit, and its sentence when there is none`,
    repeats(list !== 'bairros'),
    async ({ page, painel, openPainel }) => {
      const territorio = smallTerritorio();
      answerTerritorio(painel, territorio);
      await openPainel(`/admin/${list}`);
      const heads = page.getByRole('columnheader');
      await expect(heads.filter({ hasText: /./ })).toHaveText([...columns, 'Ações']);
      await expect(page.getByRole('row')).toHaveCount(territorio[list].length + 1);
      await expectAccessible(page);

      await page.getByRole('button', { name: add, exact: true }).click();
      await expect(page).toHaveURL(/\?novo=1$/);
      await expect(page.getByRole('dialog', { name: add })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`/admin/${list}$`));

      await page.getByRole('button', { name: `Editar ${first}`, exact: true }).click();
      await expect(page).toHaveURL(/\?editar=\d+$/);
      await expect(page.getByRole('dialog', { name: edit }).getByLabel('Nome')).toHaveValue(first);
      await page.keyboard.press('Escape');

      await page.getByRole('searchbox').fill('xyz');
      await expect(page.getByText(empty)).toBeVisible();
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await expect(page.getByRole('row')).toHaveCount(territorio[list].length + 1);
    },
  );

for (const { list, entidade, confirm, removed, first } of lists)
  test(
    `TER-27 TER-57 UXT-10 DAT-27 ${list}: deleting asks, refusing sends nothing, and what was deleted can be brought back`,
    repeats(list !== 'regioes'),
    async ({ page, painel, openPainel }) => {
      const territorio = smallTerritorio();
      answerTerritorio(painel, territorio);
      const [record, ...others] = territorio[list];
      const path = `/api/${list}/${record?.id}`;
      painel.on(`DELETE ${path}`, () => {
        painel.on(`GET /api/${list}`, () => ({ body: others }));
        return { body: { success: true } };
      });
      const restore = `/api/lixeira/${entidade}/${record?.id}/restaurar`;
      painel.on(`POST ${restore}`, () => {
        painel.on(`GET /api/${list}`, () => ({ body: territorio[list] }));
        return { body: record };
      });
      await openPainel(`/admin/${list}`);
      const button = page.getByRole('button', { name: `Excluir ${first}`, exact: true });
      page.once('dialog', (dialog) => {
        expect(dialog.message()).toBe(confirm);
        void dialog.dismiss();
      });
      await button.click();
      expect(painel.callsOf('DELETE', path)).toEqual([]);

      page.once('dialog', (dialog) => void dialog.accept());
      await button.click();
      await expect(page.locator('#toast')).toHaveText(new RegExp(`Sucesso${removed}`));
      await expect(button).toBeHidden();
      await page.locator('#desfazer').getByRole('button', { name: 'Desfazer' }).click();
      await expect(button).toBeVisible();
      await expect(page.locator('#desfazer')).toBeHidden();
      expect(painel.callsOf('POST', restore).map(({ body }) => body)).toEqual([{}]);
    },
  );

for (const { list, removeFailed, first, ...texts } of lists) {
  const isFixed = 'isFixed' in texts;
  test(
    `TER-49 TER-50 TER-53 TER-54 ${list}: what is in use stays; the toast is ${isFixed ? 'fixed' : "the server's"} and what uses it is listed with links`,
    repeats(list !== 'regioes'),
    async ({ page, painel, openPainel, allowedErrors }) => {
      allowedErrors.push(/status of (409|500)/);
      const territorio = smallTerritorio();
      answerTerritorio(painel, territorio);
      const path = `/api/${list}/${territorio[list][0]?.id}`;
      const message = 'Está em uso: 645 cidades';
      const items = [
        { id: 1, nome: 'Campinas' },
        { id: 3, nome: 'Santos' },
      ];
      painel.on(`DELETE ${path}`, () => ({
        status: 409,
        body: {
          message,
          code: 'em-uso',
          uses: [{ label: '645 cidades', path: '/admin/cidades?estado=35', items }],
        },
      }));
      page.on('dialog', (dialog) => void dialog.accept());
      await openPainel(`/admin/${list}`);
      const button = page.getByRole('button', { name: `Excluir ${first}`, exact: true });
      await button.click();
      const toast = page.locator('#toast > [data-tone=destructive]');
      await expect(toast.locator('p')).toHaveText(isFixed ? removeFailed : message);
      await expect(toast.locator('strong')).toHaveText('Erro');
      const uses = page.getByRole('region', { name: 'Em uso' });
      await expect(uses).toContainText(message);
      await expect(uses).toContainText('Campinas, Santos');
      await expectAccessible(page);
      await expect(uses.getByRole('link', { name: '645 cidades' })).toHaveAttribute(
        'href',
        '/admin/cidades?estado=35',
      );
      await uses.getByRole('button', { name: 'Fechar' }).click();
      await expect(uses).toBeHidden();

      painel.on(`DELETE ${path}`, () => ({ status: 500, body: '' }));
      await button.click();
      await expect(toast.locator('p')).toHaveText(removeFailed);
      await expect(page.locator('#desfazer')).toBeHidden();
    },
  );
}

test('TER-02 TER-05 a column sorts ascending, descending, not at all; filters and search stand in the address', async ({
  page,
  painel,
  openPainel,
}) => {
  answerTerritorio(painel, smallTerritorio());
  await openPainel('/admin/zonas');
  const names = page.locator('tbody td:nth-child(2)');
  const head = page.getByRole('columnheader', { name: 'Nome' });
  await expect(names).toHaveText(['Zona 10', 'Zona 2', 'Centro', 'Água Verde']);
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await head.getByRole('button').click();
  await expect(names).toHaveText(['Água Verde', 'Centro', 'Zona 2', 'Zona 10']);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(names).toHaveText(['Zona 10', 'Zona 2', 'Centro', 'Água Verde']);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/\?ordem=nome&direcao=desc$/);

  await page.getByRole('combobox', { name: 'Cidade' }).selectOption('Curitiba (PR)');
  await page.getByRole('searchbox').fill('AGUA');
  await expect(names).toHaveText(['Água Verde']);
  await expect(page.getByRole('status').first()).toHaveText('1 de 4 zonas');
  await expect(page).toHaveURL(/cidade=2/);
  await expect(page).toHaveURL(/busca=AGUA/);
  await page.reload();
  await expect(names).toHaveText(['Água Verde']);
  await expect(page.getByRole('searchbox')).toHaveValue('AGUA');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(names).toHaveText(['Zona 10', 'Zona 2', 'Centro', 'Água Verde']);
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/\/admin\/zonas$/);
});

test('TER-07 TER-08 TER-09 TER-12 bairros show cidade, zona and 50 characters of text; the zona filter follows the cidade', async ({
  page,
  painel,
  openPainel,
}) => {
  answerTerritorio(painel, smallTerritorio());
  await openPainel('/admin/bairros?zona=2');
  const row = page.getByRole('row').nth(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Bairro arborizado e residencial, a poucos minutos ...');
  await expect(row).toContainText('Campinas (SP)');
  await expect(row).toContainText('Zona 2');
  const zonas = page.getByRole('combobox', { name: 'Zona' });
  await expect(zonas.getByRole('option', { selected: true })).toHaveText('Zona 2 - Campinas (SP)');
  await page.getByRole('combobox', { name: 'Cidade' }).selectOption('Curitiba (PR)');
  await expect(zonas.getByRole('option')).toHaveText([
    'Todas as zonas',
    'Centro - Curitiba (PR)',
    'Água Verde - Curitiba (PR)',
  ]);
  await expect(page.locator('tbody td:nth-child(2)')).toHaveText('Batel');
  await expect(page).toHaveURL(/\/admin\/bairros\?cidade=2$/);
});

test('a link opens a new record that takes over the filter, one to edit, and says so when there is none', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answerTerritorio(painel, smallTerritorio());
  await openPainel('/admin/cidades?novo=1&estado=41');
  const added = page.getByRole('dialog', { name: 'Nova Cidade' });
  await expect(added.getByRole('combobox', { name: 'Estado' })).toHaveValue('Paraná (PR)');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/cidades\?estado=41$/);
  await page.goto(`${painel.url}/admin/cidades?editar=999`);
  await expect(page.locator('#toast')).toContainText('Cidade não encontrada');
  await expect(page).toHaveURL(/\/admin\/cidades$/);
});

test('TER-06 5,571 cidades: few rows are drawn, the keyboard goes through all of them, Enter edits', async ({
  page,
  painel,
  openPainel,
}) => {
  answerTerritorio(painel, wholeTerritorio());
  await openPainel('/admin/cidades');
  const table = page.getByRole('table', { name: 'Cidades' });
  await expect(table).toHaveAttribute('aria-rowcount', '5572');
  await expect(page.getByRole('status').first()).toHaveText('5.571 cidades');
  const drawn = table.locator('tbody tr[data-index]');
  expect(await drawn.count()).toBeLessThan(60);
  const first = drawn.first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '13');
  await page.keyboard.press('End');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '5572');
  await expect(page.locator('tr:focus')).toBeInViewport();
  expect(await drawn.count()).toBeLessThan(60);
  // Its checkbox, its history, then its edit button, and back.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Editar Zortéa' })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  // Scrolled away the focused row keeps its focus.
  await table.evaluate((element) => element.parentElement?.scrollTo(0, 0));
  await expect(page.getByRole('cell', { name: 'Abadia de Goiás', exact: true })).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '5571');
  await expect(page.locator('tr:focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Editar Cidade' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('tr:focus')).toHaveAttribute('aria-rowindex', '5571');
  // Tab goes through the buttons of this row and on, not through those of every row.
  await page.keyboard.press('Tab');
  await expect(table.locator('tr:nth-last-child(2)').getByRole('checkbox')).toBeFocused();
  for (const name of [/^Histórico/, /^Editar/, /^Excluir/]) {
    await page.keyboard.press('Tab');
    await expect(table.locator('tr:nth-last-child(2)').getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(table.locator(':focus')).toHaveCount(0);
});

test('UXT-11 a saved row is brought into sight among thousands and marked', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  const territorio = wholeTerritorio();
  answerTerritorio(painel, territorio);
  const sp = territorio.estados.find(({ sigla }) => sigla === 'SP');
  if (!sp) throw new Error('no SP');
  const added = cidade(9_999_999, 'Nova Esperança do Teste', sp);
  painel.on('POST /api/cidades', () => {
    territorio.cidades = [...territorio.cidades.slice(0, 3000), added, ...territorio.cidades.slice(3000)];
    return { body: added };
  });
  await openPainel('/admin/cidades?novo=1&estado=35');
  await page.getByRole('dialog').getByLabel('Nome').fill(added.nome);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: added.nome });
  // It is marked for a moment alone.
  await expect(row).toHaveClass(/bg-gold-soft/);
  await expect(row).toBeInViewport();
});

test('TER-49 on a phone the list is cards within the width, drawn as they come into sight; a tap edits', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 409/);
  await page.setViewportSize({ width: 375, height: 740 });
  const territorio = wholeTerritorio();
  answerTerritorio(painel, territorio);
  await openPainel('/admin/cidades');
  const cards = page.getByRole('list', { name: 'Cidades' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Abadia de GoiásEstado:Goiás (GO)');
  expect(await cards.count()).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  // Far down the list as well, why one cannot go stands in sight.
  const far = territorio.cidades[50];
  const uses = [{ label: '1 zona', path: '/admin/zonas?cidade=1', items: [{ id: 1, nome: 'Geral' }] }];
  painel.on(`DELETE /api/cidades/${far?.id}`, () => ({
    status: 409,
    body: { message: 'Em uso', code: 'em-uso', uses },
  }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => window.scrollTo(0, 5000));
  await page.getByRole('button', { name: `Excluir ${far?.nome}`, exact: true }).click();
  await expect(page.getByRole('link', { name: '1 zona' })).toBeInViewport();
  await page.getByRole('searchbox').fill('zortea');
  await expect(cards).toHaveCount(1);
  await cards.getByText('Zortéa', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Editar Cidade' })).toBeVisible();
});

test('the bar that undoes outlives the screen, goes after ten seconds, and answers to Ctrl+Z', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of 409/);
  answerTerritorio(painel, smallTerritorio());
  painel.on('DELETE /api/regioes/3', () => ({ body: { success: true } }));
  painel.on('POST /api/lixeira/regiao/3/restaurar', () => ({
    status: 409,
    body: { message: 'Já existe uma região com o código SE' },
  }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.clock.install();
  await openPainel('/admin/regioes');
  await page.getByRole('button', { name: 'Excluir Sudeste' }).click();
  const bar = page.locator('#desfazer');
  await expect(bar).toContainText('“Sudeste” foi para a lixeira');
  await page.getByRole('link', { name: 'Zonas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zonas' })).toBeVisible();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('#toast')).toContainText('Já existe uma região com o código SE');
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'Regiões', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir Sudeste' }).click();
  await expect(bar).toBeVisible();
  // The toast goes after five seconds; what it told can be undone for thirty.
  await page.clock.runFor(5_100);
  await expect(page.locator('#toast').getByRole('status')).toHaveCount(0);
  await page.clock.runFor(24_000);
  await expect(bar).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(bar).toBeHidden();
});

test('TER-58 DAT-26 an empty territory can be filled from IBGE in one act', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  answerTerritorio(painel, { regioes: [], estados: [], cidades: [], zonas: [], bairros: [] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  painel.on('POST /api/territorio/ibge', async () => {
    await asked;
    answerTerritorio(painel, wholeTerritorio());
    return { body: { regioes: 5, estados: 27, cidades: 5571 } };
  });
  // Before there are cidades there is no zona to make.
  await openPainel('/admin/zonas');
  const load = page.getByRole('button', { name: 'Carregar território do IBGE' });
  await expect(load).toBeVisible();
  await page.getByRole('link', { name: 'Cidades' }).click();
  await expect(page.getByText('Nenhuma cidade encontrada')).toBeVisible();
  await load.click();
  await expect(page.getByRole('button', { name: 'Carregando território...' })).toBeDisabled();
  answer();
  await expect(page.locator('#toast')).toContainText(
    'Território carregado: 5 regiões, 27 estados e 5.571 cidades',
  );
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5572');
});

test('a territory that a run has begun is completed from IBGE, and then there is nothing to complete', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answerTerritorio(painel, smallTerritorio());
  painel.on('POST /api/territorio/ibge', () => {
    answerTerritorio(painel, wholeTerritorio());
    return { body: { regioes: 4, estados: 26, cidades: 5570 } };
  });
  await openPainel('/admin/territorial');
  const complete = page.getByRole('button', { name: 'Completar com o IBGE' });
  await complete.click();
  await expect(page.locator('#toast')).toContainText('4 regiões, 26 estados e 5.570 cidades');
  await expect(page.getByRole('link', { name: 'cidades 5.571' })).toBeVisible();
  await expect(complete).toBeHidden();
});

test('a count that could not be read is no shape that waits for ever', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  answerTerritorio(painel, smallTerritorio());
  painel.on('GET /api/cidades', () => ({ status: 500, body: { message: 'Sem banco de dados' } }));
  await openPainel('/admin/territorial');
  await expect(page.getByRole('link', { name: 'cidades —' })).toBeVisible();
  await expect(page.getByText('Sem banco de dados')).toBeVisible();
});

test('UXT-12 API-05 a list that is being read shows its shape, one that failed can be tried again', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  answerTerritorio(painel, smallTerritorio());
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  painel.on('GET /api/regioes', async () => {
    await asked;
    return { status: 500, body: { message: 'Sem banco de dados' } };
  });
  await openPainel('/admin/regioes');
  await expect(page.getByRole('status').first()).toHaveText('Carregando...');
  await expect(page.getByRole('columnheader', { name: 'Código' })).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByText('Erro ao carregar dados')).toBeVisible();
  await expect(page.getByText('Sem banco de dados')).toBeVisible();
  painel.on('GET /api/regioes', () => ({ body: [regiao(1, 'Norte', 'N')] }));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('cell', { name: 'Norte', exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `TER-10 TER-59 TER-60 the overview counts, opens both dialogs in place and has a tree for the keyboard (${colorScheme})`,
    repeats(colorScheme === 'dark'),
    async ({ page, painel, openPainel }) => {
      await page.emulateMedia({ colorScheme });
      const territorio = smallTerritorio();
      answerTerritorio(painel, territorio);
      await openPainel('/admin/territorial');
      for (const [label, count] of [
        ['Regiões', '3'],
        ['Estados', '2'],
        ['Cidades', '3'],
        ['Bairros', '3'],
      ] as const)
        await expect(page.getByRole('main').getByRole('link', { name: `${label} ${count}` })).toBeVisible();
      expect(painel.callsOf('GET', '/api/zonas')).toEqual([]);

      const tree = page.getByRole('tree', { name: 'Território' });
      const item = (name: string) => tree.getByRole('treeitem', { name });
      await tree.focus();
      await page.keyboard.press('ArrowRight');
      await expect(item('São Paulo')).toBeVisible();
      await expect(item('Sudeste')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(item('Campinas')).toContainText('2 zonas');
      await page.keyboard.press('c');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('z');
      await page.keyboard.press('z');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(item('Cambuí')).toHaveAttribute('aria-level', '5');
      await expect(item('Cambuí')).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(/\?lugar=bairro-7$/);
      await expectAccessible(page);
      await page.reload();
      await expect(item('Cambuí')).toHaveAttribute('aria-selected', 'true');
      // Beside the one that is chosen: in its zona.
      await page.getByRole('button', { name: 'Novo Bairro' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Zona' })).toHaveValue(
        'Zona 2 - Campinas (SP)',
      );
      await page.keyboard.press('Escape');

      // A press on what is closed chooses and opens it, a second one closes it.
      await item('Sul').click();
      await expect(item('Sul')).toHaveAttribute('aria-selected', 'true');
      await expect(item('Paraná')).toBeVisible();
      await item('Sul').click();
      await expect(item('Paraná')).toBeHidden();

      await item('Campinas').click();
      const detail = page.getByRole('region', { name: 'Campinas' });
      await expect(detail.getByRole('link', { name: 'Ver 2 zonas na tabela' })).toHaveAttribute(
        'href',
        '/admin/zonas?cidade=1',
      );
      await detail.getByRole('button', { name: 'São Paulo' }).click();
      await page.getByRole('button', { name: 'Nova Cidade' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Nova Cidade' });
      await expect(dialog.getByRole('combobox', { name: 'Estado' })).toHaveValue('São Paulo (SP)');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Novo Bairro' }).click();
      await expect(page.getByRole('dialog', { name: 'Novo Bairro' })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/territorial/);
    },
  );

test('both themes of a table are free of accessibility faults, with a long text in every cell', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const territorio = smallTerritorio();
  const zona = territorio.zonas[0];
  if (!zona) throw new Error('no zona');
  const long = 'Jardim das Palmeiras Imperiais do Alto da Boa Vista '.repeat(4).trim();
  territorio.bairros = Array.from({ length: 12 }, (_, id) => bairro(id + 1, `${long} ${id}`, zona, long));
  answerTerritorio(painel, territorio);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openPainel('/admin/bairros');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: /^Excluir/ }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('a região that is missing is made within the dialog of an estado; one that exists is chosen', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const oeste = regiao(9, 'Oeste', 'O');
  const before = smallTerritorio();
  answerTerritorio(painel, before);
  painel.on('POST /api/regioes', () => {
    painel.on('GET /api/regioes', () => ({ body: [...before.regioes, oeste] }));
    return { body: oeste };
  });
  await openPainel('/admin/estados?novo=1');
  const dialog = page.getByRole('dialog');
  const own = dialog.getByLabel('Nome', { exact: true });
  await own.fill('Amapá');
  await dialog.getByRole('button', { name: 'Nova região' }).press('Enter');
  const nome = dialog.getByLabel('Nome da nova região');
  await expect(nome).toBeFocused();
  await page.keyboard.type('sudeste');
  await dialog.getByLabel('Código da nova região').fill('X');
  await expect(dialog.getByText('“Sudeste” já existe e será escolhida.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Escolher região' })).toBeVisible();
  await nome.fill('Oeste');
  await dialog.getByLabel('Código da nova região').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nome e código são obrigatórios')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Código da nova região').fill('O');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Região' })).toHaveValue('Oeste');
  await expect(dialog.getByRole('button', { name: 'Nova região' })).toBeFocused();
  expect(painel.callsOf('POST', '/api/regioes').map(({ body }) => body)).toEqual([
    { nome: 'Oeste', codigo: 'O' },
  ]);
  expect(painel.callsOf('POST', '/api/estados')).toEqual([]);
  await expect(own).toHaveValue('Amapá');
});
