import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answerBairros } from '#tests/e2e/support/bairros.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { corretor } from '#tests/e2e/support/painel.ts';
import { empreendimento, sampleEmpreendimentos } from '#tests/e2e/support/records.ts';

const path = '/admin/empreendimentos';
const driveUrl = 'https://drive.google.com/drive/folders/abc';

test.describe('PNL-13 cards and tables on smaller screens', () => {
  test('a card has edit, delete and one main act in sight, the rest in a menu; j and e act on cards too', async ({
    page,
    painel,
    openPainel,
  }) => {
    const read = empreendimento({ id: 9, nome: 'Lido Há Pouco', driveUrl });
    painel.on('GET /api/empreendimentos', () => ({ body: [...sampleEmpreendimentos, read] }));
    painel.on('GET /api/empreendimentos/a-revisar', () => ({ body: [{ id: 9, campos: 21 }] }));
    await openPainel(path);
    const card = page.getByRole('listitem').filter({ hasText: 'Lido Há Pouco' });
    await expect(card.getByRole('link', { name: 'Revisar 21 campos de Lido Há Pouco' })).toHaveAttribute(
      'href',
      '/admin/empreendimentos/9/revisao',
    );
    await expect(card.getByRole('button')).toHaveCount(3);
    for (const name of ['Mais ações de', 'Editar', 'Excluir'])
      await expect(card.getByRole('button', { name: `${name} Lido Há Pouco` })).toBeVisible();
    const more = card.getByRole('button', { name: 'Mais ações de Lido Há Pouco' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Revisar leitura',
      'Unidades',
      'Comparar pasta',
      'Corretores',
      'Material',
      'Histórico',
    ]);
    await expectAccessible(page);
    painel.on('GET /api/auditoria', () => ({ body: { itens: [], pagina: 1, total: 0, registros: 0 } }));
    await page.getByRole('menuitem', { name: 'Histórico' }).click();
    const sheet = page.getByRole('dialog', { name: 'Histórico' });
    await expect(sheet).toContainText('Lido Há Pouco');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();

    await page.locator('#conteudo').focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: 'Editar Empreendimento' })).toBeVisible();
  });

  test('on a tablet a table is a table, and the page does not scroll sideways', async ({
    page,
    painel,
    openPainel,
  }) => {
    answerBairros(painel);
    await page.setViewportSize({ width: 768, height: 1024 });
    painel.on('GET /api/corretores/busca', () => ({
      body: {
        itens: [corretor({ id: 1, nome: 'Ana Beatriz de Albuquerque' })],
        total: 1,
        registros: 1,
        pagina: 1,
      },
    }));
    for (const list of ['bairros', 'incorporadoras', 'corretores', 'imoveis-usados', 'hotsites']) {
      await openPainel(`/admin/${list}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!['imoveis-usados', 'hotsites'].includes(list)) await expect(page.getByRole('table')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    }
    // No column lies below the buttons that stay in sight.
    await openPainel('/admin/corretores');
    const row = page.getByRole('row', { name: /Ana Beatriz/ });
    const [status, acts] = [row.getByText('Ativo', { exact: true }), row.getByRole('button').first()];
    const [left, right] = [await status.boundingBox(), await acts.boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  });
});
