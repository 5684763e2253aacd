import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { empreendimento, sampleEmpreendimentos } from '#tests/e2e/support/records.ts';

const path = '/admin/empreendimentos';
const estado = (id: number, sigla: string) => ({ id, nome: sigla, sigla });
const cidade = (id: number, nome: string, sigla: string) => ({
  id,
  nome,
  revisao: 1,
  estadoId: id,
  estado: estado(id, sigla),
});
const cidades = [
  cidade(4, 'Águas de Lindoia', 'SP'),
  cidade(3, 'Balneário Camboriú', 'SC'),
  cidade(5, 'Campinas', 'SP'),
  cidade(2, 'Rio de Janeiro', 'RJ'),
  cidade(1, 'São Paulo', 'SP'),
];
const bairro = (id: number, nome: string, of: (typeof cidades)[number]) => ({
  id,
  nome,
  revisao: 1,
  slug: nome,
  zonaId: id,
  informacoes: null,
  foto: null,
  zona: { id, nome: 'Geral', cidadeId: of.id, cidade: of },
});
const bairros = [
  bairro(21, 'Leblon', cidades[3]!),
  bairro(11, 'Campo Belo', cidades[4]!),
  bairro(12, 'Ática', cidades[4]!),
];
function answerPlaces(painel: PainelServer) {
  painel.on('GET /api/cidades', () => ({ body: cidades }));
  painel.on('GET /api/bairros', () => ({ body: bairros }));
}
const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('#toast');
const options = (page: Page) => dialogOf(page).getByRole('listbox').getByRole('option');
async function choose(page: Page, label: string, text: string) {
  await dialogOf(page).getByLabel(label, { exact: true }).fill(text);
  await options(page).filter({ hasText: text }).first().click();
}
async function fillRequired(page: Page) {
  await dialogOf(page).getByLabel('Nome', { exact: true }).fill('Mirante do Sol');
  await choose(page, 'Bairro', 'Campo Belo');
  await dialogOf(page).getByLabel('Incorporadora (obrigatória)').selectOption('Pátio Norte');
}
const created = empreendimento({ id: 50, nome: 'Mirante do Sol', bairroId: 11, incorporadoraId: 2 });

test('EMP-07 EMP-10 EMP-11 EMP-12 EMP-14 EMP-15 the head has its three buttons, and a new one begins in launch, active, of no incorporadora', async ({
  page,
  painel,
  openPainel,
}) => {
  answerPlaces(painel);
  await openPainel(path);
  for (const name of ['Super AI', 'Fluxo AI Completo', 'Novo Empreendimento'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Novo Empreendimento' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Novo Empreendimento' })).toBeVisible();
  const labels = [
    ...['Nome', 'Descrição', 'Endereço', 'Cidade', 'Bairro', 'Incorporadora (obrigatória)', 'Status'],
    ...['Preço inicial (R$)', 'Dormitórios (mínimo)', 'Dormitórios (máximo)', 'Suítes (mínimo)'],
    ...['Suítes (máximo)', 'Área mínima (m²)', 'Área máxima (m²)', 'Vagas (mínimo)', 'Vagas (máximo)'],
    ...['Entrega', 'Registro de incorporação', 'Cartório', 'Acrescentar amenidade'],
  ];
  for (const label of labels) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Imagem principal/ })).toBeVisible();
  await expect(dialog.getByLabel('Status')).toHaveValue('em_lancamento');
  await expect(dialog.getByLabel('Status').locator('option')).toHaveText([
    ...['Em Lançamento', 'Em Construção', 'Pronto'],
  ]);
  await expect(dialog.getByRole('switch', { name: 'Empreendimento ativo' })).toBeChecked();
  await expect(dialog.getByLabel('Incorporadora (obrigatória)')).toHaveValue('0');
  await expect(dialog.locator('option[value="0"]')).toHaveText('Nenhuma');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Criar' })).toBeVisible();
  await expectAccessible(page);
});

test('EMP-13 the city narrows the bairros; the three cities of most stand first, the rest by name', async ({
  page,
  painel,
  openPainel,
}) => {
  answerPlaces(painel);
  await openPainel(`${path}?novo=1`);
  await dialogOf(page).getByLabel('Cidade').click();
  await expect(options(page)).toHaveText([
    ...['São Paulo (SP)', 'Rio de Janeiro (RJ)', 'Balneário Camboriú (SC)'],
    ...['Águas de Lindoia (SP)', 'Campinas (SP)'],
  ]);
  await options(page).filter({ hasText: 'São Paulo' }).click();
  await dialogOf(page).getByLabel('Bairro').click();
  await expect(options(page)).toHaveText(['Ática - São Paulo (SP)', 'Campo Belo - São Paulo (SP)']);
  await options(page).first().click();
  await choose(page, 'Cidade', 'Rio de Janeiro');
  await expect(dialogOf(page).getByLabel('Bairro')).toHaveValue('');
});

test('EMP-14 EMP-16 what is missing is told in the catalogue’s words, and nothing is sent', async ({
  page,
  painel,
  openPainel,
}) => {
  answerPlaces(painel);
  await openPainel(`${path}?novo=1`);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText('Erro de validação');
  await expect(toast(page)).toContainText('Nome e bairro são obrigatórios');
  await dialog.getByLabel('Nome', { exact: true }).fill('Mirante do Sol');
  await choose(page, 'Bairro', 'Campo Belo');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText('Incorporadora é obrigatória');
  await expect(dialog.getByText('Incorporadora é obrigatória')).toBeVisible();
  expect(painel.callsOf('POST', '/api/empreendimentos')).toEqual([]);
});

test('EMP-11 EMP-15 EMP-19 EMP-20 EMP-24 the dialog sends all its fields to the same call, and the list shows the record', async ({
  page,
  painel,
  openPainel,
}) => {
  answerPlaces(painel);
  painel.on('POST /api/empreendimentos', () => ({ body: created }));
  painel.on('GET /api/empreendimentos/50/leitura', () => ({ body: { paginasAtras: [] } }));
  await openPainel(`${path}?novo=1`);
  const dialog = dialogOf(page);
  await fillRequired(page);
  await dialog.getByLabel('Preço inicial (R$)').pressSequentially('1250000,5');
  await dialog.getByLabel('Área mínima (m²)').pressSequentially('63,4');
  await dialog.getByLabel('Dormitórios (mínimo)').pressSequentially('-2');
  await dialog.getByLabel('Entrega', { exact: true }).pressSequentially('062029');
  await dialog.getByLabel('Registro de incorporação').fill('R-3 da matrícula 45.678');
  await dialog.getByLabel('Acrescentar amenidade').fill('Piscina, Academia');
  await dialog.getByLabel('Acrescentar amenidade').press('Enter');
  await dialog.getByLabel('Acrescentar amenidade').fill('piscina');
  await dialog.getByRole('button', { name: 'Acrescentar', exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Amenidades' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Acrescentar tipologia' }).click();
  const row = dialog.getByRole('group', { name: 'Tipologia 1' });
  await expect(row.getByLabel('Nome')).toBeFocused();
  await row.getByLabel('Área (m²)').fill('63,40');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText('Dê um nome a cada tipologia');
  await row.getByLabel('Nome').fill('2 dorms');
  await dialog.getByLabel('Preço (R$)').fill('690000');
  await expectAccessible(page);
  painel.on('GET /api/empreendimentos', () => ({ body: [created, ...sampleEmpreendimentos] }));
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText('Sucesso');
  await expect(toast(page)).toContainText('Empreendimento criado com sucesso');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Mirante do Sol' })).toBeVisible();
  expect(painel.callsOf('POST', '/api/empreendimentos')[0]?.body).toMatchObject({
    nome: 'Mirante do Sol',
    bairroId: 11,
    incorporadoraId: 2,
    status: 'em_lancamento',
    ativo: true,
    descricao: null,
    endereco: null,
    imagemPrincipal: null,
    precoInicial: '1250000.50',
    areaMin: '63.40',
    areaMax: null,
    dormitoriosMin: 2,
    dataEntrega: '2029-06',
    registroIncorporacao: 'R-3 da matrícula 45.678',
    amenidades: ['Piscina', 'Academia'],
    tipologias: [
      { nome: '2 dorms', dormitorios: null, suites: null, vagas: null, area: '63.40', preco: '690000.00' },
    ],
  });
});

test('EMP-10 EMP-15 EMP-21 EMP-24 a card’s edit button opens the record, and what was changed is sent with its state', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answerPlaces(painel);
  const record = { ...sampleEmpreendimentos[0]!, bairroId: 11, revisao: 4 };
  painel.on('GET /api/empreendimentos', () => ({ body: [record] }));
  painel.on('PUT /api/empreendimentos/3', () => ({ body: { ...record, nome: 'Aurora', revisao: 5 } }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Editar Empreendimento' })).toBeVisible();
  await expect(dialog.getByLabel('Preço inicial (R$)')).toHaveValue('1.250.000,00');
  await expect(dialog.getByLabel('Área máxima (m²)')).toHaveValue('110,50');
  await expect(dialog.getByLabel('Cidade')).toHaveValue('São Paulo (SP)');
  await expect(dialog.getByLabel('Bairro')).toHaveValue('Campo Belo - São Paulo (SP)');
  await dialog.getByLabel('Nome', { exact: true }).fill('Aurora');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(toast(page)).toContainText('Empreendimento atualizado com sucesso');
  expect(painel.callsOf('PUT', '/api/empreendimentos/3')[0]?.body).toMatchObject({
    nome: 'Aurora',
    precoInicial: '1250000.00',
    areaMax: '110.50',
    revisao: 4,
  });
});

test('EMP-17 EMP-25 UXT-11 a refusal is told beside its field, a failure by its sentence; what was typed stays', {
  tag: '@all',
}, async ({ page, painel, openPainel, allowedErrors }) => {
  allowedErrors.push(/status of (400|500)/);
  answerPlaces(painel);
  const message = 'O valor mínimo não pode ser maior que o máximo';
  painel.on('POST /api/empreendimentos', () => ({ status: 400, body: { message, field: 'vagasMax' } }));
  await openPainel(`${path}?novo=1`);
  await fillRequired(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Vagas (mínimo)').fill('3');
  await dialog.getByLabel('Vagas (máximo)').fill('2');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText(message);
  await expect(dialog.getByLabel('Vagas (máximo)')).toHaveAttribute('aria-invalid', 'true');
  painel.on('POST /api/empreendimentos', () => ({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(toast(page)).toContainText('Erro ao criar empreendimento');
  await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue('Mirante do Sol');

  painel.on('GET /api/empreendimentos', () => ({ body: [empreendimento({ id: 1, bairroId: 11 })] }));
  painel.on('PUT /api/empreendimentos/1', () => ({ status: 500, body: '' }));
  await openPainel(`${path}?editar=1`);
  await dialog.getByLabel('Endereço').fill('Rua Nova, 1');
  await dialog.getByLabel('Status').selectOption('Pronto');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(toast(page)).toContainText('Erro ao atualizar empreendimento');
});

test('what was typed and not saved is there again, lists included', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  answerPlaces(painel);
  await openPainel(`${path}?novo=1`);
  await fillRequired(page);
  await dialogOf(page).getByLabel('Acrescentar amenidade').fill('Sauna');
  await dialogOf(page).getByLabel('Acrescentar amenidade').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Novo Empreendimento' }).click();
  await expect(dialogOf(page).getByText('Rascunho recuperado')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Nome', { exact: true })).toHaveValue('Mirante do Sol');
  await expect(dialogOf(page).getByRole('button', { name: 'Remover Sauna' })).toBeVisible();
});

test('EMP-01 EMP-05 EMP-06 beside the cards there is a table, sorted by its heads, and it stands in the address', {
  tag: '@all',
}, async ({ page, openPainel }) => {
  await openPainel(path);
  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names).toHaveCount(3);
  await expect(page).toHaveURL(/visual=tabela/);
  await page.getByRole('columnheader', { name: 'Preço' }).getByRole('button').click();
  await expect(names).toContainText(['Ática Vila Nova', 'Aurora Jardins', 'Brisa do Mar']);
  await page.getByRole('columnheader', { name: 'Preço' }).getByRole('button').click();
  await expect(names).toContainText(['Aurora Jardins', 'Ática Vila Nova', 'Brisa do Mar']);
  await page.reload();
  await expect(names).toContainText(['Aurora Jardins', 'Ática Vila Nova', 'Brisa do Mar']);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('preco');
  await expectAccessible(page);
  // As it was left, for who comes again from elsewhere.
  const visit = async () => {
    await page.getByRole('link', { name: 'Hotsites' }).click();
    await page.getByRole('link', { name: 'Empreendimentos', exact: true }).click();
  };
  await visit();
  await expect(names).toHaveCount(3);
  await expect(page).toHaveURL(/\/admin\/empreendimentos\?visual=tabela$/);
  await page.getByRole('button', { name: 'Ver em cartões' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await visit();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(names).toHaveCount(0);
});

test('a view is kept under a name on the server, shown again, and taken away', { tag: '@all' }, async ({
  page,
  painel,
  openPainel,
}) => {
  let kept: { id: number; nome: string; consulta: string }[] = [];
  painel.on('GET /api/visoes/empreendimentos', () => ({ body: kept }));
  painel.on('POST /api/visoes/empreendimentos', ({ body }) => {
    kept = [{ id: 1, ...(body as { nome: string; consulta: string }) }];
    return { body: kept[0] };
  });
  painel.on('DELETE /api/visoes/empreendimentos/1', () => {
    kept = [];
    return { body: { success: true } };
  });
  await openPainel(`${path}?status=em_lancamento&ordem=preco&direcao=desc&visual=tabela`);
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByLabel('Nome da visão').fill('Lançamentos caros');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page)).toContainText('Visão salva com sucesso');
  await expectAccessible(page);
  await page.goto(painel.url + path);
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByRole('button', { name: 'Lançamentos caros', exact: true }).click();
  await expect(page).toHaveURL(/ordem=preco&direcao=desc&status=em_lancamento&visual=tabela/);
  await expect(page.locator('tbody tr td:first-child')).toHaveCount(1);
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByRole('button', { name: 'Excluir visão Lançamentos caros' }).click();
  await expect(page.getByRole('button', { name: 'Lançamentos caros', exact: true })).toBeHidden();
  expect(kept).toEqual([]);
});

test('2,000 empreendimentos: the cards further down are drawn as one comes near them', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  painel.on('GET /api/empreendimentos', () => ({
    body: Array.from({ length: 2000 }, (_, n) =>
      empreendimento({ id: n + 1, nome: `Residencial ${String(n).padStart(4, '0')}` }),
    ),
  }));
  await openPainel(path);
  await expect(page.getByText('2.000 empreendimentos')).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeLessThan(300);
  for (let look = 0; look < 3; look += 1)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(140);
  await page.getByRole('searchbox').fill('1999');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Residencial 1999']);
});
