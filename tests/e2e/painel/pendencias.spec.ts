import { expect, type Page, test } from '@playwright/test';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createContato } from '#tests/factories/contato.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere();
});
test.afterAll(() => product?.stop());

async function open(page: Page) {
  const token = await product.login();
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await page.goto(`${product.url}/admin/dashboard`);
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the dashboard says what to do now', () => {
  test('the first steps of a new installation tick themselves, and stored places are told as stored here', async ({
    page,
  }) => {
    await open(page);
    const steps = part(page, 'Primeiros passos');
    await expect(steps.getByRole('status')).toHaveText('0 de 5');
    const territory = part(page, 'Gestão Territorial');
    await expect(territory.getByText('5570', { exact: true })).toBeVisible();
    await expect(territory.getByText('0 cadastradas aqui').first()).toBeVisible();
    // Nobody presses anything here: what is done ticks itself.
    await createEmpreendimento(product.db, {
      nome: 'Aurora',
      precoInicial: '690000.00',
      dataTabela: '2020-01',
    });
    await createCorretor(product.db, { nome: 'Rui Prado', nomeGuerra: 'Rui', aprovado: true });
    await product.db.transaction((tx) =>
      bumpLists(tx, 'cidades', 'regioes', 'empreendimentos', 'corretores'),
    );
    await page.reload();
    await expect(steps.getByRole('status')).toHaveText('3 de 5');
    await expect(territory.getByText('1 cadastrada aqui').first()).toBeVisible();
  });

  test('what waits stands in one inbox, is done in place, put off and brought back', async ({ page }) => {
    const { db } = product;
    await createCorretor(db, {
      nome: 'Ana Prado',
      nomeGuerra: 'Ana',
      whatsapp: '(11) 98765-4321',
    });
    const visitor = await createContato(db, { nome: 'Vera Visitante' });
    await db
      .insert(onboardingSessions)
      .values({ whatsapp: '5511911110004', memoria: { perguntas: ['Aceita permuta?'] } });
    await open(page);
    const inbox = part(page, 'Pendências');
    for (const text of [
      '1 cadastro aguarda aprovação',
      '1 visitante espera um retorno',
      '1 pergunta sem resposta',
      '1 tabela de vendas venceu: peça a nova',
    ])
      await expect(inbox.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    // Done in place, and undone.
    await inbox.getByRole('button', { name: 'Marcar como atendido: Vera Visitante' }).click();
    await expect(inbox.getByText('Vera Visitante')).toHaveCount(0);
    const state = async () => (await db.select().from(contatos)).find(({ id }) => id === visitor.id)!.estado;
    expect(await state()).toBe('atendido');
    const undo = page.locator('#desfazer').getByRole('button', { name: 'Desfazer' });
    await undo.click();
    await expect(inbox.getByRole('link', { name: 'Vera Visitante' })).toBeVisible();
    expect(await state()).toBe('novo');

    // Put off until tomorrow, on the server: another browser shows it so.
    await inbox.getByRole('button', { name: 'Adiar Aurora até amanhã' }).click();
    await expect(inbox.getByText('1 adiada até amanhã')).toBeVisible();
    await expect(inbox.getByRole('link', { name: 'Aurora' })).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await open(page);
    await expect(inbox.getByText('1 adiada até amanhã')).toBeVisible();
    await inbox.getByRole('button', { name: 'Trazer de volta' }).click();
    await expect(inbox.getByRole('link', { name: 'Aurora' })).toBeVisible();
    await inbox.getByRole('button', { name: 'Adiar Aurora até amanhã' }).click();
    await expect(inbox.getByRole('link', { name: 'Aurora' })).toHaveCount(0);
    await undo.click();
    await expect(inbox.getByRole('link', { name: 'Aurora' })).toBeVisible();
  });
});
