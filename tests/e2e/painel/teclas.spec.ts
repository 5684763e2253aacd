import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answerBairros, bairro } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { corretor } from '#tests/e2e/support/painel.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar no painel' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const row = (page: Page, n: number) => page.locator(`tbody tr[data-index="${n}"]`);

const anas = Array.from({ length: 9 }, (_, n) => corretor({ id: n + 1, nome: `Anabela ${n + 1}` }));

function answer(painel: PainelServer) {
  answerBairros(painel, [bairro({ nome: 'Anabela Velha' })]);
  painel.on('GET /api/corretores', () => ({ body: anas }));
  painel.on('GET /api/corretores/busca', () => ({
    body: { itens: anas, total: anas.length, registros: anas.length, pagina: 1 },
  }));
  painel.on('GET /api/auditoria', () => ({ body: { itens: [], pagina: 1, total: 0, registros: 0 } }));
}

test.describe('PNL-14', () => {
  test('the palette: people before places, typos forgiven, all nine, recent ones, acts on the record in sight', async ({
    page,
    painel,
    openPainel,
  }) => {
    answer(painel);
    await openPainel('/admin/corretores');
    await expect(row(page, 0)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('option', { name: 'Novo Imóvel Usado' })).toBeAttached();
    await page.keyboard.type('anabela');
    const groups = palette(page).getByRole('group');
    await expect(groups.nth(0)).toHaveAccessibleName('Corretores');
    await expect(groups.nth(1)).toHaveAccessibleName('Bairros');
    await expect(groups.nth(0).getByRole('option')).toHaveCount(7);
    await groups.nth(0).getByRole('option', { name: 'Ver todos os 9' }).click();
    await expect(groups).toHaveCount(1);
    await expect(groups.nth(0).getByRole('option')).toHaveCount(9);
    await palette(page).getByRole('combobox').fill('anabaela');
    await expect(groups.nth(0)).toHaveAccessibleName('Corretores');
    await expect(chosen(page)).toContainText('Anabela 1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Anabela 1' })).toBeVisible();

    await openPainel('/admin/corretores');
    await expect(row(page, 0)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Control+k');
    await expect(groups.nth(0)).toHaveAccessibleName('Anabela 2');
    await expect(groups.nth(1)).toHaveAccessibleName('Recentes');
    await expect(groups.nth(1)).toContainText('Anabela 1');
    await expect(groups.nth(0).getByRole('option')).toHaveText([/^Editar/, /^Excluir/]);
    await expectAccessible(page);
    await page.keyboard.type('exclu');
    page.once('dialog', (asked) => {
      expect(asked.message()).toBe('Tem certeza que deseja remover este corretor?');
      void asked.dismiss();
    });
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    expect(painel.callsOf('DELETE', '/api/corretores/2')).toHaveLength(0);
  });

  test('/ searches, ? lists the keys, j k e x act on a list, and all of them can be switched off', async ({
    page,
    painel,
    openPainel,
  }) => {
    answer(painel);
    await openPainel('/admin/corretores');
    await expect(row(page, 0)).toBeVisible();
    // One key to the first row, of the six that may be needed.
    await page.keyboard.press('j');
    await expect(row(page, 0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(page, 1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: 'Seleção' })).toContainText('1 corretor selecionado');
    await page.keyboard.press('k');
    await expect(row(page, 0)).toBeFocused();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    // In a text they are letters.
    await page.keyboard.type('jex?');
    await expect(search).toHaveValue('jex?');
    await search.fill('');
    await search.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    const editing = page.getByRole('dialog', { name: 'Editar Corretor' });
    await expect(editing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Teclas de atalho' });
    for (const act of ['Buscar na lista; sem lista, no painel', 'Próxima linha', 'Editar a linha'])
      await expect(keys).toContainText(act);
    await expectAccessible(page);
    await keys.getByRole('switch', { name: 'Teclas de uma letra' }).click();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    // A button shows them too, whoever knows no key.
    await page.getByRole('button', { name: 'Teclas de atalho' }).click();
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Teclas de atalho' })).toBeFocused();
    await page.locator('#conteudo').focus();
    for (const key of ['?', '/', 'e']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).not.toBeFocused();
    await page.reload();
    await expect(row(page, 0)).toBeVisible();
    await page.keyboard.press('j');
    await expect(row(page, 0)).not.toBeFocused();

    // Where there is no list, '/' searches the panel.
    await page.evaluate(() => localStorage.removeItem('teclas-simples'));
    await openPainel('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('#conteudo').focus();
    await page.keyboard.press('/');
    await expect(palette(page)).toBeVisible();
  });
});

test('the palette opens in its text, for who hears it too: it points at an option once something is typed or moved', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  await openPainel('/admin/corretores');
  await expect(row(page, 0)).toBeVisible();
  await page.keyboard.press('Control+k');
  const text = palette(page).getByRole('combobox');
  await expect(palette(page).getByRole('option').first()).toContainText('Dashboard');
  await expect(chosen(page)).toHaveCount(0);
  await expect(text).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(text).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id'))!);
  await expect(chosen(page)).toHaveAccessibleName(/^Corretores/);
});
