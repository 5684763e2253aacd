import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { verifyPack } from '#server/da-pasta-a-pagina/comprovantes/verify-pack.ts';
import { runEvents, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { users } from '#server/db/schema/sistema.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createRun } from '#tests/factories/run.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

/** The whole product with its workers; other runs are inserted into its database. */
let product: ProductHere;
let token: string;
let folder: string;
test.describe.configure({ mode: 'serial' });

const step = 'assets-processing';
const reason = 'Nenhuma imagem da pasta pôde ser usada.';

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  token = await product.login();
  folder = writeFolder(product.folders, 'residencial-aurora', await smallFolder());
  const { db } = product;
  const [admin] = await db.select().from(users);
  const failed = await createRun(db, {
    kind: 'assets',
    state: 'failed',
    engine: 'Modelo (modelo-a)',
    userId: admin!.id,
    input: { driveUrl: 'file:///vila-das-flores', maxAssets: 80, empreendimentoId: 1 },
    error: { step, message: reason },
    criadoEm: new Date(Date.now() - 3 * 60 * 60_000),
    terminadoEm: new Date(Date.now() - 3 * 60 * 60_000 + 95_000),
  });
  const events = [
    { type: 'step_start', step, message: 'Processamento de Assets' },
    { type: 'substep_start', step, substep: 'scan-folder', message: 'Varrer a pasta' },
    { type: 'error', step, substep: 'scan-folder', message: reason },
  ];
  await db.insert(runEvents).values(events.map((event, i) => ({ runId: failed.id, n: i + 1, event })));
  await db.insert(usoModelos).values({
    runId: failed.id,
    tarefa: 'classify',
    provedor: 'openai',
    modelo: 'modelo-a',
    resultado: 'ok',
    tokensEntrada: 12_000,
    tokensSaida: 800,
    duracaoMs: 4_200,
  });
  for (let n = 0; n < 70; n++)
    await createRun(db, { criadoEm: new Date(Date.now() - (n + 40) * 24 * 60 * 60_000) });
});
test.afterAll(() => product?.stop());
test.beforeEach(({ page }) => page.addInitScript((stored) => localStorage.setItem('token', stored), token));

const open = (page: Page, path = '') => page.goto(`${product.url}/admin/configuracoes/execucoes${path}`);
const rows = (page: Page) => page.getByRole('table', { name: 'Execuções' }).locator('tbody tr[data-index]');
const slow = { timeout: 60_000 };

test('PNL-09 Configurações leads to all runs, which are searched, filtered and ordered in the address', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/configuracoes`);
  await page
    .getByRole('navigation', { name: 'Configurações' })
    .getByRole('link', { name: 'Execuções' })
    .click();
  await expect(page.getByRole('heading', { name: 'Execuções', level: 1 })).toBeVisible();
  await expect(page.getByText('71 execuções')).toBeVisible();
  await expect(rows(page).first()).toContainText('vila-das-flores');
  await expect(rows(page).first()).toContainText('por admin');
  await expect(rows(page).first()).toContainText('1 min 35 s');
  await expect(rows(page).first()).toContainText('12.800 tokens');
  await expectAccessible(page);
  await page.getByLabel('Estado', { exact: true }).selectOption('failed');
  await expect(page.getByText('1 de 71 execuções')).toBeVisible();
  await expect(page).toHaveURL(/estado=failed/);
  await page.getByLabel('Estado', { exact: true }).selectOption('');
  await page.getByLabel('Período').selectOption('30-dias');
  await expect(page.getByText('1 de 71 execuções')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 de 71 execuções')).toBeVisible();
  await page.getByRole('searchbox').fill('nada assim');
  await expect(page.getByText('Nenhuma execução encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('button', { name: 'Início' }).click();
  await expect(page).toHaveURL(/ordem=inicio/);
  await expect(rows(page).first()).not.toContainText('vila-das-flores');
});

test('one that failed is opened by keyboard: where and why it stopped, what it told, what it used', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configuracoes\/execucoes\/1$/);
  const content = page.getByRole('main');
  await expect(content.getByText('Parou em: Processamento de Assets')).toBeVisible();
  await expect(content.getByText(reason, { exact: true })).toBeVisible();
  await expect(content.getByText(`Erro: ${reason}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Uso por chamada' })).toContainText('Classificar imagens');
  await expect(page.getByRole('button', { name: 'Retomar de onde parou' })).toBeVisible();
  await content.getByText('Detalhes técnicos', { exact: true }).first().click();
  await expectAccessible(page);
});

test('prices turn tokens into an estimate; the limits of the day are shown and saved', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  const card = page.getByRole('region', { name: 'Uso de modelos hoje' });
  await expect(card.getByText('1 de 1.000')).toBeVisible();
  await expect(rows(page).first()).toContainText('Modelo (modelo-a)');
  await card.getByRole('button', { name: 'Limites e preços' }).click();
  const dialog = page.getByRole('dialog', { name: 'Limites e preços' });
  await dialog.getByLabel('Chamadas por dia').fill('muitas');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Informe um número inteiro de chamadas');
  await expect(dialog.getByLabel('Chamadas por dia')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Limites e preços' }).click();
  await expect(dialog.getByText('Rascunho recuperado')).toBeVisible();
  await expect(dialog.getByLabel('Chamadas por dia')).toHaveValue('muitas');
  await expectAccessible(page);
  await dialog.getByLabel('Chamadas por dia').fill('1');
  await dialog.getByLabel('Tokens por dia').fill('6000000');
  await dialog.getByLabel('Chamadas por execução').fill('500');
  await dialog.getByLabel('Tokens por execução').fill('5000000');
  await dialog.getByLabel('modelo-a: entrada').fill('1,25');
  await dialog.getByLabel('modelo-a: saída').fill('10');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('#toast')).toContainText('Limites salvos');
  const saved = await page.request.get(`${product.url}/api/execucoes/limites`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await saved.json()).toMatchObject({
    execucao: { chamadas: 500, tokens: 5_000_000 },
    dia: { chamadas: 1, tokens: 6_000_000 },
  });
  await expect(card.getByText('1 de 1', { exact: true })).toBeVisible();
  await expect(card.getByText(/O limite de hoje foi atingido/)).toBeVisible();
  // 12,000 × 1.25 + 800 × 10, of a million.
  await expect(rows(page).first()).toContainText('US$ 0,023');
  await expectAccessible(page);
});

test('API-22 SUP-30 a run appears while the list is looked at, is followed live, and can be asked for again', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('71 execuções')).toBeVisible();
  const started = await page.request.post(`${product.url}/api/super-ai/analyze-complete-with-progress`, {
    headers: { authorization: `Bearer ${token}` },
    data: { driveUrl: folder, maxPDFs: 10, sessionId: 'sessao-de-teste-1' },
  });
  expect(started.status()).toBe(202);
  await expect(page.getByText('72 execuções')).toBeVisible(slow);
  await rows(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Concluída' })).toBeVisible(slow);
  await expect(
    page.getByRole('main').locator('ol').first().getByText('Concluído', { exact: true }),
  ).toHaveCount(4);
  await expect(page.getByRole('main')).toContainText('Residencial Aurora');
  await expect(page.getByRole('link', { name: 'Ver hotsite' })).toBeVisible();
  await expectAccessible(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Executar de novo' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('status').filter({ hasText: 'Concluída' })).toBeVisible(slow);
});

test('a run is interrupted after a question and taken up again', { tag: '@all' }, async ({ page }) => {
  // Of a kind no worker here claims before the test has looked at it: its lease is somebody else's.
  const run = await createRun(product.db, {
    state: 'running',
    leaseOwner: 'outro',
    leaseUntil: new Date(Date.now() + 60 * 60_000),
    input: { driveUrl: folder, maxPDFs: 10, maxAssets: 80, mode: 'update', style: 'modern' },
  });
  await open(page, `/${run.numero}`);
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Interromper' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Interrompida' })).toBeVisible();
  await page.getByRole('button', { name: 'Retomar de onde parou' }).click();
  await expect(page.getByText('Parou e foi retomada: Execução interrompida a pedido')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Concluída|Parou com erro/ })).toBeVisible(slow);
  const [stored] = await product.db.select().from(runsTable).where(eq(runsTable.id, run.id));
  expect(['completed', 'failed']).toContain(stored!.state);
});

test('the work queue of the dashboard leads to the run that failed', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${product.url}/admin/dashboard`);
  await page.getByRole('link', { name: 'vila-das-flores' }).click();
  await expect(page).toHaveURL(/\/configuracoes\/execucoes\/1$/);
  await expect(page.getByRole('main').getByText(reason, { exact: true })).toBeVisible();
});

test('the evidence of a page is downloaded beside its publications, for the day that was chosen, and verifies', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/hotsites`);
  await page
    .getByRole('link', { name: /^Versões de / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Baixar comprovante' }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar comprovante' });
  await expect(dialog.getByText(/estava no ar a versão \d+/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Data').fill('2020-01-01');
  await expect(dialog.getByRole('alert')).toHaveText('Nesta data o hotsite ainda não tinha página publicada');
  await expect(dialog.getByRole('button', { name: 'Baixar comprovante' })).toBeDisabled();
  await dialog
    .getByLabel('Data')
    .fill(new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format());
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar comprovante' }).click();
  const pack = await downloaded;
  expect(pack.suggestedFilename()).toMatch(/^comprovante-[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.zip$/);
  const { problems, manifest } = await verifyPack(await pack.path());
  expect(problems).toEqual([]);
  expect(manifest!.arquivos.length).toBeGreaterThan(10);
});
