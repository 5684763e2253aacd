import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { hotsite } from '#tests/e2e/support/hotsites.ts';
import { sampleResumo } from '#tests/e2e/support/painel.ts';

const behind = (hotsiteId: number, nome: string): HotsiteAtras => ({
  hotsiteId,
  nome,
  path: `/hotsite/${hotsiteId}`,
  campos: ['Preço inicial'],
  estilo: 'modern',
  mudancas: [{ campo: 'precoInicial', antes: '540000.00', depois: '561000.00' }],
});

test('chosen pages that are behind are brought up to date in one act, after what changes is shown; what fails is named', async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  const names = ['Sumida', 'Aurora', 'Em dia'];
  painel.on('GET /api/hotsites', () => ({ body: names.map((nome, n) => hotsite({ id: n + 1, nome })) }));
  painel.on('GET /api/empreendimentos/paginas-atras', ({ query }) => {
    expect(query.getAll('entre')).toEqual(['1', '2', '3']);
    return query.get('depois') === '1'
      ? { body: { paginas: [behind(2, 'Aurora')], seguinte: null } }
      : { body: { paginas: [behind(1, 'Sumida')], seguinte: 1 } };
  });
  const generated = { assetsUsed: 3, publicada: true, rascunho: null };
  painel.on('POST /api/hotsites/1/generate-gpt5', () => ({
    status: 404,
    body: { code: 'nao_encontrado', message: 'Hotsite não encontrado' },
  }));
  painel.on('POST /api/hotsites/2/generate-gpt5', () => ({ body: { generated } }));
  await openPainel('/admin/hotsites');
  await page.getByRole('checkbox', { name: /^Selecionar tudo/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Atualizar páginas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Páginas atrás do cadastro' });
  const line = (nome: string) => dialog.getByRole('listitem').filter({ hasText: nome }).first();
  await expect(line('Aurora')).toContainText('Preço inicial: R$ 540.000 → passa a R$ 561.000');
  await expect(dialog).toContainText('A outra escolhida já diz o que o cadastro diz, ou não está no ar.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Atualizar e publicar todas' }).click();
  await expect(line('Sumida')).toContainText('Não atualizada');
  await expect(line('Sumida')).toContainText('Hotsite não encontrado');
  await expect(line('Aurora')).toContainText('Publicada');
  await expect(page.locator('#toast')).toContainText('1 página atualizada e publicada');
  await expect(page.locator('#toast')).toContainText('Não: Sumida');
});

test('however many pages are behind, all are listed with what changes, and the act stays in sight', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  painel.on('GET /api/hotsites', () => ({ body: [hotsite({ id: 1, nome: 'Aurora' })] }));
  const all = Array.from({ length: 45 }, (_, n) => behind(n + 1, `Residencial ${n + 1}`));
  painel.on('GET /api/empreendimentos/paginas-atras', ({ query }) => {
    const from = Number(query.get('depois') ?? 0);
    return { body: { paginas: all.slice(from, from + 20), seguinte: from + 20 < 45 ? from + 20 : null } };
  });
  const waits = { tipo: 'paginas-atras', total: 45, itens: [{ id: '1', nome: 'Residencial 1' }] };
  painel.on('GET /api/dashboard/resumo', () => ({ body: { ...sampleResumo, pendencias: [waits] } }));
  await openPainel('/admin/dashboard');
  await page.getByRole('button', { name: 'Atualizar e publicar todas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Páginas atrás do cadastro' });
  await expect(dialog).toContainText('45 páginas no ar dizem o que o cadastro não diz mais.');
  const lines = dialog.getByRole('list', { name: 'Páginas a atualizar' }).locator(':scope > li');
  await expect(lines).toHaveCount(45);
  const act = dialog.getByRole('button', { name: 'Atualizar e publicar todas' });
  await expect(act).toBeInViewport();
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines.last()).toContainText('Residencial 45');
  await expect(lines.last()).toContainText('R$ 540.000');
  await expect(act).toBeInViewport();
  await expectAccessible(page);
});
