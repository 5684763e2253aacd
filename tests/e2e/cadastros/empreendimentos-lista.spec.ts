import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { empreendimento, sampleEmpreendimentos } from '#tests/e2e/support/records.ts';

const path = '/admin/empreendimentos';

test('EMP-01 EMP-02 EMP-04 each card shows what it is, where, for how much, and its status', async ({
  page,
  openPainel,
}) => {
  await openPainel(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão de Projetos' })).toBeVisible();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Aurora Jardins' }) });
  await expect(card).toContainText('Em Lançamento');
  await expect(card).toContainText('Rua das Acácias, 410 - Campo Belo');
  await expect(card).toContainText('R$ 1.250.000');
  const clipped = card.getByText(/Apartamentos de 2 e 3 dormitórios/);
  expect(await clipped.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2');
  const odd = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brisa do Mar' }) });
  await expect(odd).toContainText('suspenso');
  await expect(odd).toContainText('N/A');
  await expectAccessible(page);
});

test('EMP-03 EMP-04 EMP-05 search, filters and order work together and stand in the address', {
  tag: '@all',
}, async ({ page, openPainel }) => {
  await openPainel(path);
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Ática Vila Nova', 'Aurora Jardins', 'Brisa do Mar']);
  await page.getByLabel('Ordenar por').selectOption('Preço');
  await page.getByRole('button', { name: 'Ordem crescente' }).click();
  await expect(names).toHaveText(['Aurora Jardins', 'Ática Vila Nova', 'Brisa do Mar']);
  await page.getByLabel('Incorporadora').selectOption('Pátio Norte');
  await expect(names).toHaveText(['Ática Vila Nova']);
  await page.getByLabel('Incorporadora').selectOption('Todas as incorporadoras');
  await page.getByLabel('Status').selectOption('Em Lançamento');
  await page.getByRole('searchbox').fill('ACACIAS');
  await expect(names).toHaveText(['Aurora Jardins']);
  await page.waitForURL(/busca=ACACIAS/);
  await page.reload();
  await expect(names).toHaveText(['Aurora Jardins']);
  await expect(page.getByRole('searchbox')).toHaveValue('ACACIAS');
  await page.getByRole('searchbox').fill('inexistente');
  await expect(page.getByText('Nenhum empreendimento encontrado')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(names).toHaveCount(3);
});

test('EMP-08 with none there is its sentence', { tag: '@all' }, async ({ page, painel, openPainel }) => {
  painel.on('GET /api/empreendimentos', () => ({ body: [] }));
  await openPainel(path);
  await expect(page.getByText('Nenhum empreendimento encontrado')).toBeVisible();
  await expectAccessible(page);
});

test('EMP-09 API-05 both lists are read once, when the screen opens', async ({
  page,
  painel,
  openPainel,
}) => {
  await openPainel(path);
  await expect(page.getByRole('heading', { name: 'Aurora Jardins' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Empreendimentos', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Aurora Jardins' })).toBeVisible();
  expect(painel.callsOf('GET', '/api/empreendimentos')).toHaveLength(1);
  expect(painel.callsOf('GET', '/api/incorporadoras')).toHaveLength(1);
});

test('EMP-08 EMP-22 EMP-24 UXT-10 deleting asks first; refusing sends nothing, agreeing reads the list again', async ({
  page,
  painel,
  openPainel,
}) => {
  painel.on('DELETE /api/empreendimentos/3', () => ({ body: { success: true } }));
  await openPainel(path);
  const question = 'Tem certeza que deseja excluir este empreendimento?';
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(question);
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
  expect(painel.callsOf('DELETE', '/api/empreendimentos/3')).toEqual([]);

  painel.on('GET /api/empreendimentos', () => ({ body: sampleEmpreendimentos.slice(1) }));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
  await expect(page.getByText('Empreendimento excluído com sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aurora Jardins' })).toBeHidden();
});

test("EMP-25 a refused delete shows the server's message, or its fallback", { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of (409|500)/);
  page.on('dialog', (dialog) => void dialog.accept());
  painel.on('DELETE /api/empreendimentos/3', () => ({ status: 409, body: { message: 'Está em uso' } }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
  await expect(page.getByText('Está em uso')).toBeVisible();
  painel.on('DELETE /api/empreendimentos/3', () => ({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Excluir Aurora Jardins' }).click();
  await expect(page.getByText('Erro ao excluir empreendimento')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aurora Jardins' })).toBeVisible();
});

test('UXT-12 a failed read says so and can be tried again', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 500/);
  painel.on('GET /api/empreendimentos', () => ({ status: 500, body: { message: 'Sem banco de dados' } }));
  await openPainel(path);
  await expect(page.getByText('Erro ao carregar dados')).toBeVisible();
  await expect(page.getByText('Sem banco de dados')).toBeVisible();
  await expectAccessible(page);
  painel.on('GET /api/empreendimentos', () => ({ body: sampleEmpreendimentos }));
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Aurora Jardins' })).toBeVisible();
});

test("UXT-12 while the list is read it says 'Carregando...' over empty cards", { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  painel.on('GET /api/empreendimentos', async () => {
    await asked;
    return { body: [] };
  });
  await openPainel(path);
  await expect(page.getByText('Carregando...')).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByText('Nenhum empreendimento encontrado')).toBeVisible();
});

test('a published hotsite opens in a new tab that cannot reach the panel; any other has no link', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const hotsite = { id: 1, rota: 'x', ativo: false, publicado: true, achados: null };
  painel.on('GET /api/empreendimentos', () => ({
    body: [...sampleEmpreendimentos, empreendimento({ id: 9, nome: 'Inativo', hotsite })],
  }));
  await openPainel(path);
  const links = page.getByRole('link', { name: /Ver hotsite/ });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', '/hotsite/aurora-jardins');
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(links).toHaveAttribute('rel', 'noopener');
});

test('200 empreendimentos with long names and texts fit a phone without sideways scrolling', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  const long = 'Condomínio Residencial Jardim das Palmeiras Imperiais do Alto da Boa Vista '.repeat(3);
  painel.on('GET /api/empreendimentos', () => ({
    body: Array.from({ length: 200 }, (_, n) =>
      empreendimento({
        id: n + 1,
        nome: `${long}${'W'.repeat(60)}`,
        endereco: 'x'.repeat(300),
        descricao: long,
      }),
    ),
  }));
  await page.setViewportSize({ width: 375, height: 740 });
  await openPainel(path);
  await expect(page.getByText('200 empreendimentos')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
