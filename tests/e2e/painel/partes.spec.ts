import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { type ProductHere, startProductHere } from '#tests/e2e/product-here.ts';

// One worker, one product for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 90_000 });
let product: ProductHere;
let token: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProductHere();
  token = await product.login();
});
test.afterAll(() => product?.stop());

async function open(page: Page, path: string) {
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await page.goto(product.url + path);
}
const stored = async <Body>(path: string): Promise<Body> =>
  (await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })).json();
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Calendário' });
const undo = (page: Page) => page.locator('#desfazer').getByRole('button', { name: 'Desfazer' });

test.describe('PNL-15 one of each part', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Sao_Paulo' });

  test('a day is typed or chosen by the keyboard, in Portuguese whatever the browser speaks', async ({
    page,
  }) => {
    await open(page, '/admin/imoveis-usados');
    await page.getByRole('button', { name: 'Novo Imóvel Usado' }).first().click();
    const until = page.getByLabel('Autorização até');
    await until.fill('');
    await until.pressSequentially('28022031');
    await expect(until).toHaveValue('28/02/2031');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(calendar(page).getByRole('grid', { name: 'fevereiro 2031' })).toBeVisible();
    await expect(calendar(page).getByText('sáb', { exact: true })).toBeVisible();
    await expectAccessible(page);
    // The next day is in the next month.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toBeHidden();
    await expect(until).toHaveValue('01/03/2031');
    await expect(until).toBeFocused();
    await until.fill('31/02/2031');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Data inválida')).toBeVisible();
  });

  test('a period is two days typed, one calendar, or one of those people ask for', async ({ page }) => {
    await open(page, '/admin/configuracoes/auditoria');
    await page.getByLabel('De', { exact: true }).fill('01/02/2031');
    await expect(page).toHaveURL(/de=2031-02-01/);
    await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
    await page.getByRole('button', { name: 'Escolher período' }).click();
    const period = page.getByRole('dialog', { name: 'Período' });
    const dayOf = (name: string) => period.getByRole('button', { name, exact: false });
    await dayOf('10 de fevereiro de 2031').click();
    await expect(period.getByText('Agora, o último dia')).toBeVisible();
    await expectAccessible(page);
    // Before the first: the two change places.
    await dayOf('3 de fevereiro de 2031').first().click();
    await expect(page).toHaveURL(/de=2031-02-03&ate=2031-02-10|ate=2031-02-10.*de=2031-02-03/);
    await expect(page.getByLabel('até', { exact: true })).toHaveValue('10/02/2031');
    await page.getByRole('button', { name: 'Escolher período' }).click();
    await period.getByRole('button', { name: 'Hoje', exact: true }).click();
    await expect(page.getByText('admin entrou no painel').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escolher período' })).toBeFocused();
  });

  test('telephones, CNPJ, CRECI and amounts take their form while they are typed', { tag: '@all' }, async ({
    page,
  }) => {
    const form = page.getByRole('dialog');
    const typed = async (label: string, keys: string, shown: string) => {
      await form.getByLabel(label, { exact: true }).pressSequentially(keys);
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(shown);
    };
    await open(page, '/admin/corretores');
    await page.getByRole('button', { name: 'Novo Corretor' }).first().click();
    await typed('CRECI', '54321f/rj', '54321-F/RJ');
    await typed('WhatsApp', '11912345678', '(11) 91234-5678');
    await page.goto(`${product.url}/admin/incorporadoras`);
    await page.getByRole('button', { name: 'Nova Incorporadora' }).first().click();
    await typed('CNPJ', '12345678000195', '12.345.678/0001-95');
    await typed('Telefone', '1131234567', '(11) 3123-4567');
    await page.goto(`${product.url}/admin/imoveis-usados`);
    await page.getByRole('button', { name: 'Novo Imóvel Usado' }).first().click();
    await typed('Preço (R$)', '1250000,5', '1.250.000,5');
  });

  test('placeholders are chips in the text box of a prompt and of a message: one key takes one away whole, undo brings it back', async ({
    page,
  }) => {
    await open(page, '/admin/configuracoes#lisa_welcome_approved_message');
    const card = page.locator('#lisa_welcome_approved_message');
    const box = card.getByRole('textbox', { name: 'Cadastro aprovado' });
    const chips = card.locator('textarea').locator('xpath=../div/span');
    await box.fill('Oi, {NOME_GUERRA}');
    await expect(chips).toHaveText(['{NOME_GUERRA}']);
    // Letter by letter in the same place as what is typed.
    const sameText = () =>
      box.evaluate((field: HTMLTextAreaElement) => {
        const behind = field.previousElementSibling!;
        const [a, b] = [getComputedStyle(field), getComputedStyle(behind)];
        return (
          a.font === b.font &&
          a.padding === b.padding &&
          field.clientWidth === behind.clientWidth &&
          field.scrollHeight === behind.scrollHeight
        );
      });
    expect(await sameText()).toBe(true);
    await box.press('End');
    await box.press('Backspace');
    await expect(box).toHaveValue('Oi, ');
    await expect(chips).toHaveCount(0);
    await box.press('Control+z');
    await expect(box).toHaveValue('Oi, {NOME_GUERRA}');
    await card.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(card.getByText('Personalizado')).toBeVisible();
    const all = await stored<{ chave: string; valor: string }[]>('/api/configuracoes');
    expect(all.find(({ chave }) => chave === 'lisa_welcome_approved_message')?.valor).toBe(
      'Oi, {NOME_GUERRA}',
    );
    // A prompt of the models is the same text box.
    await page.getByRole('button', { name: 'Mostrar todos', exact: true }).click();
    const prompt = page.locator('#pdf_analysis_prompt');
    await expect(prompt.locator('textarea').locator('xpath=../div/span').first()).toHaveText('{PDF_TEXT}');
    await expectAccessible(page);
  });

  test('one notice at a time, gone after five seconds; its undo stays on the screen for thirty', {
    tag: '@all',
  }, async ({ page }) => {
    const { id } = (await (
      await fetch(`${product.url}/api/regioes`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nome: 'Serra', codigo: 'SE' }),
      })
    ).json()) as { id: number };
    await page.clock.install();
    await open(page, '/admin/regioes');
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Excluir Serra' }).click();
    const notice = page.locator('#toast .toast');
    await expect(notice).toHaveCount(1);
    // The page's clock stands still from here on; some of the five seconds went by.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.runFor(1_000);
    await expect(notice).toHaveCount(1);
    await page.clock.runFor(4_000);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(20_000);
    await page.clock.resume();
    await undo(page).click();
    await expect(page.getByText('Serra', { exact: true }).first()).toBeVisible();
    expect((await stored<{ id: number }[]>('/api/regioes')).map((one) => one.id)).toContain(id);
  });

  test('a chart says its values where it is pointed at, and as a table folded away below it', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page, '/admin/dashboard');
    const chart = page.getByRole('img', { name: /^Últimas \d+ semanas/ });
    await expect(chart.or(page.getByText(/Nenhum cadastro e nenhuma publicação/))).toBeVisible();
    await fetch(`${product.url}/api/corretores`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        nome: 'Ana Exemplo',
        nomeGuerra: 'Ana',
        email: 'ana@exemplo.com.br',
        creci: '10-F',
        ufCreci: 'SP',
        senha: 'senha de teste',
      }),
    });
    await page.reload();
    const { width, height } = (await chart.boundingBox())!;
    await chart.hover({ position: { x: width - 4, y: height / 2 } });
    await expect(page.getByText(/^Semana de \d{2}\/\d{2}/)).toBeVisible();
    await expect(page.getByText('1 cadastro e 0 publicações')).toBeVisible();
    await page.getByText('Ver como tabela').click();
    await expect(page.getByRole('table').getByRole('row').last()).toContainText('1');
  });
});
