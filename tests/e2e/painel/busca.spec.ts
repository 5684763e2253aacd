import type { Page } from '@playwright/test';
import { foldText } from '#contract/base/text.ts';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { hotsite } from '#tests/e2e/support/hotsites.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { some } from '#tests/some.ts';
import { screens as allScreens } from '#web/app/screens.ts';

const estado = { id: 1, nome: 'São Paulo', sigla: 'SP' };
const cidades = Array.from({ length: 5_571 }, (_, n) => ({
  id: n + 1,
  revisao: 1,
  nome: n === 4_000 ? 'São João da Boa Vista' : `Município ${n + 1}`,
  estadoId: 1,
  estado,
}));

function answer(painel: PainelServer) {
  painel.on('GET /api/estados', () => ({
    body: [{ ...estado, revisao: 1, regiaoId: 1, regiao: { id: 1, nome: 'Sudeste', codigo: 'SE' } }],
  }));
  painel.on('GET /api/cidades', () => ({ body: cidades }));
  painel.on('GET /api/zonas', () => ({ body: [] }));
}
const setting = (given: Pick<Configuracao, 'chave' | 'titulo'> & Partial<Configuracao>): Configuracao => ({
  valor: 'Olá!',
  padrao: 'Olá!',
  descricao: '',
  categoria: 'assistente',
  tipo: 'mensagem',
  placeholders: [],
  exemplos: [],
  revisao: 0,
  alteradoEm: null,
  alteradoPor: null,
  ...given,
});
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar no painel' });
const text = (page: Page) => palette(page).getByRole('combobox');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

test('Ctrl+K finds a record whatever its accents, and Enter opens it', async ({
  page,
  painel,
  openPainel,
}) => {
  answer(painel);
  await openPainel('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Buscar no painel' })).toBeVisible();
  expect(painel.callsOf('GET', '/api/zonas')).toHaveLength(0);
  await page.keyboard.press('Control+k');
  await expect(text(page)).toBeFocused();
  await text(page).fill('sao joao boa');
  await expect(chosen(page)).toContainText('São João da Boa Vista');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/cidades\?editar=4001$/);
  await expect(page.getByRole('dialog', { name: 'Editar Cidade' })).toBeVisible();
  await expect(page.getByLabel('Nome')).toHaveValue('São João da Boa Vista');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Read once, and found again under what was used last.
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Recentes' })).toContainText('São João da Boa Vista');
  expect(painel.callsOf('GET', '/api/cidades')).toHaveLength(1);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('a message of the settings is found by its name or by how it begins, and opens ready to be written', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  painel.on('GET /api/configuracoes', () => ({
    body: [
      setting({ chave: 'analise', titulo: 'Análise de PDF', categoria: 'analise-pdf' }),
      setting({
        chave: 'lisa_aprovado',
        titulo: 'Cadastro aprovado',
        valor: 'Boas-vindas, {NOME}!\nAté logo.',
      }),
    ],
  }));
  await openPainel('/admin/dashboard');
  for (const typed of ['cadastro aprov', 'boas-vindas']) {
    await expect(page.getByRole('button', { name: 'Buscar no painel' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await text(page).fill(typed);
    await expect(chosen(page)).toContainText('Cadastro aprovado');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/configuracoes#lisa_aprovado$/);
    await expect(page.locator('#lisa_aprovado textarea')).toBeFocused();
    await page.goto(`${painel.url}/admin/dashboard`);
  }
});

test('screens and deeds come from their declarations; the keyboard goes round the list', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  painel.on('GET /api/hotsites', () => ({ body: [hotsite({ id: 7, nome: 'Aurora Jardins' })] }));
  await openPainel('/admin/dashboard');
  // Read before the palette hides what lies behind it.
  const links = page.locator('nav[aria-label="Principal"]').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  const labels = await links.allTextContents();
  await page.getByRole('button', { name: 'Buscar no painel' }).click();
  const screens = palette(page).getByRole('group', { name: 'Telas' }).getByRole('option');
  // Every screen, and the backups, which stand on one of them.
  await expect(screens).toHaveCount(allScreens.length + 1);
  await expect(palette(page).locator('[data-active]')).toContainText('Dashboard');
  // The list is whole once the last declaration was read.
  await expect(palette(page).getByRole('option', { name: 'Novo Imóvel Usado' })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toContainText('Sair do sistema');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Dashboard');
  await expectAccessible(page);

  // Whatever the sidebar has is found by its name, typed without accents.
  for (const label of some(labels, 8)) {
    await text(page).fill(foldText(label));
    await expect(screens.first()).toHaveText(new RegExp(`^${label}`));
    await expect(screens.first()).toHaveAttribute('aria-selected', 'true');
  }

  // A page that is public and its hotsite are two things to go to, each in a group of its own; below them stands what
  // can be done with the one record they are of.
  await text(page).fill('aurora jardins');
  await expect(palette(page).getByRole('group')).toHaveCount(4);
  await expect(palette(page).getByRole('group', { name: 'Fazer com Aurora Jardins' })).toContainText(
    'Tirar do ar: Aurora Jardins',
  );
  for (const name of ['Empreendimentos', 'Hotsites no ar', 'Hotsites'])
    await expect(palette(page).getByRole('group', { name, exact: true }).getByRole('option')).toHaveCount(1);

  await text(page).fill('novo bairro');
  await expect(chosen(page)).toHaveText('Novo Bairro');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Novo Bairro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await text(page).fill('tema escuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'escuro');

  for (const again of [1, 2]) {
    await page.keyboard.press('Control+k');
    await text(page).fill('super ai');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Super AI/ }), `time ${again}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await page.keyboard.press('Control+k');
  await text(page).fill('qwertyuiop');
  await expect(palette(page).getByRole('status')).toHaveText('Nada encontrado para “qwertyuiop”');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('a list that cannot be read is named, and everything else is found', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 503/);
  answer(painel);
  painel.on('GET /api/zonas', () => ({ status: 503, body: { message: 'indisponível' } }));
  await page.setViewportSize({ width: 375, height: 700 });
  await openPainel('/admin/dashboard');
  await page.getByRole('button', { name: 'Buscar no painel' }).click();
  await expect(palette(page).getByRole('status')).toHaveText('Não foi possível ler: Zonas');
  await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 700 });
  await text(page).fill('municipio 55');
  await palette(page).getByRole('option').first().click();
  await expect(page.getByRole('dialog', { name: 'Editar Cidade' })).toBeVisible();
});
