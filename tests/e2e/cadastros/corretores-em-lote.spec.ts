import { expect, type Page, test } from '@playwright/test';
import { eq, like, sql } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });

const changed = () =>
  product.db.transaction((tx) => bumpLists(tx, 'corretores', 'associacoes', 'imoveis-usados'));

test.beforeEach(async ({ page }) => {
  await emptyTables(product.db, 'corretores', 'imoveis_usados');
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

/** Numbered, pending corretores; the last one is the newest and comes first. */
async function make(count: number) {
  await product.db.insert(corretores).values(
    Array.from({ length: count }, (_, n) => ({
      nome: `Pessoa ${n}`,
      nomeGuerra: `P${n}`,
      slug: `pessoa-${n}`,
      email: `p${n}@example.com`,
      emailNormal: `p${n}@example.com`,
      creci: `${50_000 + n}-F`,
      creciNormal: `${50_000 + n}-F`,
    })),
  );
  await changed();
}
const open = (page: Page, query = '') => page.goto(`${product.url}/admin/corretores${query}`);
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const bar = (page: Page) => page.getByRole('region', { name: 'Seleção' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const toast = (page: Page) => page.locator('#toast');
const tick = (page: Page, nome: string) =>
  page.getByRole('checkbox', { name: `Selecionar ${nome}`, exact: true }).check({ force: true });
const approved = () => product.db.$count(corretores, eq(corretores.aprovado, true));
const named = async (nome: string) =>
  (await product.db.select().from(corretores).where(eq(corretores.nome, nome)))[0]!;

/** Confirms browser dialogs; their texts are in the list. */
function acceptAll(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  return asked;
}

test('BRK-02 BRK-11 those chosen stay chosen while somebody scrolls and searches, and are approved together', {
  tag: '@all',
}, async ({ page }) => {
  await make(300);
  await open(page, '?ordem=creci');
  await tick(page, 'Pessoa 0');
  await tick(page, 'Pessoa 1');
  await expect(bar(page)).toContainText('2 corretores selecionados');
  await expectAccessible(page);
  await rowOf(page, 'Pessoa 2').first().focus();
  await page.keyboard.press('End');
  await expect(rowOf(page, 'Pessoa 299')).toBeFocused();
  await page.keyboard.press(' ');
  await expect(bar(page)).toContainText('3 corretores selecionados');
  await page.getByRole('searchbox').fill('pessoa 150');
  await expect(rowOf(page, 'Pessoa 150')).toBeVisible();
  await expect(bar(page)).toContainText('3 corretores selecionados');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('checkbox', { name: 'Selecionar Pessoa 1', exact: true })).toBeChecked();
  await bar(page).getByRole('button', { name: 'Aprovar' }).click();
  await expect(toast(page)).toContainText('3 corretores aprovados');
  await expect(bar(page)).toBeHidden();
  await expect(rowOf(page, 'Pessoa 0').first()).toContainText('Ativo');
  expect(await approved()).toBe(3);
});

test('BRK-03 BRK-15 all that a search finds are chosen at the head, but for those let go, and changed after a question', async ({
  page,
}) => {
  const asked = acceptAll(page);
  await make(120);
  await open(page, '?busca=pessoa 1&ordem=creci');
  const head = page.getByRole('checkbox', { name: /^Selecionar tudo/ });
  await expect(head).toBeEnabled();
  await head.check({ force: true });
  await expect(bar(page)).toContainText('31 corretores selecionados');
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa 11', exact: true }).uncheck({ force: true });
  await expect(bar(page)).toContainText('30 corretores selecionados');
  expect(await head.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await bar(page).getByRole('button', { name: 'Desativar' }).click();
  await expect(toast(page)).toContainText('30 corretores desativados');
  expect(asked).toEqual(['Desativar 30 corretores? Os sites deles saem do ar na hora.']);
  expect(await product.db.$count(corretores, eq(corretores.ativo, false))).toBe(30);
  expect((await named('Pessoa 11')).ativo).toBe(true);

  await head.check({ force: true });
  await bar(page).getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(toast(page)).toContainText('30 corretores ativados');
  await expect(toast(page)).toContainText('Um já estava assim.');
  // Said of one search, 'all' ends with it.
  await head.check({ force: true });
  await page.getByRole('searchbox').fill('pessoa 2');
  await expect(bar(page)).toBeHidden();
});

test('BRK-51 a selection goes into a spreadsheet that holds no password and runs no formula', {
  tag: '@all',
}, async ({ page }) => {
  await make(3);
  await createCorretor(product.db, {
    nome: '=cmd|calc',
    email: 'formula@example.com',
    creci: '9-F',
    whatsapp: '+55 11 91234-5678',
    ufCreci: 'SP',
    slug: 'formula',
    nomeGuerra: 'Fê',
    senha: 'hash',
  });
  await changed();
  await open(page);
  await tick(page, '=cmd|calc');
  await tick(page, 'Pessoa 1');
  const file = await exported(page, bar(page).getByRole('button', { name: 'Exportar' }));
  expect(file.name).toMatch(/^corretores-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = file.text.slice(1).trim().split('\r\n');
  expect(head).toBe(
    'Nome Completo;Nome de Guerra;Email;CRECI;UF do CRECI;Tratamento;WhatsApp;Telefone;Região de Atuação;Ativo;Aprovado;URL do site',
  );
  expect(lines.sort()).toEqual([
    "'=cmd|calc;Fê;formula@example.com;9-F;SP;;(11) 91234-5678;;;Sim;Não;formula",
    'Pessoa 1;P1;p1@example.com;50001-F;;;;;;Sim;Não;pessoa-1',
  ]);
  // What was chosen is still, for what comes next.
  await expect(bar(page)).toContainText('2 corretores selecionados');
});

test('BRK-51 what a search finds goes into a spreadsheet from the head of the list, and the log notes it', {
  tag: '@all',
}, async ({ page }) => {
  await make(12);
  await open(page, '?busca=pessoa+1');
  await expect(rowOf(page, 'Pessoa 11')).toBeVisible();
  const head = page.getByRole('button', { name: 'Exportar' });
  const file = await exported(page, head);
  const [, ...lines] = file.text.slice(1).trim().split('\r\n');
  expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(['Pessoa 1', 'Pessoa 10', 'Pessoa 11']);
  const noted = await product.db.select().from(auditoria).where(eq(auditoria.acao, 'exportou'));
  expect(noted.at(-1)).toMatchObject({ entidade: 'corretor', dados: { total: 3 } });
});

test('BRK-27 BRK-36 BRK-53 a file is previewed, mended in place and becomes corretores', {
  tag: '@all',
}, async ({ page }) => {
  await make(1);
  await open(page);
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const text = [
    'Nome;E-mail;Número do CRECI;Celular;Aprovado',
    'Lia Prado;lia@example.com;CRECI 70.001 F;(11) 91234-5678;sim',
    'Caio Braga;p0@example.com;70.002;;',
    'Nina Costa;nina@example.com;70001;;',
  ].join('\r\n');
  await page
    .getByLabel('Planilha ou CSV')
    .setInputFiles({ name: 'corretores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog(page)).toContainText('A importação cria 1 corretor.');
  await expect(dialog(page)).toContainText('entra sem senha e sem site');
  await expect(dialog(page)).toContainText('“Pessoa 0”, deste email, tem o CRECI 50000-F');
  await expect(dialog(page)).toContainText('Repetido: a linha 2 tem o mesmo valor nesta coluna');
  await expectAccessible(page);
  const cell = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
  await cell('Email, linha 3').fill('caio@example.com');
  await cell('Email, linha 3').press('Enter');
  await cell('CRECI, linha 4').fill('70.003');
  await cell('CRECI, linha 4').press('Enter');
  await dialog(page).getByRole('button', { name: 'Importar 3 linhas' }).click();
  await expect(toast(page)).toContainText('Importação concluída: 3 corretores criados.');
  await expect(rowOf(page, 'Lia Prado')).toContainText('Ativo');
  await expect(rowOf(page, 'Caio Braga')).toContainText('Pendente');
  expect(await named('Nina Costa')).toMatchObject({
    slug: 'nina-costa',
    senha: null,
    creciNormal: '70003-F',
  });
});

/** Two records of one person, each with something the other lacks. */
async function makeTwins() {
  // Two ways of writing one number.
  const twin = { nome: 'Zélia Prado', nomeGuerra: 'Zé', whatsappNormal: '5511912345678' };
  const kept = await createCorretor(product.db, {
    ...twin,
    slug: 'zelia',
    email: 'zelia@example.com',
    creci: '800-F',
    aprovado: true,
    whatsapp: '(11) 91234-5678',
  });
  const other = await createCorretor(product.db, {
    ...twin,
    slug: 'zelia-2',
    email: 'zelia.prado@example.com',
    creci: '801-F',
    whatsapp: '+55 11 1234-5678',
    regiaoTrabalho: 'Centro',
  });
  await createImovelUsado(product.db, { corretorId: other.id, titulo: 'Casa na praça' });
  await changed();
  return { kept, other };
}

test('BRK-35 BRK-52 likely duplicates are shown, compared field by field and made one', {
  tag: '@all',
}, async ({ page }) => {
  await make(3);
  const { kept, other } = await makeTwins();
  await open(page);
  await page.getByRole('button', { name: 'Duplicados' }).click();
  // The only pair there is is compared at once, over the list of them.
  await expect(dialog(page)).toContainText('(/corretor/zelia)');
  await page.keyboard.press('Escape');
  const group = dialog(page).getByRole('region', { name: 'Zélia Prado, Zélia Prado' });
  await expect(group).toContainText('Mesmo WhatsApp');
  await expect(group).toContainText('Mesmo nome');
  await expectAccessible(page);
  await group.getByRole('button', { name: 'Comparar e mesclar' }).click();
  await expect(dialog(page)).toContainText('(/corretor/zelia)');
  await expect(dialog(page)).toContainText('Recebe 1 imóvel usado: Casa na praça.');
  await expect(dialog(page)).toContainText('/corretor/zelia-2 passa a levar ao site dele.');
  // Nobody has to fetch what only one of them has.
  await expect(dialog(page).getByRole('radio', { name: 'Centro' })).toBeChecked();
  await expectAccessible(page);
  await dialog(page).getByRole('radio', { name: 'zelia.prado@example.com' }).check();
  await dialog(page).getByRole('button', { name: 'Mesclar', exact: true }).click();
  await expect(toast(page)).toContainText('Corretores mesclados');
  await expect(dialog(page)).toContainText('Nenhum corretor parece estar cadastrado duas vezes.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('4 corretores')).toBeVisible();
  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, kept.id));
  expect(row).toMatchObject({ email: 'zelia.prado@example.com', creci: '800-F', regiaoTrabalho: 'Centro' });
  const gone = await product.db.select().from(corretores).where(eq(corretores.id, other.id));
  expect(gone[0]!.excluidoEm).not.toBeNull();
});

test('API-19 two chosen in the list are merged the other way round, and not over somebody’s change', {
  tag: '@all',
}, async ({ page }) => {
  const { kept, other } = await makeTwins();
  await open(page);
  const boxes = page.getByRole('checkbox', { name: 'Selecionar Zélia Prado' });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check({ force: true });
  await bar(page).getByRole('button', { name: 'Mesclar' }).click();
  const swap = dialog(page).getByRole('button', { name: 'Trocar quem fica' });
  await expect(dialog(page)).toContainText('(/corretor/zelia');
  if (await dialog(page).getByText('(/corretor/zelia)').isVisible()) await swap.click();
  await expect(dialog(page)).toContainText('(/corretor/zelia-2)');
  await product.db
    .update(corretores)
    .set({ nome: 'Zélia P. Prado', revisao: sql`revisao + 1` })
    .where(eq(corretores.id, kept.id));
  await dialog(page).getByRole('button', { name: 'Mesclar', exact: true }).click();
  await expect(toast(page)).toContainText('Erro ao mesclar');
  await expect(dialog(page).getByRole('radio', { name: 'Zélia P. Prado' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Mesclar', exact: true }).click();
  await expect(toast(page)).toContainText('Corretores mesclados');
  await expect(bar(page)).toBeHidden();
  const [row] = await product.db.select().from(corretores).where(eq(corretores.id, other.id));
  expect(row).toMatchObject({ slug: 'zelia-2', excluidoEm: null });
});

test('BRK-08 on a phone cards are chosen with a finger, and the bar stays in sight', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await make(60);
  await open(page);
  await tick(page, 'Pessoa 59');
  await tick(page, 'Pessoa 58');
  await page.mouse.wheel(0, 1500);
  await expect(bar(page)).toBeInViewport();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await bar(page).getByRole('button', { name: 'Selecionar todos os 60 encontrados' }).click();
  await expect(bar(page)).toContainText('60 corretores selecionados');
  await bar(page).getByRole('button', { name: 'Limpar seleção' }).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Duplicados' }).click();
  await expect(dialog(page)).toContainText('Nenhum corretor parece estar cadastrado duas vezes.');
  await expectAccessible(page);
  expect(await product.db.$count(corretores, like(corretores.nome, 'Pessoa %'))).toBe(60);
});
