import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaContatos, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { createPhone, lisaSettled, phoneSecret, registrationOf } from '#tests/phone.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';
import { expectRefused } from '../support/refused.ts';

let product: ProductHere;
test.beforeAll(async () => {
  product = await startProductHere({
    workers: true,
    env: { WHATSAPP_APP_SECRET: phoneSecret, WHATSAPP_TEMPLATES: 'retomada=voltar_a_falar' },
  });
});
test.afterAll(() => product?.stop());
test.beforeEach(async () => {
  for (const table of [onboardingSessions, lisaContatos, lisaEnviadas]) await product.db.delete(table);
});

const hour = 60 * 60_000;
let numbers = 0;
/** The clock runs by itself here. */
const clock = { now: () => new Date(), advance: () => {} };
// biome-ignore lint/suspicious/noExplicitAny: a phone needs an address, a database and a clock
const here = (): any => ({ ...product, clock });

/** Someone talking to Lisa through the real webhook, with this many answers. */
async function talking(name: string, answers: number) {
  const n = ++numbers;
  const phone = createPhone(here(), `5511${920_000_000 + n}`, name);
  await phone.says('Oi', ...registrationOf(7000 + n).slice(0, answers));
  return phone;
}
/** Moves a person's last message into the past. */
async function silentFor(phone: { person: string }, hours: number) {
  const at = new Date(Date.now() - hours * hour);
  await product.db
    .update(onboardingSessions)
    .set({ ultimaMensagemEm: at })
    .where(eq(onboardingSessions.whatsapp, phone.person));
  await product.db
    .update(lisaContatos)
    .set({ ultimaRecebidaEm: at })
    .where(eq(lisaContatos.pessoa, phone.person));
}
async function openScreen(page: Page, query = '') {
  const token = await product.login();
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes/conversas${query}`);
}
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversas' }).getByRole('button', { name });
const painel = (page: Page) => page.getByRole('region', { name: 'Conversa', exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' });

test('WPP-25 WPP-27 shows where people are and stop, and who asked for a person', { tag: '@all' }, async ({
  page,
}) => {
  const stopped = await talking('Caio Prado', 1);
  await talking('Dora Reis', 1);
  const asking = await talking('Elis Nunes', 0);
  await asking.says('quero falar com uma pessoa');
  await silentFor(stopped, 5);
  await openScreen(page);
  await expect(page).toHaveTitle(/Conversas WhatsApp/);
  await expect(page.getByRole('button', { name: '3. CRECI 2 · 1 parada' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Conversas' }).getByRole('listitem');
  await expect(list.first()).toContainText('Elis Nunes');
  await expect(row(page, 'Elis Nunes')).toContainText('Pediu uma pessoa');
  await expect(row(page, 'Caio Prado')).toContainText('Parada há 5 horas');
  await expect(row(page, 'Caio Prado')).toContainText('Passo 3 de 13: CRECI');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Paradas 1' }).click();
  await expect(list).toHaveCount(1);
  await expect(page).toHaveURL(/filtro=paradas/);
  await page.getByRole('button', { name: 'Todas 3' }).click();
  await page.getByRole('button', { name: /2\. Interesse/ }).click();
  await expect(list).toHaveCount(1);
  await expect(row(page, 'Elis Nunes')).toBeVisible();
  await page.getByRole('button', { name: /2\. Interesse/ }).click();
  await page.getByRole('searchbox', { name: 'Buscar conversas' }).fill('dora');
  await expect(list).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Buscar conversas' }).fill('ninguém assim');
  await expect(page.getByText('Nenhuma conversa encontrada')).toBeVisible();
});

test('a person takes over, writes, reads the answer as it comes, and gives back to Lisa', async ({
  page,
}) => {
  const phone = await talking('Caio Prado', 1);
  await openScreen(page);
  await row(page, 'Caio Prado').click();
  await expect(log(page)).toContainText('Oi');
  await expect(painel(page)).toContainText('A Lisa responde nesta conversa');
  await painel(page).getByRole('button', { name: 'Assumir conversa' }).click();
  await expect(painel(page)).toContainText('Janela de 24 horas aberta até');
  await expect(painel(page).getByText('Com admin')).toBeVisible();
  await painel(page).getByLabel('Mensagem').fill('Oi, Caio! Sou da *equipe*.');
  await expectAccessible(page);
  await painel(page).getByRole('button', { name: 'Enviar' }).click();
  const mine = log(page).getByRole('listitem').last();
  await expect(mine).toContainText('Oi, Caio! Sou da equipe.');
  await expect(mine).toContainText('admin');
  await expect(mine).toContainText('Enviada');
  await expect(painel(page).getByLabel('Mensagem')).toHaveValue('');

  // Lisa is silent; what the person writes appears by itself (API-22).
  await phone.text('Que bom, preciso de ajuda');
  await expect(log(page).getByRole('listitem').last()).toContainText('preciso de ajuda');
  await painel(page).getByRole('button', { name: 'Devolver à Lisa' }).click();
  await expect(painel(page)).toContainText(
    'A Lisa responde nesta conversa. Ao enviar, você assume a conversa.',
  );
  await expect(log(page).getByRole('listitem').last()).toContainText('CRECI');
  await lisaSettled(here());
  expect((await phone.outbox()).at(-1)!.chave).toBe('lisa_creci_request_message');

  // Taken over by writing.
  await painel(page).getByLabel('Mensagem').fill('Sou eu de novo.');
  await painel(page).getByRole('button', { name: 'Assumir e enviar' }).click();
  await expect(log(page).getByRole('listitem').last()).toContainText('Sou eu de novo.');
  await expect(painel(page).getByText('Com admin')).toBeVisible();
  await expect(painel(page).getByLabel('Mensagem')).toHaveValue('');
});

test('WPP-18 outside the window the approved template goes, and nothing else can be written', {
  tag: '@all',
}, async ({ page }) => {
  const phone = await talking('Caio Prado', 1);
  await silentFor(phone, 30);
  await openScreen(page);
  await row(page, 'Caio Prado').click();
  await painel(page).getByRole('button', { name: 'Assumir conversa' }).click();
  await expect(painel(page)).toContainText('Janela de 24 horas fechada');
  await expect(painel(page).getByLabel('Mensagem', { exact: true })).toBeHidden();
  await expect(painel(page)).toContainText('gostaria de continuar a conversa com você');
  await expectAccessible(page);
  await painel(page).getByRole('button', { name: 'Enviar modelo voltar_a_falar' }).click();
  await expect(log(page).getByRole('listitem').last()).toContainText('modelo voltar_a_falar');
});

test('PNL-07 (in part) a conversation that nobody can write in says why it is not taken over', {
  tag: '@all',
}, async ({ page }) => {
  const phone = await talking('Caio Prado', 1);
  await silentFor(phone, 30);
  const aviso = 'Não há modelo aprovado para retomar conversas.';
  await page.route(/\/whatsapp\/conversas\/\d+/, async (route) => {
    const response = await route.fetch();
    const transcript = await response.json();
    await route.fulfill({
      response,
      json: { ...transcript, retomada: { ...transcript.retomada, modelo: null, aviso } },
    });
  });
  await openScreen(page);
  await row(page, 'Caio Prado').click();
  await expectRefused(page, painel(page).getByRole('button', { name: 'Assumir conversa' }), aviso);
  await expect(painel(page)).toContainText('Ninguém da equipe pode escrever aqui agora');
});

test('a failed message says why', { tag: '@all' }, async ({ page }) => {
  const phone = await talking('Caio Prado', 1);
  const [sent] = (await phone.outbox()).slice(-1);
  await product.db
    .update(lisaEnviadas)
    .set({ estado: 'failed', motivo: 'O número não está no WhatsApp.' })
    .where(eq(lisaEnviadas.id, sent!.id));
  await openScreen(page);
  await expect(row(page, 'Caio Prado')).toContainText('1 falha de envio');
  await row(page, 'Caio Prado').click();
  await expect(log(page)).toContainText('Falhou');
  await expect(log(page)).toContainText('O número não está no WhatsApp.');
});

test('on a phone it is the list or the conversation, with a way back', { tag: '@all' }, async ({
  browser,
}) => {
  await talking('Caio Prado', 1);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await openScreen(page);
  await row(page, 'Caio Prado').click();
  await expect(log(page)).toBeVisible();
  await expect(row(page, 'Caio Prado')).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Todas as conversas' }).click();
  await expect(row(page, 'Caio Prado')).toBeVisible();
  await context.close();
});

test('nobody has written yet', { tag: '@all' }, async ({ page }) => {
  await openScreen(page);
  await expect(page.getByText('Ninguém escreveu para a Lisa ainda')).toBeVisible();
  await expectAccessible(page);
});
