import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { pesquisas } from '#server/db/schema/runs.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { bookPages, makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let id: number;

/** A folder whose book and sales table disagree about parking spaces. */
async function contradictingFolder() {
  const files = await smallFolder();
  const book = Object.keys(files).find((name) => /book/i.test(name))!;
  const pages = bookPages.map((page) =>
    page.map((line) => line.replace('1 a 2 vagas de garagem', '3 vagas de garagem')),
  );
  return { ...files, [book]: await makePdf(pages) };
}

test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  const link = writeFolder(product.folders, 'revisao', await contradictingFolder());
  const { frames } = await runFolder(product, link);
  id = frames.at(-1)!.event.data!.empreendimentoId as number;
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await product.db.delete(leituraDecisoes);
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const open = async (page: Page, query = '') => {
  await page.goto(`${product.url}/admin/empreendimentos/${id}/revisao${query}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
};
const painel = (page: Page) => page.getByRole('region', { name: /^Revisão de / });
const fieldButton = (page: Page, name: string) =>
  page.locator('button[data-campo]').filter({ has: page.getByText(name, { exact: true }) });
const pendingOf = async (page: Page) => {
  const text = await page.getByRole('button', { name: /^A revisar/ }).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
};

test('every field shows its words, file, page and the place on the page', { tag: '@all' }, async ({
  page,
}) => {
  await open(page);
  await fieldButton(page, 'Preço inicial').click();
  await expect(painel(page).getByRole('heading', { level: 2 })).toHaveText('Preço inicial');
  await expect(painel(page)).toContainText('R$ 690.000');
  await expect(painel(page)).toContainText(/\d+% · certeza/);
  await expect(painel(page).locator('q').first()).toContainText('690.000,00');
  await expect(painel(page)).toContainText(/tabela.*página 1/i);
  const picture = painel(page).getByRole('img', { name: /Página 1/ });
  await expect(picture).toBeVisible();
  const marked = painel(page).locator('mark').first();
  // Once the picture is there, in its place.
  await expect(async () => {
    const [pageBox, markBox] = [(await picture.boundingBox())!, (await marked.boundingBox())!];
    expect(markBox.width).toBeGreaterThan(20);
    expect(markBox.x).toBeGreaterThan(pageBox.x);
    expect(markBox.y + markBox.height).toBeLessThan(pageBox.y + pageBox.height);
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
});

test('WIR-02 the pages a description was found on are links, in the review and beside the field', {
  tag: '@all',
}, async ({ page }) => {
  const texto = 'Texto que um motor achou na web.';
  const before = await product.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
  const fontes = [
    { url: 'https://guia.example/centro', titulo: 'Guia do Centro' },
    { url: 'data:text/html,x', titulo: 'Clique' },
  ];
  await product.db
    .insert(pesquisas)
    .values({ empreendimentoId: id, assunto: 'x', motor: 'Modelo (a)', texto, buscou: true, fontes });
  await product.db.update(empreendimentos).set({ descricao: texto }).where(eq(empreendimentos.id, id));
  await open(page, '?ver=todos');
  await fieldButton(page, 'Descrição').click();
  const section = painel(page).getByRole('region', { name: 'De onde veio o texto' });
  await expect(section).toContainText('Escrito por Modelo (a)');
  await expect(section.getByRole('link')).toHaveText(['Guia do Centro']);
  const link = section.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://guia.example/centro');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await expectAccessible(page);

  await page.goto(`${product.url}/admin/empreendimentos?editar=${id}`);
  const dialog = page.getByRole('dialog', { name: /Editar/ });
  await dialog.getByRole('button', { name: 'Fonte de Descrição: 1 página da web' }).click();
  const peek = page.getByRole('dialog', { name: 'Fonte de Descrição', exact: true });
  await expect(peek.getByRole('link')).toHaveText(['Guia do Centro']);
  await expectAccessible(page);
  await product.db
    .update(empreendimentos)
    .set({ descricao: before[0]!.descricao })
    .where(eq(empreendimentos.id, id));
});

test('PNL-04 a review opens with the first doubtful field focused, costs one key for each field that is right, and ends on the page', async ({
  page,
}) => {
  await open(page);
  const fields = await pendingOf(page);
  expect(fields).toBeGreaterThan(10);
  await expect(page.locator('button[data-campo]:focus')).toContainText('Vagas');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let left = fields; left > 0; left--) {
    await press('Enter');
    await expect.poll(() => pendingOf(page)).toBe(left - 1);
    if (left > 1) await expect(page.locator('button[data-campo]:focus')).toHaveCount(1);
  }
  expect(keys / fields).toBeLessThanOrEqual(1);
  await expect(page.getByText('Tudo revisado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conferir a página' })).toBeFocused();
  const rows = await product.db.select().from(leituraDecisoes);
  expect(rows.map(({ decisao }) => decisao)).toEqual(rows.map(() => 'aceito'));
  expect(rows).toHaveLength(fields);
});

test('PNL-04 what is sure and stands uncontradicted is accepted in one act, and that act undone', {
  tag: '@all',
}, async ({ page }) => {
  await open(page);
  const before = await pendingOf(page);
  const all = page.getByRole('button', { name: /^Aceitar \d+ campos sem dúvida$/ });
  const certain = Number(/\d+/.exec((await all.textContent())!)![0]);
  await all.click();
  await expect.poll(() => pendingOf(page)).toBe(before - certain);
  const offer = page.locator('#desfazer');
  await expect(offer).toContainText(`${certain} campos aceitos`);
  await offer.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => pendingOf(page)).toBe(before);
  await all.click();
  await expect.poll(() => pendingOf(page)).toBe(before - certain);
  await page.getByRole('button', { name: /^Todos os campos/ }).click();
  const decided = await product.db.select().from(leituraDecisoes);
  expect(decided).toHaveLength(certain);
  await page.locator(`button[data-campo="${decided[0]!.campo}"]`).click();
  await expect(painel(page)).toContainText(/Aceito por admin em \d{2}\/\d{2}\/\d{4}/);
});

test('a value is edited as people write it, refused, and each is undone', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '?ver=todos');
  await fieldButton(page, 'Preço inicial').click();
  await page.keyboard.press('e');
  const box = painel(page).getByLabel('Preço inicial: novo valor');
  await expect(box).toBeFocused();
  await box.fill('setecentos');
  await page.keyboard.press('Enter');
  await expect(painel(page).getByRole('alert')).toHaveText('Valor inválido');
  await box.fill('712500');
  await expect(box).toHaveValue('712.500');
  // In the middle, too: the caret stays behind what was typed.
  await box.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await page.keyboard.type('98');
  await expect(box).toHaveValue('79.812.500');
  await box.fill('R$ 712.500,50');
  await page.keyboard.press('Enter');
  await expect(painel(page)).toContainText('R$ 712.500,50');
  await expect(painel(page)).toContainText('Editado por admin');
  await expect(painel(page)).toContainText('Nos documentos');
  await painel(page)
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await expect(painel(page).getByText('Nos documentos')).toHaveCount(0);

  await fieldButton(page, 'Cartório').focus();
  await fieldButton(page, 'Cartório').click();
  await page.keyboard.press('r');
  await fieldButton(page, 'Cartório').click();
  await expect(painel(page)).toContainText('Recusado por admin');
  await expect(painel(page)).toContainText('vazio');
  await page.keyboard.press('z');
  await expect(painel(page).getByText('Recusado por admin')).toHaveCount(0);
  await expectAccessible(page);
});

test('what cannot be refused or edited here says why, and the rest does not', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '?ver=todos');
  await fieldButton(page, 'Bairro').click();
  await expect(painel(page)).toContainText(
    'Todo empreendimento precisa deste dado: ele não pode ser recusado.',
  );
  await expect(painel(page)).toContainText(
    'Para trocar, escolha outro cadastrado na ficha do empreendimento.',
  );
  await expect(painel(page).getByRole('button', { name: /^Recusar/ })).toHaveCount(0);
  await fieldButton(page, 'Preço inicial').click();
  await expect(painel(page)).not.toContainText('não pode ser recusado');
  await expect(painel(page)).not.toContainText('Para trocar');
});

test('a range cannot be turned round: the sentence comes and what was typed stays', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '?ver=todos');
  await fieldButton(page, 'Área (mínima)').click();
  await page.keyboard.press('e');
  const box = painel(page).getByLabel('Área (mínima): novo valor');
  await box.fill('900');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toast')).toContainText('O valor mínimo não pode ser maior que o máximo');
  await expect(box).toHaveValue('900');
});

test('contradicting documents stand on one board with both quotes and the rule', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '?ver=conflitos');
  const button = fieldButton(page, 'Vagas (máximo)');
  await expect(button.getByRole('img', { name: 'documentos divergem' })).toBeVisible();
  await button.click();
  const board = painel(page).getByRole('region', { name: 'Os documentos divergem' });
  await expect(board).toContainText('Regra aplicada:');
  await expect(board.locator('q').first()).toContainText(/vaga/i);
  await board.getByRole('button', { name: 'Usar este valor' }).first().click();
  await expect(painel(page)).toContainText('Editado por admin');
  await expectAccessible(page);
});

test('on a phone a field opens beneath itself and nothing is cut', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const button = fieldButton(page, 'Preço inicial');
  await button.click();
  const [top, below] = [(await button.boundingBox())!, (await painel(page).boundingBox())!];
  expect(below.y - (top.y + top.height)).toBeLessThan(40);
  await expectAccessible(page);
});

test('an empreendimento that is not there says so, with another try', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${product.url}/admin/empreendimentos/999999/revisao`);
  await expect(page.getByText('Empreendimento não encontrado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
