import { expect, type Page, test } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { seedPeople, seedRecords } from '../support/inbox.ts';

let product: ProductHere;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
});
test.afterAll(() => product?.stop());

async function open(page: Page) {
  const token = await product.login();
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await page.goto(`${product.url}/admin/dashboard`);
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const inboxOf = (page: Page) => part(page, 'Pendências');
const undoOf = (page: Page) => page.locator('#desfazer').getByRole('button', { name: 'Desfazer' });
const toast = (page: Page) => page.locator('#toast');
const slow = { timeout: 60_000 };

test.describe('PNL-10 the dashboard says what to do now', () => {
  test('the first steps of a new installation tick themselves, and fixed counts stand beside what is stored here', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page);
    const steps = part(page, 'Primeiros passos');
    await expect(steps.getByRole('status')).toHaveText('0 de 5');
    await expect(inboxOf(page).getByText('Nenhuma pendência no momento.')).toBeVisible();
    const territory = part(page, 'Gestão Territorial');
    // The fixed figures of the programme, each with what is stored, which does not contradict it.
    for (const figure of ['5', '27', '5570', '2847'])
      await expect(territory.getByText(figure, { exact: true })).toBeVisible();
    await expect(territory.getByText('0 cadastradas aqui')).toHaveCount(2);
    await expect(territory.getByText('0 cadastrados aqui')).toHaveCount(2);
    // Nobody presses anything here: what is done ticks itself.
    await createEmpreendimento(product.db, { nome: 'Aurora' });
    await createCorretor(product.db, { nome: 'Lia Prado', nomeGuerra: 'Lia', aprovado: true });
    await product.db.transaction((tx) =>
      bumpLists(tx, 'cidades', 'regioes', 'empreendimentos', 'corretores'),
    );
    await page.reload();
    // The cidade that came with an empreendimento is no loaded territory.
    await expect(steps.getByRole('status')).toHaveText('2 de 5');
    await expect(territory.getByText('1 cadastrada aqui').first()).toBeVisible();
    await createCidade(product.db);
    await product.db.transaction((tx) => bumpLists(tx, 'cidades'));
    // What another process stores is seen by the next read.
    await page.reload();
    await expect(steps.getByRole('status')).toHaveText('3 de 5');
    await expect(territory.getByText('5570', { exact: true })).toBeVisible();
  });

  test('all that waits stands in one inbox, each leads to where it is dealt with', async ({ page }) => {
    test.setTimeout(180_000);
    await runFolder(product, writeFolder(product.folders, 'aurora', await smallFolder()));
    const [hotsite] = await product.db.select().from(hotsites);
    await product.db
      .update(empreendimentos)
      .set({ ficha: { torres: 3 }, origens: { torres: 'pessoa' } })
      .where(eq(empreendimentos.id, hotsite!.empreendimentoId));
    await seedPeople(product.db);
    await seedRecords(product.db);
    await open(page);
    const inbox = inboxOf(page);
    for (const text of [
      '2 cadastros aguardam aprovação',
      '1 pessoa espera atendimento',
      '1 visitante espera um retorno',
      '1 contato foi passado ao corretor e está sem resposta há mais de um dia',
      '1 pedido de alteração aguarda',
      '2 perguntas sem resposta',
      '1 aprovado não recebeu as mensagens de boas-vindas',
      '1 execução espera uma resposta',
      '1 execução parou com erro',
      '1 empreendimento tem campos a revisar',
      '1 página no ar diz o que o cadastro não diz mais',
      // The page behind may have been verified again by now.
      /^\d páginas? publicadas? t[eê]m avisos$/,
      '1 tabela de vendas venceu: peça a nova',
      '1 tabela de vendas vence em até 7 dias',
      '1 pasta mudou desde que foi lida',
      '1 pasta não pode mais ser aberta',
    ])
      await expect(inbox.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    const follow = async (name: string, there: () => Promise<void>) => {
      await inbox.getByRole('link', { name, exact: true }).first().click();
      await there();
      await page.goto(`${product.url}/admin/dashboard`);
    };
    // A person's question is open and ready to be written.
    await follow('Tem piscina?', async () => {
      await expect(page.getByRole('textbox', { name: 'Resposta' })).toBeFocused();
      await expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByLabel('Resposta') })
          .last(),
      ).toContainText('Tem piscina?');
    });
    await follow('bosque', () =>
      expect(
        page.getByRole('form', { name: 'Pergunta da execução' }).getByText('Em que bairro fica?'),
      ).toBeVisible(),
    );
    await follow('mirante', () => expect(page.getByText('A pasta não existe.').first()).toBeVisible());
    await follow('Venceu', () =>
      expect(part(page, 'Preço e validade da tabela').getByText(/^Valeu até/)).toBeVisible(),
    );
    await follow('Bia', () => expect(page.getByRole('heading', { name: 'Bia' }).first()).toBeVisible());
    const review = inbox
      .getByRole('listitem')
      .filter({ hasText: 'campos a revisar' })
      .getByRole('link')
      .first();
    await review.click();
    await expect(page).toHaveURL(/\/revisao/);
  });

  test('it is done where it stands, and what can be taken back is', async ({ page }) => {
    test.setTimeout(180_000);
    const { db } = product;
    await open(page);
    const inbox = inboxOf(page);
    const press = (name: string) => inbox.getByRole('button', { name, exact: true }).click();
    const gone = (name: string) => expect(inbox.getByRole('link', { name, exact: true })).toHaveCount(0);
    const back = (name: string) => expect(inbox.getByRole('link', { name, exact: true })).toBeVisible();

    for (const nome of ['Vera Visitante', 'Célio Visitante']) {
      const state = async () => (await db.select().from(contatos).where(eq(contatos.nome, nome)))[0]!.estado;
      await press(`Marcar como atendido: ${nome}`);
      await gone(nome);
      expect(await state()).toBe('atendido');
      await undoOf(page).click();
      await back(nome);
      expect(await state()).toBe('novo');
    }

    // A registration: with all the approvals show before, and undone while nothing was sent.
    const isApproved = async (nome: string) =>
      (await db.select().from(corretores).where(eq(corretores.nome, nome)))[0]!.aprovado;
    await press('Decidir: Ana');
    const card = inbox.getByRole('article', { name: 'Ana Prado' });
    await expect(card.getByText('(11) 98765-4321')).toBeVisible();
    await expect(card.getByRole('region', { name: 'Conferência' })).toBeVisible();
    await expect(card.getByRole('region', { name: 'Mensagens que serão enviadas' })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Aprovar Ana Prado' }).click();
    await expect(toast(page)).toContainText('Corretor Aprovado!');
    await gone('Ana');
    expect(await isApproved('Ana Prado')).toBe(true);
    await undoOf(page).click();
    await back('Ana');
    expect(await isApproved('Ana Prado')).toBe(false);
    // The link that the approval gave is gone with it.
    await expect(page.getByRole('list', { name: 'Links de acesso a entregar' })).toHaveCount(0);
    await press('Decidir: Rui');
    await inbox
      .getByRole('article', { name: 'Rui Lacerda' })
      .getByRole('button', { name: /^Rejeitar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Rejeitar Rui Lacerda' });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await gone('Rui');
    await expect(dialog).toHaveCount(0);
    // The keyboard goes on with the next of its kind.
    await expect(inbox.getByRole('link', { name: 'Ana', exact: true })).toBeFocused();

    await press('Aplicar: Davi');
    await gone('Davi');
    expect(await db.select().from(corretores).where(eq(corretores.nome, 'Davi B. Lima'))).toHaveLength(1);
    await press('Enviar de novo: Gil');
    await gone('Gil');
    await expect
      .poll(
        async () =>
          (await db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, '5511911110005')))[0]!.estado,
      )
      .not.toBe('failed');
    await press('Retomar: mirante');
    await expect(toast(page)).toContainText('Execução retomada');
    const [last] = await db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'run'))
      .orderBy(desc(auditoria.id));
    expect(last).toMatchObject({ acao: 'retomou' });

    const behind = inbox.getByRole('listitem').filter({ hasText: 'o que o cadastro não diz mais' });
    // What the page still says, before it is brought to what the record does.
    await expect(behind.getByText('Preço inicial: R$ 690.000 → passa a nada')).toBeVisible();
    await expect(behind.getByText('e mais 14 mudanças')).toBeVisible();
    await behind.getByRole('button', { name: /^Atualizar e publicar/ }).click();
    await expect(toast(page)).toContainText('Página atualizada e publicada', slow);
    await expect(behind).toHaveCount(0);
  });

  test('PNL-02 in part: what is saved on a record’s page says there what its public page still says, and writes it again', async ({
    page,
  }) => {
    const [hotsite] = await product.db.select().from(hotsites).orderBy(hotsites.id);
    await open(page);
    await page.goto(`${product.url}/admin/empreendimentos/${hotsite!.empreendimentoId}`);
    const behind = page.getByRole('main').getByRole('list', { name: 'Páginas no ar' });
    const towers = page.getByRole('main').getByRole('textbox', { name: 'Torres' });
    await expect(towers).toBeVisible();
    await expect(behind).toHaveCount(0);
    await towers.fill('7');
    await page
      .getByRole('region', { name: 'Alterações da página' })
      .getByRole('button', { name: 'Salvar' })
      .click();
    await expect(behind).toContainText('continua no ar com o que dizia antes');
    await expect(behind).toContainText(/Torres: 3 →\s+passa a 7/);
    await expectAccessible(page);
    await behind.getByRole('button', { name: /^Atualizar e publicar/ }).click();
    await expect(toast(page)).toContainText('Página atualizada e publicada', slow);
    await expect(behind).toHaveCount(0);
  });

  test('it is put off until tomorrow, for the account and not for the browser, and brought back', {
    tag: '@all',
  }, async ({ page }) => {
    await open(page);
    const inbox = inboxOf(page);
    const link = inbox.getByRole('link', { name: 'Venceu', exact: true });
    const putOff = inbox.getByRole('button', { name: 'Adiar Venceu até amanhã' });
    await putOff.click();
    await expect(inbox.getByText('1 adiada até amanhã')).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await open(page);
    await expect(inbox.getByText('1 adiada até amanhã')).toBeVisible();
    await inbox.getByRole('button', { name: 'Trazer de volta' }).click();
    await expect(link).toBeVisible();
    await putOff.click();
    await expect(link).toHaveCount(0);
    await undoOf(page).click();
    await expect(link).toBeVisible();
    // Of two questions of one person the other one stays.
    await inbox.getByRole('button', { name: 'Adiar Aceita permuta? até amanhã' }).click();
    await expect(inbox.getByText('1 pergunta sem resposta', { exact: true })).toBeVisible();
    await expect(inbox.getByRole('link', { name: 'Tem piscina?' })).toBeVisible();
  });
});
