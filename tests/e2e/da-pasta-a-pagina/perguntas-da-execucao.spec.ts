import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { makePdf, smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
let facade: Buffer;
test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
  facade = (await smallFolder())['Perspectivas/01 - Fachada frente.jpg']!;
});
test.afterAll(() => product?.stop());
test.beforeEach(async ({ page }) => {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
});

const folderOf = async (name: string, pages: string[][]) =>
  writeFolder(product.folders, name, { 'BOOK.pdf': await makePdf(pages), 'Fachada.jpg': facade });

const start = async (page: Page, link: string) => {
  await page.goto(`${product.url}/admin/empreendimentos`);
  await page.getByRole('button', { name: 'Super AI' }).click();
  await page.getByLabel('URL da pasta do Google Drive').fill(link);
  await page.keyboard.press('Enter');
};
const form = (page: Page) => page.getByRole('form', { name: 'Pergunta da execução' });
const done = (page: Page) => page.getByText('Concluído', { exact: true });

test('TRU-01 what a record requires and is not certain is one list, answered by key and by touch with the page in sight; all else goes on without its field; a certain firm is created, a doubtful bairro is not', async ({
  page,
}) => {
  const called = (nome: string) => product.db.select().from(bairros).where(eq(bairros.nome, nome));
  await start(
    page,
    await folderOf('material-de-vendas-12', [
      ['entre rios', 'Alto de Pinheiros'],
      [
        'Nasce no Alto de Pinheiros, em São Paulo/SP, um edifício de dezessete andares.',
        'Apartamentos de 70 m² de área privativa, 2 dormitórios',
        'Entrega: março de 2029. Previsão de entrega: agosto de 2030.',
      ],
      ['Outros prédios da Vertente Alta: Pausa e Pátio Brasil'],
    ]),
  );
  const questions = form(page).getByRole('group');
  await expect(questions).toHaveCount(3, { timeout: 60_000 });
  expect(await called('Alto de Pinheiros')).toEqual([]);
  // Each candidate with its words.
  await expect(questions.nth(2).getByRole('button').first()).toContainText('BOOK.pdf');
  await expectAccessible(page);
  // By key: the number of the candidate, in the question that has the focus.
  const name = questions.nth(0).getByRole('button', { name: /Entre Rios/ });
  const number = (await name.textContent())!.trim()[0]!;
  await name.focus();
  await page.keyboard.press(number);
  await expect(form(page).getByLabel('Nome do empreendimento')).toHaveValue('Entre Rios');
  // The page it stands on.
  await questions.nth(0).getByRole('button', { name: 'Ver a página' }).click();
  await expect(questions.nth(0).getByRole('img', { name: /Página 1/ })).toBeVisible();
  // By touch.
  await questions
    .nth(1)
    .getByRole('button', { name: /^Vertente Alta / })
    .click();
  await questions
    .nth(2)
    .getByRole('button', { name: /Alto de Pinheiros/ })
    .click();
  await form(page).getByRole('button', { name: 'Responder' }).click();
  await expect(done(page)).toHaveCount(4, { timeout: 60_000 });
  const [made] = await product.db
    .select()
    .from(empreendimentos)
    .where(eq(empreendimentos.nome, 'Entre Rios'));
  // Two deliveries contradict each other: no field of the record waits for that.
  expect(made).toMatchObject({ areaMin: '70.00', dataEntrega: null });
  expect(await called('Alto de Pinheiros')).toHaveLength(1);

  const certain = await folderOf('residencial-das-acacias', [
    ['RESIDENCIAL DAS ACÁCIAS', 'Rua das Acácias, 120 - Jardim Novo Horizonte, Itapema/SC'],
    ['O Residencial das Acácias tem apartamentos de 70 m² de área privativa.'],
    ['Incorporadora: Fundamento Ltda.'],
  ]);
  const { frames: sure } = await runFolder(product, certain);
  expect(sure.at(-1)?.event.data?.question ?? sure.at(-1)?.event.type).toBe('complete');
  const firms = await product.db.select({ nome: incorporadoras.nome }).from(incorporadoras);
  expect(firms.map(({ nome }) => nome)).toContainEqual(expect.stringMatching(/^Fundamento/));
  expect(await called('Jardim Novo Horizonte')).toHaveLength(1);

  const placed = (line: string) => [
    ['RESIDENCIAL DAS PALMEIRAS', line],
    ['O Residencial das Palmeiras tem apartamentos de 70 m² de área privativa.'],
    ['Incorporadora: Fundamento Ltda.'],
  ];
  for (const [at, [line, said]] of [
    ['Rua das Acácias, 120 - Jardim das, Itapema/SC', 'Jardim das'],
    ['Bairro Zuleica, Itapema/SC', 'Zuleica'],
    ['Nasce no Alto das Flores, em Itapema/SC', 'Alto das Flores'],
  ].entries()) {
    const { frames } = await runFolder(product, await folderOf(`palmeiras-${at}`, placed(line!)));
    expect([line, frames.at(-1)?.event.data?.question]).toMatchObject([line, { kind: 'bairro' }]);
    expect(await called(said!)).toEqual([]);
  }
});
