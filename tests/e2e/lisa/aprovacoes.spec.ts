import { type Browser, expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { lisaAtos, lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere({ workers: true });
});
test.afterAll(() => product?.stop());
test.beforeEach(async () => {
  await product.db.delete(corretores);
});

const api = '/api/admin/whatsapp';
let numbers = 0;

/** Someone awaiting approval with a recent message, so that replies are free text. */
async function pendente(values: Partial<typeof corretores.$inferInsert> = {}, wroteHoursAgo = 0) {
  const whatsappNormal = `5511${960_000_000 + ++numbers}`;
  const row = await createCorretor(product.db, {
    whatsapp: whatsappNormal.slice(2),
    whatsappNormal,
    regiaoTrabalho: 'Campinas',
    ufCreci: 'SP',
    ...values,
  });
  if (row.whatsappNormal)
    await product.db
      .insert(lisaContatos)
      .values({
        canal: 'simulator',
        pessoa: row.whatsappNormal,
        endereco: row.whatsappNormal,
        ultimaRecebidaEm: new Date(Date.now() - wroteHoursAgo * 3_600_000),
      })
      .onConflictDoNothing();
  return row;
}

async function openScreen(page: Page, query = '') {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes${query}`);
  return {
    call: (path: string, body: unknown) =>
      fetch(product.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
const toast = (page: Page) => page.locator('#toast');
const bar = (page: Page) => page.locator('#desfazer');
const card = (page: Page, nome: string) => page.getByRole('article', { name: nome });
const rowOf = async (id: number) =>
  (await product.db.select().from(corretores).where(eq(corretores.id, id)))[0]!;
const sentTo = (pessoa: string | null) =>
  product.db.select().from(lisaEnviadas).where(eq(lisaEnviadas.pessoa, pessoa!)).orderBy(lisaEnviadas.id);

test('WPP-01 WPP-02 WPP-05 WPP-06 WPP-07 ACC-35 who waits stands there with every field', async ({
  page,
}) => {
  await pendente({
    nome: 'Ana Beatriz Lima',
    nomeGuerra: 'Bia Lima',
    email: 'bia@exemplo.com.br',
    creci: '12345-F',
    precoMinimo: '300000.00',
    precoMaximo: '800000.00',
    criadoEm: new Date('2026-03-12T14:00:00Z'),
  });
  await pendente({ nome: 'Rui Alves', regiaoTrabalho: null });
  await createCorretor(product.db, { nome: 'Já Aprovado', aprovado: true });
  await openScreen(page);
  await expect(page).toHaveTitle(/Aprovações WhatsApp/);
  await expect(page.getByRole('link', { name: 'Aprovações WhatsApp' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const cards = page.getByRole('list', { name: 'Resumo das aprovações' }).getByRole('listitem');
  await expect(cards).toHaveText([/^Pendentes2$/, /^Total Cadastrados3$/, /^LisaSimulada/]);
  const ana = card(page, 'Ana Beatriz Lima');
  for (const text of [
    ...['12345-F/SP', 'bia@exemplo.com.br', 'Bia Lima', 'Campinas', 'R$ 300.000 - R$ 800.000'],
    ...['12/03/2026', `1196000`],
  ])
    await expect(ana).toContainText(text);
  await expect(card(page, 'Rui Alves')).toContainText('Não informado');
  await expect(page.getByText('Já Aprovado')).toBeHidden();
  await expect(
    page.getByText(/mensagem de boas-vindas, as credenciais de acesso, o link do site pessoal/),
  ).toBeVisible();
  await expect(ana.getByRole('button', { name: /Aprovar/ })).toBeEnabled();
  await expect(ana.getByRole('button', { name: /Rejeitar/ })).toBeEnabled();
  await expectAccessible(page);
});

test('LIA-15 in part: the laboratory’s person bears a mark, who never wrote is told apart, and search and filters find who is meant', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Ana Beatriz Lima' });
  const whatsappNormal = '5520900000001';
  await pendente({ nome: 'Pessoa do Laboratório', whatsapp: '20900000001', whatsappNormal, teste: true });
  await createCorretor(product.db, { nome: 'Rui Álvares', whatsapp: '11955554444', aprovado: false });
  await openScreen(page);
  const rows = page.getByRole('list', { name: 'Pendentes' }).getByRole('article');
  await expect(rows).toHaveCount(3);
  await expect(card(page, 'Pessoa do Laboratório').getByText('Teste', { exact: true })).toBeVisible();
  await expect(card(page, 'Rui Álvares')).toContainText('nunca escreveu à Lisa');
  await expect(card(page, 'Ana Beatriz Lima')).not.toContainText('nunca escreveu');
  const counted = page.getByRole('list', { name: 'Resumo das aprovações' }).getByRole('listitem').first();
  await expect(counted).toHaveText(/^Pendentes2e 1 de teste, do laboratório$/);
  await page.getByLabel('Conversa com a Lisa').selectOption('nao');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/escreveu=nao/);
  await page.getByLabel('Conversa com a Lisa').selectOption('');
  await page.getByLabel('Origem').selectOption('laboratorio');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Origem').selectOption('');
  await page.getByRole('searchbox').fill('alvares');
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('ninguém com este nome');
  await expect(page.getByText('Nenhum cadastro encontrado')).toBeVisible();
});

test('LIA-06 in part: approving offers to turn the site on, whose address the message then tells', async ({
  page,
}) => {
  const { id } = await pendente({ nome: 'Ana Beatriz Lima' });
  const bairro = await createBairro(product.db, { nome: 'Cambuí' });
  await product.db.insert(corretorBairros).values({ corretorId: id, bairroId: bairro.id });
  await openScreen(page);
  const details = page.getByRole('region', { name: 'Sobre Ana Beatriz Lima' });
  await expect(details).toContainText('Cobertura pedida: 1 bairro, que vale com a aprovação');
  await expect(details).toContainText('sendo preparado');
  const site = card(page, 'Ana Beatriz Lima').getByRole('switch', { name: 'Ligar o site ao aprovar' });
  await expect(site).not.toBeChecked();
  await site.click();
  await expect(details).toContainText('/corretor/');
  await expectAccessible(page);
  await card(page, 'Ana Beatriz Lima')
    .getByRole('button', { name: /Aprovar/ })
    .click();
  await expect(toast(page)).toContainText('Corretor Aprovado!');
  expect(await rowOf(id)).toMatchObject({ aprovado: true, siteAtivo: true });
});

test('PNL-04 PNL-14 in part: who arrives decides by key at once; Enter leads to what is known, Escape back, and letters can be switched off', async ({
  page,
}) => {
  const second = await pendente({ nome: 'Rui Alves', criadoEm: new Date(Date.now() - 60_000) });
  const first = await pendente({ nome: 'Ana Lima' });
  await openScreen(page);
  await expect(card(page, 'Ana Lima')).toBeFocused();
  const pane = (nome: string) => page.getByRole('region', { name: `Sobre ${nome}` });
  await page.keyboard.press('Enter');
  await expect(pane('Ana Lima').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Ana Lima')).toBeFocused();
  await page.keyboard.press('j');
  await expect(card(page, 'Rui Alves')).toBeFocused();
  await page.keyboard.press('Tab');
  const toPane = card(page, 'Rui Alves').getByRole('link', { name: /conferência e as mensagens/ });
  await expect(toPane).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(pane('Rui Alves').getByRole('heading', { level: 2 })).toBeFocused();

  // From elsewhere a letter only leads to the chosen one.
  await page.getByRole('button', { name: /^Pendentes/ }).focus();
  await page.keyboard.press('a');
  await expect(card(page, 'Rui Alves')).toBeFocused();
  expect((await rowOf(second.id)).aprovado).toBe(false);
  await page.keyboard.press('a');
  await expect(toast(page)).toContainText('Corretor Aprovado!');
  await expect(card(page, 'Ana Lima')).toBeFocused();

  await page.evaluate(() => localStorage.setItem('teclas-simples', 'nao'));
  await page.reload();
  await expect(card(page, 'Ana Lima')).toBeFocused();
  await expect(page.getByText(/Pelo teclado: /)).not.toContainText('A aprova');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(pane('Ana Lima').getByRole('heading', { level: 2 })).toBeFocused();
  expect((await rowOf(first.id)).aprovado).toBe(false);
});

const broken = { status: 500, body: JSON.stringify({ message: 'O banco não respondeu.' }) };

test('UXT-12 in part: each pane says what could not be read, and reads it again', { tag: '@all' }, async ({
  page,
}) => {
  await pendente({ nome: 'Ana Lima' });
  // Nothing is read again by itself here.
  await page.route('**/api/mudancas', (route) => route.abort());
  for (const call of ['previa?*', 'evidencias?*'])
    await page.route(`**${api}/${call}`, (route) => route.fulfill(broken));
  await openScreen(page);
  const pane = page.getByRole('region', { name: 'Sobre Ana Lima' });
  await expect(pane).toContainText('Não foi possível conferir');
  await expect(pane).toContainText('Não foi possível ler as mensagens');
  await expect(pane).toContainText('O banco não respondeu.');
  await expectAccessible(page);
  for (const call of ['previa?*', 'evidencias?*']) await page.unroute(`**${api}/${call}`);
  await pane.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(pane).toContainText('forma válida');
  await pane.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pane).toContainText('Janela de 24 horas aberta até');
});

test('UXT-12 in part: a list that could not be read again keeps its rows and says from when they are', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Ana Lima' });
  const listening = page.waitForResponse('**/api/mudancas');
  await openScreen(page);
  await listening;
  await expect(card(page, 'Ana Lima')).toBeVisible();
  let isBroken = true;
  await page.route(`**${api}/aprovacoes?*`, (route) => (isBroken ? route.fulfill(broken) : route.fallback()));
  await product.db.transaction((tx) => bumpLists(tx, 'corretores'));
  const notice = page.getByText(/^Lista de \d\d:\d\d, a atualização falhou\./);
  await expect(notice).toBeVisible();
  await expect(card(page, 'Ana Lima')).toBeVisible();
  await expectAccessible(page);
  // A key waits for nothing: the list may be read again by itself as soon as it can be.
  await notice.getByRole('button', { name: 'Tentar novamente' }).focus();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
});

test('WPP-15 nobody waits', async ({ page }) => {
  await openScreen(page);
  await expect(page.getByText('Nenhuma aprovação pendente')).toBeVisible();
  await expectAccessible(page);
});

test('WPP-18 WPP-21 the exact messages and the evidence are there before anything goes', {
  tag: '@all',
}, async ({ page }) => {
  const bairro = await createBairro(product.db, { nome: 'Barão Geraldo' });
  const { whatsappNormal } = await pendente({ nome: 'Ana Lima', regiaoTrabalho: 'Barao Geraldo' });
  await createCorretor(product.db, { nome: 'ANA LIMA', aprovado: true });
  await openScreen(page);
  const messages = page.getByRole('region', { name: 'Mensagens que serão enviadas' });
  await expect(messages.getByRole('listitem')).toHaveCount(4);
  await expect(messages).toContainText('Simulador');
  await expect(messages).toContainText('Janela de 24 horas aberta até');
  await expect(messages).toContainText('[link de uso único]');
  await expect(messages).toContainText('O seu site está sendo preparado');
  const evidence = page.getByRole('region', { name: 'Conferência' });
  await expect(evidence).toContainText('forma válida');
  await expect(evidence).toContainText('Sem foto');
  await expect(evidence).toContainText('ANA LIMA: mesmo nome');
  await expect(evidence).toContainText(`Preenche 1 bairro sem corretor`);
  await expect(evidence).toContainText(bairro.nome);
  expect(await sentTo(whatsappNormal)).toEqual([]);
});

test('WPP-18 outside the window what has no approved template says so, and what to do', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Rui Alves' }, 30);
  await openScreen(page);
  const messages = page.getByRole('region', { name: 'Mensagens que serão enviadas' });
  await expect(messages).toContainText('Janela de 24 horas fechada');
  await expect(messages.getByText('Sem modelo aprovado')).toHaveCount(4);
  await expect(messages).toContainText('espere a pessoa escrever');
});

test('WPP-08 WPP-11 WPP-12 one key each: the first is approved, the next is there, and nothing goes for ten seconds', async ({
  page,
}) => {
  const second = await pendente({ nome: 'Rui Alves', criadoEm: new Date(Date.now() - 60_000) });
  const first = await pendente({ nome: 'Ana Lima' });
  await openScreen(page);
  await card(page, 'Ana Lima').focus();
  await page.keyboard.press('a');
  await expect(toast(page)).toContainText('Corretor Aprovado!');
  await expect(toast(page)).toContainText('As credenciais serão enviadas via WhatsApp.');
  await expect(card(page, 'Rui Alves')).toBeFocused();
  await expect(card(page, 'Ana Lima')).toBeHidden();
  await expect(bar(page)).toContainText('Ana Lima: envio em 10 segundos');
  expect((await rowOf(first.id)).aprovado).toBe(true);
  expect((await sentTo(first.whatsappNormal)).every(({ estado }) => estado === 'queued')).toBe(true);

  // The second is decided as well; both can be taken back, the latest first.
  await page.keyboard.press('a');
  await expect(page.getByText('Nenhuma aprovação pendente')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(card(page, 'Rui Alves')).toBeVisible();
  await expect(toast(page)).toContainText('Aprovação desfeita');
  expect((await rowOf(second.id)).aprovado).toBe(false);
  await expect(bar(page)).toContainText('Ana Lima');
  await page.keyboard.press('Control+z');
  await expect(card(page, 'Ana Lima')).toBeVisible();
  // Who came back is the chosen one again: the next key is about no other.
  await expect(card(page, 'Ana Lima')).toBeFocused();
  await expect(card(page, 'Ana Lima')).toHaveAttribute('aria-current', 'true');
  expect((await rowOf(first.id)).aprovado).toBe(false);
  expect((await sentTo(first.whatsappNormal)).every(({ estado }) => estado === 'cancelled')).toBe(true);
});

test('WPP-18 after ten seconds the bar is gone and the messages are out, in their order', {
  tag: '@all',
}, async ({ page }) => {
  const { whatsappNormal } = await pendente({ nome: 'Ana Lima' });
  await openScreen(page);
  const approve = card(page, 'Ana Lima').getByRole('button', { name: /Aprovar/ });
  await approve.click();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  // Whoever reads it does not hold up what goes out at its time.
  await bar(page).hover();
  await expect(bar(page)).toBeHidden();
  await expect
    .poll(async () => (await sentTo(whatsappNormal)).map(({ chave, estado }) => `${chave} ${estado}`))
    .toEqual([
      ...['lisa_welcome_approved_message sent', 'credenciais sent', 'site sent', 'lisa_final_message sent'],
    ]);
});

test('WPP-09 WPP-13 WPP-16 a rejection asks for a reason, shows what will be read, and can be reopened', async ({
  page,
}) => {
  const { id } = await pendente({ nome: 'Ana Lima' });
  await pendente({ nome: 'Rui Alves', criadoEm: new Date(Date.now() - 60_000) });
  await openScreen(page);
  await card(page, 'Ana Lima').focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Rejeitar Ana Lima' });
  await dialog.getByLabel('Motivo (opcional)').fill('CRECI vencido');
  await expect(dialog.getByRole('region', { name: 'Mensagens que serão enviadas' })).toContainText(
    'Motivo: CRECI vencido',
  );
  await expectAccessible(page);
  // What was typed a moment before is sent, shown in the preview or not.
  await dialog.getByLabel('Motivo (opcional)').fill('CRECI vencido em março');
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(toast(page)).toContainText('Corretor Rejeitado');
  await expect(toast(page)).toContainText('O corretor será notificado via WhatsApp.');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Ana Lima')).toBeHidden();
  await expect(card(page, 'Rui Alves')).toBeFocused();
  expect(await rowOf(id)).toMatchObject({ ativo: false, motivoRejeicao: 'CRECI vencido em março' });

  await page.getByRole('button', { name: 'Rejeitados' }).click();
  await expect(card(page, 'Ana Lima')).toContainText('CRECI vencido em março');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reabrir Ana Lima' }).click();
  await expect(page.getByText('Nenhum corretor rejeitado')).toBeVisible();
  await page.getByRole('button', { name: /^Pendentes/ }).click();
  await expect(card(page, 'Ana Lima')).toBeVisible();
});

test('WPP-22 without a number nothing can be decided; of several on one number the chosen one is', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Sem Número', whatsapp: null, whatsappNormal: null });
  const shared = { whatsapp: '(11) 97777-0001', whatsappNormal: '5511977770001' };
  const one = await pendente({ nome: 'Primeira Pessoa', ...shared });
  const other = await pendente({ nome: 'Segunda Pessoa', ...shared });
  await openScreen(page);
  const mute = card(page, 'Sem Número');
  for (const name of [/Aprovar/, /Rejeitar/]) {
    await expect(mute.getByRole('button', { name })).toBeDisabled();
    await expect(mute.getByRole('button', { name })).toHaveAccessibleDescription(/Sem WhatsApp/);
  }
  await mute.focus();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card(page, 'Primeira Pessoa')).toContainText('2 registros neste número');
  await expectAccessible(page);
  await card(page, 'Segunda Pessoa')
    .getByRole('button', { name: /Aprovar/ })
    .click();
  await expect(card(page, 'Segunda Pessoa')).toBeHidden();
  await expect(card(page, 'Primeira Pessoa')).not.toContainText('neste número');
  expect([(await rowOf(one.id)).aprovado, (await rowOf(other.id)).aprovado]).toEqual([false, true]);
});

test('WPP-14 whom another administrator has just decided about: the reason is told and the list is fresh', async ({
  page,
}) => {
  const { id, whatsapp } = await pendente({ nome: 'Ana Lima' });
  // This screen hears of nothing by itself.
  await page.route('**/api/mudancas', (route) => route.abort());
  const { call } = await openScreen(page);
  await expect(card(page, 'Ana Lima')).toBeVisible();
  expect((await call(`${api}/reject`, { whatsapp, reason: 'Repetido' })).status).toBe(200);
  await card(page, 'Ana Lima')
    .getByRole('button', { name: /Aprovar/ })
    .click();
  await expect(toast(page)).toContainText('Erro ao Aprovar');
  await expect(toast(page)).toContainText('admin já rejeitou este cadastro');
  await expect(page.getByText('Nenhuma aprovação pendente')).toBeVisible();
  expect((await rowOf(id)).aprovado).toBe(false);
});

test('WPP-14 a failure without words has the catalogue’s, and the reason that was typed stays', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Rui Alves', criadoEm: new Date(Date.now() - 60_000) });
  await pendente({ nome: 'Ana Lima' });
  await page.route(`**${api}/approve`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.route(`**${api}/reject`, (route) => route.fulfill({ status: 500, body: '' }));
  await openScreen(page);
  await card(page, 'Ana Lima').focus();
  await page.keyboard.press('a');
  await expect(toast(page)).toContainText('Erro ao Aprovar');
  await expect(toast(page)).toContainText('Ocorreu um erro ao aprovar o corretor');
  // Who tries again by key means the same person.
  await expect(card(page, 'Ana Lima')).toBeFocused();
  await card(page, 'Ana Lima')
    .getByRole('button', { name: /Rejeitar/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo (opcional)').fill('CRECI vencido');
  await dialog.getByRole('button', { name: 'Rejeitar' }).click();
  await expect(toast(page)).toContainText('Ocorreu um erro ao rejeitar o corretor');
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('CRECI vencido');
  // Closed by accident it comes back; cancelled it is gone.
  const again = card(page, 'Ana Lima').getByRole('button', { name: /Rejeitar/ });
  await page.keyboard.press('Escape');
  await again.click();
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('CRECI vencido');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await again.click();
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('');
});

test('after a rejection the next person is in hand, not the first', { tag: '@all' }, async ({ page }) => {
  for (const [at, nome] of ['Rui Alves', 'Bia Prado', 'Caio Melo', 'Ana Lima'].entries())
    await pendente({ nome, criadoEm: new Date(Date.now() - at * 60_000) });
  await openScreen(page);
  const names = await page.getByRole('list', { name: 'Pendentes' }).getByRole('article').allTextContents();
  const order = ['Rui Alves', 'Bia Prado', 'Caio Melo', 'Ana Lima'].sort(
    (a, b) => names.findIndex((text) => text.includes(a)) - names.findIndex((text) => text.includes(b)),
  );
  await card(page, order[1]!).focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Motivo (opcional)')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(card(page, order[1]!)).toBeHidden();
  await expect(card(page, order[2]!)).toBeFocused();
});

test('API-22 who registers elsewhere appears by itself, who is decided about elsewhere goes', {
  tag: '@all',
}, async ({ browser }) => {
  const other = await openIn(browser);
  await expect(other.page.getByText('Nenhuma aprovação pendente')).toBeVisible();
  const { whatsapp } = await pendente({ nome: 'Ana Lima' });
  // As the assistant does when a registration is complete.
  await product.db.transaction((tx) => bumpLists(tx, 'corretores'));
  await expect(card(other.page, 'Ana Lima')).toBeVisible();
  await other.call(`${api}/approve`, { whatsapp });
  await expect(card(other.page, 'Ana Lima')).toBeHidden();
  await other.page.context().close();
});
async function openIn(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const listening = page.waitForResponse('**/api/mudancas');
  const opened = await openScreen(page);
  await listening;
  return { page, ...opened };
}

test('WPP-18 approved but not delivered is counted, says why, and can be sent again', {
  tag: '@all',
}, async ({ page }) => {
  const row = await pendente({ nome: 'Ana Lima', aprovado: true });
  const at = new Date();
  await product.db.insert(lisaAtos).values({
    id: crypto.randomUUID(),
    tipo: 'aprovou',
    corretorId: row.id,
    userId: 1,
    antes: {},
    feitoEm: at,
    desfazerAte: at,
  });
  const [act] = await product.db.select().from(lisaAtos).where(eq(lisaAtos.corretorId, row.id));
  await product.db.insert(lisaEnviadas).values({
    canal: 'simulator',
    pessoa: row.whatsappNormal!,
    atoId: act!.id,
    corretorId: row.id,
    chave: 'site',
    texto: 'O seu site está sendo *preparado*.',
    estado: 'failed',
    liberadaEm: at,
    motivo: 'O modelo foi recusado.',
    motivoCodigo: 'modelo-recusado',
    criadoEm: at,
  });
  await openScreen(page);
  await page.getByRole('button', { name: 'Não entregues 1' }).click();
  await expect(card(page, 'Ana Lima')).toContainText('Falhou');
  await expect(card(page, 'Ana Lima')).toContainText('O modelo foi recusado.');
  await expectAccessible(page);
  await card(page, 'Ana Lima').getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(toast(page)).toContainText('de novo na fila');
  await expect(card(page, 'Ana Lima')).toBeHidden();
  await expect
    .poll(async () => (await sentTo(row.whatsappNormal)).map(({ estado }) => estado))
    .toEqual(['sent']);
});

test('API-20 WPP-04 WPP-08 with the documented calls alone the screen decides as well', {
  tag: '@all',
}, async ({ page }) => {
  await pendente({ nome: 'Ana Lima', whatsapp: '(11) 96666-0001', whatsappNormal: '5511966660001' });
  await createCorretor(product.db, { nome: 'Já Aprovado', aprovado: true });
  for (const call of ['aprovacoes?*', 'canal', 'previa?*', 'evidencias?*'])
    await page.route(`**${api}/${call}`, (route) => route.fulfill({ status: 404, body: '' }));
  await openScreen(page);
  await expect(card(page, 'Ana Lima')).toBeVisible();
  await expect(page.getByText('Já Aprovado')).toBeHidden();
  const cards = page.getByRole('list', { name: 'Resumo das aprovações' }).getByRole('listitem');
  await expect(cards).toHaveText([/^Pendentes1$/, /^Total Cadastrados2$/, /^Lisa/]);
  const approving = page.waitForRequest(`**${api}/approve`);
  await card(page, 'Ana Lima')
    .getByRole('button', { name: /Aprovar/ })
    .click();
  expect((await approving).postDataJSON()).toEqual({ whatsapp: '(11) 96666-0001' });
  await expect(page.getByText('Nenhuma aprovação pendente')).toBeVisible();
});

test('the dashboard leads to who waits', { tag: '@all' }, async ({ page }) => {
  await pendente({ nome: 'Ana Lima', nomeGuerra: 'Bia Lima' });
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/dashboard`);
  await page.getByRole('link', { name: 'Bia Lima' }).first().click();
  await expect(page).toHaveURL(/whatsapp-aprovacoes/);
  await expect(card(page, 'Ana Lima')).toBeVisible();
});

test('on a phone a card holds what is needed to decide, within the thumb’s reach', { tag: '@all' }, async ({
  browser,
}) => {
  const nome = 'Maria Fernanda Albuquerque Cavalcanti';
  const { whatsapp, whatsappNormal } = await pendente({ nome });
  await pendente({ nome: 'Ana Beatriz Lima', whatsapp, whatsappNormal });
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await openScreen(page);
  // A mark beside a long name leaves it the width of its words.
  await expect(card(page, nome)).toContainText('neste número');
  const { width } = (await page.getByRole('heading', { name: nome }).boundingBox())!;
  expect(width).toBeGreaterThan(200);
  await expect(card(page, 'Ana Beatriz Lima')).toContainText('Mensagens que serão enviadas');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
  await context.close();
});
