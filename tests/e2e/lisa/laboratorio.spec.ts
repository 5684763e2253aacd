import { expect, type Page, test } from '@playwright/test';
import { corretores } from '#server/db/schema/corretores.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { ownPassword } from '#tests/own-page.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

// One worker, one product for all tests of this file: there is one laboratory.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let product: ProductHere;
let token: string;
test.beforeAll(async () => {
  product = await startProductHere({ workers: true, env: { RATE_LIMIT_API: 'off' } });
  token = await product.login();
});
test.afterAll(() => product?.stop());
test.beforeEach(async () => {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await fetch(`${product.url}/api/admin/whatsapp/laboratorio`, { method: 'DELETE', headers });
  expect(begun.status).toBe(200);
});

const phoneSize = { width: 375, height: 812 };

async function open(page: Page, path = '/admin/configuracoes/laboratorio'): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto(product.url + path);
  return complaints;
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversa com a Lisa' });
const hers = (page: Page, text: string | RegExp) =>
  log(page).locator('li[data-de="lisa"]').filter({ hasText: text });
async function write(page: Page, text: string) {
  await page.getByLabel('Mensagem').fill(text);
  await page.keyboard.press('Enter');
}
async function attach(page: Page, what: string) {
  await page.getByRole('button', { name: 'Anexar' }).click();
  await page.getByRole('button', { name: what }).click();
}
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectFine(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inside).toBeLessThanOrEqual(window!);
}

/** A development with a public page, shown by this corretor. */
async function showSomething(corretorId: number) {
  const nome = 'Residencial Âmbar';
  const { id } = await createEmpreendimento(product.db, { nome, precoInicial: '690000.00' });
  await createHotsite(product.db, { empreendimentoId: id, versaoPublicaId: 1, rota: 'ambar' });
  await product.db.insert(associacoes).values({ corretorId, empreendimentoId: id });
  return nome;
}

test('WPP-18 WPP-19 WPP-20 WPP-25 WPP-26 a registration goes from the first hello to the corretor’s own page, on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const complaints = await open(page);
  await expect(page.getByText('Escreva a primeira mensagem')).toBeVisible();
  // The phone fills the screen: its line to write in stands at the foot.
  const line = await page.getByLabel('Mensagem').boundingBox();
  expect(line!.y + line!.height).toBeGreaterThan(phoneSize.height - 40);
  expect(line!.y + line!.height).toBeLessThanOrEqual(phoneSize.height);

  await write(page, 'Oi');
  await expect(hers(page, 'Eu sou a Lisa')).toBeVisible();
  await write(page, 'sim');
  await expect(hers(page, 'CRECI').last()).toBeVisible();
  await write(page, 'Meu CRECI é 54321-F de São Paulo');
  await expect(hers(page, 'e-mail').last()).toBeVisible();
  await write(page, 'Ana Beatriz Lima, ana.lima@exemplo.com.br');
  await expect(hers(page, 'nome de guerra').last()).toBeVisible();
  await attach(page, 'Áudio');
  await expect(hers(page, 'ainda não consigo ouvir')).toBeVisible();
  await write(page, 'Bia Lima');
  await expect(hers(page, 'Em que região')).toBeVisible();
  await write(page, 'Campinas');
  await expect(hers(page, 'faixa de preço').last()).toBeVisible();
  await write(page, 'de 300 a 800 mil');
  await expect(hers(page, 'foto sua')).toBeVisible();
  await attach(page, 'Foto de rosto');
  await expect(hers(page, 'Confira os dados')).toBeVisible();
  // The newest message is in sight, and everything written was read.
  await expect(hers(page, 'Confira os dados')).toBeInViewport();
  await expect(log(page).locator('li[data-de="pessoa"]').getByText('lida')).toHaveCount(9);
  await expectFine(page);
  // Nothing is filed before a yes to it.
  expect(await product.db.select().from(corretores)).toEqual([]);
  await write(page, 'tudo certo, pode mandar');
  await expect(hers(page, 'Recebi o seu cadastro')).toBeVisible();

  await view(page, 'O que fica guardado');
  await expect(page).toHaveURL(/ver=estado/);
  await expect(page.getByText('Passo 9 de 13: Cadastro completo')).toBeVisible();
  await expectFine(page);
  const record = page.getByRole('region', { name: 'Cadastro' });
  await record.getByRole('button', { name: 'Aprovar' }).click();
  await expect(record.getByText('Aprovado')).toBeVisible();
  await expect(record.getByText(/As mensagens saem em \d+ segundos?\./)).toBeVisible();
  await page.getByRole('button', { name: 'Adiantar 1 minuto' }).click();
  await expect(page.getByText('Passo 13 de 13: Encerramento')).toBeVisible();
  await expect(page.getByText('adiantado 1 minuto')).toBeVisible();

  await view(page, 'Telefone');
  const link = log(page).getByRole('link', { name: /\/meu-espaco\/senha#/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^${product.url}/meu-espaco/senha#[\\w-]{43}$`));
  await expect(link).toHaveAttribute('rel', /noopener/);
  const stored = await product.db.select().from(corretores);
  expect(stored).toMatchObject([{ nome: 'Ana Beatriz Lima', aprovado: true }]);
  const { id, slug, creci } = stored[0]!;
  const nome = await showSomething(id);

  const opening = page.waitForEvent('popup');
  await link.click();
  const own = await opening;
  await own.setViewportSize(phoneSize);
  const problems: string[] = [];
  own.on('pageerror', (error) => problems.push(String(error)));
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Olá, Bia!');
  await own.getByLabel('Nova senha', { exact: true }).fill(ownPassword);
  await own.getByRole('button', { name: 'Criar senha e entrar' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Ana Beatriz Lima');
  await expect(own).toHaveURL(`${product.url}/meu-espaco`);
  const edition = `${product.url}/hotsite/ambar?corretor=${slug}`;
  await expect(own.getByLabel(`Link de ${nome}`)).toHaveValue(edition);
  await own.getByRole('link', { name: 'Material', exact: true }).click();
  await own.getByRole('link', { name: new RegExp(nome) }).click();
  await expect(own.getByRole('textbox', { name: 'Texto pronto' })).toHaveValue(new RegExp(`CRECI ${creci}`));
  await own.getByRole('link', { name: 'Meus dados' }).click();
  for (const text of [`${creci}`, 'ana.lima@exemplo.com.br', 'Bia Lima', 'Campinas', 'R$ 300.000'])
    await expect(own.getByRole('main')).toContainText(text);
  await own.close();
  expect(problems).toEqual([]);

  await view(page, 'O que fica guardado');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Recomeçar' }).click();
  await expect(page.getByText('Nada está guardado ainda.')).toBeVisible();
  expect(await product.db.select().from(corretores)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('R12 R13 R31 R32 on a wide screen faults, queues and chat stand side by side and tell what happens', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = await open(page);
  const inbox = page.getByRole('list', { name: 'Caixa de entrada' });
  const outbox = page.getByRole('list', { name: 'Caixa de saída' });
  const flip = (name: string) => page.getByRole('switch', { name }).click();

  await flip('Duplicar entregas');
  await expect(page.getByRole('switch', { name: 'Duplicar entregas' })).toBeChecked();
  await write(page, 'Oi');
  await expect(hers(page, 'Eu sou a Lisa')).toHaveCount(1);
  await expect(inbox.getByRole('listitem').filter({ hasText: 'Oi' })).toHaveCount(1);
  await expect(outbox.getByText('Lida')).toBeVisible();
  await flip('Duplicar entregas');

  await flip('Assinatura errada');
  await write(page, 'sim');
  await expect(log(page).getByText('recusada pelo webhook')).toBeAttached();
  await expect(page.getByText('1 mensagem a caminho')).toBeVisible();
  await expectFine(page);
  await flip('Assinatura errada');
  await page.getByRole('button', { name: 'Entregar agora' }).click();
  await expect(hers(page, 'CRECI').last()).toBeVisible();

  await flip('Canal fora do ar');
  await write(page, '12345 SP');
  await expect(outbox.getByText(/O canal está fora do ar/)).toBeVisible();
  await flip('Canal fora do ar');
  await page.getByRole('button', { name: 'Adiantar 1 hora' }).click();
  await expect(hers(page, 'e-mail').last()).toBeVisible();
  await expect(page.getByText('adiantado 1 hora')).toBeVisible();
  await expect(page.getByRole('definition').getByText('12345 SP')).toBeVisible();
  await expectFine(page);
  expect(complaints).toEqual([]);
});

test('PNL-09 the laboratory is found in Configurações, in the palette and by its title', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/configuracoes');
  await page.getByRole('link', { name: 'Laboratório', exact: true }).click();
  await expect(page).toHaveURL(/configuracoes\/laboratorio/);
  await expect(page).toHaveTitle('Laboratório da Lisa · Portal do Corretor');
  await expect(page.getByRole('heading', { name: 'Laboratório da Lisa' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('laboratorio');
  await expect(page.getByRole('option', { name: /Laboratório da Lisa/ })).toBeVisible();
});
