import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { makePdf, smallFolder, tabelaPages, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let id: number;
let rota: string;
let files: Record<string, Buffer>;

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  files = await smallFolder();
  const { frames } = await runFolder(product, writeFolder(product.folders, 'aurora', files));
  const { empreendimentoId, rota: made } = frames.at(-1)!.event.data!;
  id = empreendimentoId as number;
  rota = made as string;
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const open = async (page: Page) => {
  await page.goto(`${product.url}/admin/empreendimentos/${id}/pasta`);
  await expect(page.getByRole('heading', { name: 'Comparação com o que foi lido' })).toBeVisible();
};
const part = (page: Page, name: string) => page.getByRole('region', { name });
const inFolder = (path: string) => join(product.folders, 'aurora', path);
const day = (offset: number) => dayInBrazil(new Date(Date.now() + offset * 86_400_000));

test('the folder is reached from the card of its empreendimento, from its hotsite and from the review', {
  tag: '@all',
}, async ({ page }) => {
  for (const from of ['/admin/empreendimentos', '/admin/hotsites', `/admin/empreendimentos/${id}/revisao`]) {
    await page.goto(product.url + from);
    if (from === '/admin/empreendimentos') {
      await page.getByRole('button', { name: /^Mais ações de / }).click();
      await page.getByRole('menuitem', { name: 'Comparar pasta' }).click();
    } else await page.getByRole('link', { name: /^Comparar pasta de / }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/empreendimentos/${id}/pasta$`));
    await expect(page.getByRole('button', { name: 'Comparar pasta' })).toBeVisible();
  }
});

test('a folder that is as it was: nothing changed, and the report says what it lacks', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Comparar pasta' }).click();
  await expect(part(page, 'Comparação com o que foi lido')).toContainText('Nada mudou na pasta.');
  await expect(page.getByRole('button', { name: 'Refazer só o que mudou' })).toHaveCount(0);
  const report = part(page, 'Relatório da pasta');
  await expect(report).toContainText('Implantação do empreendimento');
  await expect(report).toContainText('“quebrado.pdf” ficou de fora');
  await expectAccessible(page);
});

test('the message to the incorporadora can be changed, copied and sent', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await product.db
    .update(incorporadoras)
    .set({ contatoEmail: 'vendas@horizonte.com.br', contatoTelefone: '(47) 99999-1234' });
  await open(page);
  const message = page.getByRole('textbox', { name: 'Mensagem para a incorporadora' });
  await expect(message).toHaveValue(/Olá! Estamos preparando a página do Residencial Aurora/);
  await expect(message).toHaveValue(/• Implantação do empreendimento/);
  await message.fill('Olá, Horizonte & cia.');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('button', { name: 'Copiada' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Olá, Horizonte & cia.');
  const text = encodeURIComponent('Olá, Horizonte & cia.');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/5547999991234?text=${text}`,
  );
  await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    `mailto:vendas@horizonte.com.br?subject=Pasta%20do%20Residencial%20Aurora&body=${text}`,
  );
});

/** The public page as an outsider gets it now. */
const publicPage = async () => (await fetch(`${product.url}/hotsite/${rota}`)).text();
const review = (page: Page) => page.getByRole('region', { name: /^Revisão de / });
/** Accepts everything awaiting review, one key each. */
async function acceptRest(page: Page) {
  const done = page.getByText('Tudo revisado');
  const rows = page.locator('button[data-campo]');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(left - 1);
  }
  await expect(done).toBeVisible();
}

test('the whole road by what the screens offer: reviewed, corrected, published, read again after the folder changed, rolled back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const slow = { timeout: 60_000 };
  const toast = page.locator('#toast');

  await test.step('what was read is reviewed, and one value corrected', async () => {
    await page.goto(`${product.url}/admin/empreendimentos`);
    await page.getByRole('link', { name: /^Revisar \d+ campos? de / }).click();
    await page.locator('button[data-campo="dataEntrega"]').click();
    await page.keyboard.press('e');
    await review(page).getByLabel('Entrega: novo valor').fill('12/2029');
    await page.keyboard.press('Enter');
    // At once, while the correction is on its way: it is not taken back.
    await page.getByRole('button', { name: /^Aceitar \d+ campos sem dúvida$/ }).click();
    await expect(page.getByRole('button', { name: /^Aceitar \d+ campos sem dúvida$/ })).toHaveCount(0);
    await acceptRest(page);
  });

  await test.step('the page is held against it, and made anew', async () => {
    expect(await publicPage()).toMatch(/novembro de 2029/i);
    await page.getByRole('link', { name: 'Ver a verificação' }).click();
    const stale = page.getByRole('listitem').filter({ hasText: 'o cadastro agora diz “dezembro de 2029”' });
    await stale.getByRole('link', { name: /^Gerar de novo/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).click();
    await expect(toast).toContainText('GPT-5 Gerado com Sucesso!', slow);
    expect(await publicPage()).toMatch(/dezembro de 2029/i);
  });

  await test.step('the folder changed: files, fields, sections and pages are told', async () => {
    const table = Object.keys(files).find((name) => /TABELA/.test(name))!;
    const cheaper = tabelaPages.map((lines) => lines.map((line) => line.replace('690.000', '655.000')));
    writeFileSync(inFolder(table), await makePdf(cheaper));
    writeFileSync(
      inFolder('Perspectivas/04 - Salão de festas.jpg'),
      await (await drawPhoto({ seed: 41, width: 1300, height: 900 })).jpeg().toBuffer(),
    );
    rmSync(inFolder('Perspectivas/03 - Academia.jpg'));
    await page.getByRole('link', { name: /^Comparar pasta de / }).click();
    await page.getByRole('button', { name: 'Comparar pasta' }).click();
    const found = part(page, 'Comparação com o que foi lido');
    for (const text of ['1 arquivo novo', '1 arquivo alterado', '1 arquivo removido', table])
      await expect(found).toContainText(text);
    await expect(found).toContainText(new RegExp(`Lidos em ${table}: .*Preço inicial`));
    await expect(found.getByRole('link', { name: /em nova aba/ }).first()).toHaveAttribute(
      'href',
      `/hotsite/${rota}`,
    );
    await expectAccessible(page);
  });

  await test.step('only that is read again; what a person accepted stays, and the new value waits', async () => {
    await page.getByRole('button', { name: 'Refazer só o que mudou' }).click();
    const next = page.getByRole('link', { name: 'Revise o que mudou' });
    await expect(next).toBeVisible(slow);
    await expectAccessible(page);
    await next.click();
    await expect(page).toHaveURL(new RegExp(`/admin/empreendimentos/${id}/revisao$`));
    await page.locator('button[data-campo="precoInicial"]').click();
    await expect(review(page)).toContainText('R$ 690.000');
    await expect(review(page)).toContainText('R$ 655.000');
    await acceptRest(page);
    await page.goBack();
  });

  await test.step('of the page only the sections that hang on it are made again, and published', async () => {
    await page.getByRole('link', { name: 'Abertura' }).click();
    const opening = page.getByRole('region', { name: 'Abertura' });
    await opening.getByRole('button', { name: 'Refazer textos e imagens' }).click();
    await expect(opening.getByLabel('Valor').first()).toHaveValue(/655\.000/, slow);
    await opening.getByRole('button', { name: 'Reescrever só esta seção' }).click();
    await page.getByRole('button', { name: 'Publicar versão 3' }).click(slow);
    const dialog = page.getByRole('dialog', { name: 'Publicar a versão 3' });
    await dialog.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(toast).toContainText('A versão 3 está pública', slow);
    expect(await publicPage()).toMatch(/655\.000/);
  });

  await test.step('one step back, at once', async () => {
    await page.getByRole('link', { name: 'Versões' }).click();
    await page.getByRole('list', { name: 'Versões' }).getByRole('button', { name: 'Versão 2' }).click();
    await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar', exact: true }).click();
    await expect(toast).toContainText('A versão 2 está pública', slow);
    const restored = await publicPage();
    expect(restored).toMatch(/690\.000/);
    expect(restored).not.toMatch(/655\.000/);
  });
});

test('a price whose table ran out: pages say Consulte, the card and the work queue say why', {
  tag: '@all',
}, async ({ page }) => {
  const set = (dataTabela: string) =>
    product.db
      .update(empreendimentos)
      .set({ dataTabela, precoInicial: '690000.00' })
      .where(eq(empreendimentos.id, id));
  await set(day(-10));
  await page.goto(`${product.url}/hotsite/${rota}`);
  await expect(page.locator('.price-value')).toHaveText(/690\.000/);
  await set(day(-61));
  await page.reload();
  await expect(page.locator('.price-value')).toHaveText('Consulte');
  await expect(page.locator('.price-label')).toHaveText('Valores');
  expect(await page.content()).not.toMatch(/690[.\s]?000/);

  await page.goto(`${product.url}/admin/dashboard`);
  await expect(page.getByText('1 tabela de vendas venceu: peça a nova')).toBeVisible();
  await page.goto(`${product.url}/admin/empreendimentos`);
  await page.getByRole('link', { name: /^Tabela vencida/ }).click();
  const price = part(page, 'Preço e validade da tabela');
  await expect(price).toContainText('Vencida');
  await expect(price).toContainText('peça a tabela nova à incorporadora');
  await expect(page.getByRole('textbox', { name: 'Mensagem para a incorporadora' })).toHaveValue(
    /Tabela de vendas atual: a última é de/,
  );
  await expectAccessible(page);

  // The programme may hold a table valid for longer.
  await page.getByLabel(/^Dias que uma tabela vale/).fill('0');
  await expect(price).toContainText('Use um número de 1 a 730');
  await page.getByLabel(/^Dias que uma tabela vale/).fill('90');
  await price.getByRole('button', { name: 'Salvar' }).click();
  await expect(price).toContainText('Vigente');
  await page.goto(`${product.url}/hotsite/${rota}`);
  await expect(page.locator('.price-value')).toHaveText(/690\.000/);
});

test('a folder that vanished: its reason, and what was read stays', { tag: '@all' }, async ({ page }) => {
  rmSync(join(product.folders, 'aurora'), { recursive: true });
  await open(page);
  await page.getByRole('button', { name: 'Comparar pasta' }).click();
  await expect(page.getByRole('alert')).toHaveText(/não existe.*O que já foi lido continua como estava\./);
  await page.goto(`${product.url}/hotsite/${rota}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
