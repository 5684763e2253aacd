import { expect, type Page, test } from '@playwright/test';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';
import { lisaSettled, newMessageId, postWebhook } from '#tests/phone.ts';
import { type ProductHere, startProductHere } from '../product-here.ts';

const token = 'token-do-webhook';
let fake: Awaited<ReturnType<typeof startFakeWhatsapp>>;
let product: ProductHere;
test.beforeAll(async () => {
  fake = await startFakeWhatsapp();
  product = await startProductHere({
    workers: true,
    env: {
      WHATSAPP: 'evolution',
      EVOLUTION_URL: fake.url,
      EVOLUTION_API_KEY: 'chave',
      EVOLUTION_INSTANCE: 'portal',
      EVOLUTION_WEBHOOK_TOKEN: token,
      PUBLIC_URL: 'https://portal.exemplo.com.br',
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await fake?.stop();
});

const clock = { now: () => new Date(), advance: () => {} };
// biome-ignore lint/suspicious/noExplicitAny: the queue needs a database and a clock
const here = (): any => ({ ...product, clock });
const told = (event: string, data: unknown) =>
  postWebhook(product, JSON.stringify({ event, instance: 'portal', data }), {
    authorization: `Bearer ${token}`,
  });
async function write(text: string) {
  await told('messages.upsert', {
    key: { remoteJid: '204811937755501@lid', fromMe: false, id: newMessageId() },
    pushName: 'Bruna Siqueira',
    message: { conversation: text },
    messageTimestamp: Math.floor(Date.now() / 1000),
  });
}
async function open(page: Page, query = '') {
  const stored = await product.login();
  await page.addInitScript((value) => localStorage.setItem('token', value), stored);
  await page.goto(`${product.url}/admin/whatsapp-aprovacoes/conversas${query}`);
}
/** A picture of a QR code with irrelevant content. */
const qr =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC';

test('WIR-04 the channel’s card says who must scan again, shows the code, and is well once it was scanned', {
  tag: '@all',
}, async ({ page }) => {
  fake.evolution.state = 'close';
  await told('connection.update', { instance: 'portal', state: 'close', statusReason: 401 });
  await open(page);
  const card = page.getByRole('region', { name: 'Canal do WhatsApp' });
  await expect(card).toContainText('Desconectada');
  await expect(card).toContainText('instância portal');
  await expectAccessible(page);
  fake.evolution.qr = qr;
  await card.getByRole('button', { name: 'Mostrar QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conectar o aparelho' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(dialog).toContainText('renovado sozinho');
  await expectAccessible(page);
  fake.evolution.state = 'open';
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await card.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(card).toContainText('Conectada');
  await expect(card.getByRole('button', { name: 'Mostrar QR code' })).toBeHidden();
});

test('WIR-04 a message in doubt waits for a person, who says that it arrived', { tag: '@all' }, async ({
  page,
}) => {
  fake.evolution.state = 'open';
  fake.script({
    on: '/message/sendText/',
    status: 400,
    body: { status: 400, error: 'Bad Request', response: { message: ['Error: Timed Out'] } },
  });
  await write('Oi');
  await lisaSettled(here());
  await open(page);
  await page.getByRole('button', { name: 'Bruna Siqueira' }).click();
  const log = page.getByRole('log', { name: 'Mensagens' });
  await expect(log).toContainText('Em dúvida');
  await expect(log).toContainText('não é enviada de novo sozinha');
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Já chegou' }).click();
  await expect(log).not.toContainText('Em dúvida');
  expect((await product.db.select().from(lisaEnviadas)).map(({ estado }) => estado)).toEqual(['sent']);
});

test('WIR-03 what was left out is counted where the channel is shown', async ({ page }) => {
  await told('messages.upsert', {
    key: { remoteJid: '120363041122334455@g.us', fromMe: false, id: newMessageId() },
    message: { conversation: 'do grupo' },
  });
  await open(page);
  const card = page.getByRole('region', { name: 'Canal do WhatsApp' });
  await card.getByText(/deixadas? de fora/).click();
  await expect(card).toContainText('1 de grupos');
});
