import type { Page } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createZona } from '#tests/factories/zona.ts';
import { makeXlsx } from '#tests/fixtures/planilha.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
  const { db } = product;
  const estado = await createEstado(db, { nome: 'São Paulo', sigla: 'SP' });
  const cidade = await createCidade(db, { nome: 'Campinas', estadoId: estado.id });
  const zona = await createZona(db, { nome: 'Leste', cidadeId: cidade.id });
  await createBairro(db, { nome: 'Cambuí', zonaId: zona.id, informacoes: 'Bares; e "cafés"' });
  await createBairro(db, { nome: '=cmd|calc', zonaId: zona.id });
  await db.transaction((tx) => bumpLists(tx, 'estados', 'cidades', 'zonas', 'bairros'));
});
test.afterAll(() => product?.stop());

async function open(page: Page, path: string) {
  await page.addInitScript((token) => localStorage.setItem('token', token), await product.login());
  await page.goto(product.url + path);
  await expect(page.getByRole('button', { name: 'Importar' })).toBeVisible();
}

async function offer(page: Page, text: string | Buffer, name = 'bairros.csv') {
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await page
    .getByLabel('Planilha ou CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a list is exported as its view shows it, or whole, so that a Brazilian spreadsheet opens it right', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/admin/bairros');
  const button = page.getByRole('button', { name: 'Exportar' });
  const whole = await exported(page, button);
  expect(whole.name).toMatch(/^bairros-\d{4}-\d\d-\d\d\.csv$/);
  expect(whole.text).toBe(
    [
      '\ufeffNome;Zona;Cidade;UF;Informações',
      "'=cmd|calc;Leste;Campinas;SP;",
      'Cambuí;Leste;Campinas;SP;"Bares; e ""cafés"""',
      '',
    ].join('\r\n'),
  );
  await page.getByRole('searchbox').fill('cambui');
  const seen = await exported(page, button, { records: 'O que a busca e os filtros mostram · 1 bairro' });
  expect(seen.text.split('\r\n')).toHaveLength(3);
  const all = await exported(page, button, { records: 'Tudo · 2 bairros' });
  expect(all.text).toBe(whole.text);
});

test('a file is previewed row by row, mended in place, and becomes records in one act', async ({ page }) => {
  await open(page, '/admin/bairros');
  await offer(
    page,
    Buffer.from(
      [
        'BAIRRO,ZONA,MUNICIPIO,UF,INFORMACOES',
        'Cambui,LESTE,campinas,SP,',
        'Cambuí,Leste,Campinas,SP,Arborizado',
        'Taquaral,Norte,Campinas,SP,Perto da lagoa',
        'Ponte Preta,Leste,Campinhas,SP,',
        'Guanabara,Leste,Campinas,SP,',
        'Bonfim,Leste,Campinas,XX,',
      ].join('\n'),
      'latin1',
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'Importar bairros' });
  const row = (line: number) =>
    dialog.getByRole('row').filter({ hasText: new RegExp(`^(Linha )?${line}\\D`) });
  await expect(row(2)).toContainText('Igual');
  await expect(row(3)).toContainText('Repetida: é o mesmo registro da linha 2');
  await expect(row(4)).toContainText('Zona “Norte” em Campinas (SP) não encontrada');
  await expect(row(5)).toContainText('Cidade “Campinhas” não encontrada em SP');
  await expect(row(6)).toContainText('Novo');
  await expect(row(7)).toContainText('Estado “XX” não encontrado');
  const write = dialog.getByRole('button', { name: /^Importar \d/ });
  await expect(write).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByLabel('Criar as zonas que faltam').check();
  await expect(row(4)).toContainText('Será criada: Zona “Norte” em Campinas (SP)');
  await dialog.getByLabel('Cidade, linha 5').fill('Campinas');
  await dialog.getByLabel('Cidade, linha 5').press('Enter');
  await expect(row(5)).toContainText('Novo');
  await dialog.getByRole('button', { name: 'Pular a linha 2', exact: true }).click();
  await expect(row(3)).toContainText('Atualiza');
  await expect(row(3)).toContainText('Antes: Bares; e "cafés"');
  // The filter outlives its last row, and says so.
  await dialog.getByText('Com erro 1', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Pular 1 linha com erro' }).click();
  await expect(dialog.getByRole('radio', { name: 'Com erro 0' })).toBeChecked();
  await expect(dialog.getByText('Nenhuma linha aqui agora.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(row(7)).toContainText('Pulada');
  await expect(dialog).toContainText('A importação cria 3 bairros e 1 zona e atualiza 1 bairro.');
  await write.click();
  await expect(page.locator('#toast')).toContainText(
    'Importação concluída: 3 bairros criados e 1 bairro atualizado.',
  );
  await expect(dialog).toBeHidden();
  for (const nome of ['Taquaral', 'Ponte Preta', 'Guanabara'])
    await expect(page.getByRole('row', { name: nome })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Taquaral' })).toContainText('Norte');
  await expect(page.getByText('5 bairros')).toBeVisible();
});

test('a file that cannot be read says what to do; a strange header is mapped by hand', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/admin/cidades');
  const fault = page.getByRole('dialog').getByRole('alert');
  await offer(page, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), 'cidades.xlsx');
  await expect(fault).toContainText('A planilha está corrompida.');
  await offer(page, 'Nome;UF\nSantos;SP\nItu,SP');
  await expect(fault).toContainText('O cabeçalho usa ponto e vírgula e a linha 3 usa vírgula.');
  await offer(page, '');
  await expect(fault).toHaveText('O arquivo está vazio.');
  await expectAccessible(page);
  await offer(page, 'localidade\tunidade\nSantos\tSP');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('O cabeçalho do arquivo não tem as colunas “Nome” e “UF”.');
  await expectAccessible(page);
  await dialog.getByLabel('Nome').selectOption('localidade');
  await dialog.getByLabel('UF').selectOption('unidade');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toContainText('A importação cria 1 cidade.');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  // A workbook needs no mapping where its headings are known.
  const workbook = await makeXlsx({
    Cidades: [
      ['Nome', 'UF', 'Obs'],
      ['Santos', 'SP', 'litoral'],
    ],
  });
  await offer(page, workbook, 'cidades.xlsx');
  await expect(dialog).toContainText('A importação cria 1 cidade.');
  await expect(dialog).toContainText('Coluna do arquivo que não é usada: “Obs”.');
});

test('50,000 rows are previewed while the screen stays alive, and few of them are drawn', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/admin/cidades');
  const lines = Array.from({ length: 50_000 }, (_, n) => `Cidade ${n};SP`);
  await page.evaluate(() => {
    const seen = { longest: 0, last: performance.now() };
    (window as unknown as { seen: typeof seen }).seen = seen;
    const watch = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const start = Date.now();
  await offer(page, `Nome;UF\n${lines.join('\n')}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A importação cria 50.000 cidades.', { timeout: 40_000 });
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest,
  );
  console.info(`50,000 rows judged in ${Date.now() - start} ms, longest frame ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(1_500);
  expect(await dialog.getByRole('row').count()).toBeLessThan(60);
  await dialog.getByLabel('Nome, linha 2', { exact: true }).fill('Cidade 1');
  await dialog.getByLabel('Nome, linha 2', { exact: true }).press('Enter');
  await expect(dialog).toContainText('1 linha com erro fica de fora');
});
