import { expect, type Page, test } from '@playwright/test';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type FakeAi, startFakeAi } from '#tests/fakes/ai.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

/** The whole product with a provider on loopback: the screen 'Modelos' with every possible problem. */
let product: ProductHere;
let ai: FakeAi;
let token: string;
test.describe.configure({ mode: 'serial' });

const inDays = (days: number) => dayInBrazil(new Date(Date.now() + days * 864e5));

test.beforeAll(async () => {
  ai = await startFakeAi();
  const many = Array.from({ length: 2_000 }, (_, n) => ({ id: `familia-${n % 7}/modelo-${n}` }));
  const ends = { id: 'modelo-que-acaba', shutdown_date: inDays(19) };
  ai.models(() => ({ list: { data: [...many, ends] } }));
  product = await startProductHere({
    env: {
      INTELLIGENCE: 'model',
      OPENAI_API_KEY: 'sk-segredo',
      OPENAI_BASE_URL: ai.url,
      OPENAI_MODEL: 'familia-1/modelo-1',
      V0_API_KEY: 'x',
    },
  });
  token = await product.login();
});
test.afterAll(async () => {
  await product?.stop();
  await ai?.stop();
});
test.beforeEach(({ page }) => page.addInitScript((stored) => localStorage.setItem('token', stored), token));

const open = (page: Page) => page.goto(`${product.url}/admin/configuracoes/modelos`);
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('WIR-01 the settings lead to the models; what each task needs, what has no key and what ended is said', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${product.url}/admin/configuracoes`);
  await page.getByRole('link', { name: /^Modelos/ }).click();
  await expect(page.getByRole('heading', { name: 'Modelos', level: 1 })).toBeVisible();
  await expect(card(page, 'Ler documentos')).toContainText('OpenAI · familia-1/modelo-1');
  await expect(card(page, 'Classificar imagens')).toContainText(
    'Pede um modelo que vê imagens e responde em formato fixo.',
  );
  await expect(page.getByText('Encerrado', { exact: true })).toBeVisible();
  await expect(page.getByText(/Defina ANTHROPIC_API_KEY/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('sk-segredo');
  await expectAccessible(page);
});

test('WIR-01 a model is found among 2,000, chosen with a stand-in, and its ending is told', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Escolher quem faz: Escrever textos' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('group', { name: 'Primeira escolha' });
  await first.getByLabel('Provedor').selectOption('openai');
  await expect(first.getByText('60 de 2.001 mostrados')).toBeVisible();
  await first.getByLabel('Buscar modelo').fill('acaba');
  await first.getByRole('button', { name: /modelo-que-acaba/ }).click();
  await dialog.getByRole('group', { name: 'Reserva' }).getByLabel('Provedor').selectOption('local');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(card(page, 'Escrever textos')).toContainText('será desligado pelo provedor');
  await expect(card(page, 'Escrever textos')).toContainText('em 19 dias');
  await expect(card(page, 'Escrever textos')).toContainText('Motor local');
});

test('WIR-01 the try button shows answer, time, tokens and cost, and why nothing came', {
  tag: '@all',
}, async ({ page }) => {
  ai.answer(() => ({ cor: 'vermelho' }));
  await open(page);
  const trial = page.getByRole('button', { name: 'Testar: Classificar imagens' });
  await trial.click();
  await expect(card(page, 'Classificar imagens')).toContainText('vermelho');
  await expect(card(page, 'Classificar imagens')).toContainText('1.000 + 200 tokens, sem preço informado');
  ai.script({ status: 401, body: '{}' });
  await trial.click();
  await expect(card(page, 'Classificar imagens')).toContainText('recusou a chave. Confira OPENAI_API_KEY');
});

test('SAF-10 each kind of data has its switch, with who gets it and on what ground', async ({ page }) => {
  await open(page);
  const messages = page.getByRole('switch', { name: 'Mensagens de corretores' });
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  await messages.click();
  await expect(messages).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(messages).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(/LGPD, art\. 7º/).first()).toBeVisible();
});
